import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { run } from '../machine/run.ts';
import { newTodo } from './benchRecords.ts';
import { scaleDatabase } from './scaleDatabase.ts';
import type { ScaleDatabase } from './scaleDatabase.ts';
import { fillingOf, ownerIdOf } from './scaleRows.ts';
import type { ScaledUser } from './scaleRows.ts';
import { growthOf, isFlat, scaleTable } from './scaleTable.ts';
import type { ScaledCall } from './scaleTable.ts';
import { bearer, get, register } from './session.ts';
import { startServer } from './startServer.ts';

const sizes = [100, 1000, 10_000, 100_000];
/** How many times as long a call may take with the most rows as with the fewest. */
const most = 2;
const rounds = { warmUp: 100, measured: 500 };
/** For how long the words of the rows may take to come into the search, in milliseconds. */
const indexingTimeout = 10 * 60_000;

type Asked = { path: string; body?: object };

const { todo } = newTodo;
const search = (word: string): Asked => ({ path: `/api/search?q=${word}` });

/** What is asked as a user, by the names of the table. */
const callsOf = async ({ session, size }: ScaledUser): Promise<Record<string, Asked>> => {
  const mails = '/api/mail-app/mails?folderHandle=inbox&limit=50';
  const [mail] = await get<{ id: string }[]>(session, mails);
  return {
    'list 50 todos': { path: '/api/todo-app/todos?limit=50' },
    '50 starred todos': { path: '/api/todo-app/todos?filterHandle=starred&limit=50' },
    '50 todos of a label': { path: '/api/todo-app/todos?labelHandle=frontend&limit=50' },
    'list 50 mails': { path: mails },
    'get a mail': { path: `/api/mail-app/mail?mailId=${mail?.id ?? ''}` },
    'create a todo': { path: '/api/todo-app/new-todo', body: { todo } },
    'search for one': search(`row${String(size)}`),
    'search for many': search('todo'),
  };
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a call over the one connection there is, and answers how long it took until the whole answer was there, in milliseconds. */
const timed = ({ session }: ScaledUser, { path, body }: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { ...bearer(session), ...(body && { 'content-type': 'application/json' }) };
    const asked = request(session.url + path, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${path} was answered ${String(response.statusCode)}`));
      });
    });
    asked.once('error', reject).end(body && JSON.stringify(body));
  });

/** Whether the server has a search. */
const canSearch = async ({ session }: ScaledUser) =>
  (await fetch(`${session.url}/api/search?q=todo`, { headers: bearer(session) })).status === 200;

/** Waits until the first and the last row of a user are found. */
const untilFound = async ({ session, size }: ScaledUser): Promise<void> => {
  const deadline = Date.now() + indexingTimeout;
  for (const word of ['row1', `row${String(size)}`]) {
    while ((await get<unknown[]>(session, search(word).path)).length === 0) {
      if (Date.now() > deadline) throw new Error(`The search does not find ${word}`);
      await setTimeout(500);
    }
  }
};

/** Asks everything of every user in turn, so that a slow moment of the machine hits all. */
const measure = async (users: ScaledUser[], names: string[]): Promise<ScaledCall[]> => {
  const asked = await Promise.all(users.map(callsOf));
  const calls = names.map((name): ScaledCall => ({ name, times: users.map(() => []) }));
  for (let round = -rounds.warmUp; round < rounds.measured; round++) {
    for (const { name, times } of calls) {
      for (const [index, user] of users.entries()) {
        const call = asked[index]?.[name];
        const time = call ? await timed(user, call) : Number.NaN;
        if (round >= 0) times[index]?.push(time);
      }
    }
  }
  return calls;
};

/** Registers the users and fills their tables, past the server. What it keeps of rows for itself it makes at its next start. */
const fill = async (database: ScaleDatabase, env: Record<string, string>): Promise<ScaledUser[]> => {
  const server = await startServer('dist/apps/bff/main.js', env);
  const users: ScaledUser[] = [];
  for (const size of sizes) {
    const session = await register(server.url, `user-with-${String(size)}`);
    users.push({ session, ownerId: ownerIdOf(session), size });
  }
  await server.stop();
  await database.execute([...users.flatMap(fillingOf), `delete from seed_marker where name like 'projected:%'`]);
  return users;
};

/** Measures how calls slow down with the number of a user's rows. Answers whether every goal was reached. */
export const benchScale = async (): Promise<boolean> => {
  const built = await run('nx', ['run', 'bff:build']);
  if (built.code !== 0) throw new Error(built.output);
  const kind = process.env.BENCH_DATABASE ?? 'sqlite';
  const database = await scaleDatabase(kind);
  try {
    const env = {
      ...{ DATABASE_URL: database.url, JWT_SECRET: randomBytes(32).toString('hex') },
      ...{ RATE_LIMIT: '0', DEMO_DATA: 'false', LOG_LEVEL: 'warn' },
    };
    const filled = await fill(database, env);
    const server = await startServer('dist/apps/bff/main.js', env);
    try {
      const users = filled.map((user) => ({ ...user, session: { ...user.session, url: server.url } }));
      const [fewest] = users;
      const isSearched = fewest !== undefined && (await canSearch(fewest));
      if (isSearched) for (const user of users) await untilFound(user);
      const names = Object.keys(fewest ? await callsOf(fewest) : {});
      const growths = (
        await measure(users, isSearched ? names : names.filter((name) => !name.startsWith('search')))
      ).map(growthOf);
      console.log(
        `${kind}, one connection, ${String(rounds.measured)} of each call: median / 95th percentile in ms\n` +
          scaleTable(sizes, growths, most),
      );
      return growths.every((growth) => isFlat(growth, most));
    } finally {
      await server.stop();
    }
  } finally {
    agent.destroy();
    await database.remove();
  }
};
