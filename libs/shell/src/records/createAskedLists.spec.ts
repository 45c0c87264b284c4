import type { Api } from '@ezone/api-client';
import { createAskedLists } from './createAskedLists';
import { thing, things } from './testing/changes';

const records = [thing('x')];

/** Lists that somebody has asked for, and how often the server was. */
const asking = (userId: string | null) => {
  let calls = 0;
  const asked = createAskedLists({} as Api, () => userId);
  const load = () => {
    calls += 1;
    return Promise.resolve(records);
  };
  asked.ask({ [things.list]: () => Promise.resolve({ ...things, load }) });
  return { asked, calls: () => calls };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives the answer for a list once', async () => {
  const { asked } = asking('eve');
  await expect(asked.take(things.list, 'eve')).resolves.toEqual(records);
  expect(asked.take(things.list, 'eve')).toBeUndefined();
});

it('shows what has come until it is taken, to whom it belongs', async () => {
  const { asked } = asking('eve');
  expect(asked.peek(things.list, 'eve')).toBeUndefined();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked.peek(things.list, 'eve')).toEqual(records);
  expect(asked.peek(things.list, 'adam')).toBeUndefined();
  void asked.take(things.list, 'eve');
  expect(asked.peek(things.list, 'eve')).toBeUndefined();
});

it('gives nobody what another was answered', () => {
  const { asked } = asking('eve');
  expect(asked.take(things.list, 'adam')).toBeUndefined();
  expect(asked.take(things.list, 'eve')).toBeUndefined();
});

it('asks nothing for a guest', async () => {
  const { asked, calls } = asking(null);
  await jest.advanceTimersByTimeAsync(0);
  expect(calls()).toBe(0);
  expect(asked.take(things.list, 'eve')).toBeUndefined();
});

it('gives up an answer that nobody has taken for half a minute', async () => {
  const { asked } = asking('eve');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(asked.take(things.list, 'eve')).toBeUndefined();
});
