import { startTestServer, type TestServer } from '../../testing/test-server';
import type { QuickPanelDto } from './quick-panel.dto';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('answers a new user’s own events and notes, in order', async () => {
  const panelOf = async () => (await (await server.register()).get('/api/quick-panel/data')).json<QuickPanelDto>();
  const [mine, theirs] = [await panelOf(), await panelOf()];
  expect(mine.events.map(({ title }) => title)).toEqual([
    'Group meeting',
    'Public beta release',
    'Dinner with David',
    'Questions and answers',
  ]);
  expect(mine.notes).toHaveLength(2);
  for (const entry of [...mine.events, ...mine.notes]) {
    expect(entry).toEqual({ id: expect.any(String), title: expect.any(String), detail: expect.any(String) });
  }
  const ids = ({ events, notes }: QuickPanelDto) => [...events, ...notes].map(({ id }) => id);
  expect(new Set([...ids(mine), ...ids(theirs)]).size).toBe(12);
});

it('is for the signed-in', async () => {
  expect((await server.get('/api/quick-panel/data')).statusCode).toBe(401);
});
