import { randomBytes } from 'node:crypto';
import { findPostgres, startPostgres } from '../machine/postgres.ts';
import type { ThrowAwayPostgres } from '../machine/postgres.ts';
import { ServerProcess } from './ServerProcess.ts';

jest.setTimeout(60_000);

const postgresPrograms = findPostgres();
/** Where PostgreSQL is not installed `npm test` says so, and how to have it. */
const itOnPostgres = postgresPrograms === undefined ? it.skip : it;

/** Lists that all users share, with what is put into them once for each database. */
const sharedLists = [
  ...['e-commerce-app/products', 'e-commerce-app/orders', 'academy-app/categories', 'academy-app/courses'],
  ...['scrumboard-app/boards', 'file-manager-app/files', 'faq', 'knowledge-base', 'knowledge-base/categories'],
  ...['project-dashboard-app/projects', 'chat/contacts'],
];

let postgres: ThrowAwayPostgres | undefined;
const servers: ServerProcess[] = [];
const start = async (databases: string[]): Promise<ServerProcess[]> => {
  const env = { JWT_SECRET: randomBytes(32).toString('hex'), RATE_LIMIT: '0' };
  const starts = databases.map((url) => ServerProcess.start({ ...env, DATABASE_URL: url }));
  // Where one of them does not start, the others have to be stopped as well.
  for (const outcome of await Promise.allSettled(starts)) {
    if (outcome.status === 'fulfilled') servers.push(outcome.value);
  }
  return Promise.all(starts);
};
afterEach(async () => {
  try {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  } finally {
    await postgres?.stop();
  }
});

type Entry = { id: string };

/** The ids in all shared lists, as the demo admin sees them. */
const idsIn = async ({ url }: ServerProcess): Promise<Record<string, string[]>> => {
  const signIn = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@ezone.example', password: 'admin' }),
  });
  const { access_token: token } = (await signIn.json()) as { access_token: string };
  const lists = sharedLists.map(async (list) => {
    const answer = await fetch(`${url}/api/${list}`, { headers: { authorization: `Bearer ${token}` } });
    expect([list, answer.status]).toEqual([list, 200]);
    return [list, ((await answer.json()) as Entry[]).map(({ id }) => id).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
};

itOnPostgres('puts the shared demo content in once, where two servers find an empty database at once', async () => {
  postgres = await startPostgres(postgresPrograms ?? '');
  const [alone, ...together] = await start(['sqlite::memory:', postgres.url, postgres.url]);
  const expected = await idsIn(alone as ServerProcess);
  for (const [list, ids] of Object.entries(expected)) expect([list, ids.length > 0]).toEqual([list, true]);
  for (const server of together) expect(await idsIn(server)).toEqual(expected);
});
