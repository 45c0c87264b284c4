import { lazyContent } from './lazyContent';

it('fetches once for all who ask, and anew after a failure', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('there')];
  let fetches = 0;
  const load = lazyContent(() => {
    fetches += 1;
    return answers.shift()?.() ?? Promise.reject(new Error('asked too often'));
  });
  await expect(Promise.allSettled([load(), load()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(fetches).toBe(1);
  expect(load.known?.()).toBeUndefined();
  await expect(load()).resolves.toBe('there');
  expect(load.known?.()).toBe('there');
  await expect(load()).resolves.toBe('there');
  expect(fetches).toBe(2);
});
