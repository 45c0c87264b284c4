import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from './Person.ts';
import { ServerProcess } from './ServerProcess.ts';

jest.setTimeout(60_000);

let folder: string;
let server: ServerProcess;
const start = async (env: Record<string, string> = {}) => {
  const url = `sqlite:${join(folder, 'ezone.db')}`;
  server = await ServerProcess.start({ DATABASE_URL: url, DEMO_DATA: 'false', ...env });
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ezone-stop-'));
});
afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

/** A request whose body never ends; the server has begun with it. */
const hang = async (): Promise<Socket> => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = 'POST /api/auth/sign-in HTTP/1.1\r\nhost: ezone\r\ncontent-type: application/json\r\n';
  // The server says "100 Continue" as soon as it has read this.
  const begun = new Promise((resolve) => socket.once('data', resolve));
  socket.write(`${head}expect: 100-continue\r\ncontent-length: 100\r\n\r\n`);
  await begun;
  return socket;
};

/** Rejects a promise that nobody looks at, when the process is sent SIGWINCH: nothing in the server does so by itself. */
const defect = "process.on('SIGWINCH', () => void Promise.reject(new Error('Nobody catches this')))";
const thrown = "process.on('SIGWINCH', () => { throw new Error('Nobody catches this') })";

it('ends by the signal, at once, where nothing is under way', async () => {
  await start();
  await register(server.url);
  server.signal('SIGTERM');
  const { code, said } = await server.ended();
  // Nothing is left to do when it sends the signal to itself again: it may be over before that arrives.
  expect([null, 0]).toContain(code);
  expect(said).not.toContain('"level":60');
});

it('ends in time and with code 1, whatever hangs, and says so', async () => {
  await start({ STOP_TIMEOUT: '1s' });
  const socket = await hang();
  server.signal('SIGTERM');
  const { code, said } = await server.ended();
  expect(code).toBe(1);
  expect(said).toContain('"msg":"What was under way did not end within 1000 ms of SIGTERM. It is broken off."');
  socket.destroy();
});

it.each([
  ['a rejection', defect],
  ['an exception', thrown],
])('logs %s that nobody catches, and ends with code 1', async (_, script) => {
  await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` });
  server.signal('SIGWINCH');
  const { code, said } = await server.ended();
  expect(code).toBe(1);
  const lines = said.split('\n').filter((line) => line.includes('Nobody catches this'));
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 60,
      context: 'Process',
      msg: 'An error that nobody caught ends the process',
      err: expect.objectContaining({ message: 'Nobody catches this', stack: expect.any(String) as string }) as object,
    }),
  ]);
});
