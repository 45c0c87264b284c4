export { changedByPercent, fromCents, priceForTotal, toCents, withTax, withoutTax } from './prices';
