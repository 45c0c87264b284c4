import type { FastifyInstance } from 'fastify';
import { database } from './database.ts';
import { ownerOf } from './owner.ts';

type ProductRow = {
  id: string;
  categories: string;
  tags: string;
  images: string;
  priceTaxExcl: number;
  priceTaxIncl: number;
  taxRate: number;
  comparedPrice: number;
  extraShippingFee: number;
  active: number;
};

const selectProducts = database.prepare<[], ProductRow>(
  `select id, name, handle, description, categories, tags, featured_image_id as featuredImageId, images,
     price_tax_excl as priceTaxExcl, price_tax_incl as priceTaxIncl, tax_rate as taxRate, compared_price as comparedPrice,
     quantity, sku, width, height, depth, weight, extra_shipping_fee as extraShippingFee, active
   from product where owner_id = '*' and removed_at is null order by position, id`,
);

const listProducts = () =>
  selectProducts.all().map((row) => ({
    ...row,
    categories: JSON.parse(row.categories) as unknown,
    tags: JSON.parse(row.tags) as unknown,
    images: JSON.parse(row.images) as unknown,
    priceTaxExcl: row.priceTaxExcl / 100,
    priceTaxIncl: row.priceTaxIncl / 100,
    taxRate: row.taxRate / 100,
    comparedPrice: row.comparedPrice / 100,
    extraShippingFee: row.extraShippingFee / 100,
    active: row.active === 1,
  }));

export const addProductRoutes = (app: FastifyInstance): void => {
  app.get('/api/e-commerce-app/products', async (request) => {
    await ownerOf(request);
    return listProducts();
  });
};
