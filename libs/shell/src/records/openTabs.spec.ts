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
  const waiting = second.whenClosed('first', signal, done);
  const givenUp = second.whenClosed('first', given.signal, done);
  given.abort();
  await expect(givenUp).rejects.toThrow();
  expect(done).not.toHaveBeenCalled();
  leave();
  await waiting;
  expect(done).toHaveBeenCalledTimes(1);
});

it('takes none for open where the browser has no locks', async () => {
  jest.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
  const tabs = createOpenTabs('ada', 'first');
  const leave = tabs.enter();
  expect(await tabs.isOpen('first')).toBe(false);
  const done = jest.fn();
  await tabs.whenClosed('first', new AbortController().signal, done);
  expect(done).toHaveBeenCalledTimes(1);
  leave();
});
