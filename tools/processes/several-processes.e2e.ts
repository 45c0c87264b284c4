import { randomBytes } from 'node:crypto';
import { createClient } from 'redis';
import { findRedis, startRedis } from '../machine/redis.ts';
import type { ThrowAwayRedis } from '../machine/redis.ts';
import { Person, register } from './Person.ts';
import type { Account, Message } from './Person.ts';
import { ServerProcess } from './ServerProcess.ts';

jest.setTimeout(60_000);

const database = process.env.TEST_DATABASE_URL;
const redisProgram = findRedis();
/** Where PostgreSQL or Redis is not installed `npm test` says so, and how to have them. */
const describeShared = database !== undefined && redisProgram !== undefined ? describe : describe.skip;

let redis: ThrowAwayRedis;
let first: ServerProcess;
let second: ServerProcess;
let people: Person[] = [];

const startBoth = async (env: Record<string, string> = {}) => {
  redis = await startRedis(redisProgram ?? '');
  const shared = {
    ...{ DATABASE_URL: database ?? '', REDIS_URL: redis.url, JWT_SECRET: randomBytes(32).toString('hex') },
    ...{ DEMO_DATA: 'false', RATE_LIMIT: '0', ...env },
  };
  [first, second] = await Promise.all([ServerProcess.start(shared), ServerProcess.start(shared)]);
};
const stopBoth = async () => {
  await Promise.all([first.stop(), second.stop()]);
  await redis.stop();
};
afterEach(() => {
  for (const person of people) person.leave();
  people = [];
});

/** Somebody who is connected to these processes, one at a time. */
const enter = async (servers: ServerProcess[], account?: Account): Promise<Person> => {
  const person = new Person(
    account ?? (await register(first.url)),
    servers.map(({ url }) => url),
  );
  people.push(person);
  await person.connect();
  return person;
};
const post = (server: ServerProcess, path: string, body: object, token?: string) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
const get = (server: ServerProcess, path: string, token: string) =>
  fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
const said = (person: Person, event: string) =>
  person.notices.filter((notice) => notice.event === event).map(({ payload }) => payload);
/** What a person was told of another's being there. */
const presenceOf = (watcher: Person, { id }: { id: string }) =>
  said(watcher, 'presence')
    .filter(({ contactId }) => contactId === id)
    .map(({ status }) => status);
const chatOf = async (person: Person, contact: Person) =>
  (await person.ask<{ chat: { id: string; dialog: Message[] } }>('chat:open', { contactId: contact.id })).chat;

describeShared('two processes on one database', () => {
  beforeAll(() => startBoth());
  afterAll(stopBoth);

  it('deliver to each other’s sockets: messages, typing, read marks', async () => {
    const [ada, bob] = [await enter([first]), await enter([second])];
    const message = await ada.write(bob.id, 'Hello over there');
    await bob.until(() => bob.seen.has(message.id));
    expect(bob.seen.get(message.id)).toEqual(message);

    const { id: chatId } = await chatOf(bob, ada);
    await bob.ask('typing', { chatId, typing: true });
    await ada.until(() => said(ada, 'typing').length > 0);
    expect(said(ada, 'typing')).toEqual([{ chatId, contactId: bob.id, typing: true }]);

    await bob.ask('message:read', { chatId, messageId: message.id });
    await ada.until(() => said(ada, 'message:read').length > 0);
    expect(said(ada, 'message:read')).toEqual([{ chatId, contactId: bob.id, messageId: message.id }]);

    const account = await register(second.url);
    const sent = await post(
      first,
      '/api/chat/send-message',
      { contactId: bob.id, messageText: 'By REST' },
      account.token,
    );
    const { message: byRest } = (await sent.json()) as { message: Message };
    await bob.until(() => bob.seen.has(byRest.id));
  });

  it('tell nobody of another message under an id that was used for somebody else', async () => {
    const account = await register(first.url);
    const [ada, bob, eve] = [await enter([first], account), await enter([first]), await enter([second])];
    const clientMessageId = randomBytes(8).toString('hex');
    const send = async (server: ServerProcess, to: Person) => {
      const body = { contactId: to.id, messageText: 'For Bob', clientMessageId };
      return (
        (await (await post(server, '/api/chat/send-message', body, account.token)).json()) as { message: Message }
      ).message;
    };
    const message = await send(first, bob);
    expect(await send(second, eve)).toEqual(message);
    const last = await ada.write(eve.id, 'For Eve');
    await eve.until(() => eve.seen.has(last.id));
    expect([...eve.seen.keys()]).toEqual([last.id]);
  });

  it('say once that somebody came, at whichever of them', async () => {
    const [near, far] = [await enter([first]), await enter([second])];
    const account = await register(first.url);
    const person = await enter([second], account);
    // Connected twice, at both: nothing new.
    await enter([first], account);
    for (const watcher of [near, far]) await watcher.until(() => presenceOf(watcher, person).length > 0);
    // What comes after is here, so what was before it is too.
    const last = await enter([first]);
    for (const watcher of [near, far]) {
      await watcher.until(() => presenceOf(watcher, last).length > 0);
      expect(presenceOf(watcher, person)).toEqual(['online']);
    }
    const contacts = await get(second, '/api/chat/contacts', account.token);
    const nearby = ((await contacts.json()) as { id: string; status: string }[]).find(({ id }) => id === near.id);
    expect(nearby?.status).toBe('online');
  });

  it('refuse all tokens of a session that one of them ended, and end its sockets at the other', async () => {
    const account = await register(first.url);
    const answer = await get(first, '/api/auth/access-token', account.token);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const people = [await enter([second], account), await enter([second], { ...account, token })];
    expect((await post(first, '/api/auth/sign-out', {}, account.token)).status).toBe(200);
    for (const person of people) await person.until(() => !person.isConnected);
    expect((await get(second, '/api/chat/user', account.token)).status).toBe(401);
    expect((await get(second, '/api/chat/user', token)).status).toBe(401);
  });

  it('lose nothing while one of them is killed, and its people go on at the other', async () => {
    const group = await Promise.all(
      Array.from({ length: 6 }, (_, index) => enter(index % 2 === 0 ? [first, second] : [second, first])),
    );
    const stranger = await enter([second]);
    const contactOf = (index: number) => group[index ^ 1] as Person;
    let isOver = false;
    const writing = group.map(async (person, index) => {
      for (let number = 1; !isOver; number++) await person.write(contactOf(index).id, `message ${String(number)}`);
    });
    const writtenBy = (count: number) => () => group.every(({ acknowledged }) => acknowledged.length >= count);
    const allHave = (count: number) => Promise.race(group.map((person) => person.until(writtenBy(count))));

    await allHave(20);
    await first.kill();
    const counts = group.map(({ acknowledged }) => acknowledged.length);
    await allHave(Math.max(...counts) + 20);
    isOver = true;
    await Promise.all(writing);

    for (const [index, person] of group.entries()) {
      const contact = contactOf(index);
      const { dialog } = await chatOf(person, contact);
      const ids = dialog.map(({ id }) => Number(id));
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      // Each acknowledged message is there once, in the order it was written.
      expect(dialog.filter(({ who }) => who === person.id)).toEqual(person.acknowledged);
      expect(dialog.filter(({ who }) => who === contact.id)).toEqual(contact.acknowledged);
      await person.until(() => person.seen.size >= dialog.length);
      expect([...person.seen.values()].sort((a, b) => Number(a.id) - Number(b.id))).toEqual(dialog);
    }
    // They were at the other process before anybody could call them gone.
    for (const person of group) expect(presenceOf(stranger, person)).not.toContain('offline');
    await first.restart();
  });

  it('notice that one of them died, and say once that its people are gone', async () => {
    const [near, watcher] = [await enter([second]), await enter([second])];
    const person = await enter([first]);
    await near.until(() => presenceOf(near, person).length > 0);
    await first.kill();
    await Promise.all([near, watcher].map((one) => one.until(() => presenceOf(one, person).includes('offline'))));
    expect(presenceOf(near, person)).toEqual(['online', 'offline']);
    await first.restart();
    // It comes back by itself, with the process.
    await near.until(() => presenceOf(near, person).length > 2);
    expect(presenceOf(near, person)).toEqual(['online', 'offline', 'online']);
  });

  it('go on alone while Redis is away, and make up for it when it is back', async () => {
    const [ada, bob] = [await enter([first]), await enter([second])];
    const readiness = async ({ url }: ServerProcess) => (await fetch(`${url}/api/health/ready`)).json();
    expect(await readiness(first)).toEqual({ status: 'ok', redis: 'ok' });
    await redis.stop();
    const unheard = await ada.write(bob.id, 'Can you hear me?');
    const account = await register(first.url);
    expect(await readiness(first)).toEqual({ status: 'ok', redis: 'away' });
    expect((await post(first, '/api/auth/sign-out', {}, account.token)).status).toBe(200);

    redis = await startRedis(redisProgram ?? '', Number(new URL(redis.url).port));
    // Told before the connection is cut off: who has seen a later message would not ask for this one.
    await bob.until(() => bob.pushed.includes(unheard.id));
    await ada.until(() => ada.isConnected);
    const heard = await ada.write(bob.id, 'And now?');
    await bob.until(() => bob.seen.has(heard.id));
    // The other process reads from the database what it was not told, as soon as it notices.
    while ((await get(second, '/api/chat/user', account.token)).status !== 401);
  });

  it('make up for what they could not tell while Redis took nothing', async () => {
    const [ada, bob] = [await enter([first]), await enter([second])];
    const admin = createClient({ url: redis.url });
    await admin.connect();
    await admin.configSet('maxmemory', '1');
    const unheard = await ada.write(bob.id, 'Is there room?');
    await admin.configSet('maxmemory', '0');
    await admin.close();
    await ada.write(bob.id, 'There is again.');
    // Told, or asked for: he may be away for a moment, because all are cut off once more after the return of Redis before.
    await bob.until(() => bob.seen.has(unheard.id));
  });
});

describeShared('two processes with limits', () => {
  const limit = 40;
  beforeAll(() => startBoth({ RATE_LIMIT: String(limit) }));
  afterAll(stopBoth);

  const bothInTurn = (index: number) => (index % 2 === 0 ? first : second);

  it('count requests together', async () => {
    const { token } = await register(first.url);
    const statuses: number[] = [];
    for (let index = 0; index < limit + 10; index++) {
      const answer = await get(bothInTurn(index), '/api/chat/user', token);
      statuses.push(answer.status);
    }
    // A process takes a token for an address until it has verified it once.
    const allowed = statuses.filter((status) => status === 200).length;
    expect(allowed).toBeGreaterThanOrEqual(limit);
    expect(allowed).toBeLessThanOrEqual(limit + 2);
  });

  it('count the events of a user’s sockets together', async () => {
    const account = await register(second.url);
    const [one, other] = [await enter([first], account), await enter([second], account)];
    const refused: unknown[] = [];
    for (let index = 0; index < limit; index++) {
      await (index % 2 === 0 ? one : other)
        .ask('chat:open', { contactId: 'nobody' })
        .catch((error: unknown) => refused.push((error as { refused?: number }).refused));
    }
    // Each has asked for the messages since the last one when it connected.
    expect(refused.filter((status) => status === 404)).toHaveLength(limit - 2);
    expect(refused.filter((status) => status === 429)).toHaveLength(2);
  });

  it('count failed sign-ins together', async () => {
    const { id } = await register(first.url);
    const email = `${id}@example.com`;
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) {
      statuses.push((await post(bothInTurn(index), '/api/auth/sign-in', { email, password: 'wrong' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });
});

describeShared('a server with a Redis that is not there', () => {
  it('says so in one line and does not start', async () => {
    const env = {
      ...{ DATABASE_URL: database ?? '', JWT_SECRET: 'x'.repeat(32), DEMO_DATA: 'false' },
      REDIS_URL: 'redis://user:secret@127.0.0.1:1',
    };
    const failure: unknown = await ServerProcess.start(env).catch((error: unknown) => error);
    const [, ...lines] = String(failure).trim().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^Ezone cannot start\. REDIS_URL: no Redis answers there \(.*ECONNREFUSED.*\)$/),
    ]);
    expect(lines[0]).not.toContain('secret');
  });
});
