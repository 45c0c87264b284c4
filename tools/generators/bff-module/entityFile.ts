import type { ModuleWords } from './moduleWords.ts';

export const entityFile = ({ Thing }: ModuleWords) => `import { defineEntity, p } from '@mikro-orm/core';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';

export const ${Thing}Schema = defineEntity({
  name: '${Thing}',
  indexes: [listIndex, ...trashIndexes],
  properties: {
    ...recordColumns(),
    title: p.string().length(200),
    description: p.text(),
  },
});
`;
