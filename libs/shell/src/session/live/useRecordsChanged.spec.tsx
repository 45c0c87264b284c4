import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LiveContext } from './LiveProvider';
import { fakeLiveSocket } from './testing';
import { useRecordsChanged } from './useRecordsChanged';

const start = (status: 'online' | 'connecting' = 'online') => {
  const live = fakeLiveSocket({ status });
  const answers: PromiseWithResolvers<undefined>[] = [];
  const ask = () => {
    const answer = Promise.withResolvers<undefined>();
    answers.push(answer);
    return answer.promise;
  };
  const { unmount } = renderHook(() => useRecordsChanged('notes-app/notes', ask), {
    wrapper: ({ children }: { children: ReactNode }) => <LiveContext value={live}>{children}</LiveContext>,
  });
  const change = (list = 'notes-app/notes') => act(() => live.tell('records:changed', { list, ids: [], by: 'ada' }));
  const answer = (at: number) => act(async () => Promise.resolve(answers[at]?.resolve(undefined)));
  return { live, answers, change, answer, unmount };
};

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
  act(() => live.setStatus('online'));
  expect(answers).toHaveLength(1);
  await answer(0);
  act(() => live.setStatus('reconnecting'));
  act(() => live.setStatus('online'));
  expect(answers).toHaveLength(2);
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
