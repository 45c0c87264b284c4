import fc from 'fast-check';
import { createTabs } from './testing/createTabs';
import type { Tab } from './testing/createTabs';
import { createFakeRecordServer } from './testing/fakeRecordServer';
import type { Thing, Trouble } from './testing/fakeRecordServer';

const first: readonly Thing[] = ['x', 'y', 'z'].map((id) => ({ id, name: `name of ${id}`, text: '', done: false }));

type Step =
  | {
      do: 'create' | 'createMany' | 'undo' | 'reload' | 'openTab' | 'retry' | 'decideMine' | 'decideTheirs';
      tab: number;
    }
  | { do: 'update'; tab: number; thing: number; field: 'name' | 'text' }
  | { do: 'remove'; tab: number; thing: number }
  | { do: 'bulk'; tab: number; done: boolean }
  | { do: 'elsewhere'; thing: number; field: 'name' | 'text' }
  | { do: 'removeElsewhere'; thing: number }
  | { do: 'trouble'; troubles: readonly Trouble[] }
  | { do: 'wait'; milliseconds: number };

/** What the server answers where it will not do a thing, with reason or without. */
const refusals: readonly Trouble[] = [404, 409, 413, 422];

const tab = fc.nat(2);
const thing = fc.nat(4);
const field = fc.constantFrom('name' as const, 'text' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('createMany' as const), tab }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('update' as const), tab, thing, field }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), tab, thing }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bulk' as const), tab, done: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'openTab' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('retry' as const, 'decideMine', 'decideTheirs'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), thing, field }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('removeElsewhere' as const), thing }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('trouble' as const),
      troubles: fc.array(
        fc.constantFrom<Trouble>('none', 'none', 'none', 'lost', 'answerLost', 429, 500, 503, ...refusals),
        { maxLength: 5 },
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.constantFrom(0, 1, 5, 20, 3000) }),
  },
);

const sleep = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const settle = async (tabs: Iterable<Tab>) => {
  for (let round = 0; round < 12; round += 1) {
    for (const one of tabs) one.outbox.retryNow();
    await sleep(61_000);
  }
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Plays steps in a browser with several tabs, against a server that loses calls and answers. */
const play = async (steps: readonly Step[], seed: number) => {
  let random = seed;
  const next = () => (random = (random * 1_103_515_245 + 12_345) % 2_147_483_648);
  const server = createFakeRecordServer(first);
  server.setDelay(() => new Promise((resolve) => setTimeout(resolve, next() % 12)));
  const browser = createTabs(server);
  browser.open();
  await sleep(100);
  let value = 0;
  const chosen = (index: number): Tab => [...browser.tabs][index % browser.tabs.size] as Tab;
  for (const one of steps) {
    switch (one.do) {
      case 'create':
        chosen(one.tab).records.create(server.collection, {
          name: `new ${String((value += 1))}`,
          text: '',
          done: false,
        });
        break;
      case 'createMany':
        value += 2;
        chosen(one.tab).records.createMany(
          server.collection,
          [value - 1, value].map((number) => ({ name: `new ${String(number)}`, text: '', done: false })),
        );
        break;
      case 'update': {
        const { records, collection } = chosen(one.tab);
        const list = records.shown(collection) ?? [];
        const found = list[one.thing % Math.max(list.length, 1)];
        if (found) records.update(server.collection, found.id, { [one.field]: `value ${String((value += 1))}` });
        break;
      }
      case 'remove': {
        const { records, collection } = chosen(one.tab);
        const list = records.shown(collection) ?? [];
        const found = list[one.thing % Math.max(list.length, 1)];
        if (found) records.remove(collection, [found.id]);
        break;
      }
      case 'bulk': {
        const { records, collection } = chosen(one.tab);
        records.bulk(
          collection,
          'done',
          (records.shown(collection) ?? []).map(({ id }) => id),
          one.done,
        );
        break;
      }
      case 'undo':
        chosen(one.tab).records.undo();
        break;
      case 'reload':
        chosen(one.tab).close();
        browser.open();
        break;
      case 'openTab':
        if (browser.tabs.size < 3) browser.open();
        break;
      case 'retry':
        for (const { id } of chosen(one.tab).outbox.getChanges()) chosen(one.tab).outbox.retry(id);
        break;
      case 'decideMine':
      case 'decideTheirs':
        decide(chosen(one.tab), one.do === 'decideMine');
        break;
      case 'elsewhere': {
        const found = server.getThings()[one.thing % Math.max(server.getThings().length, 1)];
        if (found) server.elsewhere.update({ ...found, [one.field]: `elsewhere ${String((value += 1))}` });
        break;
      }
      case 'removeElsewhere': {
        const found = server.getThings()[one.thing % Math.max(server.getThings().length, 1)];
        if (found) server.elsewhere.remove([found.id]);
        break;
      }
      case 'trouble': {
        const left = [...one.troubles];
        server.setTrouble(() => left.shift() ?? 'none');
        break;
      }
      case 'wait':
        await sleep(one.milliseconds);
        break;
    }
  }
  return { server, browser };
};

const decide = ({ outbox }: Tab, mine: boolean) => {
  for (const { id, progress, deed } of outbox.getChanges()) {
    if (progress.at === 'gone' || (progress.at === 'refused' && !mine)) outbox.discard(id);
    if (progress.at === 'refused' && mine) outbox.retry(id);
    if (progress.at !== 'conflict' || deed.kind !== 'update') continue;
    const wanted = deed.fields as Record<string, unknown>;
    outbox.resolve(id, mine ? Object.fromEntries(progress.fields.map((name) => [name, wanted[name]])) : null);
  }
};

/** Lets everything arrive, deciding what waits for somebody. */
const rest = async ({ server, browser }: Awaited<ReturnType<typeof play>>) => {
  server.setTrouble(() => 'none');
  await settle(browser.tabs);
  for (let round = 0; round < 10; round += 1) {
    const [one] = browser.tabs;
    if (one) decide(one, round % 2 === 0);
    await settle(browser.tabs);
  }
  for (const one of browser.tabs) await Promise.all([one.refresh(), sleep(100)]);
  return { server, browser };
};

const runs = Number(process.env['PROPERTY_RUNS'] ?? 60);

it('shows in every window at rest what the server has, and stores nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), fc.nat(), async (steps, seed) => {
      const { server, browser } = await rest(await play(steps, seed));
      expect([...browser.stored.values()]).toEqual([]);
      for (const one of browser.tabs) {
        expect(one.outbox.getChanges()).toEqual([]);
        expect(one.records.shown(one.collection)).toEqual(server.getThings());
      }
      const values = server.getWritten().map(({ id, field: name, value }) => JSON.stringify([id, name, value]));
      const twice = values.filter((value, at) => values.indexOf(value) !== at && value.includes('elsewhere'));
      // What is taken back becomes what it was before: that may be from elsewhere, and is stored once more.
      if (steps.every((one) => one.do !== 'undo')) expect(twice).toEqual([]);
      const ids = server.getThings().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const one of [...browser.tabs]) one.close();
    }),
    { numRuns: runs, interruptAfterTimeLimit: undefined },
  );
});

it('leaves no trace of what was taken back', async () => {
  // What was refused did not happen, and cannot be taken back.
  const isOwn = (one: Step) =>
    one.do === 'trouble'
      ? !one.troubles.some((trouble) => refusals.includes(trouble))
      : !['elsewhere', 'removeElsewhere', 'reload', 'undo', 'decideMine', 'decideTheirs'].includes(one.do);
  const own = step.filter(isOwn);
  await fc.assert(
    fc.asyncProperty(fc.array(own, { minLength: 1, maxLength: 12 }), fc.nat(), async (steps, seed) => {
      // Of one tab: each has a stack of its own.
      const played = await play(steps.map((one) => ('tab' in one ? { ...one, tab: 0 } : one)).slice(0, 10), seed);
      const [one] = played.browser.tabs;
      while (one?.records.undo()) await sleep(3);
      const { server, browser } = await rest(played);
      expect(server.getThings()).toEqual(first);
      for (const other of [...browser.tabs]) other.close();
    }),
    { numRuns: runs, interruptAfterTimeLimit: undefined },
  );
});

it('sends nothing of what was taken back before it left', async () => {
  const server = createFakeRecordServer(first);
  const browser = createTabs(server);
  const { records, collection, outbox } = browser.open();
  await sleep(10);
  server.setTrouble(() => 'lost');
  records.update(server.collection, 'z', { name: 'sent, and perhaps arrived' });
  await sleep(10);
  records.create(server.collection, { name: 'new', text: '', done: false });
  records.update(server.collection, 'x', { name: 'other' });
  records.remove(collection, ['y']);
  for (let count = 0; count < 3; count += 1) records.undo();
  server.setTrouble(() => 'none');
  outbox.retryNow();
  await settle(browser.tabs);
  expect(server.getCalls().filter((name) => name !== 'load')).toEqual(['update', 'update']);
  expect(records.shown(collection)?.slice(0, 2)).toEqual(first.slice(0, 2));
});
