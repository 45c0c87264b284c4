/** `nx run bff:search-pages`: writes which pages of the web app search finds, from its route table and its messages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeOf, readRoutes, root } from './routeTable.ts';
import type { Route } from './routeTable.ts';

const target = join(root, 'apps/bff/src/modules/search/__generated__/pages.ts');

const messages = (namespace: string, locale: string) =>
  JSON.parse(readFileSync(join(root, `libs/i18n/src/messages/${namespace}.${locale}.json`), 'utf8')) as Record<
    string,
    string
  >;

/** @throws Error where a title is missing in a language */
function titlesOf({ id, defaultMessage }: Route['title']): string[] {
  const [namespace = ''] = id.split('.');
  const others = ['tr', 'ar'].map((locale) => {
    const title = messages(namespace, locale)[id];
    if (title === undefined) throw new Error(`${id} is missing in ${locale}`);
    return title;
  });
  return [...new Set([defaultMessage, ...others])];
}

/**
 * A page with a variable part needs to know of what it is. Nobody who is signed in may see a page for guests. A page without
 * the shell is a step on the way to another, such as signing out.
 */
const isFound = ({ path, access, chrome }: Route) =>
  !placeOf(path).includes(':') && access !== 'onlyGuest' && chrome !== 'bare';

/** A page, and those within it. */
const withPlaces = ({ path, access, title, places }: Route) =>
  [{ path, title }, ...places].map((page) => ({
    path: placeOf(page.path),
    ...(access !== undefined && { access }),
    titles: titlesOf(page.title),
  }));

const pages = (await readRoutes()).filter(isFound).flatMap(withPlaces);
const unique = [...new Map(pages.map((page) => [page.path, page])).values()];

mkdirSync(dirname(target), { recursive: true });
writeFileSync(
  target,
  [
    '// Written by tools/scripts/searchPages.ts from the route table of the web app. Do not edit.',
    "import type { WebPage } from '../web-page';",
    '',
    `export const pages: readonly WebPage[] = ${JSON.stringify(unique, null, 2)};`,
    '',
  ].join('\n'),
);
