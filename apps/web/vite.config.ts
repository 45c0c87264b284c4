import { readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentationPages } from '#documentation/documentationPages';
import { pagesFromRepository } from '#documentation/pagesFromRepository';
import { chunkName } from './vite/chunkName.ts';
import { compressAssets } from './vite/compressAssets.ts';
import { firstPaint } from './vite/firstPaint.ts';
import { pageModules } from './vite/pageModules.ts';
import { reactAsModule } from './vite/reactAsModule.ts';
import { importsOfData } from './vite/importsOfData.ts';
import { isPartOf } from './vite/sharedParts.ts';
import { stripDefaultMessages } from './vite/stripDefaultMessages.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3333'}`;

const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/../../package.json`, 'utf8')) as {
  version: string;
};

const pages = pageModules();

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // What the footer shows.
  define: { __VERSION__: JSON.stringify(version) },
  cacheDir: '../../node_modules/.vite/web',
  plugins: [
    pagesFromRepository(),
    documentationPages(),
    react(),
    reactAsModule(),
    importsOfData(),
    // React Aria speaks thirty languages; three of them are ours.
    { ...optimizeLocales.vite({ locales: ['en-US', 'tr-TR', 'ar-AE'] }), enforce: 'pre' },
    // 0.4 kB less for the sign-in page and 1.6 for the shell, more with each app.
    stripDefaultMessages({ spared: ['app', 'toast'] }),
    pages,
    firstPaint({
      guestPage: /[\\/]sign-in[\\/]pages[\\/]LoginPage\.tsx$/,
      routes: /[\\/]web[\\/]src[\\/]routes\.tsx$/,
      shell: /[\\/]web[\\/]src[\\/]SignedInShell\.tsx$/,
      pages: pages.modules,
    }),
    compressAssets(),
  ],
  // Styles without their indentation, and without the class names that only help in development.
  oxc: { plugins: { styledComponents: { minify: true, pure: true, ssr: false, displayName: false, fileName: false } } },
  resolve: {
    tsconfigPaths: true,
    alias: [
      // Sentences are compiled ahead of time: the parser would be 9 kB for nothing. In development the English in the code is as it was written.
      ...(command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : []),
      // Formik takes four functions from lodash; for plain data two are a line each, and es-toolkit has the others at a fraction of the size:
      // 4 kB less for the sign-in page.
      { find: /^lodash(?:-es)?\/cloneDeep$/, replacement: `${import.meta.dirname}/vite/cloneDeep.ts` },
      { find: /^lodash(?:-es)?\/clone$/, replacement: `${import.meta.dirname}/vite/clone.ts` },
      { find: /^lodash(?:-es)?\/(.*)$/, replacement: 'es-toolkit/compat/$1' },
    ],
  },
  server: {
    port: 4200,
    strictPort: true,
    proxy: {
      '/api': server,
      '/pictures': server,
      // The one that was built last, for the examples of the documentation that stand in a frame.
      '/storybook': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    sourcemap: true,
    target: 'baseline-widely-available',
    // All browsers of that baseline preload modules by themselves.
    modulePreload: { polyfill: false },
    // There is little that is not written as styled components. It is in the page: a file of its own would be fetched once more, and every page
    // that is fetched would wait for it.
    cssCodeSplit: false,
    rolldownOptions: {
      // It says with each build that reading the types of components and compressing take long, which we know.
      checks: { bundlerTimings: false },
      treeshake: {
        moduleSideEffects: [
          // Only formik's `connect` uses them, which we do not.
          { test: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
          // Of a room's door comes what is asked for, and not all that stands behind it: neither doors nor what ui and shell are made of do
          // anything when they are fetched, but for the style sheets of the fonts.
          { test: /[\\/]libs[\\/](?!ui[\\/]src[\\/]fonts[\\/]).*[\\/]index\.ts$/, sideEffects: false },
          { test: /[\\/]libs[\\/](ui[\\/]src[\\/](?!fonts[\\/])|shell[\\/]src[\\/]).*\.tsx?$/, sideEffects: false },
        ],
      },
      output: {
        entryFileNames: 'assets/start-[hash].js',
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
        // Left alone, the bundler makes a file for every set of pages that have something in common: thirty small files for
        // the sign-in page, which together compress 9 kB worse. Icons are excepted: lazy pages take others from the same barrel.
        codeSplitting: {
          groups: [
            {
              name: 'start',
              tags: ['$initial'],
              test: (id) => !/lucide-react[\\/]dist[\\/]esm[\\/]icons/.test(id),
              priority: 4,
            },
            // Where the pages of the signed-in are, with their names: nobody needs it to sign in.
            { name: 'routes', test: /[\\/]web[\\/]src[\\/]routes\.tsx$/, priority: 3 },
            { name: 'controls', test: isPartOf('controls'), priority: 3 },
            // What one signs in with, of which the other pages of a guest have most.
            { name: 'account', test: /[\\/]sign-in[\\/]pages[\\/]LoginPage\.tsx$/, priority: 2 },
            // With all that it imports: every page of the signed-in has it.
            { name: 'shell', test: /[\\/]web[\\/]src[\\/]SignedInShell\.tsx$/, priority: 1 },
            { name: 'page', test: isPartOf('page'), priority: 0.3 },
            { name: 'panes', test: isPartOf('panes'), priority: 0.1 },
            { name: 'collections', test: isPartOf('collections'), priority: 0.5 },
            // A list of records and its page.
            { name: 'lists', test: /[\\/]record-list[\\/]RecordList\.tsx$/, priority: 0.2 },
            // Two files of React Aria that are always wanted together, by the tools of rich text and the letters of contacts.
            {
              name: 'toolbar',
              test: /[\\/]react-aria(-components)?[\\/].*[\\/](useToolbar|Toolbar)\.\w+$/,
              priority: 0,
            },
            // Last, so that it takes nothing from what the start needs.
            { name: 'records', test: isPartOf('records'), priority: 0 },
            // What is fetched when the first menu, popover or drawer is opened.
            { name: 'overlays', test: /[\\/]ui[\\/]src[\\/]overlays[\\/]overlays\.ts$/, priority: 0 },
          ],
        },
      },
    },
  },
}));
