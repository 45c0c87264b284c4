import { inParts } from '@ezone/shell/records';
import type { BulkChange, Collection } from '@ezone/shell/records';
import type { Post, PostComment } from './post';

/** Somebody likes a post, or likes it no more. */
export type Like = { userId: string; likes: boolean };

const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);

const like: BulkChange<Post> = {
  send: (api, [postId = ''], { likes }: Like) => api.likeProfilePost({ body: { postId, likes } }),
  apply: (post, { userId, likes }: Like) => {
    if (post.likedBy.includes(userId) === likes) return post;
    const likedBy = likes ? [...post.likedBy, userId] : post.likedBy.filter((id) => id !== userId);
    return { ...post, likedBy, like: post.like + (likes ? 1 : -1) };
  },
  takeBack: (posts, { userId, likes }: Like) => {
    const ids = idsOf(posts.filter((post) => post.likedBy.includes(userId) !== likes));
    return ids.length === 0 ? [] : [{ name: 'like', ids, given: { userId, likes: !likes } }];
  },
};

const comment: BulkChange<Post> = {
  send: (api, [postId = ''], { id, message }: PostComment) =>
    api.commentProfilePost({ body: { postId, message }, idempotencyKey: id }),
  apply: (post, given: PostComment) =>
    post.comments.some(({ id }) => id === given.id) ? post : { ...post, comments: [...post.comments, given] },
  takeBack: (posts, given: PostComment) => [{ name: 'removeComment', ids: idsOf(posts), given }],
};

const removeComment: BulkChange<Post> = {
  send: (api, [postId = ''], { id }: PostComment) => api.removeProfileComment({ body: { postId, commentId: id } }),
  apply: (post, given: PostComment) => ({ ...post, comments: post.comments.filter(({ id }) => id !== given.id) }),
  // Somebody else's cannot be said again in their name.
  takeBack: (posts, given: PostComment & { isOwn: boolean }) =>
    given.isOwn ? [{ name: 'comment', ids: idsOf(posts), given }] : [],
};

/** What was posted on the profile that all share, and the calls that change it. */
export const postsCollection: Collection<Post> = {
  list: 'profile/posts',
  isOneAnswer: true,
  load: (api, options) => api.listProfilePosts(options),
  create: (api, { id, message }) => api.createProfilePost({ body: { message }, idempotencyKey: id }),
  update: () => Promise.reject(new Error('A post stays as it was written.')),
  remove: (api, ids) => inParts(ids, (postIds) => api.removeProfilePosts({ body: { postIds } })),
  bulk: { like, comment, removeComment },
  pathOf: () => '/pages/profile',
  nameOf: ({ message }) => message,
};
