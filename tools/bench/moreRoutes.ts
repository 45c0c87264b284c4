import type { Plugin } from 'vite';

const routesId = 'virtual:bench-routes';
const pageId = 'virtual:bench-page';

const routeSource = (number: number) => `{
  path: '/bench/page-${String(number)}',
  access: 'user',
  title: { id: 'menu.bench.page${String(number)}', defaultMessage: [{ type: 0, value: 'Page ${String(number)}' }] },
  messages: ['bench'],
  lazy: () => import('${pageId}-${String(number)}'),
  menu: { group: 'applications', order: ${String(1000 + number)}, icon: 'note' },
}`;

/** Adds so many routes to the table of the web app, each with a page of its own: what an app of that size costs the start. */
export const moreRoutes = (count: number): Plugin => ({
  name: 'bench:more-routes',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('virtual:bench-') ? `\0${id}` : undefined),
  load: (id) => {
    if (id === `\0${routesId}`)
      return `export const benchRoutes = [${Array.from({ length: count }, (_, number) => routeSource(number)).join()}];`;
    return id.startsWith(`\0${pageId}`) ? `export const Page = () => ${JSON.stringify(id.slice(1))};` : undefined;
  },
  transform: {
    filter: { id: /[\\/]web[\\/]src[\\/]routes\.tsx$/ },
    handler: (code) => {
      const changed = code.replace('...errorRoutes,', '...errorRoutes, ...benchRoutes,');
      if (changed === code) throw new Error('routes.tsx has no place for more routes.');
      return { code: `import { benchRoutes } from '${routesId}';\n${changed}`, map: null };
    },
  },
});
