import { normalizeForSearch } from '@ezone/text';
import type { Table } from '@ezone/text/table';

/** What a column of a table can hold of a product. */
export const columnTargets = [
  ...(['sku', 'name', 'description', 'categories', 'tags', 'price', 'total', 'taxRate', 'comparedPrice'] as const),
  ...(['quantity', 'active', 'handle', 'image', 'width', 'height', 'depth', 'weight', 'extraShippingFee'] as const),
] as const;

export type ColumnTarget = (typeof columnTargets)[number];

/** What a row holds, as it is written in the file; what has no column is missing. */
export type ReadProduct = { line: number; cells: Partial<Record<ColumnTarget, string>> };

/** How shops head their columns, without anything but letters and digits: ours, Shopify's, WooCommerce's, PrestaShop's, and others'. */
const heads: readonly (readonly [ColumnTarget, RegExp])[] = [
  ['sku', /^(sku|variantsku|reference|productreference|itemnumber|articlenumber|stokkodu|رمزالمنتج)$/],
  ['name', /^(name|title|product|productname|urunadi|ad|urun|الاسم|المنتج)$/],
  ['description', /^(description|bodyhtml|body|shortdescription|summary|aciklama|الوصف)$/],
  ['categories', /^(categories|category|categoriesxyz|productcategory|kategori(ler)?|الفيات|الفيه|الفئات|الفئه)$/],
  ['tags', /^(tags|tagsxyz|etiketler|الوسوم)$/],
  [
    'price',
    /^(price|variantprice|regularprice|pricetaxexcl|pricetaxexcluded|pricewithouttax|vergisizfiyat|fiyat|السعر(بدونضريبه|بلاضريبه)?)$/,
  ],
  [
    'total',
    /^(pricetaxincl|pricetaxincluded|finalprice|pricewithtax|withtax|vergilifiyat|vergiyledahil|السعرمعالضريبه|معالضريبه)$/,
  ],
  ['taxRate', /^(taxrate|tax|taxpercent|taxinpercent|vat|kdv|vergiorani|yuzdevergi|نسبهالضريبه|الضريبه)$/],
  ['comparedPrice', /^(comparedprice|variantcompareatprice|compareatprice|pricetocomparewith|msrp)$/],
  ['quantity', /^(quantity|qty|stock|instock|variantinventoryqty|inventory|stok|adet|المخزون|الكميه)$/],
  ['active', /^(active|active01|published|enabled|status|state|durum|الحاله)$/],
  ['handle', /^(handle|slug|urlhandle|urlrewritten|nameinaddresses)$/],
  ['image', /^(image|images|imagesrc|imageurl|imageurls|imageurlsxyz)$/],
  ['width', /^(width|widthcm|genislik|العرض)$/],
  ['height', /^(height|heightcm|yukseklik|الارتفاع)$/],
  ['depth', /^(depth|length|lengthcm|derinlik|العمق)$/],
  ['weight', /^(weight|weightkg|variantgrams|agirlik|الوزن)$/],
  ['extraShippingFee', /^(extrashippingfee|additionalshippingcost|shippingfee)$/],
];

/** Heads that other shops use for something else: they count where nothing better is there. */
const weakHeads: typeof heads = [['categories', /^(type|producttype)$/]];

/** What each column is taken for at first, by its head; null for one that is left out. Each is named once. */
export const guessedTargets = (header: readonly string[]): (ColumnTarget | null)[] => {
  const plain = header.map((head) => normalizeForSearch(head).replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const taken = new Set<ColumnTarget>();
  const guessed: (ColumnTarget | null)[] = plain.map(() => null);
  for (const known of [heads, weakHeads])
    for (const [at, head] of plain.entries()) {
      const target = known.find(([, pattern]) => pattern.test(head))?.[0];
      if (!target || guessed[at] || taken.has(target)) continue;
      taken.add(target);
      guessed[at] = target;
    }
  return guessed;
};

/** The rows of a table. One that only goes on with the images of the product above, as Shopify writes them, is a part of that. */
export const productsOfTable = ({ rows }: Pick<Table, 'rows'>, targets: readonly (string | null)[]): ReadProduct[] => {
  const products: ReadProduct[] = [];
  for (const { line, cells } of rows) {
    const read: ReadProduct['cells'] = {};
    for (const [at, target] of targets.entries())
      if (target !== null && cells[at] !== undefined) read[target as ColumnTarget] = cells[at];
    const last = products.at(-1);
    const hasHandle = read.handle !== undefined && read.handle !== '';
    const above = hasHandle && !read.name && last?.cells.handle === read.handle ? last : undefined;
    if (above && !read.sku) {
      if (read.image) above.cells.image = [above.cells.image, read.image].filter(Boolean).join(', ');
    } else if (above) {
      // A variant is told from the product by its SKU alone.
      const { name, description, categories, tags, active, taxRate } = above.cells;
      const shared = Object.entries({ name, description, categories, tags, active, taxRate });
      const missing = shared.filter(([field]) => !read[field as ColumnTarget]);
      products.push({ line, cells: { ...read, ...Object.fromEntries(missing) } });
    } else products.push({ line, cells: read });
  }
  return products;
};
