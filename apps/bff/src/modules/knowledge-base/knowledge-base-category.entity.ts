import { defineEntity, p } from '@mikro-orm/core';
import { listIndex, recordColumns } from '../../platform/records/record-columns';

export const KnowledgeBaseCategorySchema = defineEntity({
  name: 'KnowledgeBaseCategory',
  indexes: [listIndex],
  properties: {
    ...recordColumns(),
    title: p.string().length(100),
    /** Where the web shows its articles. */
    path: p.string().length(200),
  },
});
