import { withTabLock } from './tabLock';

const never = () => new Promise<never>(() => undefined);
const answer = () => Promise.resolve('done');
const still = () => new AbortController().signal;

it('lets one work at a time', async () => {
  const order: string[] = [];
  let end: () => void = never;
  const first = withTabLock('one', still(), async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => (end = resolve));
    order.push('first ends');
  });
  const second = withTabLock('one', still(), () => Promise.resolve(order.push('second')));
  await withTabLock('another', still(), answer);
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

it('lets the next one begin when whoever holds it has stopped, be its work at an end or not', async () => {
  const stopped = new AbortController();
  const hung = withTabLock('hung', stopped.signal, never);
  const next = withTabLock('hung', still(), answer);
  stopped.abort();
  await expect(hung).rejects.toThrow();
  expect(await next).toBe('done');
});

it('gives up the waiting', async () => {
  const holder = new AbortController();
  const held = withTabLock('busy', holder.signal, never);
  const impatient = new AbortController();
  const waiting = withTabLock('busy', impatient.signal, answer);
  impatient.abort();
  await expect(waiting).rejects.toThrow();
  holder.abort();
  await expect(held).rejects.toThrow();
});
