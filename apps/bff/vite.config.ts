import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** What the shape of answers is, in short: two builds with the same contract may share their browsers' lists. */
const contract = createHash('sha256')
  .update(readFileSync(join(import.meta.dirname, 'openapi.json')))
  .digest('base64url')
  .slice(0, 8);

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

const outDir = join(import.meta.dirname, '../../dist/apps/bff');

/** The page of the sockets is plain files, served as they are; with Socket.IO's own client beside them. */
const socketsPage = (): Plugin => ({
  name: 'sockets-page',
  closeBundle() {
    const folder = join(outDir, 'sockets-page');
    const socketIo = dirname(createRequire(import.meta.url).resolve('socket.io/package.json'));
    cpSync(join(import.meta.dirname, 'src/platform/openapi/sockets-page'), folder, { recursive: true });
    cpSync(join(socketIo, 'client-dist/socket.io.esm.min.js'), join(folder, 'socket.io.js'));
  },
});

/** One file a module, no dependency bundled: stack traces stay readable, and Nest finds its decorators' metadata. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  plugins: [socketsPage()],
  define: { __RELEASE__: JSON.stringify(contract), __VERSION__: JSON.stringify(version) },
  build: {
    ssr: true,
    target: 'node24',
    outDir,
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'copy-log': 'src/copy-log.ts',
        openapi: 'src/openapi.ts',
        'create-migration': 'src/create-migration.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
