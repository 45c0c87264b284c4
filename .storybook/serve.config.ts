import { defineConfig } from 'vite';

/** Serves what was built, for the story tests; a missing file is a 404 and not the page. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  base: '/storybook/',
  appType: 'mpa',
  logLevel: 'warn',
  build: { outDir: 'dist/storybook' },
  preview: { host: '127.0.0.1' },
  plugins: [
    {
      name: 'pictures-of-the-app',
      // The pages of the app name their pictures by address; in the product these stand beside Storybook.
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use((request, _response, next) => {
          if (request.url?.endsWith('.svg') && !request.url.startsWith('/storybook/'))
            request.url = `/storybook${request.url}`;
          next();
        });
      },
    },
  ],
});
