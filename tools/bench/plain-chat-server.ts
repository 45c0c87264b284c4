/**
 * What `npm run bench -- chat` compares us with: socket.io, better-sqlite3 and nothing between them. It checks the same
 * token, stores a message under the same durability before it acknowledges it, with the same JSON, and delivers it to the
 * recipient's sockets. It has none of the rest: no revocation, idempotency, read marks, rate limits, grace, error details, logs or REST.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import Database from 'better-sqlite3';
import { Server } from 'socket.io';

type Answer = (answer: unknown) => void;
type Message = { contactId: string; messageText: string; clientMessageId: string };
type Entry = {
  chatId: string;
  contactId: string;
  lastMessageTime: string | null;
  unread: number;
  readMessageId: string | null;
};

const { PORT, DATABASE_FILE = '', JWT_SECRET = '' } = process.env;

const database = new Database(DATABASE_FILE);
const pragmas = ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'busy_timeout = 5000'];
for (const pragma of [...pragmas, 'wal_autocheckpoint = 8000']) database.pragma(pragma);
database.exec(`create table if not exists message (id integer primary key, chat_id text not null, sender_id text not null,
  text text not null, time text not null, client_message_id text not null);
  create index if not exists message_of_chat on message (chat_id, id)`);
const insertMessage = database.prepare(
  'insert into message (chat_id, sender_id, text, time, client_message_id) values (?, ?, ?, ?, ?)',
);

/** Whose the token is, or undefined where it does not hold. */
const ownerOf = (token: unknown): string | undefined => {
  const [header = '', payload = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
  const expected = createHmac('sha256', JWT_SECRET).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { sub, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; exp: number };
  return exp * 1000 > Date.now() ? sub : undefined;
};

const isMessage = (payload: unknown): payload is Message => {
  const { contactId, messageText, clientMessageId } = (payload ?? {}) as Partial<Message>;
  return (
    typeof contactId === 'string' &&
    typeof clientMessageId === 'string' &&
    typeof messageText === 'string' &&
    messageText.trim().length > 0 &&
    messageText.length <= 4000
  );
};

/** The chats of each user, kept in memory: read from the database they would cost this server more than the message. */
const chats = new Map<string, Map<string, Entry>>();
const entryOf = (user: string, contactId: string): Entry => {
  const ofUser = chats.get(user) ?? new Map<string, Entry>();
  chats.set(user, ofUser);
  const chatId = [user, contactId].sort().join('-');
  const entry = ofUser.get(contactId) ?? {
    ...{ chatId, contactId, lastMessageTime: null, unread: 0, readMessageId: null },
  };
  ofUser.set(contactId, entry);
  return entry;
};

const http = createServer((request, response) => {
  response.statusCode = request.url === '/api/health/ready' ? 200 : 404;
  response.end();
});
const io = new Server(http);
const chat = io.of('/chat');
chat.use((socket, next) => {
  const user = ownerOf(socket.handshake.auth['token']);
  socket.data = user;
  next(user === undefined ? new Error('Invalid access token detected') : undefined);
});
chat.on('connection', (socket) => {
  const user = socket.data as string;
  void socket.join(user);
  socket.on('message:send', (payload: unknown, answer: Answer) => {
    if (!isMessage(payload)) {
      answer({ ok: false, error: { statusCode: 400, message: 'Bad message' } });
      return;
    }
    const { contactId, clientMessageId } = payload;
    const text = payload.messageText.trim();
    const time = new Date().toISOString();
    const own = entryOf(user, contactId);
    const { lastInsertRowid } = insertMessage.run(own.chatId, user, text, time, clientMessageId);
    const message = { id: String(lastInsertRowid), who: user, message: text, time, clientMessageId };
    const theirs = entryOf(contactId, user);
    own.lastMessageTime = theirs.lastMessageTime = time;
    theirs.unread += 1;
    answer({ ok: true, data: { message, userChatList: [...(chats.get(user)?.values() ?? [])] } });
    socket.to([user, contactId]).emit('message:new', { chatId: own.chatId, message });
  });
});
http.listen(Number(PORT), '127.0.0.1');
