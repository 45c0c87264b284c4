import { Arrivals } from './arrivals';

it('bounds how many files arrive of one user, and of all', async () => {
  const arrivals = new Arrivals(3);
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const begin = (user: string) => arrivals.take(user, () => ended);
  const refused = { status: 429, retryAfter: 5 };

  const begun = [begin('ada'), begin('ada'), begin('ada')];
  await expect(begin('ada')).rejects.toMatchObject(refused);
  for (let other = 0; other < 97; other += 1) begun.push(begin(`other ${String(other)}`));
  await expect(begin('bob')).rejects.toMatchObject(refused);
  end();
  await Promise.all(begun);
  await expect(begin('ada')).resolves.toBeUndefined();
});
