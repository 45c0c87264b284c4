import type { components } from '@ezone/api-client';

/** A whole product. */
export type Product = components['schemas']['ProductDto'];
/** A product as the table shows it. */
export type ProductRow = components['schemas']['ProductRowDto'];
/** Some fields of a product. */
export type ProductFields = components['schemas']['ProductFieldsDto'];
/** Some fields of a product that are to be changed, and what they were. */
export type ProductChange = components['schemas']['ProductChangeDto'];
/** A window of the table. */
export type ProductWindow = components['schemas']['ProductWindowDto'];

/** The most that the server takes. */
export const limits = {
  name: 200,
  handle: 200,
  description: 20_000,
  sku: 60,
  category: 60,
  size: 40,
  price: 10_000_000,
  quantity: 1_000_000_000,
  images: 50,
  /** How many products a call reads or changes. */
  atOnce: 1000,
};

/** Of fewer than this there are few. */
export const lowStock = 6;

export const productsPath = '/apps/e-commerce/products';

/** The address of a product's page. */
export const pathOfProduct = ({ id, handle }: Pick<Product, 'id' | 'handle'>): string =>
  [productsPath, encodeURIComponent(id), ...(handle ? [encodeURIComponent(handle)] : [])].join('/');

/** A name as it stands in an address. */
export const handleOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, limits.handle);
