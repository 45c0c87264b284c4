import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { fromHundredths, toHundredths } from '../../platform/database/columns';
import type { ErrorDetailDto } from '../../platform/errors/error.dto';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { ProductSchema } from './product.entity';
import type { ProductDto, SaveProductDto } from './products.dto';

/** The list of products, as events name it. */
export const PRODUCTS = 'e-commerce-app/products';

/** The products that all users share. Calls without rules of their own go to the table directly. */
@Injectable()
export class ProductsService {
  readonly table;

  constructor(records: Records, search: SearchIndex, uploads: UploadReferences) {
    this.table = records.shared(ProductSchema, {
      list: PRODUCTS,
      access: 'user',
      noun: 'product',
      title: 'name',
      placed: 'last',
      isBody: true,
      projections: [
        search.projection({
          list: PRODUCTS,
          type: 'product',
          fields: ['name', 'handle', 'description', 'categories', 'tags', 'sku'],
          entry: ({ id, name, handle, description, categories, tags, sku }) => ({
            title: name,
            text: [description, ...categories, ...tags, sku].filter(Boolean).join(' · '),
            url: webAddress('/apps/e-commerce/products', id, handle),
          }),
        }),
        uploads.shownBy(PRODUCTS, ['images']),
      ],
      contradictions: (product) => contradictionsIn(product as unknown as ProductDto).map(({ field }) => field),
    });
  }

  /**
   * Replaces a product by its id, or appends it where none has that id.
   * @param newId the id of one that comes without
   * @throws InvalidInputException where the product contradicts itself.
   * @throws NotFoundException where it is in the trash, or has a `base` and is gone.
   * @throws EditConflictException where somebody else has changed the same fields since `base`, or others that contradict them.
   */
  save(actor: Actor, newId: string, { base, ...draft }: SaveProductDto): Promise<ProductDto> {
    const product = { ...draft, id: draft.id ?? newId };
    const contradictions = contradictionsIn(product);
    if (contradictions.length > 0) throw new InvalidInputException(contradictions);
    // Without an id it can only be new: a late repetition takes nothing back that has been changed meanwhile.
    return draft.id === undefined && !base ? this.table.create(actor, product) : this.table.save(actor, product, base);
  }
}

/**
 * A price with its tax, half up to the cent. It is worked out in whole hundredths: as floats, 1.15 with 10 % tax would be 1.26.
 * @param taxRate in percent
 */
export function withTax(price: number, taxRate: number): number {
  return fromHundredths(Math.floor((toHundredths(price) * (10_000 + toHundredths(taxRate)) + 5000) / 10_000));
}

function contradictionsIn({
  priceTaxExcl,
  priceTaxIncl,
  taxRate,
  featuredImageId,
  images,
}: ProductDto): ErrorDetailDto[] {
  const price = withTax(priceTaxExcl, taxRate);
  return [
    ...(toHundredths(priceTaxIncl) === toHundredths(price)
      ? []
      : [{ field: 'priceTaxIncl', message: `priceTaxIncl must be ${price.toFixed(2)}, the price with its tax` }]),
    ...(featuredImageId === '' || images.some(({ id }) => id === featuredImageId)
      ? []
      : [{ field: 'featuredImageId', message: 'featuredImageId must be the id of one of the images, or empty' }]),
  ];
}
