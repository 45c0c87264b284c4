import { moneyText, priceForTotal, readAmount, withoutCurrency, withoutTax, withTax } from '@ezone/money';
import { parseNumber } from '@ezone/shell/forms';
import { isBlank, normalizeForSearch } from '@ezone/text';
import type { IntlShape } from 'react-intl';
import { gridMessages, gridSentences } from './messages';
import { limits } from './model/product';
import type { ProductFields, ProductRow } from './model/product';
import type { ProductOrder } from './model/productList';

/** Words that mean yes and no in a table, beside those of the language. */
const YES = ['1', 'true', 'yes', 'evet', 'x', 'نعم'];
const NO = ['0', 'false', 'no', 'hayir', '', 'لا'];

/** The fields that a text makes in a cell, or why it cannot stand there. */
export const readCell = (
  text: string,
  row: ProductRow,
  column: ProductOrder,
  intl: IntlShape,
): { fields: ProductFields } | { why: string } => {
  const { formatMessage, formatNumber, locale } = intl;
  const typed = text.trim();
  const tooLong = (limit: number) => ({ why: formatMessage(gridSentences.tooLong, { limit }) });
  switch (column) {
    case 'name':
      if (isBlank(typed)) return { why: formatMessage(gridMessages.nameNeeded) };
      return typed.length > limits.name ? tooLong(limits.name) : { fields: { name: typed } };
    case 'sku':
      return typed.length > limits.sku ? tooLong(limits.sku) : { fields: { sku: typed } };
    case 'category':
      return { why: formatMessage(gridMessages.notHere) };
    case 'quantity': {
      const quantity = parseNumber(typed, locale);
      if (quantity === null || !Number.isInteger(quantity)) return { why: formatMessage(gridMessages.wholeNumber) };
      if (quantity < 0) return { why: formatMessage(gridMessages.belowZero) };
      return quantity > limits.quantity ? { why: formatMessage(gridMessages.tooMuch) } : { fields: { quantity } };
    }
    case 'active': {
      const word = normalizeForSearch(typed);
      const isWord = (words: readonly string[], own: string) =>
        words.includes(word) || word === normalizeForSearch(own);
      if (isWord(YES, formatMessage(gridMessages.active))) return { fields: { active: true } };
      if (isWord(NO, formatMessage(gridMessages.inactive))) return { fields: { active: false } };
      return { why: formatMessage(gridMessages.yesOrNo) };
    }
    case 'price':
    case 'total': {
      // A price may come from a table: with the sign of its currency, or with another sign for decimals than that of the language.
      const inLanguage = parseNumber(withoutCurrency(typed), locale);
      const amount = Number.isNaN(inLanguage) ? readAmount(typed) : inLanguage;
      if (amount === null || /[%٪]/.test(typed)) return { why: formatMessage(gridMessages.amount) };
      if (amount < 0) return { why: formatMessage(gridMessages.belowZero) };
      if (amount > limits.price) return { why: formatMessage(gridMessages.tooMuch) };
      if (Math.round(amount * 100) / 100 !== amount) return { why: formatMessage(gridMessages.cents) };
      if (column === 'price') return { fields: { priceTaxExcl: amount, priceTaxIncl: withTax(amount, row.taxRate) } };
      const price = priceForTotal(amount, row.taxRate);
      if (price !== null) return { fields: { priceTaxExcl: price, priceTaxIncl: amount } };
      const nearest = withTax(withoutTax(amount, row.taxRate), row.taxRate);
      const money = moneyText({ formatNumber }, nearest);
      return { why: formatMessage(gridSentences.noSuchTotal, { nearest: money }) };
    }
  }
};
