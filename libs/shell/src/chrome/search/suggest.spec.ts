import { MOST_SUGGESTIONS, suggest } from './suggest';

const labels = (text: string, all: string[]) =>
  suggest(
    all.map((label) => ({ label })),
    text,
  ).map(({ label }) => label);

it.each(['', '   '])('suggests nothing for an empty text: "%s"', (text) => {
  expect(labels(text, ['Notes'])).toEqual([]);
});

it.each([
  ['  NOTES ', 'Notes'],
  ['cafe', 'Café'],
  ['CAFÉ', 'cafe'],
  ['istanbul', 'İSTANBUL'],
  ['ISIK', 'ışık'],
  ['الاعدادات', 'الإعدادات'],
  ['note new', 'New note'],
])('finds "%s" in "%s", whatever the case and the accents', (text, label) => {
  expect(labels(text, [label])).toEqual([label]);
});

it('puts what begins with the text first, then what has a word that does', () => {
  expect(labels('no', ['Piano', 'My notes', 'Notes'])).toEqual(['Notes', 'My notes']);
  expect(labels('arch', ['Search notes', 'My archive', 'Archive – Notes'])).toEqual(['Archive – Notes', 'My archive']);
  expect(labels('note new', ['Newer notes', 'New note', 'Piano note'])).toEqual(['Newer notes', 'New note']);
});

it('finds what begins with the text behind the article of Arabic beside what begins with it', () => {
  expect(labels('أزرار', ['أزرار وصفية', 'الأزرار', 'مجموعة الأزرار'])).toEqual([
    'أزرار وصفية',
    'الأزرار',
    'مجموعة الأزرار',
  ]);
});

it('looks within words where none begins with the text', () => {
  expect(labels('arch', ['Search notes', 'Notes'])).toEqual(['Search notes']);
  expect(labels('اعدادات', ['الإعدادات', 'الملاحظات'])).toEqual(['الإعدادات']);
  expect(labels('-', ['Notes'])).toEqual([]);
});

it('suggests ten at the most', () => {
  const many = Array.from({ length: 30 }, (_, index) => `Note ${String(index)}`);
  expect(labels('note', many)).toEqual(many.slice(0, MOST_SUGGESTIONS));
});
