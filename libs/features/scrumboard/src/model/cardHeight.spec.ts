import { emptyCard } from './board';
import { linesOf, remsOf } from './cardHeight';

it.each([
  ['', 1],
  ['Water the garden', 1],
  ['x'.repeat(31), 2],
  ['水'.repeat(16), 2],
  ['x'.repeat(200), 4],
])('gives the name “%s” so many lines: %d', (name, lines) => {
  expect(linesOf(name)).toBe(lines);
});

it('makes room for what a card shows, and for nothing else', () => {
  const card = { ...emptyCard('Water', 'a', 0), id: '1' };
  const settings = { color: '', subscribed: false, cardCoverImages: true };
  const rems = (fields: object, shown = settings) => remsOf({ ...card, ...fields }, { settings: shown });
  const least = rems({});
  expect(rems({ idLabels: ['a'] })).toBeGreaterThan(least);
  expect(rems({ idMembers: ['a'], due: '2030-01-01T09:00:00.000Z' })).toBe(rems({ subscribed: true }));
  const picture = {
    id: 'p',
    name: 'Sky',
    type: 'image',
    src: '/sky.webp',
    url: null,
    time: '2030-01-01T09:00:00.000Z',
  };
  const cover = { attachments: [picture], idAttachmentCover: 'p' };
  expect(rems(cover)).toBeGreaterThan(rems(cover, { ...settings, cardCoverImages: false }));
});
