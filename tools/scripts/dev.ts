/** `npm run dev`: the server on 3333, rebuilt and restarted on every change, and the web app on 4200 with hot reload. */
import { build } from 'vite';
import { KeptRunning } from '../machine/KeptRunning.ts';
import { start, stopAll } from '../machine/run.ts';

// Vite's build would call it production, and the server asks for more there.
process.env.NODE_ENV ??= 'development';

const server = new KeptRunning('node', ['--enable-source-maps', 'dist/apps/bff/main.js']);

/** The server first answers what it is busy with; then nothing of this is left running. */
const end = async (code: number) => {
  await server.stop();
  stopAll();
  process.exit(code);
};
process.once('SIGINT', () => void end(0));
process.once('SIGTERM', () => void end(0));

const web = start('vite', ['apps/web', '--port', '4200', '--strictPort'], { stdio: ['ignore', 'inherit', 'inherit'] });
web.once('close', (code) => {
  console.error('The web development server has ended.');
  void end(code ?? 1);
});

const watcher = await build({
  configFile: 'apps/bff/vite.config.ts',
  mode: 'development',
  logLevel: 'warn',
  build: { watch: {}, emptyOutDir: false },
});
if (!('on' in watcher)) throw new Error('The server build does not watch.');
watcher.on('event', (event) => {
  if (event.code === 'END') server.restart();
  if (event.code === 'ERROR') console.error(event.error.message);
});
