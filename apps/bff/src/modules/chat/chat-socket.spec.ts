import type { TestServer, TestUser } from '../../testing/test-server';
import { startTestServer } from '../../testing/test-server';
import { TestSockets, type TestSocket } from '../../testing/test-sockets';
import { Database } from '../../platform/database/database';
import type {
  ChatContactDto,
  ChatUserDto,
  MessageInChatDto,
  OpenedChatDto,
  PresenceDto,
  ReadChatDto,
  ReadReceiptDto,
  SentMessageDto,
  TypingNoticeDto,
} from './chat.dto';

let server: TestServer;
let sockets: TestSockets;
let ada: TestUser;
let bob: TestUser;
let eve: TestUser;
let adas: TestSocket;
let bobs: TestSocket;
let eves: TestSocket;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  sockets = await TestSockets.listen(server);
});
beforeEach(async () => {
  [ada, bob, eve] = [await register('Ada'), await register('Bob'), await register('Eve')];
  [adas, bobs, eves] = [await sockets.connect(ada), await sockets.connect(bob), await sockets.connect(eve)];
});
afterEach(() => {
  sockets.close();
});
afterAll(() => server.close());

const register = (displayName: string) => server.register({ displayName });
const idOf = ({ user }: TestUser) => user.uuid;

let sent = 0;
const clientId = () => `client-${String((sent += 1))}`;
const send = (from: TestSocket, to: TestUser, messageText: string, clientMessageId = clientId()) =>
  from.call<SentMessageDto>('message:send', { contactId: idOf(to), messageText, clientMessageId });
const open = (from: TestSocket, to: TestUser) => from.call<OpenedChatDto>('chat:open', { contactId: idOf(to) });
const since = (from: TestSocket, messageId: string | null, limit?: number) =>
  from.call<MessageInChatDto[]>('messages:since', { messageId, ...(limit !== undefined && { limit }) });
const texts = (messages: { message: string }[]) => messages.map(({ message }) => message);
/** Resolves when a socket has received all events until now: the server answers in the order in which it sends. */
const settled = async (socket: TestSocket) => {
  await socket.ask('no such event');
};

describe('chat:open', () => {
  it('creates an empty chat, the same for both, and marks nothing as read', async () => {
    const mine = await open(adas, bob);
    expect(mine).toEqual({
      chat: { id: expect.any(String) as string, dialog: [] },
      userChatList: [
        { chatId: mine.chat.id, contactId: idOf(bob), lastMessageTime: null, unread: 0, readMessageId: null },
      ],
    });
    await send(adas, bob, 'Hello');
    const theirs = await open(bobs, ada);
    expect(theirs.chat.id).toBe(mine.chat.id);
    expect(theirs.userChatList).toMatchObject([{ contactId: idOf(ada), unread: 1 }]);
    expect((await open(adas, bob)).userChatList).toMatchObject([{ readMessageId: null }]);
  });

  it('gives one chat to two who open it at the same moment', async () => {
    const opened = await Promise.all([open(adas, bob), open(bobs, ada), open(adas, bob)]);
    expect(new Set(opened.map(({ chat }) => chat.id)).size).toBe(1);
    expect((await open(adas, bob)).userChatList).toHaveLength(1);
  });

  it('answers the newest messages, or those before one', async () => {
    for (const text of ['1', '2', '3', '4']) await send(adas, bob, text);
    const newest = await bobs.call<OpenedChatDto>('chat:open', { contactId: idOf(ada), limit: 2 });
    expect(texts(newest.chat.dialog)).toEqual(['3', '4']);
    const before = newest.chat.dialog[0]?.id;
    const older = await bobs.call<OpenedChatDto>('chat:open', { contactId: idOf(ada), limit: 3, before });
    expect(texts(older.chat.dialog)).toEqual(['1', '2']);
  });

  it.each([
    ['oneself', () => ({ contactId: idOf(ada) }), 400],
    ['nobody', () => ({ contactId: 'nobody' }), 404],
    ['no id', () => ({}), 400],
    ['an unknown message', () => ({ contactId: idOf(bob), before: '999999' }), 404],
    ['what is no message', () => ({ contactId: idOf(bob), before: 'x' }), 404],
  ])('refuses %s', async (_, payload, statusCode) => {
    expect(await adas.ask('chat:open', payload())).toMatchObject({ ok: false, error: { statusCode } });
  });
});

describe('message:send', () => {
  it('stores before it acknowledges, and tells every socket of both but the sending one', async () => {
    const [adasOther, bobsOther] = [await sockets.connect(ada), await sockets.connect(bob)];
    const { message, userChatList } = await send(adas, bob, '  Hello  ', 'my-message-1');
    expect(message).toEqual({
      id: expect.any(String) as string,
      who: idOf(ada),
      message: 'Hello',
      time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      clientMessageId: 'my-message-1',
    });
    const [entry] = userChatList;
    expect(entry).toMatchObject({ contactId: idOf(bob), lastMessageTime: message.time, unread: 0 });
    for (const socket of [adasOther, bobs, bobsOther]) {
      expect(await socket.next('message:new')).toEqual({ chatId: entry?.chatId, message });
    }
    await Promise.all([settled(adas), settled(eves)]);
    expect([adas.told('message:new'), eves.told('message:new')]).toEqual([[], []]);
    expect((await open(bobs, ada)).chat.dialog).toEqual([message]);
  });

  it('stores a message once, however often and by whichever door it is sent', async () => {
    const first = await send(adas, bob, 'Once', 'same-message');
    const again = await send(adas, bob, 'Once again', 'same-message');
    const byRest = await ada.post('/api/chat/send-message', {
      contactId: idOf(bob),
      messageText: 'Once more',
      clientMessageId: 'same-message',
    });
    expect([again.message, byRest.json<SentMessageDto>().message]).toEqual([first.message, first.message]);
    await settled(bobs);
    expect(bobs.told('message:new')).toHaveLength(1);
    expect((await open(bobs, ada)).userChatList).toMatchObject([{ unread: 1 }]);
  });

  it('stores a message once that is sent many times at once', async () => {
    const other = await sockets.connect(ada);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(index % 2 ? adas : other, bob, 'Once', 'at-the-same-time')),
    );
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
    expect((await open(bobs, ada)).chat.dialog).toHaveLength(1);
  });

  it('takes the same client’s id from another sender as another message', async () => {
    const [mine, theirs] = [await send(adas, bob, 'Mine', 'one-id-two'), await send(bobs, ada, 'Theirs', 'one-id-two')];
    expect(mine.message.id).not.toBe(theirs.message.id);
  });

  it('keeps the order of many that are sent without waiting', async () => {
    const wanted = Array.from({ length: 50 }, (_, index) => `message ${String(index)}`);
    const answers = await Promise.all(wanted.map((text) => send(adas, bob, text)));
    await settled(bobs);
    const { chat } = await open(bobs, ada);
    expect(texts(chat.dialog)).toEqual(wanted);
    expect(texts(bobs.told<MessageInChatDto>('message:new').map(({ message }) => message))).toEqual(wanted);
    expect(answers.map(({ message }) => message.id)).toEqual(chat.dialog.map(({ id }) => id));
  });

  it.each([
    ['a blank text', { messageText: ' \n ' }, 400, 'messageText'],
    ['a text of which nothing is seen', { messageText: '\u200b\u2060 \u2800' }, 400, 'messageText'],
    ['a text that is too long', { messageText: 'x'.repeat(4001) }, 400, 'messageText'],
    ['a text that is longer than it looks', { messageText: '\u2764\ufe0f'.repeat(2500) }, 400, 'messageText'],
    ['no text', { messageText: undefined }, 400, 'messageText'],
    ['a client’s id that is none', { clientMessageId: 'no spaces' }, 400, 'clientMessageId'],
    ['no client’s id', { clientMessageId: undefined }, 400, 'clientMessageId'],
    ['an unknown field', { colour: 'red' }, 400, 'colour'],
    ['an unknown contact', { contactId: 'nobody' }, 404, undefined],
  ])('refuses %s', async (_, part, statusCode, field) => {
    const message = { contactId: idOf(bob), messageText: 'Hello', clientMessageId: 'a-good-one', ...part };
    const answer = await adas.ask('message:send', message);
    expect(answer).toEqual({
      ok: false,
      error: {
        statusCode,
        message: expect.stringMatching(/\S/) as string,
        ...(field && {
          details: expect.arrayContaining([{ field, message: expect.any(String) as string }]) as unknown,
        }),
      },
    });
    expect(await since(bobs, null)).toEqual([]);
  });

  it('refuses a message to oneself', async () => {
    const answer = await adas.ask('message:send', {
      contactId: idOf(ada),
      messageText: 'Hello',
      clientMessageId: 'to-myself',
    });
    expect(answer).toMatchObject({ ok: false, error: { statusCode: 400 } });
  });
});

it('chat:read tells the reader’s own other windows, and only of what was news', async () => {
  const { chat } = await open(adas, bob);
  const other = await sockets.connect(bob);
  const { message } = await send(adas, bob, 'Hello');
  const read = { chatId: chat.id, messageId: message.id };
  await bobs.call('message:read', read);
  expect(await other.next<ReadChatDto>('chat:read')).toEqual({ chatId: chat.id, unread: 0 });
  await bobs.call('message:read', read);
  for (const socket of [adas, bobs, other]) {
    await socket.ask('nothing');
    expect(socket.told('chat:read')).toEqual([]);
  }
});

describe('message:read', () => {
  it('counts exactly, never goes back, and tells the other participant', async () => {
    const [one, two, three] = [await send(adas, bob, '1'), await send(adas, bob, '2'), await send(adas, bob, '3')];
    const { chat } = await open(bobs, ada);
    const read = ({ message }: SentMessageDto) =>
      bobs.call<ReadChatDto>('message:read', { chatId: chat.id, messageId: message.id });
    expect(await read(two)).toEqual({ chatId: chat.id, unread: 1 });
    expect(await adas.next<ReadReceiptDto>('message:read')).toEqual({
      chatId: chat.id,
      contactId: idOf(bob),
      messageId: two.message.id,
    });
    expect(await read(one)).toEqual({ chatId: chat.id, unread: 1 });
    expect((await open(adas, bob)).userChatList).toMatchObject([{ readMessageId: two.message.id }]);
    expect((await open(bobs, ada)).userChatList).toMatchObject([{ unread: 1 }]);
    expect(await read(three)).toEqual({ chatId: chat.id, unread: 0 });
    await Promise.all([settled(adas), settled(bobs), settled(eves)]);
    expect([adas, bobs, eves].map((socket) => socket.told('message:read').length)).toEqual([1, 0, 0]);
  });

  it('counts only what the contact has written', async () => {
    await send(adas, bob, 'Question');
    const answer = await send(bobs, ada, 'Answer');
    const [list] = answer.userChatList;
    expect(list?.unread).toBe(1);
    const unread = await bobs.call<ReadChatDto>('message:read', {
      chatId: list?.chatId,
      messageId: answer.message.id,
    });
    expect(unread.unread).toBe(0);
    expect((await open(adas, bob)).userChatList).toMatchObject([{ unread: 1 }]);
  });

  it('stays exact while many send and read at once', async () => {
    const { chat } = await open(bobs, ada);
    const readTo = new Set<string>();
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { message } = await send(index % 4 ? adas : bobs, index % 4 ? bob : ada, String(index));
        if (index % 3) return;
        readTo.add(message.id);
        await bobs.call('message:read', { chatId: chat.id, messageId: message.id });
      }),
    );
    const furthest = Math.max(...[...readTo].map(Number));
    const { dialog } = (await open(bobs, ada)).chat;
    const left = dialog.filter(({ id, who }) => Number(id) > furthest && who === idOf(ada)).length;
    expect(dialog).toHaveLength(40);
    expect((await open(bobs, ada)).userChatList).toMatchObject([{ unread: left }]);
    expect((await open(adas, bob)).userChatList).toMatchObject([{ readMessageId: String(furthest) }]);
    const contacts = (await bob.get('/api/chat/contacts')).json<ChatContactDto[]>();
    expect(contacts.find(({ id }) => id === idOf(ada))?.unread).toBe(left);
  });

  it('answers somebody else’s chat like one that does not exist', async () => {
    const { message, userChatList } = await send(adas, bob, 'Secret');
    const chatId = userChatList[0]?.chatId;
    const mine = await send(eves, ada, 'Mine');
    const own = mine.userChatList[0]?.chatId;
    for (const payload of [
      { chatId, messageId: message.id },
      { chatId: 'nothing', messageId: message.id },
      { chatId: own, messageId: message.id },
      { chatId: own, messageId: '0' },
    ]) {
      expect(await eves.ask('message:read', payload)).toMatchObject({ ok: false, error: { statusCode: 404 } });
    }
    expect(await eves.ask('typing', { chatId, typing: true })).toMatchObject({ ok: false, error: { statusCode: 404 } });
    expect(await eves.ask('messages:since', { messageId: message.id })).toMatchObject({ error: { statusCode: 404 } });
    await Promise.all([settled(adas), settled(bobs)]);
    expect([adas.told('message:read'), bobs.told('message:read'), bobs.told('typing')]).toEqual([[], [], []]);
  });
});

describe('a chat longer than an answer', () => {
  const written = Array.from({ length: 1205 }, (_, index) => `message ${String(index)}`);
  beforeEach(async () => {
    const { chat } = await open(adas, bob);
    const rows = written.map((text, index) => ({
      chat_id: chat.id,
      sender_id: idOf(index % 2 ? ada : bob),
      text,
      time: new Date().toISOString(),
      client_message_id: null,
    }));
    await server.app.get(Database).transaction((all) => all.insertInto('chat_message').values(rows).execute());
  });

  it('is answered in parts by messages:since, of which none is missing', async () => {
    const parts: string[][] = [];
    let last: string | null = null;
    do {
      const found: MessageInChatDto[] = await since(adas, last);
      parts.push(texts(found.map(({ message }) => message)));
      last = found.at(-1)?.message.id ?? null;
    } while (last !== null);
    expect(parts.map(({ length }) => length)).toEqual([1000, 205, 0]);
    expect(parts.flat()).toEqual(written);
  });

  it.each([
    ['chat:open', (part: object) => adas.call<OpenedChatDto>('chat:open', { contactId: idOf(bob), ...part })],
    [
      'get-chat',
      async (part: Record<string, string>) =>
        (await ada.get('/api/chat/get-chat', { contactId: idOf(bob), ...part })).json<OpenedChatDto>(),
    ],
  ])('is answered by %s from its end, and by what is before', async (_, ask) => {
    const parts: string[][] = [];
    let before: string | undefined;
    do {
      const { dialog } = (await ask(before === undefined ? {} : { before })).chat;
      parts.unshift(texts(dialog));
      before = dialog[0]?.id;
    } while (before !== undefined);
    expect(parts.map(({ length }) => length)).toEqual([0, 205, 500, 500]);
    expect(parts.flat()).toEqual(written);
  });
});

describe('messages:since', () => {
  it('answers what came after a message of any chat, own ones too, oldest first', async () => {
    await send(adas, bob, '1');
    const seen = await send(eves, ada, '2');
    await send(bobs, eve, 'not for Ada');
    await send(bobs, ada, '3');
    await send(adas, eve, '4');
    const missed = await since(adas, seen.message.id);
    expect(texts(missed.map(({ message }) => message))).toEqual(['3', '4']);
    const chats = await Promise.all([open(adas, bob), open(adas, eve)]);
    expect(missed.map(({ chatId }) => chatId)).toEqual(chats.map(({ chat }) => chat.id));
    expect(texts((await since(adas, null)).map(({ message }) => message))).toEqual(['1', '2', '3', '4']);
    expect(texts((await since(adas, null, 2)).map(({ message }) => message))).toEqual(['1', '2']);
    expect(await since(adas, missed.at(-1)?.message.id ?? '')).toEqual([]);
  });

  it('misses none while others write', async () => {
    const others = await Promise.all(['C', 'D', 'E', 'F'].map(register));
    const theirs = await Promise.all(others.map((user) => sockets.connect(user)));
    let last: string | null = null;
    const got: string[] = [];
    const look = async () => {
      const found: MessageInChatDto[] = await since(adas, last);
      last = found.at(-1)?.message.id ?? last;
      got.push(...found.map(({ message }) => message.id));
    };
    const writing = Promise.all(
      theirs.map((socket) => Promise.all(Array.from({ length: 25 }, (_, index) => send(socket, ada, String(index))))),
    );
    for (let index = 0; index < 20; index += 1) await look();
    const written = (await writing).flat().map(({ message }) => message.id);
    await look();
    expect(got).toEqual([...got].sort((a, b) => Number(a) - Number(b)));
    expect(new Set(got)).toEqual(new Set(written));
    expect(got).toHaveLength(100);
  });

  it.each(['nothing', '0', '-1', '999999999', '1e3', '99999999999999999999'])(
    'knows no message %s',
    async (messageId) => {
      expect(await adas.ask('messages:since', { messageId })).toMatchObject({ ok: false, error: { statusCode: 404 } });
    },
  );
});

it('tells the other participant of typing, and nobody else', async () => {
  const { chat } = await open(adas, bob);
  const other = await sockets.connect(ada);
  expect(await adas.ask('typing', { chatId: chat.id, typing: true })).toEqual({ ok: true, data: {} });
  expect(await bobs.next<TypingNoticeDto>('typing')).toEqual({ chatId: chat.id, contactId: idOf(ada), typing: true });
  await Promise.all([settled(adas), settled(other), settled(eves)]);
  expect([adas, other, eves].map((socket) => socket.told('typing'))).toEqual([[], [], []]);
});

it('keeps the chosen status, answers the chat user and tells everyone', async () => {
  const user = await adas.call<ChatUserDto>('status:set', { status: 'do-not-disturb' });
  expect(user).toEqual({
    id: idOf(ada),
    name: 'Ada',
    avatar: null,
    status: 'do-not-disturb',
    mood: '',
    chatList: [],
  });
  const seen = async (socket: TestSocket): Promise<PresenceDto> => {
    const told = await socket.next<PresenceDto>('presence');
    return told.contactId === idOf(ada) && told.status !== 'online' ? told : seen(socket);
  };
  expect(await seen(bobs)).toEqual({ contactId: idOf(ada), status: 'do-not-disturb' });
  expect((await ada.get('/api/chat/user')).json()).toEqual(user);
  expect(await adas.ask('status:set', { status: 'asleep' })).toMatchObject({ error: { statusCode: 400 } });
});
