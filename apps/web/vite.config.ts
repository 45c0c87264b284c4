import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkName } from './vite/chunkName.ts';
import { compressAssets } from './vite/compressAssets.ts';
import { firstPaint } from './vite/firstPaint.ts';
import { stripDefaultMessages } from './vite/stripDefaultMessages.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3333'}`;

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/web',
  plugins: [
    react(),
    // React Aria speaks thirty languages; three of them are ours.
    { ...optimizeLocales.vite({ locales: ['en-US', 'tr-TR', 'ar-AE'] }), enforce: 'pre' },
    stripDefaultMessages({ spared: ['app', 'toast'] }),
    firstPaint({
      guestPage: /[\\/]sign-in[\\/]pages[\\/]LoginPage\.tsx$/,
      routes: /[\\/]web[\\/]src[\\/]routes\.tsx$/,
      shell: /[\\/]web[\\/]src[\\/]SignedInShell\.tsx$/,
    }),
    compressAssets(),
  ],
  // Styles without their indentation, and without the class names that only help in development.
  oxc: { plugins: { styledComponents: { minify: true, pure: true, ssr: false, displayName: false, fileName: false } } },
  resolve: {
    tsconfigPaths: true,
    alias: [
      // Sentences are compiled ahead of time: the parser would be 9 kB for nothing.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      // React has had this store hook of its own since version 18.
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // Formik takes four functions from lodash; for plain data two are a line each, and es-toolkit has the others at a fraction of the size.
      { find: /^lodash(?:-es)?\/cloneDeep$/, replacement: `${import.meta.dirname}/vite/cloneDeep.ts` },
      { find: /^lodash(?:-es)?\/clone$/, replacement: `${import.meta.dirname}/vite/clone.ts` },
      { find: /^lodash(?:-es)?\/(.*)$/, replacement: 'es-toolkit/compat/$1' },
    ],
  },
  server: {
    port: 4200,
    strictPort: true,
    proxy: { '/api': server, '/pictures': server, '/socket.io': { target: server, ws: true } },
  },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    sourcemap: true,
    target: 'baseline-widely-available',
    // All browsers of that baseline preload modules by themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Only formik's `connect` uses them, which we do not.
      treeshake: { moduleSideEffects: [{ test: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }] },
      output: {
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
        // Left alone, the bundler makes a file for every set of pages that have something in common: thirty small files for
        // the sign-in page, which together compress 9 kB worse. Icons are excepted: lazy pages take others from the same barrel.
        codeSplitting: {
          groups: [
            {
              name: 'start',
              tags: ['$initial'],
              test: (id) => !/lucide-react[\\/]dist[\\/]esm[\\/]icons/.test(id),
              priority: 3,
            },
            // Where the pages of the signed-in are, with their names: nobody needs it to sign in.
            { name: 'routes', test: /[\\/]web[\\/]src[\\/]routes\.tsx$/, priority: 2 },
            // What forms are made of, for the pages of a guest and those behind.
            {
              name: 'controls',
              test: /[\\/]libs[\\/]ui[\\/]src[\\/](text-field[\\/](?!TextArea)|(password-field|tabs|card|native-select|visually-hidden)[\\/])/,
              priority: 2,
            },
            // What one signs in with, of which the other pages of a guest have most.
            { name: 'account', test: /[\\/]sign-in[\\/]pages[\\/]LoginPage\.tsx$/, priority: 1 },
            // With all that it imports: every page of the signed-in has it.
            { name: 'shell', test: /[\\/]web[\\/]src[\\/]SignedInShell\.tsx$/, priority: 0 },
          ],
        },
      },
    },
  },
});
