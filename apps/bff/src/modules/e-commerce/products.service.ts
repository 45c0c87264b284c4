import { toCents, withTax, withoutTax } from '@ezone/money';
import { ConflictException, Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import type { ErrorDetailDto } from '../../platform/errors/error.dto';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { checkNewIds } from '../../platform/http/creation-id';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import { ListWriter } from '../../platform/records/list-writer';
import { isSame } from '../../platform/records/merge-changes';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { ProductRowsService } from './product-rows.service';
import type {
  ChangeProductsDto,
  FindProductsDto,
  ProductChangeDto,
  ProductFieldsDto,
  ProductRowDto,
} from './product-table.dto';
import { ProductWrites } from './product-writes';
import { ProductSchema } from './product.entity';
import type { ProductDto, SaveProductDto } from './products.dto';

/** The list of products, as events name it. */
export const PRODUCTS = 'e-commerce-app/products';

/** The products that all users share. Calls without rules of their own go to the table directly. */
@Injectable()
export class ProductsService {
  readonly table;

  constructor(
    records: Records,
    search: SearchIndex,
    uploads: UploadReferences,
    private readonly rows: ProductRowsService,
    private readonly writes: ProductWrites,
    private readonly writer: ListWriter,
  ) {
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
        ...rows.projections,
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

  /**
   * Changes fields of products and adds others, as one change: all of it, or nothing. Those that are gone are passed over.
   * @param key of the request: one that is sent again changes nothing
   * @returns the rows of those that are there
   * @throws InvalidInputException where a product would contradict itself.
   * @throws ConflictException where somebody else has changed some of the fields since `base`; each of them is named. Also where a request
   *   with the same key was to make another change.
   */
  async changeMany(actor: Actor, key: string, { changes, create = [] }: ChangeProductsDto): Promise<ProductRowDto[]> {
    checkNewIds('create', create);
    const wrong = create.flatMap((product, at) => named(`create.${String(at)}`, contradictionsIn(product)));
    if (wrong.length > 0) throw new InvalidInputException(wrong);
    const ids = [...changes, ...create].map(({ id }) => id);
    await this.writer.transaction([this.table.change(actor, 'updated', [])], async (rows, [told]) => {
      if (!(await this.writes.keep(rows, key, { changes, create }))) return;
      const changed = await this.changeWithin(rows, actor, changes);
      const added = create.length === 0 ? [] : await this.table.addManyWithin(rows, actor, create);
      if (told) told.ids = [...changed, ...added];
    });
    return this.rows.rowsOf(ids);
  }

  /** Whole products by their ids, or by their SKUs as these are compared in a search. */
  async find({ ids = [], skus = [] }: FindProductsDto): Promise<ProductDto[]> {
    return this.table.some(EVERYBODY, [...new Set([...ids, ...(await this.rows.idsOfSkus(skus))])]);
  }

  private async changeWithin(rows: Transaction, actor: Actor, changes: readonly ProductChangeDto[]): Promise<string[]> {
    const places = new Map(changes.map((change, at) => [change.id, { change, path: `changes.${String(at)}` }]));
    const [conflicts, wrong]: [ErrorDetailDto[], ErrorDetailDto[]] = [[], []];
    const changed = await this.table.editManyWithin(rows, actor, [...places.keys()], (current) => {
      const found = places.get(current.id);
      if (!found) return current;
      const { change, path } = found;
      const fields = namesOf(change.fields).filter((field) => !isSame(current[field], change.fields[field]));
      if (fields.length === 0) return current;
      const taken = fields.filter((field) => !isSame(current[field], change.base[field]));
      conflicts.push(
        ...taken.map((field) => ({ field: `${path}.${field}`, message: `${field} was changed meanwhile` })),
      );
      const wanted = withBothPrices({ ...current, ...change.fields }, change.fields);
      wrong.push(...named(`${path}.fields`, contradictionsIn(wanted)));
      return wanted;
    });
    if (conflicts.length > 0)
      throw new ConflictException({ message: 'Somebody else has changed products meanwhile', details: conflicts });
    if (wrong.length > 0) throw new InvalidInputException(wrong);
    return changed;
  }
}

const namesOf = (fields: ProductFieldsDto) =>
  (Object.keys(fields) as (keyof ProductFieldsDto)[]).filter((field) => fields[field] !== undefined);

/** One price follows from the other where only one of them, or the tax, was changed. */
function withBothPrices(product: ProductDto, { priceTaxExcl, priceTaxIncl, taxRate }: ProductFieldsDto): ProductDto {
  if (priceTaxIncl !== undefined && priceTaxExcl === undefined)
    return { ...product, priceTaxExcl: withoutTax(priceTaxIncl, product.taxRate) };
  if (priceTaxIncl === undefined && (priceTaxExcl !== undefined || taxRate !== undefined))
    return { ...product, priceTaxIncl: withTax(product.priceTaxExcl, product.taxRate) };
  return product;
}

const named = (path: string, details: readonly ErrorDetailDto[]): ErrorDetailDto[] =>
  details.map(({ field, message }) => ({ field: `${path}.${field}`, message }));

function contradictionsIn({
  priceTaxExcl,
  priceTaxIncl,
  taxRate,
  featuredImageId,
  images,
}: ProductDto): ErrorDetailDto[] {
  const price = withTax(priceTaxExcl, taxRate);
  return [
    ...(toCents(priceTaxIncl) === toCents(price)
      ? []
      : [{ field: 'priceTaxIncl', message: `priceTaxIncl must be ${price.toFixed(2)}, the price with its tax` }]),
    ...(featuredImageId === '' || images.some(({ id }) => id === featuredImageId)
      ? []
      : [{ field: 'featuredImageId', message: 'featuredImageId must be the id of one of the images, or empty' }]),
  ];
}
