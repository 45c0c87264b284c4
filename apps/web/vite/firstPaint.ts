import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import type { Plugin, Rolldown } from 'vite';

type FirstPaintOptions = {
  /** Which module is the page that a visitor without a token comes to. */
  guestPage: RegExp;
};

/**
 * Spares the first paint what it would wait for: the style of the start, 2 kB, is put into the page, and the scripts of the
 * guest's page are named for boot.js, which has them fetched beside the start instead of after it. boot.js itself is minified.
 */
export const firstPaint = ({ guestPage }: FirstPaintOptions): Plugin => ({
  name: 'ezone:first-paint',
  apply: 'build',
  // Files of the public folder are copied as they are; this one stands before everything else.
  writeBundle: async ({ dir = '' }) => {
    const file = join(dir, 'boot.js');
    const { code } = await minify(file, await readFile(file, 'utf8'));
    await writeFile(file, code);
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const withStyle = html.replace(
        /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
        (link, file: string) => {
          const asset = bundle[file];
          return asset?.type === 'asset' ? `<style>${String(asset.source)}</style>` : link;
        },
      );
      const scripts = guestScripts(bundle, guestPage).filter((file) => !html.includes(file));
      return withStyle.replace(
        'src="/boot.js"',
        `src="/boot.js" data-sign-in="${scripts.map((file) => `/${file}`).join(' ')}"`,
      );
    },
  },
});

/** The chunk of the page and all that it imports, without what is only fetched later. */
function guestScripts(bundle: Rolldown.OutputBundle, page: RegExp): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(add);
  };
  chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => page.test(id)))
    .forEach(({ fileName }) => {
      add(fileName);
    });
  return [...found];
}
