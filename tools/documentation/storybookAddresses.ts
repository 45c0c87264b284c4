import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

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

/** The pages of documentation with their files, as the sections name both. */
export const filesOfPages = (): ListedPage[] =>
  globSync('*.ts', { cwd: lists }).flatMap((file) => pagesOf(readFileSync(join(lists, file), 'utf8')));

const titleIn = (source: string, quoted: RegExp) => quoted.exec(source)?.[1];

/** Where Storybook shows a page: by its own title, or below the stories that it is of. */
export const storybookId = (file: string): string => {
  const page = readFileSync(file, 'utf8');
  const own = titleIn(page, /<Meta\s+title="([^"]+)"/);
  const stories = /from '(\.[^']*\.stories)'/.exec(page)?.[1];
  const of = stories ? join(dirname(file), `${stories}.tsx`) : undefined;
  const title =
    own ??
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
    const { indexInputs, meta } = loadCsf(readFileSync(join(root, file), 'utf8'), {
      fileName: file,
      makeTitle: (title) => title,
    }).parse();
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
