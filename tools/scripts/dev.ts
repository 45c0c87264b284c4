/** `npm run dev`: the server on 3333, rebuilt and restarted on every change, and the web app on 4200 with hot reload. */
import { build } from 'vite';
import { KeptRunning } from '../machine/KeptRunning.ts';
import { start, stopAll } from '../machine/run.ts';

const server = new KeptRunning('node', ['--enable-source-maps', 'dist/apps/bff/main.js']);

const end = (code: number) => {
  stopAll();
  // What was started ends by itself after the signal; the server first answers what it is busy with.
  process.exit(code);
};
process.once('SIGINT', () => {
  end(0);
});
process.once('SIGTERM', () => {
  end(0);
});

const web = start('vite', ['apps/web', '--port', '4200', '--strictPort'], { stdio: ['ignore', 'inherit', 'inherit'] });
web.once('close', (code) => {
  console.error('The web development server has ended.');
  end(code ?? 1);
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
