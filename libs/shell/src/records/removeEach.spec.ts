import { ApiError } from '@ezone/api-client';
import { removeEach } from './removeEach';

const failure = (statusCode: number) => new ApiError({ kind: 'refused', statusCode, message: 'No' });
const ids = Array.from({ length: 500 }, (_, index) => String(index));

it('removes all of them, four at a time, and passes over what is gone', async () => {
  const removed: string[] = [];
  let underWay = 0;
  let most = 0;
  await removeEach(ids, async (id) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    removed.push(id);
    if (id === '7') throw failure(404);
  });
  expect(removed).toHaveLength(500);
  expect(new Set(removed)).toEqual(new Set(ids));
  expect(most).toBe(4);
});

it('ends with the first failure when nothing is under way any more, and begins no others', async () => {
  let begun = 0;
  let ended = 0;
  const all = removeEach(ids, async (id) => {
    begun += 1;
    await Promise.resolve();
    ended += 1;
    if (id === '1') throw failure(502);
  });
  await expect(all).rejects.toMatchObject({ statusCode: 502 });
  expect(ended).toBe(begun);
  expect(begun).toBeLessThan(10);
});
