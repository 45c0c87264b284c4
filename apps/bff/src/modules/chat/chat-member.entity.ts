import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';

/** One of the two members of a chat. The contact has its own row. */
export const ChatMemberSchema = defineEntity({
  name: 'ChatMember',
  indexes: [{ properties: ['chatId', 'userId'] }],
  properties: {
    userId: id().primary(),
    contactId: id().primary(),
    /** Computed from the pair, so that both members have the same. */
    chatId: id(),
    /** Sequence number of the last message that the user has read; 0 for none. It never goes back. */
    readSequence: p.bigint('number'),
  },
});
