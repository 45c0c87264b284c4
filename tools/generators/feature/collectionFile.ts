import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const collectionFile = ({
  Thing,
  Things,
  thing,
  things,
  thingsPath,
  app,
  nouns,
}: ModuleWords) => `import { removeEach } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import { limits } from './${thing}';
import type { ${Thing} } from './${thing}';

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** The user's ${nouns}, and the calls that change them. */
export const ${things}Collection: Collection<${Thing}> = {
  list: '${app}/${thingsPath}',
  load: (api, options) => api.list${Things}(options),
  create: (api, { id, ...${thing} }) => api.create${Thing}({ body: { ${thing} }, idempotencyKey: id }),
  update: (api, ${thing}, base) => api.update${Thing}({ body: { ${thing}, base } }),
  remove: (api, ids) => removeEach(ids, (${thing}Id) => api.remove${Thing}({ body: { ${thing}Id } })),
  // The server keeps no white space around a text.
  isSame: (one, other) => trimmed(one) === trimmed(other),
  unfit: ({ title = '', description = '' }) => [
    ...(title.trim().length > limits.title ? ['title' as const] : []),
    ...(description.trim().length > limits.description ? ['description' as const] : []),
  ],
  nameOf: ({ title }) => title,
  pathOf: ({ id }) => \`/apps/${thingsPath}/\${encodeURIComponent(id)}\`,
};
`;
