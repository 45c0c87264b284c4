import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { JsonPage } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import {
  CommentPostDto,
  LikePostDto,
  PostIdsDto,
  ProfilePostDto,
  RemovePostCommentDto,
  WritePostDto,
} from './profile.dto';
import { POSTS, ProfilePostsService } from './profile-posts.service';

const unknownPost = { 404: 'The post does not exist, or is in the trash.' };

@Tag('Profile posts', 'What users post on the profile that they share, what they say to it, and who likes it.')
@Access('user')
@Scoped('profile')
@Controller('profile')
export class ProfilePostsController {
  constructor(private readonly posts: ProfilePostsService) {}

  @Call('listProfilePosts', { answers: [ProfilePostDto], summary: 'What was posted, newest first.' })
  @Listed(POSTS, { shared: true })
  @Get('posts')
  list(@Query() query: ListQueryDto): Promise<JsonPage<ProfilePostDto>> {
    return this.posts.table.jsonPage(EVERYBODY, query);
  }

  @Call('createProfilePost', { answers: ProfilePostDto, summary: 'Post a text.' })
  @Idempotent()
  @Post('post')
  create(@CurrentUser() user: Actor, @CreationId() id: string, @Body() post: WritePostDto): Promise<ProfilePostDto> {
    return this.posts.post(user, id, post);
  }

  @Call('removeProfilePosts', {
    answers: [String],
    summary: 'Remove posts of one’s own into the trash; answers the ids of those that were there.',
    description:
      'Those that do not exist are passed over. They come back by `POST /api/trash/restore`, by their author alone.',
    fails: { 403: 'Somebody else has written one of them; none is removed.' },
  })
  @Post('remove-posts')
  remove(@CurrentUser() user: Actor, @Body() { postIds }: PostIdsDto): Promise<string[]> {
    return this.posts.remove(user, postIds);
  }

  @Call('likeProfilePost', {
    answers: ProfilePostDto,
    summary: 'Like a post, or like it no more.',
    description: 'Who does so already changes nothing, so a repetition does no harm.',
    fails: { ...unknownPost, 409: 'As many users like it as may.' },
  })
  @Post('post/like')
  like(@CurrentUser() user: Actor, @Body() like: LikePostDto): Promise<ProfilePostDto> {
    return this.posts.like(user, like);
  }

  @Call('commentProfilePost', {
    answers: ProfilePostDto,
    summary: 'Add a comment to a post, which comes last among its comments.',
    fails: { ...unknownPost, 409: 'The post has 500 comments; it takes no more.' },
  })
  @Idempotent()
  @Post('post/comment')
  comment(
    @CurrentUser() user: Actor,
    @CreationId() id: string,
    @Body() comment: CommentPostDto,
  ): Promise<ProfilePostDto> {
    return this.posts.comment(user, id, comment);
  }

  @Call('removeProfileComment', {
    answers: ProfilePostDto,
    summary: 'Remove a comment of one’s own, or one on a post of one’s own.',
    description: 'One that is gone already is none.',
    fails: { ...unknownPost, 403: 'Somebody else has written it, and the post.' },
  })
  @Post('post/remove-comment')
  removeComment(@CurrentUser() user: Actor, @Body() comment: RemovePostCommentDto): Promise<ProfilePostDto> {
    return this.posts.removeComment(user, comment);
  }
}
