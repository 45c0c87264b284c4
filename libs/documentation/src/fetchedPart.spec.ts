/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { PageNotLoaded } from '@ezone/shell/routing';
import { fetchedPart } from './fetchedPart';

it('fetches once, and after a failure only when it is asked to', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('there')];
  const fetch = jest.fn(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  const { load } = fetchedPart(fetch);
  const first = load();
  const error: unknown = await first.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PageNotLoaded);
  expect(load()).toBe(first);
  await expect((error as PageNotLoaded).fetchAgain?.()).resolves.toBe('there');
  await expect(load()).resolves.toBe('there');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('forgets a failure that nobody waited for, and keeps one that is shown', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('there')];
  const { load, ahead } = fetchedPart(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  await ahead();
  await expect(load()).resolves.toBe('there');
  const shown = fetchedPart(() => Promise.reject(new Error('offline')));
  const first = shown.load();
  await shown.ahead();
  expect(shown.load()).toBe(first);
  await expect(first).rejects.toThrow(PageNotLoaded);
});
