import { normalizeForSearch } from '@ezone/text';
import { Injectable } from '@nestjs/common';
import { sql, type SelectQueryBuilder } from 'kysely';
import { fromHundredths, toFlag, toHundredths } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { inParts } from '../../platform/database/in-parts';
import { built, type BoundStatement } from '../../platform/database/prepared';
import type { Tables, Transaction } from '../../platform/database/tables';
import type { Projection } from '../../platform/records/projection';
import { LONGEST_KEY } from './product-row.entity';
import {
  LOW_STOCK,
  type ProductCategoryDto,
  type ProductRowDto,
  type ProductWindowDto,
  type ProductWindowQueryDto,
} from './product-table.dto';
import type { ProductDto } from './products.dto';

/** How many rows a statement inserts: SQLite binds 32,766 values. */
const AT_ONCE = 1000;

const COLUMNS = [
  ...(['id', 'name', 'handle', 'sku', 'category', 'image', 'quantity', 'active'] as const),
  ...(['price_tax_excl', 'price_tax_incl', 'tax_rate'] as const),
] as const;
const ORDERS = {
  name: 'name_key',
  sku: 'sku_key',
  category: 'category_key',
  price: 'price_tax_excl',
  total: 'price_tax_incl',
  quantity: 'quantity',
  active: 'active',
} as const;

const keyOf = (text: string) => normalizeForSearch(text).slice(0, LONGEST_KEY);

/** The row of a product. */
const rowOf = (product: ProductDto) => {
  const [category = ''] = product.categories;
  const featured = product.images.find(({ id }) => id === product.featuredImageId) ?? product.images[0];
  return {
    id: product.id,
    name: product.name,
    handle: product.handle,
    sku: product.sku,
    category,
    image: featured?.url ?? '',
    price_tax_excl: toHundredths(product.priceTaxExcl),
    price_tax_incl: toHundredths(product.priceTaxIncl),
    tax_rate: toHundredths(product.taxRate),
    quantity: product.quantity,
    active: toFlag(product.active),
    name_key: keyOf(product.name),
    sku_key: keyOf(product.sku),
    category_key: keyOf(category),
    words: normalizeForSearch([product.name, product.sku, ...product.categories, ...product.tags].join(' ')),
  };
};

/** What is written over where the product has a row already. */
const overwriting = (columns: readonly string[]) =>
  Object.fromEntries(
    columns.filter((column) => column !== 'id').map((column) => [column, sql.ref(`excluded.${column}`)]),
  );

type StoredRow = Record<(typeof COLUMNS)[number], string | number | boolean>;

const toDto = (row: StoredRow): ProductRowDto => ({
  id: String(row.id),
  name: String(row.name),
  handle: String(row.handle),
  sku: String(row.sku),
  category: String(row.category),
  image: String(row.image),
  priceTaxExcl: fromHundredths(Number(row.price_tax_excl)),
  priceTaxIncl: fromHundredths(Number(row.price_tax_incl)),
  taxRate: fromHundredths(Number(row.tax_rate)),
  quantity: Number(row.quantity),
  active: Boolean(row.active),
});

/** A text in a pattern of `like`, with `\` before what would mean something else. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

type Asked = Pick<ProductWindowQueryDto, 'q' | 'category' | 'state' | 'stock'>;
type RowsQuery<Row> = SelectQueryBuilder<Tables, 'product_row', Row>;

/** Those that are found by the words and are in the category. */
function found<Row>(query: RowsQuery<Row>, { q = '', category }: Asked): RowsQuery<Row> {
  const words = normalizeForSearch(q).split(/\s+/).filter(Boolean);
  const searched = words.reduce(
    (all, word) => all.where(sql<boolean>`words like ${`%${literally(word)}%`} escape '\\'`),
    query,
  );
  if (category === undefined) return searched;
  return searched.where('product_row.id', 'in', ({ selectFrom }) =>
    selectFrom('product_category').select('product_id').where('category', '=', category),
  );
}

const isActive = sql<boolean>`active = ${toFlag(true)}`;
const isInactive = sql<boolean>`active = ${toFlag(false)}`;
const isLow = sql<boolean>`quantity between 1 and ${LOW_STOCK - 1}`;
const isOut = sql<boolean>`quantity = 0`;
const STATES = { active: isActive, inactive: isInactive };
const STOCKS = { in: sql<boolean>`quantity > 0`, low: isLow, out: isOut };

/** The conditions beside the words: the state and the stock. */
const conditionsOf = ({ state, stock }: Asked) => [
  ...(state ? [STATES[state]] : []),
  ...(stock ? [STOCKS[stock]] : []),
];

/** The small rows that a table of products reads: they are written with each product, and read a window at a time. */
@Injectable()
export class ProductRowsService {
  /** What is kept beside the products. */
  readonly projections: readonly Projection<ProductDto>[] = [
    {
      name: 'rows',
      fields: [
        ...(['name', 'handle', 'sku', 'categories', 'tags', 'images', 'featuredImageId'] as const),
        ...(['priceTaxExcl', 'priceTaxIncl', 'taxRate', 'quantity', 'active'] as const),
      ],
      write: (_, products) =>
        inParts(products.map(rowOf), AT_ONCE).map((part) =>
          built((rows) =>
            rows
              .insertInto('product_row')
              .values(part)
              .onConflict((conflict) => conflict.column('id').doUpdateSet(overwriting(Object.keys(part[0] ?? {})))),
          ),
        ),
      remove: (_, ids) =>
        inParts(ids, AT_ONCE).map((part) => built((rows) => rows.deleteFrom('product_row').where('id', 'in', part))),
    },
    {
      name: 'categories',
      fields: ['categories'],
      write: (_, products, { isNew }) =>
        inParts(products, AT_ONCE).flatMap((part) => [
          ...(isNew ? [] : [outOfCategories(part.map(({ id }) => id))]),
          ...intoCategories(part),
        ]),
      remove: (_, ids) => inParts(ids, AT_ONCE).map(outOfCategories),
    },
  ];

  constructor(private readonly database: Database) {}

  /** Some rows of those that are asked for, how many there are, and how many in each view. */
  async window({
    sort = 'name',
    direction = 'ascending',
    offset = 0,
    limit = 100,
    ...asked
  }: ProductWindowQueryDto): Promise<ProductWindowDto> {
    const conditions = conditionsOf(asked);
    const order = direction === 'descending' ? 'desc' : 'asc';
    const window = built((rows) =>
      rows
        // The place is found in the index alone; what stands there is read after that.
        .with('place', (within) =>
          conditions
            .reduce((query, condition) => query.where(condition), found(within.selectFrom('product_row'), asked))
            .select('product_row.id')
            .orderBy(placeBy(ORDERS[sort], asked), order)
            .orderBy('product_row.id', order)
            .limit(limit)
            .offset(offset),
        )
        .selectFrom('product_row')
        .where('id', 'in', ({ selectFrom }) => selectFrom('place').select('id'))
        .select(COLUMNS)
        .orderBy(ORDERS[sort], order)
        .orderBy('id', order)
        .$castTo<StoredRow>(),
    );
    const counted = built((rows) =>
      found(rows.selectFrom('product_row'), asked).select(({ fn }) => [
        fn.countAll<number>().as('all'),
        ...Object.entries({ active: isActive, inactive: isInactive, low: isLow, out: isOut }).map(([view, condition]) =>
          countOf(condition).as(view as 'active'),
        ),
        countOf(conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`).as(
          'total',
        ),
      ]),
    ) as BoundStatement<Record<'all' | 'active' | 'inactive' | 'low' | 'out' | 'total', number | null>>;
    const [rows, [counts]] = await Promise.all([this.database.read(window), this.database.read(counted)]);
    const numberOf = (view: keyof NonNullable<typeof counts>) => Number(counts?.[view] ?? 0);
    return {
      rows: rows.map(toDto),
      total: numberOf('total'),
      views: {
        all: numberOf('all'),
        active: numberOf('active'),
        inactive: numberOf('inactive'),
        low: numberOf('low'),
        out: numberOf('out'),
      },
    };
  }

  /** The rows of some products that are there, in the order of their ids. */
  async rowsOf(ids: readonly string[], rows?: Transaction): Promise<ProductRowDto[]> {
    if (ids.length === 0) return [];
    const read = (part: readonly string[]) =>
      built((from) => from.selectFrom('product_row').select(COLUMNS).where('id', 'in', part).$castTo<StoredRow>());
    const parts = await Promise.all(
      inParts(ids, AT_ONCE).map((part) =>
        rows ? this.database.runWithin(rows, read(part)) : this.database.read(read(part)),
      ),
    );
    return parts.flat().map(toDto);
  }

  /** The categories that products are in, by their names. */
  async categories(): Promise<ProductCategoryDto[]> {
    const counted = await this.database.read(
      built((rows) =>
        rows
          .selectFrom('product_category')
          .select(({ fn }) => ['category as name', fn.countAll<number>().as('count')])
          .groupBy('category')
          .orderBy('category'),
      ),
    );
    return counted.map(({ name, count }) => ({ name, count: Number(count) }));
  }

  /** The ids of the products with some SKUs, as they are compared; one of which nothing is left then is no SKU. */
  async idsOfSkus(skus: readonly string[]): Promise<string[]> {
    const keys = [...new Set(skus.map(keyOf))].filter((key) => key !== '');
    if (keys.length === 0) return [];
    const found = await this.database.read(
      built((rows) => rows.selectFrom('product_row').select('id').where('sku_key', 'in', keys)),
    );
    return found.map(({ id }) => id);
  }
}

/**
 * What the place is found by. Where few are looked for, the index of the order would lead to all rows one by one, in the order of their
 * places: it is quicker to read the table through and to put in order what is found.
 */
const placeBy = (column: (typeof ORDERS)[keyof typeof ORDERS], { q = '', category }: Asked) =>
  q.trim() === '' && category === undefined ? sql.ref(column) : sql`coalesce(${sql.ref(column)}, ${sql.ref(column)})`;

const countOf = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

const outOfCategories = (ids: readonly string[]) =>
  built((rows) => rows.deleteFrom('product_category').where('product_id', 'in', ids));

const intoCategories = (products: readonly ProductDto[]): BoundStatement[] => {
  const pairs = products.flatMap(({ id, categories }) =>
    [...new Set(categories)].map((category) => ({ category, product_id: id })),
  );
  return inParts(pairs, 10 * AT_ONCE).map((part) =>
    built((rows) =>
      rows
        .insertInto('product_category')
        .values(part)
        .onConflict((conflict) => conflict.doNothing()),
    ),
  );
};
