import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** What the shape of answers is, in short: two builds with the same contract may share their browsers' lists. */
const contract = createHash('sha256')
  .update(readFileSync(join(import.meta.dirname, 'openapi.json')))
  .digest('base64url')
  .slice(0, 8);

/** One file a module, no dependency bundled: stack traces stay readable, and Nest finds its decorators' metadata. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  define: { __RELEASE__: JSON.stringify(contract) },
  build: {
    ssr: true,
    target: 'node24',
    outDir: '../../dist/apps/bff',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', openapi: 'src/openapi.ts', 'create-migration': 'src/create-migration.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
