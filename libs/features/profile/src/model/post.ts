import type { AnswerOf } from '@ezone/api-client';

/** Something that was posted, as the server tells it. */
export type Post = AnswerOf<'listProfilePosts'>[number];
export type PostComment = Post['comments'][number];

/** Somebody of Ezone, as they stand above what they write now. The server writes down who it really was. */
export type Writer = { authorId: string; user: Post['user'] };

/** The longest text of a post and of a comment. */
export const limits = { post: 2000, comment: 1000 };

/** A post of a text, as it is shown before the server has it. */
export const postOf = (writer: Writer, message: string): Omit<Post, 'id'> => ({
  ...writer,
  ...{ message, time: new Date().toISOString(), type: 'post', like: 0, likedBy: [], share: 0 },
  ...{ media: null, article: null, comments: [] },
});
