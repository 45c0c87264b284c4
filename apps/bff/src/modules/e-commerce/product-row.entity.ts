import { defineEntity, p } from '@mikro-orm/core';
import { hundredths, id, instant } from '../../platform/database/columns';

/** The most characters of a text that is put in order by: an index of PostgreSQL takes 2,700 bytes. */
export const LONGEST_KEY = 200;
// On PostgreSQL they are compared byte by byte (`collate "C"`), as SQLite does, which has no collation of that name.
const key = () => p.string().length(LONGEST_KEY).ignoreSchemaChanges('collation');

/** What a large table shows of a product, which is not in the trash; small, so that thousands are looked through at once. */
export const ProductRowSchema = defineEntity({
  name: 'ProductRow',
  // What each order reads, and finds its place by.
  indexes: [
    { properties: ['nameKey', 'id'] },
    { properties: ['skuKey', 'id'] },
    { properties: ['categoryKey', 'id'] },
    { properties: ['priceTaxExcl', 'id'] },
    { properties: ['priceTaxIncl', 'id'] },
    { properties: ['quantity', 'id'] },
    { properties: ['active', 'id'] },
  ],
  properties: {
    id: id().primary(),
    name: p.string().length(200),
    handle: p.string().length(200),
    sku: p.string().length(60),
    /** The first of its categories, or empty. */
    category: p.string().length(60),
    /** The address of the featured image, or of the first; or empty. */
    image: p.text(),
    priceTaxExcl: hundredths(),
    priceTaxIncl: hundredths(),
    taxRate: hundredths(),
    quantity: p.integer(),
    active: p.boolean(),
    /** The texts as they are compared and put in order. */
    nameKey: key(),
    skuKey: key(),
    categoryKey: key(),
    /** What it is found by: name, SKU, categories and tags, as they are compared. */
    words: p.text(),
  },
});

/** Which products, of those that are not in the trash, are in which categories. */
export const ProductCategorySchema = defineEntity({
  name: 'ProductCategory',
  indexes: [{ properties: ['productId'] }],
  properties: { category: p.string().length(60).primary(), productId: id().primary() },
});

/** Which requests have changed products: one that is sent again changes nothing. */
export const ProductWriteSchema = defineEntity({
  name: 'ProductWrite',
  indexes: [{ properties: ['time'] }],
  properties: {
    id: id().primary(),
    time: instant(),
    /** A hash of what was to be changed; null in rows that are older than it. */
    digest: p.string().length(64).nullable(),
  },
});
