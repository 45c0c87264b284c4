import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { SharedSeeds } from '../../platform/database/shared-seeds';
import { Records } from '../../platform/records/records';
import { shownPhoto, UsersService } from '../users/users.service';
import { ProfilePostSchema } from './profile-post.entity';
import {
  MAX_COMMENTS,
  MAX_LIKES,
  type CommentPostDto,
  type LikePostDto,
  type ProfilePersonDto,
  type ProfilePostDto,
  type RemovePostCommentDto,
  type WritePostDto,
} from './profile.dto';
import { demoPosts } from './profile.seed.data';

/** The list of posts, as events name it. */
export const POSTS = 'profile/posts';

/** What users post on the profile that they share. Calls without rules of their own go to the table directly. */
@Injectable()
export class ProfilePostsService {
  readonly table;

  constructor(
    records: Records,
    seeds: SharedSeeds,
    private readonly users: UsersService,
  ) {
    this.table = records.shared(ProfilePostSchema, {
      ...{ list: POSTS, access: 'user', noun: 'post' },
      // Not what was written in it: all users read that name.
      title: 'type',
      prepareTrash: async (rows, { ids, actor }) => {
        const own = await rows
          .selectFrom('profile_post')
          .select('id')
          .where('owner_id', '=', EVERYBODY)
          .where('id', 'in', ids)
          .where('author_id', '=', actor.id)
          .execute();
        return own.map(({ id }) => id);
      },
    });
    seeds.register({
      name: POSTS,
      fill: (rows) => this.table.fill(rows, EVERYBODY, demoPosts(new Date())),
    });
  }

  /** Posts a text in the name of a user. A repetition answers the post as it is. */
  async post(actor: Actor, id: string, { message }: WritePostDto): Promise<ProfilePostDto> {
    return this.table.create(actor, {
      ...{ id, authorId: actor.id, user: await this.personOf(actor), message, time: now(), type: 'post' },
      ...{ like: 0, likedBy: [], share: 0, media: null, article: null, comments: [] },
    });
  }

  /**
   * Removes those of some posts that are there, into the trash.
   * @returns the ids of the posts
   * @throws ForbiddenException where one is somebody else's
   */
  async remove(actor: Actor, ids: readonly string[]): Promise<string[]> {
    const posts = await this.table.some(EVERYBODY, ids);
    if (posts.some(({ authorId }) => authorId !== actor.id))
      throw new ForbiddenException('A post is removed by its author alone');
    return this.table.removeMany(actor, ids);
  }

  /**
   * Has a user like a post, or like it no more. Who does so already changes nothing.
   * @throws NotFoundException where there is no such post.
   * @throws ConflictException where too many like it.
   */
  like(actor: Actor, { postId, likes }: LikePostDto): Promise<ProfilePostDto> {
    return this.table.edit(actor, postId, (post) => {
      const others = post.likedBy.filter((id) => id !== actor.id);
      const likedBy = likes ? [...others, actor.id] : others;
      if (likedBy.length === post.likedBy.length) return post;
      if (likedBy.length > MAX_LIKES) throw new ConflictException(`A post may be liked by ${String(MAX_LIKES)} users`);
      return { ...post, likedBy, like: post.like + likedBy.length - post.likedBy.length };
    });
  }

  /**
   * Adds a comment to a post. One that is there already stays as it is.
   * @throws NotFoundException where there is no such post.
   * @throws ConflictException where it has too many.
   */
  async comment(actor: Actor, id: string, { postId, message }: CommentPostDto): Promise<ProfilePostDto> {
    const comment = { id, authorId: actor.id, user: await this.personOf(actor), message, time: now() };
    return this.table.edit(actor, postId, (post) => {
      if (post.comments.some((one) => one.id === id)) return post;
      if (post.comments.length >= MAX_COMMENTS)
        throw new ConflictException(`A post may have ${String(MAX_COMMENTS)} comments`);
      return { ...post, comments: [...post.comments, comment] };
    });
  }

  /**
   * Removes a comment from a post, which its author may do, and that of the post; one that is gone already is none.
   * @throws NotFoundException where there is no such post.
   * @throws ForbiddenException where somebody else has written both.
   */
  removeComment(actor: Actor, { postId, commentId }: RemovePostCommentDto): Promise<ProfilePostDto> {
    return this.table.edit(actor, postId, (post) => {
      const comment = post.comments.find(({ id }) => id === commentId);
      if (!comment) return post;
      if (![comment.authorId, post.authorId].includes(actor.id))
        throw new ForbiddenException('A comment is removed by its author, or by that of the post');
      return { ...post, comments: post.comments.filter((one) => one !== comment) };
    });
  }

  private async personOf({ id }: Actor): Promise<ProfilePersonDto> {
    const { data } = await this.users.get(id);
    return { name: data.displayName, avatar: shownPhoto(data.photoURL ?? null) };
  }
}

const now = () => new Date().toISOString();
