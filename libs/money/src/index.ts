export { currency, moneyText } from './moneyText';
export { changedByPercent, fromCents, priceForTotal, sumOf, toCents, withTax, withoutTax } from './prices';
export { currencyMarkOf, readAmount, withoutCurrency } from './readAmount';
