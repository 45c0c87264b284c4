import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';
import type { PostType, ProfileArticleDto, ProfileCommentDto, ProfileMediaDto, ProfilePersonDto } from './profile.dto';

/** What was posted on the profile that all users share. */
export const ProfilePostSchema = defineEntity({
  name: 'ProfilePost',
  indexes: [listIndex, ...trashIndexes],
  properties: {
    ...recordColumns(),
    /** Who has written it, among the users; null for the people of the demo. */
    authorId: id().nullable(),
    user: p.json<ProfilePersonDto>(),
    message: p.text(),
    time: instant(),
    type: p.string().length(20).$type<PostType>(),
    /** Of `likedBy`, and of people of the demo. */
    like: p.integer(),
    likedBy: p.json<string[]>(),
    share: p.integer(),
    media: p.json<ProfileMediaDto>().nullable(),
    article: p.json<ProfileArticleDto>().nullable(),
    /** The first is the oldest. */
    comments: p.json<ProfileCommentDto[]>(),
  },
});
