import { io } from './socket.io.js';
import { byId, eventsOf, json, make } from './elements.js';

/** How many entries of the log are kept. */
const KEPT = 200;

let socket;
let token = '';

const log = (way, kind, name, value) => {
  const time = new Date().toLocaleTimeString();
  byId('log').prepend(
    make(
      'li',
      {},
      make('span', { class: `way ${kind}` }, way),
      ` ${name} `,
      make('small', {}, time),
      ...(value === undefined ? [] : [json(value)]),
    ),
  );
  while (byId('log').childElementCount > KEPT) byId('log').lastElementChild.remove();
};

const say = (state) => {
  byId('state').textContent = state;
  byId('submit').disabled = !socket?.connected;
  byId('disconnect').disabled = !socket;
};

const signIn = async () => {
  const body = JSON.stringify({ email: byId('email').value, password: byId('password').value });
  const headers = { 'content-type': 'application/json' };
  const answer = await (await fetch('/api/auth/sign-in', { method: 'POST', headers, body })).json();
  if (answer.access_token) return answer.access_token;
  throw new Error(answer.error?.[0]?.message ?? answer.message ?? 'Nobody is signed in');
};

const get = async (path) => (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).json();

const loadContacts = async () => {
  const contacts = await get('/api/chat/contacts');
  byId('contact').replaceChildren(
    ...contacts.map(({ id, name, status }) => make('option', { value: id }, `${name} (${status})`)),
  );
  byId('contact').disabled = contacts.length === 0;
};

const disconnect = () => {
  socket?.disconnect();
  socket = undefined;
  say('Not connected.');
};

/** Sets fields of the payload that is being edited, where it has them. */
const fill = (values) => {
  try {
    const payload = JSON.parse(byId('payload').value);
    for (const [name, value] of Object.entries(values)) if (name in payload) payload[name] = value;
    byId('payload').value = JSON.stringify(payload, null, 2);
  } catch {
    // What is being typed is left alone.
  }
};

const fresh = () => ({
  clientMessageId: crypto.randomUUID?.() ?? `try-${Date.now()}`,
  ...(byId('contact').value && { contactId: byId('contact').value }),
});

/** Remembers which chat and message the last answer spoke of, so that the next event can speak of them too. */
const follow = (data) => {
  const entry = [data?.userChatList].flat().find((one) => one?.contactId === byId('contact').value);
  const chatId = data?.chatId ?? data?.chat?.id ?? entry?.chatId;
  const messageId = data?.message?.id ?? data?.chat?.dialog?.at(-1)?.id;
  Object.assign(known, chatId && { chatId }, messageId && { messageId });
};
const known = {};

const connect = async () => {
  disconnect();
  token = byId('token').value.trim() || (await signIn());
  const own = io('/chat', { auth: { token }, forceNew: true });
  socket = own;
  say('Connecting …');
  own.on('connect', () => {
    say('Connected.');
    log('connected', 'sent', '');
    loadContacts().then(() => fill(fresh()));
  });
  own.on('connect_error', ({ message }) => {
    say(`Refused: ${message}`);
    log('refused', 'bad', '', { message });
  });
  own.on('disconnect', (reason) => {
    say(`Disconnected: ${reason}.`);
    log('disconnected', 'bad', '', { reason });
  });
  own.onAny((event, payload) => {
    log('← server', '', event, payload);
    follow(payload);
  });
};

const send = async () => {
  byId('problem').textContent = '';
  let payload;
  try {
    payload = JSON.parse(byId('payload').value);
  } catch ({ message }) {
    byId('problem').textContent = `The payload is no JSON: ${message}`;
    return;
  }
  const event = byId('event').value;
  log('→ client', 'sent', event, payload);
  try {
    const answer = await socket.timeout(10_000).emitWithAck(event, payload);
    log('← acknowledged', answer.ok ? '' : 'bad', event, answer);
    if (answer.ok) follow(answer.data);
  } catch {
    log('no answer', 'bad', event);
  }
  fill({ clientMessageId: fresh().clientMessageId });
};

/** Lets a developer connect, send events and see what comes back. */
export const connectAndTry = (contract) => {
  const events = eventsOf(contract, 'client');
  const showExample = () => {
    const { message } = events.find(({ message: { name } }) => name === byId('event').value);
    const needed = contract.components.schemas[message.payload.$ref.split('/').at(-1)].required ?? [];
    const payload = Object.fromEntries(needed.map((name) => [name, message.examples[0].payload[name]]));
    byId('payload').value = JSON.stringify(payload, null, 2);
    fill({ ...fresh(), ...known });
    if (message.name === 'messages:since') fill({ messageId: null });
  };
  byId('event').append(...events.map(({ message: { name } }) => make('option', {}, name)));
  byId('event').value = 'message:send';
  showExample();
  byId('event').addEventListener('change', showExample);
  byId('contact').addEventListener('change', () => fill(fresh()));
  byId('connect').addEventListener('submit', (submitted) => {
    submitted.preventDefault();
    connect().catch(({ message }) => say(message));
  });
  byId('disconnect').addEventListener('click', disconnect);
  byId('clear').addEventListener('click', () => byId('log').replaceChildren());
  byId('send').addEventListener('submit', (submitted) => {
    submitted.preventDefault();
    if (socket?.connected) void send();
  });
};
