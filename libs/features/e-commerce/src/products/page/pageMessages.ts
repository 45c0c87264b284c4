import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What the page of a product says. */
export const pageMessages = defineMessages({
  loading: { id: 'products.page.loading', defaultMessage: 'The product is being loaded' },
  notLoaded: { id: 'products.page.notLoaded', defaultMessage: 'The product could not be loaded.' },
  all: { id: 'products.page.all', defaultMessage: 'All products' },
  more: { id: 'products.page.more', defaultMessage: 'More actions' },
  duplicate: { id: 'products.page.duplicate', defaultMessage: 'Duplicate' },
  parts: { id: 'products.page.parts', defaultMessage: 'Parts of the product' },
  basic: { id: 'products.page.basic', defaultMessage: 'Basic information' },
  images: { id: 'products.page.images', defaultMessage: 'Images' },
  pricing: { id: 'products.page.pricing', defaultMessage: 'Pricing' },
  inventory: { id: 'products.page.inventory', defaultMessage: 'Inventory' },
  shipping: { id: 'products.page.shipping', defaultMessage: 'Shipping' },
  summary: { id: 'products.page.summary', defaultMessage: 'At a glance' },
  saved: { id: 'products.page.saved', defaultMessage: 'The product is saved.' },
});

/** What the fields of a product are called. */
export const fieldMessages = defineMessages({
  name: { id: 'products.field.name', defaultMessage: 'Name' },
  handle: { id: 'products.field.handle', defaultMessage: 'Name in addresses' },
  handleHelp: { id: 'products.field.handleHelp', defaultMessage: 'It follows from the name if it is left empty.' },
  description: { id: 'products.field.description', defaultMessage: 'Description' },
  categories: { id: 'products.field.categories', defaultMessage: 'Categories' },
  tags: { id: 'products.field.tags', defaultMessage: 'Tags' },
  images: { id: 'products.field.images', defaultMessage: 'Images' },
  featuredImageId: { id: 'products.field.featured', defaultMessage: 'Featured image' },
  priceTaxExcl: { id: 'products.field.price', defaultMessage: 'Price without tax' },
  priceTaxIncl: { id: 'products.field.total', defaultMessage: 'Price with tax' },
  taxRate: { id: 'products.field.taxRate', defaultMessage: 'Tax in per cent' },
  comparedPrice: { id: 'products.field.compared', defaultMessage: 'Price to compare with' },
  comparedHelp: { id: 'products.field.comparedHelp', defaultMessage: 'What it cost before, or costs elsewhere.' },
  quantity: { id: 'products.field.quantity', defaultMessage: 'In stock' },
  sku: { id: 'products.field.sku', defaultMessage: 'SKU' },
  width: { id: 'products.field.width', defaultMessage: 'Width' },
  height: { id: 'products.field.height', defaultMessage: 'Height' },
  depth: { id: 'products.field.depth', defaultMessage: 'Depth' },
  weight: { id: 'products.field.weight', defaultMessage: 'Weight' },
  extraShippingFee: { id: 'products.field.shippingFee', defaultMessage: 'Extra shipping fee' },
  active: { id: 'products.field.active', defaultMessage: 'Active: customers can buy it' },
  noSuchTotal: {
    id: 'products.field.noSuchTotal',
    defaultMessage: 'No price leads to exactly that with the tax. The price beside it comes nearest.',
  },
});

/** What is said of the images of a product. */
export const imageMessages = defineMessages({
  upload: { id: 'products.image.upload', defaultMessage: 'Add images' },
  none: { id: 'products.image.none', defaultMessage: 'There are no images yet. Add some, or drop them here.' },
  featured: { id: 'products.image.featured', defaultMessage: 'Featured' },
  feature: { id: 'products.image.feature', defaultMessage: 'Feature this image' },
  earlier: { id: 'products.image.earlier', defaultMessage: 'Move earlier' },
  later: { id: 'products.image.later', defaultMessage: 'Move later' },
  remove: { id: 'products.image.remove', defaultMessage: 'Remove this image' },
});

/** The same, with a value in it. */
export const imageSentences: Record<'image' | 'refused' | 'enough', MessageDescriptor> = defineMessages({
  image: { id: 'products.image.place', defaultMessage: 'Image {place, number} of {all, number}' },
  refused: {
    id: 'products.image.refused',
    defaultMessage: '{name} could not be added. It must be a picture of at most 25 MiB, and there must be room for it.',
  },
  enough: { id: 'products.image.enough', defaultMessage: 'A product may have {limit, number} images.' },
});
