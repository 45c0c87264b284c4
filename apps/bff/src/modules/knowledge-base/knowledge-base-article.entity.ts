import { defineEntity, p } from '@mikro-orm/core';
import { listIndex, recordColumns } from '../../platform/records/record-columns';
import { KnowledgeBaseCategorySchema } from './knowledge-base-category.entity';

export const KnowledgeBaseArticleSchema = defineEntity({
  name: 'KnowledgeBaseArticle',
  indexes: [listIndex, { properties: ['categoryId'] }],
  properties: {
    ...recordColumns(),
    categoryId: () => p.manyToOne(KnowledgeBaseCategorySchema).mapToPk().fieldName('category_id').deleteRule('cascade'),
    title: p.string().length(200),
    content: p.text(),
  },
});
