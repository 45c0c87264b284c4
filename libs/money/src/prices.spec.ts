import { changedByPercent, fromCents, priceForTotal, toCents, withTax, withoutTax } from './prices';

it.each([
  [0.01, 5, 0.01],
  [0.1, 5, 0.11],
  [1.05, 10, 1.16],
  [1.15, 10, 1.27],
  [19.99, 19.6, 23.91],
  [1005, 7.25, 1077.86],
  [10_000_000, 100, 20_000_000],
])('%d with %d %% tax is %d, and back', (price, taxRate, total) => {
  expect(withTax(price, taxRate)).toBe(total);
  expect(withoutTax(total, taxRate)).toBe(price);
});

it.each([0, 1, 7.25, 8, 10, 19, 19.6, 20, 100])(
  'every price with %d %% tax leads back to the price without it',
  (taxRate) => {
    const all = Array.from({ length: 5000 }, (_, cents) => cents);
    expect(all.filter((cents) => toCents(withoutTax(withTax(fromCents(cents), taxRate), taxRate)) !== cents)).toEqual(
      [],
    );
  },
);

it('finds the nearest price where none leads to a total, and says so', () => {
  expect(priceForTotal(0.05, 10)).toBeNull();
  expect(withTax(withoutTax(0.05, 10), 10)).toBe(0.06);
  expect(priceForTotal(0.06, 10)).toBe(0.05);
});

it.each([
  [19.99, 10, 21.99],
  [0.05, 10, 0.06],
  [1.15, 10, 1.27],
  [49.9, -12.5, 43.66],
  [10, -100, 0],
  [10, -150, 0],
])('%d changed by %d %% is %d', (price, percent, changed) => {
  expect(changedByPercent(price, percent)).toBe(changed);
});
