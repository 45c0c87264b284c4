import { createOpenTabs } from './openTabs';

afterEach(() => {
  jest.restoreAllMocks();
});

it('knows which tabs of the user are open', async () => {
  const first = createOpenTabs('ada', 'first');
  const second = createOpenTabs('ada', 'second');
  expect(await second.isOpen('first')).toBe(false);
  const leave = first.enter();
  expect(await second.isOpen('first')).toBe(true);
  expect(await first.isOpen('second')).toBe(false);
  expect(await createOpenTabs('alan', 'third').isOpen('first')).toBe(false);
  leave();
  await navigator.locks.request('until the lock is given back', () => undefined);
  expect(await second.isOpen('first')).toBe(false);
});

it('does something once a tab is closed, and not before', async () => {
  const first = createOpenTabs('ada', 'first');
  const second = createOpenTabs('ada', 'second');
  const leave = first.enter();
  const { signal } = new AbortController();
  const done = jest.fn();
  const given = new AbortController();
  const waiting = second.whenClosed('first', signal, done, Infinity);
  const givenUp = second.whenClosed('first', given.signal, done, Infinity);
  given.abort();
  await expect(givenUp).rejects.toThrow();
  expect(done).not.toHaveBeenCalled();
  leave();
  await waiting;
  expect(done).toHaveBeenCalledTimes(1);
});

describe('where the browser has no locks', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('takes none for open', async () => {
    const tabs = createOpenTabs('ada', 'first');
    const leave = tabs.enter();
    expect(await tabs.isOpen('first')).toBe(false);
    leave();
  });

  it('does something only when an open tab would have done it itself, unless it is given up', async () => {
    jest.useFakeTimers();
    const tabs = createOpenTabs('ada', 'second');
    const [done, doneToo] = [jest.fn(), jest.fn()];
    const given = new AbortController();
    const waiting = tabs.whenClosed('first', new AbortController().signal, done, Date.now() + 1000);
    const givenUp = tabs.whenClosed('first', given.signal, doneToo, Date.now() + 1000);
    given.abort();
    await expect(givenUp).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await waiting;
    expect(done).toHaveBeenCalledTimes(1);
    expect(doneToo).not.toHaveBeenCalled();
    const late = tabs.whenClosed('first', new AbortController().signal, done, Date.now() - 1000);
    await jest.advanceTimersByTimeAsync(1);
    await late;
    expect(done).toHaveBeenCalledTimes(2);
  });
});
