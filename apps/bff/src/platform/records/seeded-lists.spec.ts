import { createTestDatabase } from '../../testing/test-database';
import { startTestServer } from '../../testing/test-server';

const LIST = 'file-manager-app/files';
const DOCUMENT = '/api/profile/timeline';

/** What a server of this database answers of a seeded list and of a seeded document, before it is stopped. */
async function answersOf(url: string, demoData: boolean): Promise<{ list: unknown[]; document: unknown }> {
  const database = { url, drop: () => Promise.resolve() };
  const server = await startTestServer({ database, env: { DEMO_DATA: String(demoData) } });
  const user = await server.register();
  const answers = { list: await user.list(LIST), document: (await user.get(DOCUMENT)).json<unknown>() };
  await server.close();
  return answers;
}

it('puts lists and documents in once, where there is demo data, and keeps them as they were put in', async () => {
  const { url, drop } = await createTestDatabase({ shared: true });
  const none = { list: [], document: { activities: [], posts: [] } };
  expect(await answersOf(url, false)).toEqual(none);
  const first = await answersOf(url, true);
  expect(first.list).toHaveLength(11);
  expect(first.document).not.toEqual(none.document);
  expect(await answersOf(url, true)).toEqual(first);
  expect(await answersOf(url, false)).toEqual(first);
  await drop();
});
