import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from '../machine/run.ts';
import { listNotes, userWithNotes } from './benchNotes.ts';
import { connectChat } from './chatWire.ts';
import { inputShapes } from './inputShapes.ts';
import type { Place } from './inputShapes.ts';
import { inputHead, inputLine, isCheap } from './inputTable.ts';
import type { InputCosts } from './inputTable.ts';
import { median } from './median.ts';
import { startServer } from './startServer.ts';

const rounds = 3;
/** What one input may cost the server's event loop, in milliseconds. */
const most = 50;
/** As much as a body may have, without what stands around the shapes and the frame of a packet. */
const size = 1024 * 1024 - 1024;
/** How long a server that is alive may take to say so, beside an input and on a busy machine, in milliseconds. */
const patience = 5000;

/** Where input is sent. `send` answers with which status it was refused or taken. */
type Target = Place & { name: string; send: (json: string) => Promise<number> };

const route = (
  url: string,
  path: string,
  token: string | undefined,
  { around = (object: string) => object, fields }: Partial<Place> & Pick<Place, 'fields'>,
): Target => ({
  name: path.split('/').at(-1) ?? path,
  around,
  fields,
  send: async (body) => {
    const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
    const headers = { 'content-type': 'application/json', ...authorization };
    const response = await fetch(url + path, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  },
});

const event = (wire: Awaited<ReturnType<typeof connectChat>>, name: string, fields: readonly string[]): Target => ({
  name,
  around: (object) => object,
  fields,
  isFramed: true,
  send: (json) =>
    new Promise((resolve) => {
      wire.sendJson(name, json, (answer) => {
        const { ok, error } = answer as { ok: boolean; error?: { statusCode: number } };
        resolve(ok ? 200 : (error?.statusCode ?? Number.NaN));
      });
    }),
});

/** What reading a text as JSON costs this process, in milliseconds: no server can do with less. */
const parseCost = (json: string): number => {
  const before = process.threadCpuUsage();
  try {
    JSON.parse(json);
  } catch {
    // Some are broken on purpose.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** Asks a server again and again whether it is alive, until it is told to stop. */
const watch = (url: string) => {
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      const { ok } = await fetch(`${url}/api/health/live`, { signal: AbortSignal.timeout(patience) });
      if (!ok) throw new Error('The server says that it is not alive');
      longest = Math.max(longest, performance.now() - began);
      await setTimeout(20);
    }
  })();
  // Heard by whoever stops it.
  watching.catch(() => undefined);
  return {
    /** @returns the longest it took to answer, in milliseconds. @throws Error where it did not in time */
    stop: async () => {
      isOver = true;
      await watching;
      return longest;
    },
  };
};

/**
 * Throws a mebibyte of every shape at calls and events, and measures what each costs the thread of the server's event loop.
 * Answers whether all stayed below the limit.
 */
export const benchInput = async (): Promise<boolean> => {
  const built = await run('nx', ['run', 'bff:build']);
  if (built.code !== 0) throw new Error(built.output);
  const folder = mkdtempSync(join(tmpdir(), 'ezone-bench-'));
  const server = await startServer('dist/apps/bff/main.js', {
    DATABASE_URL: `sqlite:${join(folder, 'input.db')}`,
    JWT_SECRET: randomBytes(32).toString('hex'),
    ...{ RATE_LIMIT: '0', DEMO_DATA: 'false', LOG_LEVEL: 'warn' },
  });
  try {
    const { url } = server;
    const { token } = await userWithNotes(url, 'writer', 1);
    const [note] = await listNotes({ url, token });
    const wire = await connectChat(url, token, () => undefined);
    const api = (path: string, place: Parameters<typeof route>[3]) => route(url, `/api/${path}`, token, place);
    const targets: Target[] = [
      route(url, '/api/auth/sign-in', undefined, { fields: ['email'] }),
      route(url, '/api/auth/register', undefined, { fields: ['displayName', 'password'] }),
      api('notes-app/create-note', {
        around: (object) => `{"note":${object}}`,
        fields: ['title', 'archive', 'image', 'reminder', 'checklist', 'labels'],
      }),
      api('notes-app/update-note', {
        // What stands last counts, so that all fields but one are good.
        around: (object) => `{"note":${JSON.stringify(note).slice(0, -1)},${object.replace(/^\{/, '')}}`,
        fields: ['description', 'checklist'],
      }),
      api('notes-app/update-labels', { fields: ['labels'] }),
      api('auth/user/update', {
        around: (object) => `{"user":{"data":${object}}}`,
        fields: ['displayName', 'photoURL', 'shortcuts', 'settings'],
      }),
      api('notification-panel/restore', { fields: ['ids'] }),
      event(wire, 'message:send', ['messageText', 'clientMessageId']),
      event(wire, 'messages:since', ['messageId', 'limit']),
    ];
    const names = targets.map(({ name }) => name);
    const measured: InputCosts[] = [];
    const health = watch(url);
    console.log(
      `Inputs of 1 MiB, each ${String(rounds)} times; milliseconds of the event loop's processor, at most ${String(most)}`,
    );
    console.log(inputHead(names));
    for (const { name, inputs } of inputShapes) {
      const ofShape: InputCosts[] = [];
      let parsing = 0;
      for (const target of targets) {
        for (const input of inputs(target, size)) {
          const costs: number[] = [];
          for (let round = 0; round < rounds; round++) {
            const before = await server.threadTime();
            const status = await target.send(input);
            costs.push(((await server.threadTime()) - before) / 1000);
            if (status !== 200 && status !== 400) {
              throw new Error(`${target.name} answered ${String(status)} to ${name}: ${input.slice(0, 200)}`);
            }
          }
          ofShape.push({ target: target.name, costs });
          parsing = Math.max(parsing, median(costs.map(() => parseCost(input))));
        }
      }
      measured.push(...ofShape);
      console.log(inputLine({ shape: name, parsing }, names, ofShape, most));
    }
    const longest = await health.stop();
    wire.close();
    const dearest = Math.max(...measured.flatMap(({ costs }) => costs));
    console.log(`${String(measured.length)} inputs; the dearest single time was ${dearest.toFixed(0)} ms.`);
    console.log(`/api/health/live always answered, after at most ${longest.toFixed(0)} ms.`);
    return isCheap(measured, most);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
