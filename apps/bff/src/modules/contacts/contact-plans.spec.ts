import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { planSteps, type PlanStep } from '../../testing/plan-steps';
import { startTestServer, type TestServer } from '../../testing/test-server';
import type { ContactsUserDto } from './contacts.dto';

const onPostgresql = process.env['TEST_DATABASE_URL'] ? it : it.skip;
const MANY = 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
});
afterAll(() => server.close());

const rowsRead = (step: PlanStep) => {
  const removed = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Join Filter'] ?? 0);
  return step['Actual Loops'] * (step['Actual Rows'] + removed);
};

const TABLES = ['contact', 'contact_mark', 'contact_group_member'];

onPostgresql.each([
  ['before there are statistics', 0],
  ['where the statistics are of a time with one contact', 1],
])('reads each contact once right after an import, %s', async (_, counted) => {
  const connection = (server.app.get(MikroORM).em as SqlEntityManager).getConnection();
  for (const table of TABLES) await connection.execute(`alter table ${table} set (autovacuum_enabled = false)`);
  const [user] = await server.twoUsers();
  const call = (name: string, body: object) => user.call<ContactsUserDto>(`/api/contacts-app/${name}`, body);
  const { id: groupId } = await user.call<{ id: string }>('/api/contacts-app/add-group', { group: { name: 'All' } });
  const add = async (count: number) => {
    const contacts = Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      name: `Contact ${String(index)}`,
    }));
    await call('add-contacts', { contacts });
    const contactIds = contacts.map(({ id }) => id);
    await call('set-contacts-starred', { contactIds });
    await call('add-to-group', { groupId, contactIds });
  };
  if (counted > 0) {
    await add(counted);
    for (const table of TABLES) await connection.execute(`analyze ${table}`);
  }
  for (let added = counted; added < MANY; added += 500) await add(Math.min(500, MANY - added));
  const paths = ['contacts?id=starred', `contacts?id=${groupId}`, 'contacts?id=starred&limit=50', 'user'];
  for (const path of paths) {
    const plans = await planSteps(
      server,
      () => user.get(`/api/contacts-app/${path}`),
      (sql) => /"contact_mark"|"contact_group_member"/.test(sql),
    );
    expect([path, plans.length > 0]).toEqual([path, true]);
    const read = Math.max(...plans.flat().map(rowsRead));
    expect([path, read <= MANY]).toEqual([path, true]);
  }
});
