import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';

/** One of the two who share a chat; the contact has a row of its own. */
export const ChatMemberSchema = defineEntity({
  name: 'ChatMember',
  indexes: [{ properties: ['chatId', 'userId'] }],
  properties: {
    userId: id().primary(),
    contactId: id().primary(),
    /** The same for both: worked out from the pair. */
    chatId: id(),
    /** Sequence number of the last message that the user has read; 0 for none. It never goes back. */
    readSequence: p.bigint('number'),
  },
});
