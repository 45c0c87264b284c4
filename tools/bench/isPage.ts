import { pages } from '../../apps/bff/src/modules/search/__generated__/pages.ts';

/** Whether the web app has a page, or one above it that leads there: an app that is still being built is passed over. */
export const isPage = (path: string): boolean => pages.some((page) => path === page.path || path.startsWith(`${page.path}/`));
