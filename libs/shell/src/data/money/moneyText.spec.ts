import { createIntl } from 'react-intl';
import { moneyText } from './moneyText';

it.each([
  ['en', '$93.63', '$94'],
  ['tr', '$93,63', '$94'],
  ['ar', '\u200f93.63\u00a0US$\u200e', '\u200f94\u00a0US$\u200e'],
])('in %s an amount is written with its cents, and without them', (locale, text, whole) => {
  const intl = createIntl({ locale });
  expect(moneyText(intl, 93.63)).toBe(text);
  expect(moneyText(intl, 93.63, { isWhole: true })).toBe(whole);
});
