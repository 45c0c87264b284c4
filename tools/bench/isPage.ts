import { readFileSync } from 'node:fs';

/** Written from the route table: the pages that search leads to. */
const pages = readFileSync('apps/bff/src/modules/search/__generated__/pages.ts', 'utf8');
const paths = [...pages.matchAll(/"path": "([^"]+)"/g)].map(([, path]) => path ?? '');

/** Whether the web app has a page, or one above it that leads there: an app that is still being built is passed over. */
export const isPage = (path: string): boolean => paths.some((known) => path === known || path.startsWith(`${known}/`));
