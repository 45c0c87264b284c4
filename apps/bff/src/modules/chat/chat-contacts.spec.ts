import { createTestDatabase } from '../../testing/test-database';
import { startTestServer } from '../../testing/test-server';
import { Database } from '../../platform/database/database';
import type { ChatContactDto, ChatUserDto, OpenedChatDto } from './chat.dto';

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

it('a new user gets no dialog with a demo contact who was deleted, and all the others', async () => {
  const server = await startTestServer();
  const before = await server.register();
  const chatsOf = async ({ get }: typeof before) => (await get('/api/chat/user')).json<ChatUserDto>().chatList;
  const contactsOf = async ({ get }: typeof before) => (await get('/api/chat/contacts')).json<ChatContactDto[]>();
  const alice = (await contactsOf(before)).find(({ name }) => name === 'Alice Freeman');
  expect((await chatsOf(before)).map(({ contactId }) => contactId)).toContain(alice?.id);
  await server.app.get(Database).transaction((rows) =>
    rows
      .deleteFrom('user')
      .where('id', '=', alice?.id ?? '')
      .execute(),
  );

  const after = await server.register();
  const chats = await chatsOf(after);
  const contacts = new Map((await contactsOf(after)).map((contact) => [contact.id, contact]));
  expect(chats).toHaveLength((await chatsOf(before)).length - 1);
  for (const { contactId, unread } of chats) {
    expect(contacts.get(contactId)?.unread).toBe(unread);
    const opened = await after.get('/api/chat/get-chat', { contactId });
    expect(opened.json<OpenedChatDto>().chat.dialog.length).toBeGreaterThan(0);
  }
  await server.close();
});

it('a new user gets no dialogs when all demo contacts were deleted', async () => {
  const server = await startTestServer();
  await server.app
    .get(Database)
    .transaction((rows) => rows.deleteFrom('user').where('email', 'like', '%@contacts.ezone.example').execute());
  const { get } = await server.register();
  expect((await get('/api/chat/user')).json()).toMatchObject({ chatList: [] });
  await server.close();
});
