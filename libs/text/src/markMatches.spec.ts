import { markMatches } from './markMatches';
import { normalizeForSearch } from './normalizeForSearch';

const wordsOf = (query: string) => normalizeForSearch(query).split(' ');

it('marks what was found in the text as it is written', () => {
  expect(markMatches('Café İstanbul', wordsOf('cafe ista'))).toEqual([
    { text: 'Café', found: true },
    { text: ' ', found: false },
    { text: 'İsta', found: true },
    { text: 'nbul', found: false },
  ]);
});

it.each(['e\u0301te\u0301 Straße', '🏔 hills 🏔', ''])('loses nothing of %j', (text) => {
  const pieces = markMatches(text, wordsOf('ss ete hills'));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

it('marks nothing where nothing is looked for', () => {
  expect(markMatches('Café', [''])).toEqual([{ text: 'Café', found: false }]);
});
