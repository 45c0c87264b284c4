import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { catchUpOf } from './catchUp';
import { LiveContext } from './LiveProvider';
import type { FakeHandler } from './testing/fakeLiveSocket';
import { fakeLiveSocket } from './testing';
import { useRecordsChanged } from './useRecordsChanged';

const NOTES = 'notes-app/notes';

/** Whether what is shown is a whole answer of the list's address. */
const shown = { isAnswer: true };
afterEach(() => {
  shown.isAnswer = true;
});

const start = (status: 'online' | 'connecting' = 'online', handle?: FakeHandler) => {
  const live = fakeLiveSocket({ status, ...(handle && { handle }) });
  const answers: PromiseWithResolvers<undefined>[] = [];
  const ask = () => {
    const answer = Promise.withResolvers<undefined>();
    answers.push(answer);
    return answer.promise;
  };
  const { unmount } = renderHook(() => useRecordsChanged(NOTES, ask, () => shown.isAnswer), {
    wrapper: ({ children }: { children: ReactNode }) => <LiveContext value={live}>{children}</LiveContext>,
  });
  const change = (list = NOTES) => act(() => live.tell('records:changed', { list, ids: [], by: 'ada' }));
  const answer = (at: number) => act(async () => Promise.resolve(answers[at]?.resolve(undefined)));
  return { live, answers, change, answer, unmount };
};

const goOnline = (live: ReturnType<typeof start>['live']) =>
  act(async () => {
    live.setStatus('online');
    await Promise.resolve();
  });

it('asks for the list when its entries have changed, and not for another one', () => {
  const { answers, change } = start();
  expect(answers).toHaveLength(0);
  change('notes-app/labels');
  expect(answers).toHaveLength(0);
  change();
  expect(answers).toHaveLength(1);
});

it('asks once more for all that changes while it is asking', async () => {
  const { answers, change, answer } = start();
  for (let told = 0; told < 20; told += 1) change();
  expect(answers).toHaveLength(1);
  await answer(0);
  expect(answers).toHaveLength(2);
  await answer(1);
  expect(answers).toHaveLength(2);
  change();
  expect(answers).toHaveLength(3);
});

it('goes on after an answer that failed', async () => {
  const { answers, change } = start();
  change();
  await act(async () => Promise.resolve(answers[0]?.reject(new Error('500'))));
  change();
  expect(answers).toHaveLength(2);
});

it('asks when the connection is there for the first time, and when it is back', async () => {
  const { live, answers, answer } = start('connecting');
  await goOnline(live);
  expect(answers).toHaveLength(1);
  await answer(0);
  act(() => live.setStatus('reconnecting'));
  await goOnline(live);
  expect(answers).toHaveLength(2);
});

describe('when a connection stands and the list was answered before', () => {
  /** A server that has this tag now. */
  const serverWith = (current: string) => {
    const asked: unknown[] = [];
    const handle = ((_, { lists }: { lists: { list: string; tag: string }[] }) => {
      asked.push(lists);
      return Promise.resolve({ changed: lists.filter(({ tag }) => tag !== current).map(({ list }) => list) });
    }) as FakeHandler;
    return { asked, handle };
  };
  it('does not ask where the server says that the list is as it was', async () => {
    const { asked, handle } = serverWith('new');
    const { live, answers } = start('connecting', handle);
    catchUpOf(live).onList(NOTES, 'new');
    catchUpOf(live).onList('other/list', 'new');
    await goOnline(live);
    expect(asked).toEqual([[{ list: NOTES, tag: 'new' }]]);
    expect(answers).toHaveLength(0);
    live.setStatus('reconnecting');
    await goOnline(live);
    expect(asked).toHaveLength(2);
    expect(answers).toHaveLength(0);
  });

  it('asks where it has changed since', async () => {
    const { handle } = serverWith('new');
    const { live, answers } = start('connecting', handle);
    catchUpOf(live).onList(NOTES, 'old');
    await goOnline(live);
    expect(answers).toHaveLength(1);
  });

  it('asks where of two answers one may be outdated, until it was asked anew', async () => {
    const { asked, handle } = serverWith('new');
    const { live, answers, answer } = start('connecting', handle);
    for (const tag of ['old', 'new', 'new']) catchUpOf(live).onList(NOTES, tag);
    await goOnline(live);
    expect(answers).toHaveLength(1);
    expect(asked).toEqual([]);
    catchUpOf(live).onList(NOTES, 'new');
    await answer(0);
    live.setStatus('reconnecting');
    await goOnline(live);
    expect(answers).toHaveLength(1);
  });

  it('asks where what is shown is something else than such an answer', async () => {
    const { asked, handle } = serverWith('new');
    const { live, answers } = start('connecting', handle);
    shown.isAnswer = false;
    catchUpOf(live).onList(NOTES, 'new');
    await goOnline(live);
    expect(asked).toEqual([]);
    expect(answers).toHaveLength(1);
  });

  it('asks where the server cannot say', async () => {
    const { live, answers } = start('connecting', () => Promise.reject(new Error('404')));
    catchUpOf(live).onList(NOTES, 'new');
    await goOnline(live);
    expect(answers).toHaveLength(1);
  });
});

it('asks no more once it is gone', async () => {
  const { answers, change, answer, unmount } = start();
  change();
  change();
  unmount();
  await answer(0);
  change();
  expect(answers).toHaveLength(1);
});
