import { createTestDatabase } from '../../testing/test-database';
import { startTestServer } from '../../testing/test-server';
import { Database } from '../../platform/database/database';
import type { ChatContactDto } from './chat.dto';

it('demo contacts are put in once: who is deleted stays deleted, over a restart and a registration', async () => {
  const database = await createTestDatabase({ shared: true });
  const first = await startTestServer({ database });
  const contactsOf = async ({ register }: typeof first) =>
    (await (await register()).get('/api/chat/contacts')).json<ChatContactDto[]>().map(({ name }) => name);
  expect(await contactsOf(first)).toContain('Alice Freeman');
  await first.app
    .get(Database)
    .transaction((rows) => rows.deleteFrom('user').where('display_name', '=', 'Alice Freeman').execute());
  expect(await contactsOf(first)).not.toContain('Alice Freeman');
  await first.close();

  const second = await startTestServer({ database });
  const names = await contactsOf(second);
  expect(names).not.toContain('Alice Freeman');
  expect(names).toContain('Carla Moreno');
  await second.close();
  await database.drop();
});
