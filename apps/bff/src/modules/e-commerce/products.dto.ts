import { OmitType } from '@nestjs/swagger';
import { Amount, Flag, Id, Ids, Int, ListById, Nested, Text, Texts, WebUrl } from '../../platform/dto/fields';

/** The id of a product of the demo, for the documentation. */
export const EXAMPLE_PRODUCT_ID = '63e64088-a54a-8e10-af8d-206c5e7a3ace';
/** The highest price without tax. With tax, it still fits its column. */
const MAX_PRICE = 10_000_000;

export class ProductImageDto {
  @Id({ example: '1' }) id!: string;
  @WebUrl({ example: '/demo/notes/hills.svg' }) url!: string;
  @Text({ max: 40, example: 'image' }) type!: string;
}

export class ProductDto {
  @Id({ example: EXAMPLE_PRODUCT_ID }) id!: string;
  @Text({ max: 200, example: 'Harbour at Dawn' }) name!: string;
  @Text({ min: 0, max: 200, example: 'harbour-at-dawn', description: 'The name as it stands in addresses.' })
  handle!: string;
  @Text({ min: 0, max: 20_000, example: 'Fishing boats in the first light.' }) description!: string;
  @Texts({ max: 50, length: 60, example: ['Canvas print', 'Sea'] }) categories!: string[];
  @Texts({ max: 50, length: 60, example: ['boats', 'morning'] }) tags!: string[];
  @Text({ min: 0, max: 64, example: '', description: 'The id of one of the images; empty where none is featured.' })
  featuredImageId!: string;
  @ListById(() => ProductImageDto, { max: 50, example: [] }) images!: ProductImageDto[];
  @Amount({ max: MAX_PRICE, example: 49.9 }) priceTaxExcl!: number;
  @Amount({
    max: 2 * MAX_PRICE,
    example: 54.89,
    description: '`priceTaxExcl` x (1 + `taxRate` / 100), half up to the cent.',
  })
  priceTaxIncl!: number;
  @Amount({ max: 100, example: 10, description: 'In percent.' }) taxRate!: number;
  @Amount({ max: 2 * MAX_PRICE, example: 59.9, description: 'What it cost before, or costs elsewhere.' })
  comparedPrice!: number;
  @Int({ min: 0, max: 1_000_000_000, example: 12, description: 'How many there are.' }) quantity!: number;
  @Text({ min: 0, max: 60, example: 'CP-1001' }) sku!: string;
  @Text({ min: 0, max: 40, example: '60 cm' }) width!: string;
  @Text({ min: 0, max: 40, example: '40 cm' }) height!: string;
  @Text({ min: 0, max: 40, example: '2 cm' }) depth!: string;
  @Text({ min: 0, max: 40, example: '1.2 kg' }) weight!: string;
  @Amount({ max: MAX_PRICE, example: 3 }) extraShippingFee!: number;
  @Flag({ example: true }) active!: boolean;
}

/** A whole product; one without an id is new. */
export class SaveProductDto extends OmitType(ProductDto, ['id']) {
  @Id({ optional: true, example: EXAMPLE_PRODUCT_ID }) id?: string;
  @Nested(() => ProductDto, { optional: true, description: 'The product as the caller had it.' }) base?: ProductDto;
}

export class ProductQueryDto {
  @Id({ example: EXAMPLE_PRODUCT_ID, description: 'The id of the product.' }) productId!: string;
}

export class RemoveProductDto {
  @Id({ example: EXAMPLE_PRODUCT_ID }) id!: string;
}

export class RemoveProductsDto {
  @Ids({ max: 1000, example: [EXAMPLE_PRODUCT_ID] }) productIds!: string[];
}
