import { defineEntity, p } from '@mikro-orm/core';
import { listIndex, recordColumns } from '../../platform/records/record-columns';

export const FaqItemSchema = defineEntity({
  name: 'FaqItem',
  indexes: [listIndex],
  properties: {
    ...recordColumns(),
    question: p.string().length(200),
    answer: p.text(),
  },
});
