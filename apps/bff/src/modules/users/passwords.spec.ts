import { PasswordsService } from './passwords.service';

const passwords = new PasswordsService();

it('hashes with argon2id at the cost that OWASP asks for, never twice the same', async () => {
  const [one, two] = [await passwords.hash('secret'), await passwords.hash('secret')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
  expect(two).not.toBe(one);
  expect(await passwords.matches(one, 'secret')).toBe(true);
  expect(await passwords.matches(one, 'Secret')).toBe(false);
});

it.each([null, undefined])('lets nobody in where the hash is %s, with whatever password', async (stored) => {
  expect(await passwords.matches(stored, '')).toBe(false);
  expect(await passwords.matches(stored, 'secret')).toBe(false);
});

it('gives turns in order, a few at once, also after work that failed', async () => {
  const order: number[] = [];
  let working = 0;
  let most = 0;
  const turns = Array.from({ length: 30 }, (_, index) =>
    passwords.inTurn(async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise(setImmediate);
      order.push(index);
      working -= 1;
      if (index % 2) throw new Error('failed');
    }),
  );
  const outcomes = await Promise.allSettled(turns);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(most).toBe(passwords.atOnce);
  expect(await passwords.inTurn(() => Promise.resolve('free again'))).toBe('free again');
});

it('sends away who would wait behind hundreds', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<undefined>();
  const line = Array.from({ length: passwords.atOnce + 500 }, () => passwords.inTurn(() => finished));
  await expect(passwords.inTurn(() => finished)).rejects.toThrow('Too many tries. Try again in 5 seconds.');
  finish(undefined);
  await Promise.all(line);
});
