import { parseNumber } from './parseNumber';

it.each([
  ['en', '1,234.5', 1234.5],
  ['en', '-7', -7],
  ['en', ' 12. ', 12],
  ['tr', '1.234,5', 1234.5],
  ['tr', '12,5', 12.5],
  ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
  ['ar-AE', '١٢٫٥', 12.5],
  ['ar-AE', '١٬٢٣٤', 1234],
  ['en', '', null],
  ['en', '  ', null],
])('reads in %s what is typed as %j', (language, text, number) => {
  expect(parseNumber(text, language)).toBe(number);
});

it.each([
  ['en', 'twelve'],
  ['en', '12.5.3'],
  ['en', '1,23'],
  ['tr', '12.5'],
  ['en', '-'],
])('does not guess in %s what %j may mean', (language, text) => {
  expect(parseNumber(text, language)).toBeNaN();
});
