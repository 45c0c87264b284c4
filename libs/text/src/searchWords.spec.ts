import { normalizeForSearch } from './normalizeForSearch';
import { searchWords, wordSpans } from './searchWords';

it.each([
  ['I', 'ı', 'i', 'İ'],
  ['IŞIK', 'ışık', 'isik', 'İşİk'],
  ['Çağrı', 'CAGRI', 'çağri'],
  ['Résumé', 'resume', 'RESUME\u0301'],
  ['أحمد', 'احمد', 'إحمد', 'آحمد', 'ٱحمد', 'أَحْمَد', 'أحـــمد'],
  ['مدرسة', 'مدرسه'],
  ['مستشفى', 'مستشفي'],
  ['Ὀδυσσεύς', 'οδυσσευσ', 'ΟΔΥΣΣΕΥΣ'],
  ['Straße', 'STRASSE', 'STRAẞE', 'strasse'],
  ['Łódź', 'lodz', 'ŁÓDŹ'],
  ['Smørrebrød', 'smorrebrod', 'SMØRREBRØD'],
  ['Đakovo', 'dakovo'],
  ['Ægir Œuvre', 'aegir oeuvre', 'ægir œuvre'],
  ['Seyðisfjörður Þingvellir', 'seydisfjordur thingvellir'],
  ["O'Leary", 'O’Leary', 'OʼLeary', 'o‘leary', 'O′Leary', 'o`leary'],
  ['2025-2026', '2025–2026', '2025—2026', '2025‐2026', '2025‑2026'],
  ['ﬁne', 'fine', 'ｆｉｎｅ'],
])('compares %s like its other spellings', (...spellings) => {
  expect(new Set(spellings.map(normalizeForSearch)).size).toBe(1);
});

it('finds words whatever stands between them, in the same way in a text and in its parts', () => {
  expect(searchWords(`Ankara'da "3.5" <b>kahve</b> foo@bar.com`)).toEqual(
    ['ankara', 'da', '3', '5', 'b', 'kahve', 'b'].concat(['foo', 'bar', 'com']),
  );
  expect(searchWords(' ._- ')).toEqual([]);
  const text = 'Der Café\u0301 — ½ مَدرسة';
  expect([...wordSpans(text)].flatMap(({ words }) => words)).toEqual(searchWords(text));
  expect([...wordSpans('Große Straße')].map(({ start, end, words: [word] }) => [start, end, word])).toEqual([
    [0, 5, 'grosse'],
    [6, 12, 'strasse'],
  ]);
  expect([...wordSpans('the Café')].map(({ start, end }) => [start, end])).toEqual([
    [0, 3],
    [4, 8],
  ]);
});
