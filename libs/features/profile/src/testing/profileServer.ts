import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import { postOf } from '../model/post';
import type { Post, PostComment } from '../model/post';
import { postsCollection } from '../model/postsCollection';
import { sampleProfile } from './profile';

const { list } = postsCollection;

type Answers = {
  /** What was posted before. */
  posts?: readonly Post[];
  /** Answers the posts; it may fail. */
  answer?: (posts: Post[]) => Post[] | Promise<Post[]>;
  activities?: typeof sampleProfile.activities;
};

/** Who the caller is. */
const ada = { authorId: 'ada', user: { name: 'Abbott Keitch', avatar: null } };

/** Keeps what is posted as the real server does, in memory, and tells its windows of changes. */
export const createProfileServer = ({
  posts: first = sampleProfile.posts,
  answer = (posts) => posts,
  activities = sampleProfile.activities,
}: Answers = {}) => {
  const posts = fakeList(first);
  const { openWindow, tell } = fakeWindows();
  const change = (id: string, socketId: string | undefined, fields: (post: Post) => Partial<Post>) => {
    const now = posts.get(id);
    const stored = posts.update({ ...now, ...fields(now) });
    tell(list, [id], socketId);
    return stored;
  };
  const server = fakeApi({
    'GET /api/profile/posts': () => answer([...posts.all()]),
    'GET /api/profile/activities': () => activities,
    'GET /api/profile/photos-videos': () => sampleProfile.albums,
    'GET /api/profile/about': () => sampleProfile.about,
    'POST /api/profile/post': ({ body: { message }, idempotencyKey: id = '', socketId }) => {
      tell(list, [id], socketId);
      return posts.create({ id, ...postOf(ada, message) });
    },
    'POST /api/profile/remove-posts': ({ body: { postIds }, socketId }) => {
      tell(list, postIds, socketId);
      return posts.remove(postIds);
    },
    'POST /api/trash/restore': ({ body: { ids }, socketId }) => {
      tell(list, ids, socketId);
      return posts.restore(ids);
    },
    'POST /api/profile/post/like': ({ body: { postId, likes }, socketId }) =>
      change(postId, socketId, ({ likedBy, like }) => ({
        likedBy: likes ? ['ada'] : likedBy.filter((id) => id !== 'ada'),
        like: like + (likes ? 1 : -1),
      })),
    'POST /api/profile/post/comment': ({ body: { postId, message }, idempotencyKey: id = '', socketId }) =>
      change(postId, socketId, ({ comments }) => ({
        comments: [...comments, { ...ada, id, message, time: new Date().toISOString() }],
      })),
    'POST /api/profile/post/remove-comment': ({ body: { postId, commentId }, socketId }) =>
      change(postId, socketId, ({ comments }) => ({ comments: comments.filter(({ id }) => id !== commentId) })),
  });
  return {
    ...server,
    posts,
    /** Somebody else comments on a post. */
    comment: (postId: string, comment: PostComment) => {
      change(postId, undefined, ({ comments }) => ({ comments: [...comments, comment] }));
    },
    openWindow: () => openWindow(server),
  };
};

/** A server of a profile that exists in a story or a spec only. */
export type ProfileServer = ReturnType<typeof createProfileServer>;
