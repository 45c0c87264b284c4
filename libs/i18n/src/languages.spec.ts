import { directionOf, formatLocaleOf, initialLanguage } from './languages';

it.each([
  ['the stored choice, whatever the browser speaks', 'ar', ['tr-TR'], 'ar'],
  ['the first of the browser’s that we speak', null, ['tlh', 'tr-TR', 'ar'], 'tr'],
  ['a regional form of one of ours', null, ['ar-EG'], 'ar'],
  ['English where we speak none of the browser’s', null, ['tlh', 'tlh-Latn'], 'en'],
  ['the browser’s where something else lies in the storage', 'klingon', ['TR'], 'tr'],
])('starts with %s', (_, stored, preferred, language) => {
  expect(initialLanguage(stored, preferred)).toBe(language);
});

it.each([
  ['the region of the browser’s', 'en', ['en-GB', 'en'], 'en-GB'],
  ['that of the first that is this language', 'en', ['tlh', 'en-AU', 'en-GB'], 'en-AU'],
  ['a region behind a script', 'ar', ['ar-Arab-SA'], 'ar-SA-u-nu-latn'],
  ['a part of the world', 'en', ['en-001'], 'en-001'],
  ['a usual region where none is named', 'en', ['en', 'en-u-hc-h23', 'tr-TR'], 'en-US'],
  ['digits of one kind', 'ar', ['ar-EG'], 'ar-EG-u-nu-latn'],
] as const)('formats by %s', (_, language, preferred, locale) => {
  expect(formatLocaleOf(language, preferred)).toBe(locale);
  expect(new Intl.NumberFormat(locale).format(12)).toBe('12');
});

it('runs Arabic alone from right to left', () => {
  expect((['en', 'tr', 'ar'] as const).map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
});
