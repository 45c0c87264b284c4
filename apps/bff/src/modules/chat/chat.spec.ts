import { until } from '../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { ContactDto, ContactsUserDto } from '../contacts/contacts.dto';
import type { ChatContactDto, ChatUserDto, OpenedChatDto, SentMessageDto } from './chat.dto';

const account = { email: 'admin@ezone.example', password: 'admin' };
const CONTACTS = '/api/chat/contacts';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
});
beforeEach(async () => {
  [ada, bob] = [await server.register({ displayName: 'Ada' }), await server.register({ displayName: 'Bob' })];
});
afterAll(() => server.close());

const contactsOf = async (user: TestUser, query = {}) => (await user.get(CONTACTS, query)).json<ChatContactDto[]>();
const userOf = async (user: TestUser) => (await user.get('/api/chat/user')).json<ChatUserDto>();
const send = (user: TestUser, message: object) => user.post('/api/chat/send-message', message);
const open = (user: TestUser, query: Record<string, string>) => user.get('/api/chat/get-chat', query);
const unreadOf = (contacts: ChatContactDto[]) => contacts.reduce((sum, { unread }) => sum + unread, 0);

it('makes a contact frequent to whom five messages were sent', async () => {
  const add = (user: TestUser, { user: { data } }: TestUser) =>
    user.call<ContactDto>('/api/contacts-app/add-contact', { contact: { email: data.email } });
  const frequentOf = async (user: TestUser) =>
    (await user.get('/api/contacts-app/user')).json<ContactsUserDto>().frequentContacts;
  const contact = await add(ada, bob);
  await add(bob, ada);
  for (let count = 1; count < 5; count += 1) await send(ada, { contactId: bob.user.uuid, messageText: 'Hello' });
  expect(await frequentOf(ada)).toEqual([]);
  await send(ada, { contactId: bob.user.uuid, messageText: 'Hello' });
  await until(async () => (await frequentOf(ada)).includes(contact.id));
  expect(await frequentOf(bob)).toEqual([]);
});

it('leaves a contact in the trash as it is, however often it is written to', async () => {
  const [user, other] = await server.twoUsers();
  const add = (email: string) => user.call<ContactDto>('/api/contacts-app/add-contact', { contact: { email } });
  const [gone, kept] = [await add(other.user.data.email), await add(other.user.data.email)];
  await user.post('/api/contacts-app/remove-contact', { contactId: gone.id });
  for (let count = 0; count < 5; count += 1) await send(user, { contactId: other.user.uuid, messageText: 'Hello' });
  const frequent = async () => (await user.get('/api/contacts-app/user')).json<ContactsUserDto>().frequentContacts;
  await until(async () => (await frequent()).includes(kept.id));
  await user.post('/api/trash/restore', { list: 'contacts-app/contacts', ids: [gone.id] });
  expect(await frequent()).toEqual([kept.id]);
});

describe('contacts', () => {
  it('are all other users, by name, offline without a connection', async () => {
    const contacts = await contactsOf(ada);
    expect(contacts.find(({ id }) => id === ada.user.uuid)).toBeUndefined();
    expect(contacts.find(({ id }) => id === bob.user.uuid)).toEqual({
      id: bob.user.uuid,
      name: 'Bob',
      avatar: null,
      status: 'offline',
      mood: '',
      unread: 0,
    });
    expect(await contactsOf(ada, { status: 'online' })).toEqual([]);
    expect(await contactsOf(ada, { status: 'offline' })).toEqual(contacts);
    expect((await ada.get(CONTACTS, { status: 'asleep' })).statusCode).toBe(400);
  });

  it('come in pages', async () => {
    const all = await contactsOf(ada);
    const paged: ChatContactDto[] = [];
    for (let path: string | undefined = `${CONTACTS}?limit=2&status=offline`; path;) {
      const page = await ada.get(path);
      paged.push(...page.json<ChatContactDto[]>());
      path = /^<(.+)>; rel="next"$/.exec(String(page.headers.link))?.[1];
    }
    expect(paged).toEqual(all);
  });

  it('answer 304 until something about them changes', async () => {
    const tag = String((await ada.get(CONTACTS)).headers.etag);
    const again = () => ada.get(CONTACTS, {}, { 'if-none-match': tag });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    await bob.post('/api/chat/user/data', { mood: 'Happy' });
    expect((await again()).json<ChatContactDto[]>().find(({ id }) => id === bob.user.uuid)?.mood).toBe('Happy');
  });
});

describe('the chat user', () => {
  it('has the name and picture of the account, in both directions', async () => {
    const changed = await ada.post('/api/chat/user/data', {
      name: 'Ada L.',
      avatar: '/assets/ada.png',
      status: 'away',
      mood: ' Counting ',
    });
    const wanted = { id: ada.user.uuid, name: 'Ada L.', avatar: '/assets/ada.png', status: 'away', mood: 'Counting' };
    expect(changed.json()).toEqual({ ...wanted, chatList: [] });
    await ada.post('/api/auth/user/update', { user: { data: { displayName: 'Ada' } } });
    expect(await userOf(ada)).toEqual({ ...wanted, name: 'Ada', chatList: [] });
    const seen = (await contactsOf(bob)).find(({ id }) => id === ada.user.uuid);
    expect(seen).toMatchObject({ name: 'Ada', avatar: '/assets/ada.png', mood: 'Counting', status: 'offline' });
  });

  it('keeps what is not changed', async () => {
    await ada.post('/api/chat/user/data', { mood: 'Busy' });
    await ada.post('/api/chat/user/data', { status: 'do-not-disturb' });
    expect(await userOf(ada)).toMatchObject({ name: 'Ada', mood: 'Busy', status: 'do-not-disturb' });
  });

  it.each([
    ['mood', 'x'.repeat(201)],
    ['status', 'asleep'],
    ['avatar', 'javascript:alert(1)'],
    ['name', ''],
    ['id', 'another'],
  ])('refuses %s %s', async (field, value) => {
    const answer = await ada.post('/api/chat/user/data', { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ details: { field: string }[] }>().details[0]?.field).toBe(field);
  });
});

describe('a chat', () => {
  it('is opened, written into and listed, unread for the other one', async () => {
    const { chat } = (await open(ada, { contactId: bob.user.uuid, userId: ada.user.uuid })).json<OpenedChatDto>();
    expect(chat.dialog).toEqual([]);
    const sent = await send(ada, { chatId: chat.id, contactId: bob.user.uuid, messageText: ' Hello ' });
    const { message, userChatList } = sent.json<SentMessageDto>();
    expect(message).toMatchObject({ who: ada.user.uuid, message: 'Hello', clientMessageId: null });
    const entry = { chatId: chat.id, lastMessageTime: message.time, readMessageId: null };
    expect(userChatList).toEqual([{ ...entry, contactId: bob.user.uuid, unread: 0 }]);
    expect((await userOf(bob)).chatList).toEqual([{ ...entry, contactId: ada.user.uuid, unread: 1 }]);
    expect(unreadOf(await contactsOf(bob))).toBe(1);
    const theirs = (await open(bob, { contactId: ada.user.uuid })).json<OpenedChatDto>();
    expect(theirs.chat).toEqual({ id: chat.id, dialog: [message] });
    expect(unreadOf(await contactsOf(bob))).toBe(1);
  });

  it('answers its newest messages, and those before one', async () => {
    for (const messageText of ['1', '2', '3']) await send(ada, { contactId: bob.user.uuid, messageText });
    const read = async (query: Record<string, string>) =>
      (await open(bob, { contactId: ada.user.uuid, ...query })).json<OpenedChatDto>().chat.dialog;
    const newest = await read({ limit: '2' });
    expect(newest.map(({ message }) => message)).toEqual(['2', '3']);
    expect((await read({ before: newest[0]?.id ?? '' })).map(({ message }) => message)).toEqual(['1']);
  });

  it('is refused in the order of the checks: 400, then 403, then 404', async () => {
    const [mine, theirs] = [ada.user.uuid, bob.user.uuid];
    const status = async (query: Record<string, string>) => (await open(ada, query)).statusCode;
    expect(await status({})).toBe(400);
    expect(await status({ contactId: mine, userId: theirs })).toBe(400);
    expect(await status({ contactId: 'nobody', userId: theirs })).toBe(403);
    expect(await status({ contactId: theirs, userId: theirs })).toBe(403);
    expect(await status({ contactId: 'nobody' })).toBe(404);
    expect(await status({ contactId: theirs, before: '17' })).toBe(404);
    expect(await status({ contactId: theirs, limit: '0' })).toBe(400);
  });

  it('takes no message that does not belong to it', async () => {
    const eve = await server.register({ displayName: 'Eve' });
    const other = (await open(ada, { contactId: eve.user.uuid })).json<OpenedChatDto>().chat.id;
    const message = { contactId: bob.user.uuid, messageText: 'Hello' };
    expect((await send(ada, { ...message, chatId: other })).statusCode).toBe(404);
    expect((await send(ada, { ...message, chatId: 'nothing' })).statusCode).toBe(404);
    expect((await send(ada, { ...message, messageText: '  ' })).statusCode).toBe(400);
    expect((await send(ada, { ...message, messageText: '\u200b\u2060 \u2800' })).statusCode).toBe(400);
    expect((await send(ada, { ...message, contactId: ada.user.uuid })).statusCode).toBe(400);
    expect((await send(ada, { ...message, contactId: 'nobody' })).statusCode).toBe(404);
    expect((await userOf(bob)).chatList).toEqual([]);
  });
});

describe('the demo', () => {
  let demo: TestServer;
  beforeAll(async () => {
    demo = await startTestServer();
  });
  afterAll(() => demo.close());

  it('gives the admin 13 unread messages, contacts with their statuses, and pictures of no other host', async () => {
    const admin = await demo.signIn(account.email, account.password);
    const contacts = await contactsOf(admin);
    expect(unreadOf(contacts)).toBe(13);
    expect(contacts).toHaveLength(14);
    expect(new Set(contacts.map(({ status }) => status)).size).toBe(4);
    expect(contacts.every(({ avatar }) => avatar === null || avatar.startsWith('/'))).toBe(true);
  });

  it('gives a new user dialogs of its own with the same contacts, who cannot sign in', async () => {
    const [one, two] = [await demo.register(), await demo.register()];
    const [mine, theirs] = [await contactsOf(one), await contactsOf(two)];
    expect([unreadOf(mine), unreadOf(theirs)]).toEqual([13, 13]);
    const alice = mine.find(({ name }) => name === 'Alice Freeman');
    expect(theirs).toContainEqual(alice);
    await send(one, { contactId: alice?.id, messageText: 'On my way' });
    const read = async (user: TestUser) => (await open(user, { contactId: alice?.id ?? '' })).json<OpenedChatDto>();
    const [own, other] = [await read(one), await read(two)];
    expect(own.chat.dialog.length - other.chat.dialog.length).toBe(1);
    const email = 'alice-freeman@contacts.ezone.example';
    expect((await demo.post('/api/auth/sign-in', { email, password: '' })).body).not.toContain('access_token');
    expect((await demo.post('/api/auth/sign-in', { email, password: 'null' })).body).not.toContain('access_token');
  });
});
