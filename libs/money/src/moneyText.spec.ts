import { moneyText } from './moneyText';

const intlOf = (language: string) => ({
  formatNumber: (amount: number, format: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, format).format(amount),
});

it.each([
  ['en', '$1,234.50'],
  ['tr', '$1.234,50'],
  ['ar', '\u200f1,234.50\u00a0US$\u200e'],
])('writes an amount as one does in %s', (language, text) => {
  expect(moneyText(intlOf(language), 1234.5)).toBe(text);
});

it('keeps the currency of what is taken off on the side where that of other sums is', () => {
  expect(moneyText(intlOf('ar'), -120.6)).toBe('\u200f\u200e-120.60\u200f\u00a0US$\u200e');
  expect(moneyText(intlOf('en'), -120.6)).toBe('-$120.60');
});

it('leaves out the cents of whole dollars where that is wanted', () => {
  const prices = [12, 12.5].map((price) => moneyText(intlOf('en'), price, { trailingZeroDisplay: 'stripIfInteger' }));
  expect(prices).toEqual(['$12', '$12.50']);
});
