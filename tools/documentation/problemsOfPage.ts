import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePage } from './documentationPages.ts';
import { fillPage } from './fillPage.ts';
import type { Heading } from './pageHeadings.ts';

const root = join(import.meta.dirname, '../..');

/** What every page of a component says, in this order. */
const OF_COMPONENTS = [
  'When to use it',
  'States',
  'Keyboard',
  'Accessibility',
  'Right to left',
  'Props',
  'Tokens',
  'Do',
  "Don't",
];

/** What pages may name: the addresses of the app, the places within pages, the commands of the repository. */
export type Known = {
  /** Whether the app has a page at an address. */
  isPage: (path: string) => boolean;
  /** The places within each page of documentation, by its path. */
  places: ReadonlyMap<string, readonly string[]>;
  /** Scripts of package.json. */
  scripts: readonly string[];
  /** Targets of Nx, such as `bff:openapi`. */
  targets: readonly string[];
};

/** A page as it is shown: its source with what comes from the repository, and its headings. Throws where it does not compile. */
export async function readPage(file: string): Promise<{ source: string; headings: Heading[] }> {
  const written = readFileSync(file, 'utf8');
  const compiled = await compilePage(fillPage(written, file), file);
  const [, headings = '[]'] = /\nexport const headings = (.*);\n$/.exec(compiled) ?? [];
  return { source: written, headings: JSON.parse(headings) as Heading[] };
}

const allOf = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = '']) => found);

const problemsOfLink = (link: string, path: string, { isPage, places }: Known): string[] => {
  if (/^https?:/.test(link)) return URL.canParse(link) && !/\s/.test(link) ? [] : [`${link} is no address`];
  if (/^(mailto:|\/api\/|\/storybook\/)/.test(link)) return [];
  const [target = '', place] = link.split('#');
  const page = target === '' ? path : target;
  if (!page.startsWith('/')) return [`${link} is neither an address of the app nor one of the web`];
  if (!isPage(page)) return [`no page is at ${page}`];
  if (place !== undefined && places.has(page) && !places.get(page)?.includes(place))
    return [`${page} has no place #${place}`];
  return [];
};

/**
 * What is wrong with a page: a title that is not its own, links that lead nowhere, commands and files that do not exist, and for the page
 * of a component what it does not say.
 * @param path where the app shows it
 * @param title as the menu has it, in English
 */
export function problemsOfPage(
  page: { path: string; title: string; source: string; headings: readonly Heading[] },
  known: Known,
) {
  const { path, title, source, headings } = page;
  const text = source.replace(/^(```+)[^]*?^\1/gm, '');
  const first = /^# (.+)$/m.exec(text)?.[1];
  const seconds = headings.filter(({ level }) => level === 2).map((heading) => heading.text);
  const expected = /^\/documentation\/(shell-)?components\//.test(path) ? OF_COMPONENTS : [];
  return [
    ...(first === title ? [] : [`its first heading is "${first ?? ''}", its title in the menu "${title}"`]),
    ...(expected.length === 0 || seconds.filter((one) => expected.includes(one)).join() === expected.join()
      ? []
      : [`its headings must be ${expected.join(', ')}, in this order, and are ${seconds.join(', ')}`]),
    ...allOf(text, /\]\(([^)\s]+)\)/g).flatMap((link) => problemsOfLink(link, path, known)),
    ...allOf(source, /\bnpm run ([\w:-]+)/g)
      .filter((script) => !known.scripts.includes(script))
      .map((script) => `there is no "npm run ${script}"`),
    ...allOf(source, /\bnx run ([\w-]+:[\w-]+)/g)
      .filter((target) => !known.targets.includes(target))
      .map((target) => `there is no "nx run ${target}"`),
    ...allOf(text, /`((?:apps|libs|tools|docs|\.storybook|\.ci)\/[\w./-]+)`/g)
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `there is no ${file}`),
  ];
}
