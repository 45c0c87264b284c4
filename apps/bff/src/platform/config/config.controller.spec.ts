import { startTestServer } from '../../testing/test-server';

it.each([true, false])('says whether there is demo data: %s', async (demoData) => {
  const server = await startTestServer({ env: { DEMO_DATA: String(demoData) } });
  expect((await server.get('/api/config')).json()).toEqual({ demoData });
  await server.close();
});
