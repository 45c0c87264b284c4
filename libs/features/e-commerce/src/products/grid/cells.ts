import { priceForTotal, withTax, withoutTax } from '@ezone/money';
import { parseNumber } from '@ezone/shell/forms';
import { isBlank, normalizeForSearch } from '@ezone/text';
import type { IntlShape } from 'react-intl';
import { gridMessages, gridSentences } from '../messages';
import { currency, limits } from '../model/product';
import type { ProductFields, ProductRow } from '../model/product';
import type { ProductOrder } from '../model/productList';

/** A column of the table. */
export type ProductColumn = ProductOrder;

/** The columns in their order; before them stands the box that selects. */
export const columns: readonly ProductColumn[] = ['name', 'sku', 'category', 'price', 'total', 'quantity', 'active'];

export const isEditable = (column: ProductColumn | undefined): column is ProductColumn =>
  column !== undefined && column !== 'category';
export const isNumeric = (column: ProductColumn): boolean => ['price', 'total', 'quantity'].includes(column);

/** What was typed into a cell and not taken, and why. */
export type Refused = { text: string; why: string };

export const cellKey = (id: string, column: ProductColumn): string => `${id} ${column}`;

/** The columns that show these fields. */
export const columnOfField: Readonly<Record<string, ProductColumn>> = {
  ...{ name: 'name', sku: 'sku', quantity: 'quantity', active: 'active' },
  ...{ priceTaxExcl: 'price', priceTaxIncl: 'total', taxRate: 'total' },
};

/** What a cell shows. */
export const shownIn = (row: ProductRow, column: ProductColumn, { formatNumber, formatMessage }: IntlShape): string => {
  switch (column) {
    case 'name':
    case 'sku':
    case 'category':
      return row[column];
    case 'price':
      return formatNumber(row.priceTaxExcl, { style: 'currency', currency });
    case 'total':
      return formatNumber(row.priceTaxIncl, { style: 'currency', currency });
    case 'quantity':
      return formatNumber(row.quantity);
    case 'active':
      return formatMessage(row.active ? gridMessages.active : gridMessages.inactive);
  }
};

/** What stands in a cell while it is edited, and is copied from it. */
export const typedIn = (row: ProductRow, column: ProductColumn, intl: IntlShape): string => {
  const amount = (value: number) =>
    intl.formatNumber(value, { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (column === 'price') return amount(row.priceTaxExcl);
  if (column === 'total') return amount(row.priceTaxIncl);
  return column === 'quantity' ? String(row.quantity) : shownIn(row, column, intl);
};

/** Words that mean yes and no in a table, beside those of the language. */
const YES = ['1', 'true', 'yes', 'evet', 'x', 'نعم'];
const NO = ['0', 'false', 'no', 'hayir', '', 'لا'];

/** A sign or a code of a currency before or after an amount, as tables show it: `$1.50`, `1,50 €`, `USD 1.50`. */
const CURRENCY = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})\s*|\s*(?:\p{Sc}[A-Z]{0,3}|[A-Z]{3})$/gu;

/** The fields that a text makes in a cell, or why it cannot stand there. */
export const readCell = (
  text: string,
  row: ProductRow,
  column: ProductColumn,
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
      // A price may come from a table with the sign of its currency.
      const amount = parseNumber(typed.replace(CURRENCY, ''), locale);
      if (amount === null || Number.isNaN(amount)) return { why: formatMessage(gridMessages.amount) };
      if (amount < 0) return { why: formatMessage(gridMessages.belowZero) };
      if (amount > limits.price) return { why: formatMessage(gridMessages.tooMuch) };
      if (Math.round(amount * 100) / 100 !== amount) return { why: formatMessage(gridMessages.cents) };
      if (column === 'price') return { fields: { priceTaxExcl: amount, priceTaxIncl: withTax(amount, row.taxRate) } };
      const price = priceForTotal(amount, row.taxRate);
      if (price !== null) return { fields: { priceTaxExcl: price, priceTaxIncl: amount } };
      const nearest = withTax(withoutTax(amount, row.taxRate), row.taxRate);
      const money = formatNumber(nearest, { style: 'currency', currency });
      return { why: formatMessage(gridSentences.noSuchTotal, { nearest: money }) };
    }
  }
};

/** The cells of a block that was copied in a table. */
export const blockOf = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')));
