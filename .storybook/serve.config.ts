import { defineConfig } from 'vite';

/** Serves what was built, for the story tests; a missing file is a 404 and not the page. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  base: '/storybook/',
  appType: 'mpa',
  logLevel: 'warn',
  build: { outDir: 'dist/storybook' },
  preview: { host: '127.0.0.1' },
});
