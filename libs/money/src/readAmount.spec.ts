import { moneyText } from './moneyText';
import { createIntl } from 'react-intl';
import { readAmount } from './readAmount';

it.each([
  ['en', '$93.63'],
  ['tr', '$93,63'],
  ['ar', '\u200f93.63\u00a0US$\u200e'],
])('in %s an amount is written and read again', (locale, text) => {
  const written = moneyText(createIntl({ locale }), 93.63);
  expect(written).toBe(text);
  expect(readAmount(written)).toBe(93.63);
});

it('answers a text that is mostly spaces', () => {
  const spaces = ' '.repeat(300_000);
  expect(readAmount(`1${spaces}x`)).toBeNull();
  expect([readAmount(`1${spaces}€`), readAmount(`USD${spaces}1${spaces}%`)]).toEqual([1, 1]);
});
