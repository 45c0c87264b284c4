import type { Answer, Client } from './test-server';

/** More than any spec has: pages that lead back would be read for ever. */
const MOST_PAGES = 100;

/**
 * All pages of a list, of at most `limit` entries each, as the `Link` header leads from one to the next.
 * @param list its name, with a query if a part of it is asked for
 */
export async function pagesOf<Entry>(client: Client, list: string, limit: number): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  let next: string | undefined = `/api/${list}${list.includes('?') ? '&' : '?'}limit=${String(limit)}`;
  while (next !== undefined) {
    if (pages.length === MOST_PAGES) throw new Error(`The pages of ${list} do not end`);
    const page: Answer = await client.get(next);
    pages.push(page.json<Entry[]>());
    next = /^<(.+)>; rel="next"$/.exec(String(page.headers.link))?.[1];
  }
  return pages;
}
