import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { readStories } from './storyFrames.ts';

const root = join(import.meta.dirname, '../..');
const lists = join(root, 'libs/documentation/src/sections');

/** A page of documentation as a section names it. */
type ListedPage = { path: string; file: string; title: string };

const pagesOf = (section: string): ListedPage[] => {
  const titles = new Map(
    [...section.matchAll(/(\w+): \{\s*id: '[\w.]+',\s*defaultMessage:\s*(?:'([^']*)'|"([^"]*)"),?\s*\}/g)].map(
      ([, key = '', plain, quoted]) => [key, plain ?? quoted ?? ''],
    ),
  );
  const entries = section.matchAll(/page\(\s*'([^']+)',\s*titles\.(\w+),\s*\(\) =>\s*import\('([^']+)'\),?\s*\)/g);
  return [...entries].map(([, path = '', title = '', from = '']) => ({
    path: `/documentation/${path}`,
    file: from.startsWith('.') ? join(lists, from) : join(root, from.replace('@ezone/pages/', 'libs/')),
    title: titles.get(title) ?? '',
  }));
};

/** The files of the sections, in the order of the menu. */
const sectionsInOrder = (): string[] => {
  const list =
    /: readonly Section\[\] = \[([^\]]+)\]/.exec(readFileSync(join(lists, 'sections.ts'), 'utf8'))?.[1] ?? '';
  return [...list.matchAll(/\w+/g)].map(([name]) => `${name}.ts`);
};

/** The pages of documentation with their files, as the sections name both and in their order. */
export const filesOfPages = (): ListedPage[] =>
  sectionsInOrder().flatMap((file) => pagesOf(readFileSync(join(lists, file), 'utf8')));

const titleIn = (source: string, quoted: RegExp) => quoted.exec(source)?.[1];

/** The title in Storybook that a page gives itself, such as `Guides/Theming/Theme schemes`; undefined for one that belongs to stories. */
export const ownTitle = (file: string): string | undefined =>
  titleIn(readFileSync(file, 'utf8'), /<Meta\s+title="([^"]+)"/);

/** Where Storybook shows a page: by its own title, or below the stories that it is of. */
export const storybookId = (file: string): string => {
  const page = readFileSync(file, 'utf8');
  const stories = /from '(\.[^']*\.stories)'/.exec(page)?.[1];
  const of = stories ? join(dirname(file), `${stories}.tsx`) : undefined;
  const title =
    ownTitle(file) ??
    (of && existsSync(of) ? titleIn(readFileSync(of, 'utf8'), /const meta = \{[^]*?\btitle: '([^']+)'/) : undefined);
  if (title === undefined) throw new Error(`${basename(file)} has no <Meta> that says where it stands`);
  return toId(title, 'Documentation');
};

/**
 * All that Storybook shows, as its addresses have it: `story/machines-panel--open` and `docs/components-buttons--documentation`. The stories
 * of a file have a page of documentation in any case: one that was written, or the one that Storybook makes.
 */
export const shownInStorybook = (): Set<string> => {
  const stories = globSync('{libs,.storybook}/**/*.stories.tsx', { cwd: root, exclude: ['**/node_modules/**'] });
  const ids = stories.flatMap((file) => {
    const { indexInputs, meta } = readStories(join(root, file));
    return [
      ...indexInputs.map(({ __id: id = '' }) => `story/${id}`),
      `docs/${toId(meta.title ?? '', 'Documentation')}`,
    ];
  });
  return new Set([...ids, ...filesOfPages().map(({ file }) => `docs/${storybookId(file)}`)]);
};

const ADDRESSES = 'virtual:storybook-addresses';

/** Tells Storybook which of its pages shows what `/documentation/...` shows in the app, so that links within pages stay in Storybook. */
export const storybookAddresses = (): Plugin => ({
  name: 'ezone:storybook-addresses',
  resolveId: (source) => (source === ADDRESSES ? `\0${ADDRESSES}` : null),
  load: (id) =>
    id === `\0${ADDRESSES}`
      ? `export const addresses = ${JSON.stringify(Object.fromEntries(filesOfPages().map(({ path, file }) => [path, storybookId(file)])))}`
      : null,
});
