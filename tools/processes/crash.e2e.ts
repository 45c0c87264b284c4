import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Person, register } from './Person.ts';
import { ServerProcess } from './ServerProcess.ts';

jest.setTimeout(60_000);

/** How often the server is killed, and after how many more acknowledged messages each time. */
const kills = 8;
const messagesBetween = 150;
const pairs = 4;

let folder: string;
let server: ServerProcess;
let people: Person[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ezone-crash-'));
  server = await ServerProcess.start({
    DATABASE_URL: `sqlite:${join(folder, 'ezone.db')}`,
    ...{ RATE_LIMIT: '0', DEMO_DATA: 'false' },
  });
  const accounts = await Promise.all(Array.from({ length: pairs * 2 }, () => register(server.url)));
  people = accounts.map((account) => new Person(account, [server.url]));
  await Promise.all(people.map((person) => person.connect()));
});
afterEach(async () => {
  for (const person of people) person.leave();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const contactOf = (index: number) => people[index ^ 1] as Person;
const acknowledged = () => people.reduce((sum, person) => sum + person.acknowledged.length, 0);

/** What is stored of a pair's messages, beside what its two people know: each acknowledged one once, in the order it was written. */
const expectAllStored = async (index: number) => {
  const [person, contact] = [people[index] as Person, contactOf(index)];
  const known = { own: [...person.acknowledged], theirs: [...contact.acknowledged] };
  const stored = await person.stored();
  expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
  expect(new Set(stored.map(({ clientMessageId }) => clientMessageId)).size).toBe(stored.length);
  expect(stored.map(({ id }) => Number(id))).toEqual(stored.map(({ id }) => Number(id)).sort((a, b) => a - b));
  for (const [who, messages] of [
    [person.id, known.own],
    [contact.id, known.theirs],
  ] as const) {
    // What was not acknowledged when the server was killed may be stored too: then it is the next one.
    expect(stored.filter((message) => message.who === who).slice(0, messages.length)).toEqual(messages);
  }
};

it('loses no acknowledged message, and stores none twice, however often the server is killed', async () => {
  let isOver = false;
  const writing = people.map(async (person, index) => {
    for (let number = 1; !isOver; number++) await person.write(contactOf(index).id, `message ${String(number)}`);
  });

  for (let kill = 1; kill <= kills; kill++) {
    const enough = acknowledged() + messagesBetween;
    await Promise.race(people.map((person) => person.until(() => acknowledged() >= enough)));
    await server.kill();
    const before = people.map(({ connections }) => connections);
    await server.restart();
    await Promise.all(people.map((person, index) => person.until(() => person.connections > (before[index] ?? 0))));
    await Promise.all(people.map((_, index) => expectAllStored(index)));
  }

  isOver = true;
  await Promise.all(writing);
  await Promise.all(people.map((_, index) => expectAllStored(index)));
  for (const [index, person] of people.entries()) {
    const stored = await person.stored();
    expect(stored).toHaveLength(person.acknowledged.length + contactOf(index).acknowledged.length);
    const seen = () => [...person.seen.values()].sort((a, b) => Number(a.id) - Number(b.id));
    await person.until(() => person.seen.size >= stored.length);
    expect(seen()).toEqual(stored);
  }
});
