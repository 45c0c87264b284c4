import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import type { PageModules } from './pageModules.ts';

type FirstPaintOptions = {
  /** Which module is the page that a visitor without a token comes to. */
  guestPage: RegExp;
  /** Which module holds the routes of all other pages. */
  routes: RegExp;
  /** Which module is what stands around the pages of the signed-in. */
  shell: RegExp;
  /** Which modules are the pages of the signed-in. */
  pages: PageModules;
};

/**
 * Spares the first paint what it would wait for: the style of the start, 2 kB, and the icon are put into the page, and the scripts of the
 * guest's page, of the routes, of the shell and of every page are named for boot.js, which has those that are needed fetched beside the
 * start instead of after it. boot.js itself is minified.
 */
export const firstPaint = ({ guestPage, routes, shell, pages }: FirstPaintOptions): Plugin => {
  let publicFolder = '';
  return {
    name: 'ezone:first-paint',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    // Files of the public folder are copied as they are; this one stands before everything else.
    writeBundle: async ({ dir = '' }) => {
      const file = join(dir, 'boot.js');
      const { code } = await minify(file, await readFile(file, 'utf8'));
      await writeFile(file, code);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const withStyle = html.replace(
          /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
          (link, file: string) => {
            const asset = bundle[file];
            return asset?.type === 'asset' ? `<style>${String(asset.source)}</style>` : link;
          },
        );
        const named = (name: string, module: RegExp) => {
          const files = scriptsOf(bundle, module).filter((file) => !html.includes(file));
          return `data-${name}="${files.map((file) => `/${file}`).join(' ')}"`;
        };
        const known = [...scriptsOf(bundle, shell), ...scriptsOf(bundle, routes)];
        const isNew = (file: string) => !html.includes(file) && !known.includes(file);
        const icon = inAddress(await readFile(join(publicFolder, 'icon.svg'), 'utf8'));
        return withStyle
          .replace('href="/icon.svg"', `href="${icon}"`)
          .replace(
            'src="/boot.js"',
            `src="/boot.js" ${named('sign-in', guestPage)} ${named('routes', routes)} ${named('shell', shell)} ${scriptsOfPages(bundle, pages, isNew)}`,
          );
      },
    },
  };
};

/** A drawing as an address that holds it. */
const inAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .replace(/>\s+</g, '><')
    .trim()
    .replace(/[#%<>]/g, encodeURIComponent)
    .replaceAll('"', "'")}`;

/**
 * Each script of a page once, and for each address the places of its scripts among them: names would be ten times as long. What guests may
 * see ends with an exclamation mark.
 */
function scriptsOfPages(bundle: Rolldown.OutputBundle, pages: PageModules, isWanted: (file: string) => boolean) {
  const files = new Map<string, number>();
  const places = [...pages].map(([place, { module, isForAll }]) => {
    const wanted = scriptsOf(bundle, module).filter(isWanted);
    for (const file of wanted) if (!files.has(file)) files.set(file, files.size);
    return `${place}:${wanted.map((file) => files.get(file)).join()}${isForAll ? '!' : ''}`;
  });
  const names = [...files.keys()].map((file) => file.replace(/^assets\/|\.js$/g, ''));
  return `data-parts="${names.join(' ')}" data-pages="${places.join(' ')}"`;
}

/** The chunk of a module and all that it imports, without what is only fetched later. */
function scriptsOf(bundle: Rolldown.OutputBundle, module: RegExp | string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(add);
  };
  chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => (typeof module === 'string' ? id === module : module.test(id))))
    .forEach(({ fileName }) => {
      add(fileName);
    });
  return [...found];
}
