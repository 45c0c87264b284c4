import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { allAddresses } from './pictures.ts';
import { encoded, plannedPictures } from './plan.ts';

// Uploads refuse drawings, and what they forbid holds for all specs of a process.
beforeAll(() => {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
});

it('draws what has an address, and nothing else', () => {
  const planned = plannedPictures().flatMap(({ files }) => files.map(({ file }) => `/pictures/1/${file}.webp`));
  expect(planned.toSorted()).toEqual(allAddresses().toSorted());
  expect(new Set(planned).size).toBe(planned.length);
});

it('draws the same in every run', () => {
  const hashes = () =>
    plannedPictures().map(({ svgs }) => svgs().map((svg) => createHash('sha256').update(svg).digest('hex')));
  expect(hashes()).toEqual(hashes());
});

it('draws no two pictures alike, writes nothing and loads nothing', () => {
  const drawn = plannedPictures().map(({ svgs }) => svgs().join(''));
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const svg of drawn) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<(text|image|use|script|foreignObject)\b|href=/);
  }
});

it('uses no id twice in a document', () => {
  for (const svg of plannedPictures().flatMap(({ svgs }) => svgs())) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  }
});

it('writes the same file twice, no larger than asked for', async () => {
  const portrait = plannedPictures().at(-1);
  if (!portrait) throw new Error('There is no portrait');
  const write = async () => encoded(await portrait.render(), 128, portrait.largest);
  const [one, other] = [await write(), await write()];
  expect(one.equals(other)).toBe(true);
  expect(one.length).toBeLessThanOrEqual(3 * 1024);
  expect(await sharp(one).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
  await expect(encoded(await portrait.render(), 128, 100)).rejects.toThrow('more than 100 bytes');
});
