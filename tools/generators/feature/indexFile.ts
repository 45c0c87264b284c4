import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const indexFile = ({
  Things,
  things,
  thingsPath,
  app,
  noun,
  nouns,
}: ModuleWords) => `import type { AppRoute } from '@ezone/shell/routing';
import type { CollectionLoaders } from '@ezone/shell/records';
import { ${things}Titles } from './titles';

/** What changes of ${nouns} need that an earlier visit has left. */
export const ${things}Collections: CollectionLoaders = {
  '${app}/${thingsPath}': async () => (await import('./model/${things}Collection')).${things}Collection,
};

/** The ${nouns}: a list, and the ${noun} that is open. */
export const ${things}Routes: readonly AppRoute[] = [
  {
    path: '/apps/${thingsPath}/*',
    access: 'user',
    title: ${things}Titles.${things},
    messages: ['${things}', 'list', 'form'],
    lists: ${things}Collections,
    lazy: () => import('./${Things}App'),
    create: { path: '/apps/${thingsPath}?new', title: ${things}Titles.create },
    menu: { group: 'applications', order: 200, icon: 'list' },
  },
];
`;
