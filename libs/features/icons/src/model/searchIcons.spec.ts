import { sampleIcons } from '../testing/icons';
import { filterIcons, countByCategory, WITHOUT } from './filterIcons';
import { isDrawnIn, shownFamily } from './icon';
import { searchIcons } from './searchIcons';

const names = new Map([
  ['animals', 'Hayvanlar'],
  ['automotive', 'Otomobil ışıkları'],
]);
const found = (query: string) => searchIcons(sampleIcons, query, names).map(({ name }) => name);

it.each([
  ['car', ['car', 'car-side']],
  ['CAR SIDE', ['car-side']],
  ['book', ['book', 'address-book']],
  ['pet', ['cat', 'dog']],
  ['cafe', ['house']],
  ['CAFÉ', ['house']],
  ['LİBRARY', ['book']],
  ['ouse', ['house']],
  ['cat', ['cat']],
  ['octo', ['github']],
  ['hayvan', ['cat', 'dog']],
  ['isik', ['car', 'car-side']],
  ['sedan side', ['car-side']],
  ['?', []],
])('finds by name, then by what it is described with, then by category: %s', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('puts what is named so anywhere before what is only described so', () => {
  const [bell, cat, carSide] = ['bell', 'cat', 'car-side'].map((name) =>
    sampleIcons.find((icon) => icon.name === name),
  );
  if (!bell || !cat || !carSide) throw new Error('The samples have changed');
  const icons = [{ ...bell, tags: ['side table'] }, cat, carSide, { ...cat, name: 'aside' }];
  expect(searchIcons(icons, 'side', names).map(({ name }) => name)).toEqual(['car-side', 'bell', 'aside']);
});

it('finds the very list where nothing is looked for', () => {
  expect(searchIcons(sampleIcons, ' ', names)).toBe(sampleIcons);
});

it('filters by category and style together', () => {
  const filtered = (category: string | null, family: 'regular' | null) =>
    filterIcons(sampleIcons, { category, family }).map(({ name }) => name);
  expect(filtered('animals', null)).toEqual(['cat', 'dog']);
  expect(filtered(null, 'regular')).toEqual(['address-book', 'bell']);
  expect(filtered('business', 'regular')).toEqual(['address-book']);
  expect(filtered(WITHOUT, null)).toEqual(['github']);
});

it('counts an icon in each of its categories', () => {
  const counts = countByCategory(sampleIcons);
  expect([counts.get('automotive'), counts.get('travel-hotel'), counts.get(WITHOUT)]).toEqual([2, 1, 1]);
});

it('shows an icon in a style that it has', () => {
  const [book, github] = ['address-book', 'github'].map((name) => sampleIcons.find((icon) => icon.name === name));
  if (!book || !github) throw new Error('The samples have changed');
  expect([shownFamily(book, null), shownFamily(book, 'regular'), shownFamily(book, 'brands')]).toEqual([
    'solid',
    'regular',
    'solid',
  ]);
  expect([shownFamily(github, null), isDrawnIn(github, 'solid')]).toEqual(['brands', false]);
});
