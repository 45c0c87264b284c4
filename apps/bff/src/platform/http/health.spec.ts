import { Database } from '../database/database';
import { startTestServer } from '../../testing/test-server';

it('is not ready, and says so soon, while the database does not answer', async () => {
  const server = await startTestServer({ env: { DEMO_DATA: 'false', DATABASE_POOL: '2' } });
  const ready = async () => (await server.get('/api/health/ready')).statusCode;
  expect(await ready()).toBe(200);

  // As many transactions as there are connections, none of which comes to its end.
  const database = server.app.get(Database);
  const over = Promise.withResolvers<undefined>();
  const stuck = [1, 2].map(() => database.transaction(() => over.promise));
  const asked = Date.now();
  expect(await ready()).toBe(503);
  expect(Date.now() - asked).toBeLessThan(4000);
  expect((await server.get('/api/health/live')).statusCode).toBe(200);

  over.resolve(undefined);
  await Promise.all(stuck);
  expect(await ready()).toBe(200);
  await server.close();
});
