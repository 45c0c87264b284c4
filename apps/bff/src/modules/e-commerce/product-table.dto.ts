import { PartialType, OmitType } from '@nestjs/swagger';
import { Amount, Flag, Id, Ids, Int, ListById, ListOf, Nested, OneOf, Text, Texts } from '../../platform/dto/fields';
import { QueryNumber } from '../../platform/dto/list-query.dto';
import { EXAMPLE_PRODUCT_ID, ProductDto } from './products.dto';

/** How many products one call reads or changes at most. */
export const MAX_PRODUCTS = 1000;
/** How many whole products one call answers at most, for each way to find them. */
const FOUND_AT_ONCE = 500;
/** Of fewer than this there are few. */
export const LOW_STOCK = 6;

export const PRODUCT_STATES = ['active', 'inactive'] as const;
export const PRODUCT_STOCKS = ['in', 'low', 'out'] as const;
export const PRODUCT_ORDERS = ['name', 'sku', 'category', 'price', 'total', 'quantity', 'active'] as const;

/** A product as a table shows it. */
export class ProductRowDto {
  @Id({ example: EXAMPLE_PRODUCT_ID }) id!: string;
  @Text({ max: 200, example: 'Harbour at Dawn' }) name!: string;
  @Text({ min: 0, max: 200, example: 'harbour-at-dawn' }) handle!: string;
  @Text({ min: 0, max: 60, example: 'CP-1001' }) sku!: string;
  @Text({ min: 0, max: 60, example: 'Canvas print', description: 'The first of its categories, or empty.' })
  category!: string;
  @Text({
    min: 0,
    max: 2000,
    example: '',
    description: 'The address of the featured image, or of the first; or empty.',
  })
  image!: string;
  @Amount({ max: 10_000_000, example: 49.9 }) priceTaxExcl!: number;
  @Amount({ max: 20_000_000, example: 54.89 }) priceTaxIncl!: number;
  @Amount({ max: 100, example: 10, description: 'In percent.' }) taxRate!: number;
  @Int({ min: 0, max: 1_000_000_000, example: 12 }) quantity!: number;
  @Flag({ example: true }) active!: boolean;
}

/** How many products there are in each view, whatever the state and the stock that are asked for. */
export class ProductViewsDto {
  @Int({ min: 0, max: 2 ** 31, example: 20 }) all!: number;
  @Int({ min: 0, max: 2 ** 31, example: 18 }) active!: number;
  @Int({ min: 0, max: 2 ** 31, example: 2 }) inactive!: number;
  @Int({ min: 0, max: 2 ** 31, example: 3, description: `From 1 to ${String(LOW_STOCK - 1)} are left.` }) low!: number;
  @Int({ min: 0, max: 2 ** 31, example: 1 }) out!: number;
}

export class ProductWindowDto {
  @ListOf(() => ProductRowDto, { max: MAX_PRODUCTS, example: [] }) rows!: ProductRowDto[];
  @Int({ min: 0, max: 2 ** 31, example: 20, description: 'How many there are of what is asked for.' }) total!: number;
  @Nested(() => ProductViewsDto) views!: ProductViewsDto;
}

export class ProductWindowQueryDto {
  @Text({
    min: 0,
    max: 200,
    optional: true,
    example: 'harb',
    description: 'All of its words are in name, SKU, categories or tags.',
  })
  q?: string;
  @Text({ min: 0, max: 60, optional: true, example: 'Canvas print', description: 'One of its categories.' })
  category?: string;
  @OneOf(PRODUCT_STATES, { optional: true, enumName: 'ProductState', description: 'All, if it is not given.' })
  state?: (typeof PRODUCT_STATES)[number];
  @OneOf(PRODUCT_STOCKS, {
    optional: true,
    enumName: 'ProductStock',
    description: `\`in\`: there are some; \`low\`: 1 to ${String(LOW_STOCK - 1)}; \`out\`: none.`,
  })
  stock?: (typeof PRODUCT_STOCKS)[number];
  @OneOf(PRODUCT_ORDERS, { optional: true, enumName: 'ProductOrder', description: 'By the name, if it is not given.' })
  sort?: (typeof PRODUCT_ORDERS)[number];
  @OneOf(['ascending', 'descending'], {
    optional: true,
    enumName: 'SortDirection',
    description: '`ascending`, if it is not given.',
  })
  direction?: 'ascending' | 'descending';
  @QueryNumber()
  @Int({ min: 0, max: 10_000_000, optional: true, example: 0, description: 'How many to pass over.' })
  offset?: number;
  @QueryNumber()
  @Int({ min: 1, max: MAX_PRODUCTS, optional: true, example: 100, description: '100, if it is not given.' })
  limit?: number;
}

export class ProductCategoryDto {
  @Text({ max: 60, example: 'Canvas print' }) name!: string;
  @Int({ min: 0, max: 2 ** 31, example: 20, description: 'How many products are in it.' }) count!: number;
}

/** Some fields of a product. */
export class ProductFieldsDto extends PartialType(OmitType(ProductDto, ['id']), { skipNullProperties: false }) {}

export class ProductChangeDto {
  @Id({ example: EXAMPLE_PRODUCT_ID }) id!: string;
  @Nested(() => ProductFieldsDto, {
    example: { quantity: 11 },
    description: 'The fields to change, with their new values.',
  })
  fields!: ProductFieldsDto;
  @Nested(() => ProductFieldsDto, { example: { quantity: 12 }, description: 'The same fields as the caller had them.' })
  base!: ProductFieldsDto;
}

export class ChangeProductsDto {
  @ListById(() => ProductChangeDto, { max: MAX_PRODUCTS }) changes!: ProductChangeDto[];
  @ListById(() => ProductDto, {
    max: MAX_PRODUCTS,
    optional: true,
    example: [],
    description: 'New products, each with a random UUID of its own.',
  })
  create?: ProductDto[];
}

export class ChangedProductsDto {
  @ListOf(() => ProductRowDto, { max: 2 * MAX_PRODUCTS, example: [] }) rows!: ProductRowDto[];
}

export class ProductIdsDto {
  @Ids({ max: MAX_PRODUCTS, example: [EXAMPLE_PRODUCT_ID] }) ids!: string[];
}

export class FindProductsDto {
  @Ids({ max: FOUND_AT_ONCE, optional: true, example: [EXAMPLE_PRODUCT_ID] }) ids?: string[];
  @Texts({ max: FOUND_AT_ONCE, length: 60, optional: true, example: ['CP-1001'] }) skus?: string[];
}
