import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

/** A page of the web app, as far as tools need it. */
export type Route = {
  path: string;
  access?: string;
  chrome?: string;
  title: Title;
  /** The pages within it that are too many for the route table. */
  places: readonly { path: string; title: Title }[];
};

type Title = { id: string; defaultMessage: string };

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** A module that fetches what routes fetch when somebody searches: once it is imported, nothing more can be. */
const ROUTES = 'virtual:routes-with-places';
const routesWithPlaces: Plugin = {
  name: 'ezone:routes-with-places',
  resolveId: (id) => (id === ROUTES ? id : null),
  load: (id) =>
    id === ROUTES
      ? `import { routeTable } from ${JSON.stringify(join(root, 'apps/web/src/routes.tsx'))};
export const routes = await Promise.all(
  routeTable.routes.map(async (route) => ({ ...route, places: (await route.fetchPlaces?.()) ?? [] })),
);`
      : null,
};

/** All pages of the web app, read from its own route table. */
export const readRoutes = async (): Promise<Route[]> => {
  // The route table imports what looks for a document when it is loaded.
  const { window } = new JSDOM();
  Object.assign(globalThis, { window, document: window.document });
  const { module } = await runnerImport<{ routes: Route[] }>(ROUTES, {
    plugins: [routesWithPlaces],
    configFile: false,
    root,
    logLevel: 'error',
    resolve: {
      tsconfigPaths: true,
      // Node would take the other build of it, whose default export has another shape.
      alias: { 'styled-components': join(root, 'node_modules/styled-components/dist/styled-components.esm.js') },
    },
    environments: { inline: { resolve: { noExternal: ['styled-components'] } } },
  });
  return module.routes;
};

/** A path without the parts that may be left out. */
export const placeOf = (path: string): string => path.replace(/\/:[^/]+\?/g, '').replace(/\/\*$/, '');
