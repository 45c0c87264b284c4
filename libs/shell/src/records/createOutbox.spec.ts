import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { QueryClient } from '@tanstack/react-query';
import type { Change } from './change';
import type { Collection, Stored } from './collection';
import { createOutbox } from './createOutbox';
import type { Fate } from './createFates';
import { createKnownLists } from './knownLists';
import { change, move, thing, things, update } from './testing/changes';
import { createTabs } from './testing/createTabs';
import type { Tab } from './testing/createTabs';
import { createFakeRecordServer, refused } from './testing/fakeRecordServer';
import type { Thing } from './testing/fakeRecordServer';

const thingOf = (id: string): Thing => ({ id, name: `name of ${id}`, text: '', done: false });
const sleep = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** A browser with so many tabs; the first of them sends. */
const open = async (count = 1, latency = 0) => {
  const server = createFakeRecordServer(['x', 'y'].map(thingOf));
  const browser = createTabs(server, latency);
  const tabs = Array.from({ length: count }, browser.open);
  await sleep(100);
  const fates = tabs.map(({ outbox }) => {
    const heard: Fate['became'][] = [];
    outbox.onFate(({ became }) => heard.push(became));
    return heard;
  });
  return { server, browser, tabs: tabs as [Tab, ...Tab[]], fates };
};
const names = ({ records, collection }: Tab) => records.shown(collection)?.map((thing) => (thing as Thing).name);
const add = ({ records }: Tab, server: ReturnType<typeof createFakeRecordServer>, name: string) =>
  records.create(server.collection, { name, text: '', done: false }).record.id;

/** What a tab is told of in its first moments. */
const heardIn = async ({ outbox }: Tab) => {
  const heard: Fate['became'][] = [];
  outbox.onFate(({ became }) => heard.push(became));
  await sleep(100);
  return heard;
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a removal of what the server never had can be taken back', () => {
  it('where nothing of it has left', async () => {
    const { server, tabs } = await open();
    const [tab] = tabs;
    server.setTrouble(() => 'lost');
    tab.records.update(server.collection, 'x', { name: 'To be away' });
    await sleep(10);
    tab.records.remove(tab.collection, [add(tab, server, 'Written in a tunnel')]);
    tab.records.undo();
    server.setTrouble(() => 'none');
    tab.outbox.retryNow();
    await sleep(100);
    expect(server.getThings().map(({ name }) => name)).toContain('Written in a tunnel');
    expect(names(tab)).toEqual(server.getThings().map(({ name }) => name));
  });

  it('where its creation and removal have cancelled each other out before', async () => {
    const { server, tabs } = await open();
    const [tab] = tabs;
    tab.records.remove(tab.collection, [add(tab, server, 'In and out')]);
    await sleep(100);
    expect(server.getCalls()).not.toContain('create');
    tab.records.undo();
    await sleep(100);
    await tab.refresh();
    expect(server.getThings().map(({ name }) => name)).toContain('In and out');
    expect(names(tab)).toEqual(server.getThings().map(({ name }) => name));
  });

  it('where the server had refused it', async () => {
    const { server, tabs } = await open();
    const [tab] = tabs;
    server.setTrouble(() => 400);
    const id = add(tab, server, 'Refused at first');
    await sleep(100);
    tab.records.remove(tab.collection, [id]);
    server.setTrouble(() => 'none');
    tab.records.undo();
    await sleep(100);
    // As what it was: refused, and nothing else.
    expect(names(tab)).toContain('Refused at first');
    expect(tab.outbox.getChanges()).toMatchObject([{ progress: { at: 'refused' } }]);
    tab.outbox.retry(tab.outbox.getChanges()[0]?.id ?? '');
    await sleep(100);
    expect(server.getThings().map(({ name }) => name)).toContain('Refused at first');
  });

  it('with what was written since it was refused', async () => {
    const { server, tabs } = await open();
    const [tab] = tabs;
    server.setTrouble(() => 400);
    const id = add(tab, server, 'Refused at first');
    await sleep(100);
    server.setTrouble(() => 'lost');
    tab.records.update(server.collection, id, { text: 'Written since' });
    await sleep(100);
    tab.records.remove(tab.collection, [id]);
    await sleep(100);
    server.setTrouble(() => 'none');
    tab.outbox.retryNow();
    await sleep(100);
    tab.records.undo();
    await sleep(100);
    expect(server.getThings()[0]).toMatchObject({ id, name: 'Refused at first', text: 'Written since' });
    expect(tab.outbox.getChanges()).toEqual([]);
  });

  it.each([false, true])('where it is refused after it was removed; taken back: %s', async (isTakenBack) => {
    const { server, tabs } = await open();
    const [tab] = tabs;
    server.setDelay(() => new Promise((resolve) => setTimeout(resolve, 50)));
    server.setTrouble(() => 400);
    const id = add(tab, server, 'On its way');
    await sleep(10);
    tab.records.remove(tab.collection, [id]);
    server.setTrouble(() => 'none');
    if (isTakenBack) tab.records.undo();
    await sleep(1000);
    if (!isTakenBack) tab.records.undo();
    await sleep(1000);
    for (const change of tab.outbox.getChanges()) tab.outbox.retry(change.id);
    await sleep(1000);
    expect(server.getThings()[0]).toMatchObject({ id, name: 'On its way' });
    expect(tab.outbox.getChanges()).toEqual([]);
  });

  it('and where it is not, nothing of it waits any more', async () => {
    const { server, tabs } = await open();
    const [tab] = tabs;
    server.setDelay(() => new Promise((resolve) => setTimeout(resolve, 50)));
    server.setTrouble(() => 400);
    const id = add(tab, server, 'On its way');
    await sleep(10);
    tab.records.remove(tab.collection, [id]);
    server.setTrouble(() => 'none');
    await sleep(1000);
    expect(tab.outbox.getChanges()).toEqual([]);
  });
});

describe('in several tabs', () => {
  it.each(['acknowledged', 'refused'] as const)(
    'the one that made a change hears, alone, that it is %s',
    async (became) => {
      const { server, tabs, fates } = await open(3);
      if (became === 'refused') server.setTrouble(() => 400);
      tabs[1]?.records.remove(tabs[0].collection, ['x']);
      await sleep(100);
      expect(fates).toEqual([[], [became], []]);
    },
  );

  it.each([0, 2])(
    'another one tells, once, what is refused of one that was closed: %s of those before it',
    async (before) => {
      const { server, tabs, fates } = await open(3);
      server.setTrouble(() => 'lost');
      tabs[1]?.records.remove(tabs[0].collection, ['x']);
      await sleep(100);
      tabs[1]?.close();
      if (before > 0) tabs[0].close();
      server.setTrouble(() => 403);
      await sleep(3000);
      expect(fates).toEqual(before > 0 ? [[], [], ['refused']] : [['refused'], [], []]);
    },
  );

  it('one that told of its own does not tell again when it becomes the one that sends', async () => {
    const { server, tabs, fates } = await open(2);
    server.setTrouble(() => 400);
    tabs[1]?.records.update(server.collection, 'x', { name: 'Refused' });
    await sleep(100);
    tabs[0].close();
    await sleep(100);
    expect(fates).toEqual([[], ['refused']]);
  });

  it('one goes on where the one that sent has ended', async () => {
    const { server, tabs } = await open(2);
    server.setTrouble(() => 'lost');
    tabs[0].records.update(server.collection, 'x', { name: 'Left behind' });
    await sleep(10);
    tabs[0].close();
    server.setTrouble(() => 'none');
    await sleep(2000);
    expect(server.getThings().map(({ name }) => name)).toEqual(['Left behind', 'name of y']);
    expect(tabs[1]?.outbox.getChanges()).toEqual([]);
  });

  it.each(['update', 'create'] as const)(
    'what is written in one is not lost while another one sends again what was refused: %s',
    async (kind) => {
      const { server, tabs } = await open(2);
      const [one, other] = tabs;
      server.setTrouble(() => 400);
      const id = kind === 'create' ? add(one, server, 'Refused') : 'x';
      if (kind === 'update') one.records.update(server.collection, id, { name: 'Refused' });
      await sleep(100);
      server.setTrouble(() => 'none');
      server.setDelay(() => new Promise((resolve) => setTimeout(resolve, 50)));
      one.outbox.retry(one.outbox.getChanges()[0]?.id ?? '');
      // Its tab has not heard of that yet.
      other?.records.update(server.collection, id, { text: 'Late' });
      await sleep(5000);
      expect(tabs.map(({ outbox }) => outbox.getChanges())).toEqual([[], []]);
      expect(server.getThings().find((thing) => thing.id === id)).toMatchObject({ name: 'Refused', text: 'Late' });
    },
  );

  describe.each([
    ['is on its way', 50],
    ['has just been answered', 0],
  ])('what is written into a change in one, where it %s by another that it did not hear of yet,', (_, callTakes) => {
    const openSlow = async () => {
      const { server, tabs } = await open(2, 30);
      const [one, other] = tabs as [Tab, Tab];
      const settle = () => {
        server.setTrouble(() => 'none');
        if (callTakes > 0) server.setDelay(() => new Promise((resolve) => setTimeout(resolve, callTakes)));
      };
      const end = async () => {
        await sleep(5000);
        expect([one, other].map(({ outbox }) => outbox.getChanges())).toEqual([[], []]);
      };
      return { server, one, other, settle, end };
    };
    const only = ({ outbox }: Tab) => outbox.getChanges()[0]?.id ?? '';

    it.each(['update', 'create'] as const)('is sent after it, also by who wrote there, too: %s', async (kind) => {
      const { server, one, other, settle, end } = await openSlow();
      server.setTrouble(() => 400);
      const id = kind === 'create' ? add(one, server, 'Refused') : 'x';
      if (kind === 'update') one.records.update(server.collection, id, { name: 'Refused' });
      await sleep(200);
      settle();
      one.records.update(server.collection, id, { done: true });
      other.records.update(server.collection, id, { text: 'Late' });
      await end();
      expect(server.getThings().filter((thing) => thing.id === id)).toEqual([
        { id, name: 'Refused', text: 'Late', done: true },
      ]);
    });

    it('is sent after it where a conflict was decided', async () => {
      const { server, one, other, settle, end } = await openSlow();
      server.elsewhere.update({ ...thingOf('x'), name: 'Theirs' });
      one.records.update(server.collection, 'x', { name: 'Mine' });
      await sleep(200);
      settle();
      one.outbox.resolve(only(one), { name: 'Both' } as never);
      other.records.update(server.collection, 'x', { text: 'Late' });
      await end();
      expect(server.getThings()[0]).toMatchObject({ name: 'Both', text: 'Late' });
    });
  });

  it('what is written on a new record arrives where the one that ended had created it', async () => {
    const { server, browser, tabs } = await open();
    // It ends before it has heard the answer.
    server.setTrouble(() => {
      tabs[0].close();
      return 'none';
    });
    const id = add(tabs[0], server, 'New');
    await sleep(100);
    server.setTrouble(() => 'none');
    const next = browser.open();
    // Before it has looked at what the other one has left.
    next.records.update(server.collection, id, { name: 'New, and more' }, undefined, { ...thingOf(id), name: 'New' });
    await sleep(100);
    expect(server.getThings().filter((one) => one.id === id)).toMatchObject([{ name: 'New, and more' }]);
    expect(next.outbox.getChanges()).toEqual([]);
  });

  it('nothing is left of what one was done with as it ended', async () => {
    const { server, browser, tabs } = await open(2);
    server.setTrouble(() => 400);
    tabs[0].records.update(server.collection, 'x', { name: 'Given up' });
    await sleep(100);
    for (const { id } of tabs[0].outbox.getChanges()) tabs[0].outbox.discard(id);
    tabs[0].close();
    await sleep(100);
    expect([...browser.stored.values()]).toEqual([]);
  });

  it('all hear that something holds up the sending', async () => {
    const { server, tabs } = await open(2);
    server.setTrouble(() => 'lost');
    tabs[1]?.records.update(server.collection, 'x', { name: 'Held up' });
    await sleep(100);
    expect(tabs.map(({ outbox }) => outbox.isDelayed())).toEqual([true, true]);
    server.setTrouble(() => 'none');
    tabs[1]?.outbox.retryNow();
    await sleep(100);
    expect(tabs.map(({ outbox }) => outbox.isDelayed())).toEqual([false, false]);
  });

  it('one that is opened later hears it when it adds something', async () => {
    const { server, browser, tabs } = await open();
    server.setTrouble(() => 'lost');
    tabs[0].records.update(server.collection, 'x', { name: 'Held up' });
    await sleep(100);
    const later = browser.open();
    await sleep(10);
    server.setTrouble(() => 'lost');
    later.outbox.add(server.collection.list, ['y'], update(thingOf('y'), { name: 'Held up as well' }));
    await sleep(10);
    expect(later.outbox.isDelayed()).toBe(true);
  });
});

describe('at the next visit', () => {
  it('somebody is told what has become of what the last one has left', async () => {
    const { server, browser, tabs } = await open();
    const [tab] = tabs;
    server.setTrouble(() => 'lost');
    tab.records.remove(tab.collection, ['x']);
    await sleep(100);
    tab.close();
    server.setTrouble(() => 400);
    expect(await heardIn(browser.open())).toEqual(['refused']);
  });

  it('nobody is told who has gone again before it is known', async () => {
    const { server, browser, tabs } = await open();
    const [tab] = tabs;
    server.setTrouble(() => 400);
    tab.records.remove(tab.collection, ['x']);
    await sleep(100);
    tab.close();
    const next = browser.open();
    const heard = heardIn(next);
    next.close();
    expect(await heard).toEqual([]);
  });

  it.each(['refused', 'gone'] as const)('somebody is told what is %s and still waits for them', async (became) => {
    const { server, browser, tabs } = await open();
    const [tab] = tabs;
    if (became === 'gone') server.elsewhere.remove(['x']);
    else server.setTrouble(() => 400);
    tab.records.update(server.collection, 'x', { name: 'Written in vain?' });
    await sleep(100);
    tab.close();
    server.setTrouble(() => 'none');
    expect(await heardIn(browser.open())).toEqual([became]);
  });
});

it('rests where what is left waits for something that waits for somebody', async () => {
  const { server, tabs } = await open();
  const [tab] = tabs;
  server.collection.links = ({ text }) => (text ? [text] : []);
  server.setTrouble(() => 403);
  tab.records.remove(tab.collection, ['x']);
  await sleep(100);
  server.setTrouble(() => 'none');
  tab.outbox.add(tab.collection.list, ['x'], move('restore', thingOf('x')));
  tab.records.update(server.collection, 'y', { text: 'x' });
  await sleep(100);
  expect(server.getThings().find(({ id }) => id === 'y')?.text).toBe('');
  for (const { id } of tab.outbox.getChanges()) tab.outbox.retry(id);
  await sleep(100);
  expect(server.getThings().find(({ id }) => id === 'y')?.text).toBe('x');
  expect(tab.outbox.getChanges()).toEqual([]);
});

it('goes on where a token was refused and the session has another one by then', async () => {
  const { server, tabs } = await open();
  const [tab] = tabs;
  const troubles = [401];
  server.setTrouble(() => troubles.shift() ?? 'none');
  tab.records.update(server.collection, 'x', { name: 'Under the next token' });
  await sleep(100);
  expect(tab.outbox.isDelayed()).toBe(true);
  await sleep(1000);
  expect(tab.outbox.isDelayed()).toBe(false);
  expect(server.getThings()[0]?.name).toBe('Under the next token');
});

describe('what is sent', () => {
  const many = Array.from({ length: 10 }, (_, index) => thingOf(String(index)));
  /** A tab whose calls are under way for a tenth of a second each. */
  const openSlow = async () => {
    const server = createFakeRecordServer(many);
    const tab = createTabs(server).open();
    await sleep(100);
    server.setDelay((_, part) => (part === 'call' ? new Promise((end) => setTimeout(end, 100)) : Promise.resolve()));
    for (const { id } of many) tab.records.update(server.collection, id, { text: 'Written' });
    await sleep(50);
    const updates = () => server.getCalls().filter((name) => name === 'update').length;
    return { server, tab, updates };
  };

  it('is four records at once', async () => {
    const { tab, updates } = await openSlow();
    expect(updates()).toBe(4);
    expect(tab.outbox.getChanges().filter(({ progress }) => progress.at === 'sending')).toHaveLength(4);
    await sleep(100);
    expect(updates()).toBe(8);
  });

  it('is nothing more once the user has gone', async () => {
    const { tab, updates } = await openSlow();
    tab.close();
    await sleep(1000);
    expect(updates()).toBe(4);
  });

  it('waits as long as the server asks for, in seconds', async () => {
    const { server, tabs } = await open();
    const [tab] = tabs;
    const troubles = [new ApiError({ kind: 'refused', statusCode: 429, message: 'Later', retryAfter: 30 })];
    server.setTrouble(() => troubles.shift() ?? 'none');
    tab.records.update(server.collection, 'x', { name: 'Later' });
    await sleep(29_000);
    expect(server.getThings()[0]?.name).toBe('name of x');
    await sleep(2000);
    expect(server.getThings()[0]?.name).toBe('Later');
  });
});

describe('where the server does not know what a record links to', () => {
  /** The next calls of this name find nothing. */
  const openWith = async (name: string, times: number) => {
    const { server, tabs } = await open();
    let left = times;
    server.setTrouble(() => (server.getCalls().at(-1) === name && (left -= 1) >= 0 ? 404 : 'none'));
    server.collection.relink = (_, record) => Promise.resolve({ ...record, text: '' });
    return { server, tab: tabs[0] };
  };

  it('a new record is created without it', async () => {
    const { server, tab } = await openWith('create', 1);
    tab.records.create(server.collection, { name: 'New', text: 'a label that is gone', done: false });
    await sleep(100);
    expect(server.getThings()[0]).toMatchObject({ name: 'New', text: '' });
    expect(tab.outbox.getChanges()).toEqual([]);
  });

  it('the rest of a change is stored', async () => {
    const { server, tab } = await openWith('update', 1);
    tab.records.update(server.collection, 'x', { name: 'Other', text: 'a label that is gone' });
    await sleep(100);
    expect(server.getThings()[0]).toEqual({ id: 'x', name: 'Other', text: '', done: false });
    expect(server.getWritten()).toEqual([{ id: 'x', field: 'name', value: 'Other' }]);
    expect(tab.outbox.getChanges()).toEqual([]);
  });

  it.each(['create', 'update'] as const)('it is up to the user in the end: %s', async (name) => {
    const { server, tab } = await openWith(name, 100);
    let links = 0;
    server.collection.relink = (_, record) => Promise.resolve({ ...record, text: String((links += 1)) });
    if (name === 'update') tab.records.update(server.collection, 'x', { text: 'gone' });
    else add(tab, server, 'New');
    await sleep(100);
    expect(tab.outbox.getChanges()).toMatchObject([{ progress: { at: 'refused', statusCode: 404 } }]);
    expect(server.getCalls().filter((call) => call === name)).toHaveLength(6);
  });

  it.each(['create', 'update'] as const)('nothing is sent again that would be the same: %s', async (name) => {
    const { server, tab } = await openWith(name, 100);
    if (name === 'update') tab.records.update(server.collection, 'x', { name: 'Other' });
    else add(tab, server, 'New');
    await sleep(100);
    expect(tab.outbox.getChanges()).toMatchObject([{ progress: { at: 'refused', statusCode: 404 } }]);
    expect(server.getCalls().filter((call) => call === name)).toHaveLength(1);
  });
});

it('is done with a change of a record that is gone and lives on as another with all of it, and with no other', async () => {
  const { server, tabs, fates } = await open();
  const [tab] = tabs;
  server.collection.livesOn = (_, { name }, known) => Promise.resolve(known.some((other) => other.name === name));
  server.elsewhere.remove(['x']);
  server.elsewhere.update({ ...thingOf('y'), name: 'Written' });
  tab.records.update(server.collection, 'x', { name: 'Written' });
  await sleep(100);
  expect(fates).toEqual([['acknowledged']]);
  expect(tab.outbox.getChanges()).toEqual([]);
  server.elsewhere.remove(['y']);
  tab.records.update(server.collection, 'y', { name: 'Written in vain?' });
  await sleep(100);
  expect(fates).toEqual([['acknowledged', 'gone']]);
});

it.each([403, 404])('is gone where the server refuses with %s to say whether it lives on', async (status) => {
  const { server, tabs, fates } = await open();
  const [tab] = tabs;
  server.collection.livesOn = () => Promise.reject(refused(status));
  server.elsewhere.remove(['x']);
  tab.records.update(server.collection, 'x', { name: 'Written' });
  await sleep(100);
  expect(fates).toEqual([['gone']]);
});

it.each([401, 503])('waits where it could not be asked whether it lives on: %s', async (status) => {
  const { server, tabs, fates } = await open();
  const [tab] = tabs;
  server.collection.livesOn = () => Promise.reject(refused(status));
  server.elsewhere.remove(['x']);
  tab.records.update(server.collection, 'x', { name: 'Written' });
  await sleep(100);
  expect(fates).toEqual([[]]);
  expect(tab.outbox.getChanges()).toMatchObject([{ progress: { at: 'waiting' } }]);
});

it('is told what the server answered, whichever tab has sent a change', async () => {
  const { server, tabs } = await open(2);
  const answers = tabs.map(({ outbox }) => {
    const heard: unknown[] = [];
    outbox.onFate(({ answer }) => heard.push(answer));
    return heard;
  });
  tabs[1]?.outbox.add(server.collection.list, ['x'], { kind: 'bulk', name: 'done', given: true });
  await sleep(100);
  expect(answers).toEqual([[], [['x']]]);
});

it('goes on where the list could not be had either, to see what stands against a change', async () => {
  const { server, tabs } = await open();
  const [tab] = tabs;
  const troubles = [refused(409, ['name']), 404, 500];
  server.setTrouble(() => troubles.shift() ?? 'none');
  tab.records.update(server.collection, 'x', { name: 'In the end' });
  await sleep(100);
  for (const { id } of tab.outbox.getChanges()) tab.outbox.retry(id);
  await sleep(3000);
  expect(tab.outbox.getChanges()).toEqual([]);
  expect(server.getThings()[0]?.name).toBe('In the end');
});

it('is told that a change was given up, whichever tab sends', async () => {
  const { server, tabs, fates } = await open(2);
  const { list, bulk } = server.collection;
  const done = bulk?.['done'];
  Object.assign(bulk ?? {}, { done: { ...done, yields: true } });
  server.setTrouble(() => 403);
  tabs[1]?.records.update(server.collection, 'x', { name: 'Refused' });
  await sleep(100);
  tabs[1]?.outbox.add(list, ['x'], { kind: 'bulk', name: 'done', given: true });
  await sleep(100);
  expect(fates).toEqual([[], ['refused', 'acknowledged']]);
  expect(server.getCalls()).not.toContain('bulk');
});

it('takes a refusal that names no fields for what it is, and not for another version', async () => {
  const { server, tabs, fates } = await open();
  const [tab] = tabs;
  const full = new ApiError({ kind: 'refused', statusCode: 409, message: 'There is no room' });
  server.setTrouble(() => full);
  tab.records.update(server.collection, 'x', { name: 'One too many' });
  await sleep(100);
  expect(tab.outbox.getChanges()).toMatchObject([{ progress: { at: 'refused', message: 'There is no room' } }]);
  expect(fates).toEqual([['refused']]);
  // The list is not asked for to compare the two.
  expect(server.getCalls()).toEqual(['load', 'update']);
});

it('takes back more than the trash takes at once in portions', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => thingOf(`thing ${String(index)}`));
  const server = createFakeRecordServer(many);
  const tab = createTabs(server).open();
  await sleep(100);
  tab.records.remove(
    tab.collection,
    many.map(({ id }) => id),
  );
  await sleep(100);
  expect(server.getThings()).toHaveLength(0);
  tab.records.undo();
  await sleep(100);
  expect(server.getThings()).toHaveLength(1001);
  expect(server.getCalls().filter((call) => call === 'restore')).toHaveLength(2);
});

it('shows the list soon while hundreds of changes are being sent, and asks for it once more when they are', async () => {
  const server = createFakeRecordServer([thingOf('x')]);
  // The server does not tell the window that has done it.
  server.onChange = () => () => true;
  const browser = createTabs(server);
  const before = browser.open();
  await sleep(100);
  server.setTrouble(() => 'lost');
  for (let count = 0; count < 300; count += 1) add(before, server, String(count));
  await sleep(100);
  before.close();
  // The network is back at the next visit.
  server.setTrouble(() => 'none');
  server.setDelay((name) => new Promise((end) => setTimeout(end, name === 'load' ? 100 : 30)));
  const calls = server.getCalls().length;
  const tab = browser.open();
  await sleep(250);
  expect(tab.isLoaded()).toBe(true);
  expect(names(tab)).toHaveLength(301);
  await sleep(20_000);
  expect(server.getThings()).toHaveLength(301);
  expect(names(tab)).toEqual(server.getThings().map(({ name }) => name));
  expect(
    server
      .getCalls()
      .slice(calls)
      .filter((name) => name === 'load'),
  ).toHaveLength(2);
});

describe('while a change waits for a decision', () => {
  const inConflict = async () => {
    const { server, tabs } = await open();
    const [tab] = tabs;
    server.elsewhere.update({ ...thingOf('x'), name: 'Theirs' });
    tab.records.update(server.collection, 'x', { name: 'Mine' });
    await sleep(100);
    const [waits] = tab.outbox.getChanges();
    expect(waits?.progress.at).toBe('conflict');
    return { server, tab, id: waits?.id ?? '' };
  };

  it('what is written since is decided with it', async () => {
    const { server, tab, id } = await inConflict();
    tab.records.update(server.collection, 'x', { name: 'Mine and more', text: 'Beside it' });
    expect(tab.outbox.getChanges()).toHaveLength(1);
    tab.outbox.resolve(id, { name: 'Both' } as never);
    await sleep(1000);
    expect(server.getThings()[0]).toMatchObject({ name: 'Both', text: 'Beside it' });
    expect(tab.outbox.getChanges()).toEqual([]);
  });

  it('what others write meanwhile is what is decided about', async () => {
    const { server, tab } = await inConflict();
    server.elsewhere.update({ ...thingOf('x'), name: 'Theirs, later' });
    await sleep(100);
    expect(tab.outbox.getChanges()).toMatchObject([
      { progress: { at: 'conflict', fields: ['name'], theirs: { name: 'Theirs, later' } } },
    ]);
    // They have come to the same.
    server.elsewhere.update({ ...thingOf('x'), name: 'Mine' });
    await sleep(100);
    expect(tab.outbox.getChanges()).toEqual([]);
    expect(names(tab)).toEqual(['Mine', 'name of y']);
  });

  it('a removal takes it along, and Undo brings it back', async () => {
    const { server, tab } = await inConflict();
    tab.records.remove(tab.collection, ['x']);
    await sleep(100);
    expect(server.getThings().map(({ id }) => id)).toEqual(['y']);
    tab.records.undo();
    await sleep(1000);
    expect(names(tab)).toContain('Mine');
    expect(tab.outbox.getChanges().map(({ progress: { at } }) => at)).toEqual(['conflict']);
  });

  it('what mends a refusal is sent at once', async () => {
    const { server, tabs } = await open();
    const [tab] = tabs;
    server.setTrouble(() => 400);
    tab.records.update(server.collection, 'x', { name: 'Refused' });
    await sleep(100);
    server.setTrouble(() => 'none');
    tab.records.update(server.collection, 'x', { name: 'Mended' });
    await sleep(100);
    expect(server.getThings()[0]?.name).toBe('Mended');
  });
});

describe('two tabs that write into one field before they hear of each other', () => {
  const latency = 30;
  const namesIn = (changes: Iterable<Change>) =>
    Array.from(changes, ({ deed }) => (deed.kind === 'update' ? (deed.fields as Partial<Thing>).name : deed.kind));
  /** The first tab sends. Both write, in one moment, upon what both show. */
  const write = async ({ server, tabs, browser }: Awaited<ReturnType<typeof open>>) => {
    const [one, two] = tabs as [Tab, Tab];
    for (const [tab, name] of [
      [one, 'One'],
      [two, 'Two'],
    ] as const)
      tab.records.update(server.collection, 'x', { name });
    await sleep(500);
    const isKept = (expected: readonly string[]) => {
      expect(namesIn(browser.stored.values())).toEqual(expected);
      for (const { outbox } of tabs) expect(namesIn(outbox.getChanges())).toEqual(expected);
    };
    return { one, two, isKept };
  };
  const nameStored = (server: ReturnType<typeof createFakeRecordServer>) =>
    server.getThings().find(({ id }) => id === 'x')?.name;
  const ats = ({ outbox }: Tab) => outbox.getChanges().map(({ progress: { at } }) => at);

  it('while a conflict waits: the second is compared with what was decided', async () => {
    const opened = await open(2, latency);
    const { server, tabs } = opened;
    server.elsewhere.update({ ...thingOf('x'), name: 'Theirs' });
    tabs[0].records.update(server.collection, 'x', { name: 'Mine' });
    await sleep(500);
    const { one, two, isKept } = await write(opened);
    isKept(['One', 'Two']);
    expect(ats(two)).toEqual(['conflict', 'waiting']);
    one.outbox.resolve(one.outbox.getChanges()[0]?.id ?? '', { name: 'One' } as never);
    await sleep(500);
    expect(nameStored(server)).toBe('One');
    isKept(['Two']);
    expect(two.outbox.getChanges()).toMatchObject([{ progress: { at: 'conflict', theirs: { name: 'One' } } }]);
  });

  it('while a refusal waits: each stays, and both are had back', async () => {
    const opened = await open(2, latency);
    const { server, tabs } = opened;
    server.setTrouble(() => 400);
    tabs[0].records.update(server.collection, 'x', { name: 'Refused' });
    await sleep(500);
    const { two, isKept } = await write(opened);
    isKept(['One', 'Two']);
    server.setTrouble(() => 'none');
    for (const { id } of two.outbox.getChanges()) two.outbox.retry(id);
    await sleep(500);
    expect(nameStored(server)).toBe('One');
    isKept(['Two']);
    expect(ats(two)).toEqual(['conflict']);
  });

  it.each(['update', 'create'])(
    'without a network, after an %s: the second is compared with the first',
    async (deed) => {
      const opened = await open(2, latency);
      const { server, tabs } = opened;
      server.setTrouble(() => 'lost');
      if (deed === 'create')
        tabs[0].outbox.add(server.collection.list, ['x'], { kind: 'create', record: thingOf('x') as Stored });
      else tabs[0].records.update(server.collection, 'x', { text: 'Before' });
      await sleep(500);
      const { two } = await write(opened);
      server.setTrouble(() => 'none');
      two.outbox.retryNow();
      await sleep(1000);
      expect(nameStored(server)).toBe('One');
      expect(namesIn(two.outbox.getChanges())).toEqual(['Two']);
      expect(ats(two)).toEqual(['conflict']);
    },
  );

  it('into different fields: both are sent', async () => {
    const { server, tabs } = await open(2, latency);
    const [one, two] = tabs as unknown as [Tab, Tab];
    server.elsewhere.update({ ...thingOf('x'), name: 'Theirs' });
    one.records.update(server.collection, 'x', { name: 'Mine' });
    await sleep(500);
    one.records.update(server.collection, 'x', { text: 'One' });
    two.records.update(server.collection, 'x', { done: true });
    await sleep(500);
    expect(ats(two)).toEqual(['conflict']);
    two.outbox.resolve(two.outbox.getChanges()[0]?.id ?? '', { name: 'Mine' } as never);
    await sleep(500);
    expect(server.getThings()[0]).toEqual({ id: 'x', name: 'Mine', text: 'One', done: true });
  });
});

describe('where the app of a list was not fetched yet', () => {
  /** The outbox of the one tab of a browser, where an earlier visit has left a change. */
  const outboxWith = (left: Change, collectionOf: (list: string) => Promise<Collection<Stored>>) =>
    createOutbox({
      api: {} as Api,
      call: (send) => send(),
      lists: createKnownLists({} as Api, new QueryClient()),
      collectionOf,
      storage: { read: () => Promise.resolve([left]), put: () => Promise.resolve(), remove: () => Promise.resolve() },
      channel: { tell: () => undefined, listen: () => () => undefined },
      lead: (onLead) => {
        onLead();
        return () => undefined;
      },
      tab: 'tab',
      openTabs: { enter: () => () => undefined, isOpen: () => Promise.resolve(false) },
      newId: () => 'new',
    });
  /** A list; the ids of the records that were updated in it are put into `sent`. */
  const listWith = (sent: string[]): Collection<Stored> => ({
    ...things,
    update: (_, record) => {
      sent.push(record.id);
      return Promise.resolve(record);
    },
  });
  const inThings = change(update(thing('left'), { name: 'Left' }));
  const elsewhere = change(update(thing('f'), { name: 'Left' }), { list: 'other-app/list' });

  it.each([
    ['cannot be', () => Promise.reject(new Error('There is no such app any more'))],
    ['is being', () => new Promise<never>(() => undefined)],
  ])('the changes of others are sent while it %s fetched', async (_, collectionOf) => {
    const sent: string[] = [];
    const outbox = outboxWith(elsewhere, collectionOf);
    outbox.register(listWith(sent));
    const stop = outbox.run();
    await sleep(10);
    outbox.add(things.list, ['x'], update(thing('x'), { name: 'Sent' }));
    await sleep(100);
    expect(sent).toEqual(['x']);
    expect(outbox.getChanges()).toEqual([elsewhere]);
    stop();
  });

  it('its changes are sent once its page is open, whatever became of the fetching', async () => {
    for (const collectionOf of [
      () => Promise.reject(new Error('Not now')),
      () => new Promise<never>(() => undefined),
    ]) {
      const sent: string[] = [];
      const outbox = outboxWith(inThings, collectionOf);
      const stop = outbox.run();
      await sleep(100);
      outbox.register(listWith(sent));
      await sleep(100);
      expect(sent).toEqual(['left']);
      expect(outbox.isDelayed()).toBe(false);
      stop();
    }
  });

  it('that counts as an outage when it hangs, and is tried again', async () => {
    const sent: string[] = [];
    let tries = 0;
    const outbox = outboxWith(inThings, () => {
      tries += 1;
      return tries === 1 ? new Promise<never>(() => undefined) : Promise.resolve(listWith(sent));
    });
    const stop = outbox.run();
    await sleep(29_000);
    expect([tries, outbox.isDelayed()]).toEqual([1, false]);
    await sleep(1100);
    expect([tries, outbox.isDelayed()]).toEqual([1, true]);
    await sleep(1000);
    expect([tries, outbox.isDelayed()]).toEqual([2, false]);
    expect(sent).toEqual(['left']);
    stop();
  });

  it.each(['the connection returns', 'somebody asks for it', 'some time has passed'])(
    'that is tried again when %s, and is said until then',
    async (when) => {
      const sent: string[] = [];
      let isDown = true;
      const outbox = outboxWith(inThings, () =>
        isDown ? Promise.reject(new Error('Not now')) : Promise.resolve(listWith(sent)),
      );
      const stop = outbox.run();
      await sleep(100);
      expect(outbox.isDelayed()).toBe(true);
      isDown = false;
      if (when === 'the connection returns') outbox.send({ type: 'connection.returned' });
      else if (when === 'somebody asks for it') outbox.retryNow();
      else await sleep(1000);
      await sleep(100);
      expect(sent).toEqual(['left']);
      expect(outbox.isDelayed()).toBe(false);
      stop();
    },
  );
});
