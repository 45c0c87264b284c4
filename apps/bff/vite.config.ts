import { defineConfig } from 'vite';

/** One file a module, no dependency bundled: stack traces stay readable, and Nest finds its decorators' metadata. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
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
