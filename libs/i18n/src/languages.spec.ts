import { directionOf, initialLanguage } from './languages';

it.each([
  ['the stored choice, whatever the browser speaks', 'ar', ['tr-TR'], 'ar'],
  ['the first of the browser’s that we speak', null, ['de-DE', 'tr-TR', 'ar'], 'tr'],
  ['a regional form of one of ours', null, ['ar-EG'], 'ar'],
  ['English where we speak none of the browser’s', null, ['de-DE', 'fr'], 'en'],
  ['the browser’s where something else lies in the storage', 'klingon', ['TR'], 'tr'],
])('starts with %s', (_, stored, preferred, language) => {
  expect(initialLanguage(stored, preferred)).toBe(language);
});

it('runs Arabic alone from right to left', () => {
  expect((['en', 'tr', 'ar'] as const).map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
});
