import { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import { Database } from '../../platform/database/database';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TODOS } from './todos.service';

/** A step of PostgreSQL's plan, and what it took when it ran. */
type Step = { 'Node Type': string; 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Step[] };

const MANY = 20_000;

let server: TestServer;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [ada] = await server.twoUsers();
});
afterAll(() => server.close());

/** Gives a user many todos, all of which have the label `api`, and lets the planner know of them. */
async function addMany({ user }: TestUser): Promise<void> {
  const connection = (server.app.get(MikroORM).em as SqlEntityManager).getConnection();
  await connection.execute(
    `insert into todo (id, owner_id, position, title, notes, completed, starred, important, folder)
      select 'todo-' || place, '${user.uuid}', place, 'Todo', '', false, false, false, 0
      from generate_series(1, ${String(MANY)}) as place`,
  );
  await connection.execute(
    `insert into todo_label_link (todo_id, label, owner_id, position, record_position)
      select id, 3, owner_id, 0, position from todo`,
  );
  await connection.execute('analyze todo, todo_label_link');
}

/** The steps by which PostgreSQL reads a page of those with the label. */
async function stepsOf(query: Record<string, string>): Promise<Step[]> {
  const database = server.app.get(Database);
  const read = jest.spyOn(database, 'read');
  await ada.get(`/api/${TODOS}`, { labelHandle: 'api', ...query });
  const statements = read.mock.calls.map(([statement]) => statement);
  read.mockRestore();
  return database.transaction(async (rows) => {
    const [page] = statements.map((each) => each.compile(rows)).filter(({ sql }) => sql.includes('along_position'));
    if (!page) throw new Error('No page was read');
    const { sql, parameters } = page;
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
    const [answer] = (await rows.executeQuery<{ 'QUERY PLAN': { Plan: Step }[] }>(explained)).rows;
    return (answer?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => withThoseWithin(Plan));
  });
}

const withThoseWithin = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(withThoseWithin)];

const onPostgresql = process.env['TEST_DATABASE_URL'] ? it : it.skip;

onPostgresql('reads a page of those with a label, and no more, however many there are', async () => {
  await addMany(ada);
  const cursor = Buffer.from(JSON.stringify([MANY / 2, 'todo-0'])).toString('base64url');
  const queries: Record<string, string>[] = [{ limit: '20' }, { limit: '20', cursor }];
  for (const query of queries) {
    const steps = await stepsOf(query);
    const read = steps.map((step) => step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0));
    expect([query, steps.length > 2, Math.max(...read)]).toEqual([query, true, 21]);
  }
});
