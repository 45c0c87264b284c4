import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { fillPage } from './fillPage.ts';

/**
 * Prepares pages of documentation before they are compiled, alike in Storybook and in the app: code, tokens and the like come from the repository,
 * and imports of the workspace's own packages are looked up as if a script asked, as no tsconfig speaks of MDX.
 */
export const pagesFromRepository = (): Plugin => ({
  name: 'ezone:pages-from-repository',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@ezone\// },
    handler(source, importer) {
      if (!importer?.endsWith('.mdx')) return null;
      return this.resolve(source, importer.replace(/\.mdx$/, '.tsx'), { skipSelf: true });
    },
  },
  transform: {
    filter: { id: /\.mdx$/ },
    handler(source, id) {
      try {
        return { code: fillPage(source, id), map: null };
      } catch (error) {
        throw new Error(`${relative(process.cwd(), id)}: ${(error as Error).message}`, { cause: error });
      }
    },
  },
});
