import { recordsInParts } from './recordsInParts';

it('sends no more at once than the server takes, and the last first, each in its part in their order', async () => {
  const partsOf = async (lengths: readonly number[]) => {
    const parts: string[][] = [];
    const records = lengths.map((length, at) => ({ id: String(at), text: 'x'.repeat(length) }));
    await recordsInParts(records, (part) => {
      parts.push(part.map(({ id }) => id));
      return Promise.resolve();
    });
    return parts;
  };
  expect(await partsOf([])).toEqual([]);
  expect(await partsOf([10, 200_000, 150_000, 400_000, 10])).toEqual([['4'], ['3'], ['2'], ['0', '1']]);
  const many = await partsOf(Array.from({ length: 1001 }, () => 1));
  expect(many.map(({ length }) => length)).toEqual([1, 500, 500]);
  expect(many.at(-1)?.slice(0, 2)).toEqual(['0', '1']);
});
