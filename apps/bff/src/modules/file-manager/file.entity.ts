import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/database/columns';
import { listIndex, recordColumns } from '../../platform/records/record-columns';
import type { FileType } from './files.dto';

export const FileSchema = defineEntity({
  name: 'File',
  indexes: [listIndex],
  properties: {
    ...recordColumns(),
    name: p.string().length(255),
    type: p.string().length(20).$type<FileType>(),
    owner: p.string().length(100),
    size: p.integer().nullable(),
    modified: instant(),
    opened: instant(),
    created: instant(),
    extention: p.string().length(10),
    location: p.string().length(500),
    offline: p.boolean(),
    preview: p.string().length(2000).nullable(),
  },
});
