import type { Plugin } from 'vite';

const attributes = /(\.json')\s*,\s*\{ with: \{ type: 'json' \} \}/g;

/**
 * Lets the development server fetch files of data as it serves them, which is as scripts: an import that says it wants JSON is refused by
 * browsers then. Node does not import JSON without those words, so that they stand in the sources.
 */
export const importsOfData = (): Plugin => ({
  name: 'ezone:imports-of-data',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]i18n[\\/]src[\\/]__generated__[\\/]loaders\.ts$/ },
    handler: (code) => ({ code: code.replace(attributes, '$1'), map: null }),
  },
});
