import { defineEntity, p } from '@mikro-orm/core';
import { listIndex, recordColumns } from '../../platform/records/record-columns';

export const ProjectSchema = defineEntity({
  name: 'Project',
  indexes: [listIndex],
  properties: { ...recordColumns(), name: p.string().length(100) },
});
