import type { Api } from '@ezone/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Stored } from './collection';
import { CALM, createKnownLists } from './knownLists';
import { thing, things } from './testing/changes';

it('takes the answer that was asked for later, whichever comes last', async () => {
  const lists = createKnownLists({} as Api, new QueryClient());
  const answers: ((records: Stored[]) => void)[] = [];
  const collection = { ...things, load: () => new Promise<Stored[]>((answer) => answers.push(answer)) };
  const asked = [lists.ask(collection), lists.ask(collection)];
  const older = [thing('x', { name: 'Older' })];
  const newer = [thing('x', { name: 'Newer' })];
  answers[1]?.(newer);
  await asked[1];
  answers[0]?.(older);
  expect(await Promise.all(asked)).toEqual([newer, newer]);
  expect(lists.read(things.list)).toEqual(newer);
});

it('shows a list with what was answered to changes while it was asked for', async () => {
  const lists = createKnownLists({} as Api, new QueryClient());
  const { promise, resolve } = Promise.withResolvers<Stored[]>();
  const asked = lists.ask({ ...things, load: () => promise });
  lists.change(things.list, lists.moment(things.list), (records) => [...records, thing('new')]);
  resolve([thing('x')]);
  expect(await asked).toEqual([thing('x'), thing('new')]);
  expect(lists.read(things.list)).toEqual([thing('x'), thing('new')]);
});

describe('a list that was asked for ahead', () => {
  const listsAfter = (ahead: Promise<readonly Stored[]>) => {
    const client = new QueryClient();
    let left: typeof ahead | undefined = ahead;
    let come: readonly Stored[] | undefined;
    void ahead.then(
      (records) => (come = records),
      () => undefined,
    );
    const lists = createKnownLists({} as Api, client, {
      take: () => {
        const taken = left;
        left = undefined;
        return taken;
      },
      peek: () => left && come,
    });
    return { client, lists };
  };
  const collection = { ...things, load: () => Promise.resolve([thing('now')]) };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is shown, and asked for again in the next calm: nobody has listened to its changes', async () => {
    const { client, lists } = listsAfter(Promise.resolve([thing('ahead')]));
    const observer = new QueryObserver(client, lists.query(collection));
    const stop = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(lists.read(things.list)).toEqual([thing('ahead')]);
    await jest.advanceTimersByTimeAsync(CALM);
    expect(lists.read(things.list)).toEqual([thing('now')]);
    stop();
  });

  it('is there from the first moment where its answer has come, and is no older once it is taken', async () => {
    const { client, lists } = listsAfter(Promise.resolve([thing('ahead')]));
    await jest.advanceTimersByTimeAsync(0);
    const observer = new QueryObserver(client, lists.query(collection));
    const first = observer.getCurrentResult().data;
    expect(first).toEqual([thing('ahead')]);
    const stop = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toBe(first);
    await jest.advanceTimersByTimeAsync(CALM);
    expect(lists.read(things.list)).toEqual([thing('now')]);
    stop();
  });

  it('is asked for where that has failed', async () => {
    const { lists } = listsAfter(Promise.reject(new Error('No network.')));
    expect(await lists.ask(collection)).toEqual([thing('now')]);
  });

  it('is given up when something in it was changed since', async () => {
    const { lists } = listsAfter(Promise.resolve([thing('ahead')]));
    lists.change(things.list, lists.moment(things.list), (records) => records);
    expect(await lists.ask(collection)).toEqual([thing('now')]);
  });
});
