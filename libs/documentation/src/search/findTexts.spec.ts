import { excerptOf, findTexts } from './findTexts';
import type { Place } from './findTexts';

const place = (title: string, shownHeading: string, text: string): Place => ({
  ...{ path: `/documentation/${title}`, title, englishTitle: title, shownHeading, heading: shownHeading, text },
  id: shownHeading.toLowerCase(),
});
const places = [
  place('Selects', 'Keyboard', 'Arrows move in the list. A button opens it.'),
  place('Buttons', 'Keyboard', 'Enter presses it.'),
  place('Buttons', '', 'A button does something.'),
  { ...place('Düğmeler', 'Ölçüler', 'Büyük İstanbul'), englishTitle: 'Knobs' },
  place('Buttons', 'Tokens', ''),
  { ...place('Buttons', '', 'useButton onPress Enter'), isCode: true },
  place('Links', '', 'A colour of its own.'),
];
const found = (query: string) =>
  findTexts(places, query).map(({ title, shownHeading }) => `${title} ${shownHeading}`.trim());

it('finds titles before headings before texts', () => {
  expect(found('button')).toEqual(['Buttons', 'Buttons Keyboard', 'Selects Keyboard', 'Buttons Tokens']);
  expect(found('keyboard buttons')).toEqual(['Buttons Keyboard']);
});

it('finds a page by its English title in any language', () => {
  expect(found('knobs')).toEqual(['Düğmeler Ölçüler']);
});

it('finds what is spelled as others spell it', () => {
  expect(found('color')).toEqual(['Links']);
  expect(found('colour')).toEqual(['Links']);
});

it('finds the names in the code of a page that does not say them otherwise', () => {
  const names = findTexts(places, 'usebutton');
  expect(names.map(({ title, isCode }) => [title, isCode])).toEqual([['Buttons', true]]);
  expect(findTexts(places, 'enter').map(({ isCode }) => isCode)).toEqual([undefined]);
});

it('wants every word, in any form of its letters', () => {
  expect(found('ISTANBUL olcu')).toEqual(['Düğmeler Ölçüler']);
  expect(found('button gone')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

it('cuts the text around the word', () => {
  const long = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`.trim();
  const excerpt = excerptOf(long, ['needle']);
  expect(excerpt).toMatch(/^… before .* needle after .* …$/);
  expect(excerpt.length).toBeLessThan(180);
  const atTheEnd = excerptOf(`${'before '.repeat(60)}needle`, ['needle']);
  expect(atTheEnd).toMatch(/^… before .* needle$/);
  expect(excerptOf('short', ['needle'])).toBe('short');
});
