import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const serverFile = ({
  Thing,
  Things,
  thing,
  things,
  thingPath,
  thingsPath,
  app,
  Noun,
  nouns,
}: ModuleWords) => `import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import type { ${Thing} } from '../model/${thing}';
import { empty${Thing} } from '../model/${thing}';
import { ${things}Collection } from '../model/${things}Collection';

const { list } = ${things}Collection;

/** A few ${nouns}, the newest first. */
export const sample${Things}: ${Thing}[] = [
  { id: 'b1', title: 'Harbour', description: 'What arrives in the morning, and what leaves at night.' },
  { id: 'b2', title: 'Çınar', description: 'Under the plane tree.' },
  { id: 'b3', title: 'قهوة الصباح', description: 'حكايات قصيرة من مدينة قديمة' },
  { id: 'b4', title: 'Atlas', description: '' },
];

/** So many ${nouns}, all different, for seeing how the page bears them. */
export const many${Things} = (length: number): ${Thing}[] =>
  Array.from({ length }, (_, index) => ({
    id: \`many-\${String(index)}\`,
    title: \`${Noun} \${String(index + 1)}\`,
    description: 'A line that says a little. '.repeat((index * 7) % 9),
  }));

/** Keeps ${nouns} as the real server does, in memory, and tells their windows of changes. */
export const create${Things}Server = (first: readonly ${Thing}[] = sample${Things}) => {
  const ${things} = fakeList(first);
  const { openWindow, tell } = fakeWindows();
  const told = <T>(answer: T, ids: readonly string[], by: string | undefined): T => {
    tell(list, ids, by);
    return answer;
  };
  const server = fakeApi({
    'GET /api/${app}/${thingsPath}': ${things}.all,
    'POST /api/${app}/create-${thingPath}': ({ body, idempotencyKey = '', socketId }) =>
      told(${things}.create({ ...empty${Thing}, ...body.${thing}, id: idempotencyKey }), [idempotencyKey], socketId),
    'POST /api/${app}/update-${thingPath}': ({ body: { ${thing}, base }, socketId }) =>
      told(${things}.update(${thing}, base), [${thing}.id], socketId),
    'POST /api/${app}/remove-${thingPath}': ({ body: { ${thing}Id }, socketId }) => {
      const { id } = ${things}.get(${thing}Id);
      return told(${things}.remove([id])[0] ?? id, [id], socketId);
    },
    'POST /api/trash/restore': ({ body: { ids }, socketId }) => told(${things}.restore(ids), ids, socketId),
  });
  return { ...server, ${things}, openWindow: () => openWindow(server) };
};

/** A server of ${nouns} that exists in a story or a spec only. */
export type ${Things}Server = ReturnType<typeof create${Things}Server>;
`;
