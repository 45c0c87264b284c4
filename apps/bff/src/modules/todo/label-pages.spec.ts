import { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { planSteps } from '../../testing/plan-steps';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TODOS } from './todos.service';

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

const onPostgresql = process.env['TEST_DATABASE_URL'] ? it : it.skip;

onPostgresql('reads a page of those with a label, and no more, however many there are', async () => {
  await addMany(ada);
  const cursor = Buffer.from(JSON.stringify([MANY / 2, 'todo-0'])).toString('base64url');
  const queries: Record<string, string>[] = [{ limit: '20' }, { limit: '20', cursor }];
  for (const query of queries) {
    const ask = () => ada.get(`/api/${TODOS}`, { labelHandle: 'api', ...query });
    const [steps = []] = await planSteps(server, ask, (sql) => sql.includes('along_position'));
    const read = steps.map((step) => step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0));
    expect([query, steps.length > 2, Math.max(...read)]).toEqual([query, true, 21]);
  }
});
