import { searchRecords } from './searchRecords';

const records = [{ text: 'Café İstanbul' }, { text: 'The long way home' }, { text: 'Home in Istanbul' }];
const found = (query: string) => searchRecords(records, query, ({ text }) => text).map(({ text }) => text);

it.each([
  ['istanbul', ['Café İstanbul', 'Home in Istanbul']],
  ['ISTANBUL  home', ['Home in Istanbul']],
  ['cafe', ['Café İstanbul']],
  ['submarine', []],
])('finds what holds every word of %j, without regard to case and accents', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('answers all of them, as they are, where nothing is searched for', () => {
  expect(searchRecords(records, '  ', ({ text }) => text)).toBe(records);
});
