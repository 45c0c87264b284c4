import { holdTime, passDays } from '../../testing/passing-time';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from '../database/database';
import { built } from '../database/prepared';
import { Purges } from '../database/purges';

let server: TestServer;
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

it('forgets sessions that would be over by now, while the server runs, and no others', async () => {
  holdTime();
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const revoked = async () => {
    const stored = await server.app
      .get(Database)
      .read(built((rows) => rows.selectFrom('revoked_session').select('id').orderBy('expires')));
    return stored.map(({ id }) => id);
  };
  const signOut = async () => (await server.register()).post('/api/auth/sign-out');
  await signOut();
  const [first] = await revoked();
  passDays(20);
  await signOut();
  const [still, second] = await revoked();
  expect(still).toBe(first);
  passDays(11);
  // One that was under way already may have looked before.
  for (let run = 0; run < 2; run += 1) await server.app.get(Purges).run();
  expect(await revoked()).toEqual([second]);
});
