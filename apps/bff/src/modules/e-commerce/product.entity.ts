import { defineEntity, p } from '@mikro-orm/core';
import { hundredths } from '../../platform/database/columns';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';
import type { ProductImageDto } from './products.dto';

export const ProductSchema = defineEntity({
  name: 'Product',
  indexes: [listIndex, ...trashIndexes],
  properties: {
    ...recordColumns(),
    name: p.string().length(200),
    /** The name as it stands in addresses. */
    handle: p.string().length(200),
    description: p.text(),
    categories: p.json<string[]>(),
    tags: p.json<string[]>(),
    /** The id of one of the images, or empty. */
    featuredImageId: p.string().length(64),
    images: p.json<ProductImageDto[]>(),
    priceTaxExcl: hundredths(),
    priceTaxIncl: hundredths(),
    /** In percent. */
    taxRate: hundredths(),
    comparedPrice: hundredths(),
    quantity: p.integer(),
    sku: p.string().length(60),
    width: p.string().length(40),
    height: p.string().length(40),
    depth: p.string().length(40),
    weight: p.string().length(40),
    extraShippingFee: hundredths(),
    active: p.boolean(),
  },
});
