import type { Plugin } from 'vite';
import { childrenOf, propertiesOf, nameOf, textOf, valueIn } from './syntax.ts';
import type { Node } from './syntax.ts';

/** `lazy: () => import('./TodoApp')` has what is imported. */
const importedBy = (lazy: Node | undefined): string | undefined => {
  const body = lazy?.['body'] as Node | undefined;
  return body?.type === 'ImportExpression' ? textOf(body['source'] as Node) : undefined;
};

/** Where a route's page is: `/home` is one address, `/apps/todo*` it and all below it, `/apps/courses+` only what is below. */
const placeOf = (path: string) => path.replace(/\/\*$/, '*').replace(/\/:.*$/, '+');

/** Whether guests may see a route's page: nothing says whose it is, neither in it nor in what is spread into it. */
const isForAll = (route: Node) =>
  propertiesOf(route).every((property) => property.type !== 'SpreadElement' && nameOf(property) !== 'access');

type Found = {
  pages: { place: string; module: string; isForAll: boolean }[];
  redirects: { from: string; to: string }[];
};

const add = (node: Node, found: Found) => {
  const path = textOf(valueIn(node, 'path'));
  const module = importedBy(valueIn(node, 'lazy'));
  if (path !== undefined && module !== undefined)
    found.pages.push({ place: placeOf(path), module, isForAll: isForAll(node) });
  const redirects = valueIn(node, 'redirects');
  for (const redirect of redirects ? propertiesOf(redirects) : []) {
    const to = textOf(redirect['value'] as Node | undefined);
    if (to !== undefined) found.redirects.push({ from: String(nameOf(redirect)), to });
  }
  for (const child of childrenOf(node)) add(child, found);
};

/** The pages that are written out as routes in a syntax tree, with what they import, and the redirects of a route table. */
export const pagesIn = (tree: Node): Found => {
  const found: Found = { pages: [], redirects: [] };
  add(tree, found);
  return found;
};

/** Which module draws the page at a place, as {@link pagesIn} writes places, and who sees it. Filled while the build runs. */
export type PageModules = ReadonlyMap<string, { module: string; isForAll: boolean }>;

/** Finds the pages of all routes while the build reads them, for whoever has to know their scripts before the app does. */
export const pageModules = (): Plugin & { modules: PageModules } => {
  const modules = new Map<string, { module: string; isForAll: boolean }>();
  const aliases = new Map<string, string>();
  return {
    name: 'ezone:page-modules',
    apply: 'build',
    modules,
    transform: {
      filter: { id: /\.tsx?$/, code: /\blazy: \(\) =>|\bredirects: \{/ },
      async handler(code, id) {
        const { pages, redirects } = pagesIn(this.parse(code) as unknown as Node);
        for (const { place, module, isForAll } of pages) {
          const resolved = await this.resolve(module, id);
          if (resolved) modules.set(place, { module: resolved.id, isForAll });
        }
        for (const { from, to } of redirects) aliases.set(from, to);
        return null;
      },
    },
    buildEnd: () => {
      for (const [from, to] of aliases) {
        const page = modules.get(to) ?? modules.get(`${to}*`);
        if (page !== undefined) modules.set(from, page);
      }
    },
  };
};
