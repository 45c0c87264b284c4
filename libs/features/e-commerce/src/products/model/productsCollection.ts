import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { inParts, newId } from '@ezone/shell/records';
import type { Collection, LeftOver } from '@ezone/shell/records';
import { limits, pathOfProduct, productsPath } from './product';
import type { Product, ProductChange, ProductRow } from './product';

/** What a bulk change of products is called with. */
export type ProductWrite = { changes: readonly ProductChange[]; create?: readonly Product[] };

/** A field that was not changed, because somebody else had changed it meanwhile. */
export type ProductConflict = { id: string; field: string };

/** What the server has made of a bulk change. */
export type ProductWritten = { rows: readonly ProductRow[]; conflicts: readonly ProductConflict[] };

/** How many new products a call sends: they are whole, and the server takes 1 MiB. */
const NEW_AT_ONCE = 200;

/** The path of a field in conflict: `changes.3.quantity`. */
const CONFLICT = /^changes\.(\d+)\.(\w+)$/;

const conflictsIn = (changes: readonly ProductChange[], { details }: ApiError): ProductConflict[] =>
  details.flatMap(({ field }) => {
    const [, place = '', name = ''] = CONFLICT.exec(field) ?? [];
    const change = changes[Number(place)];
    return place !== '' && change ? [{ id: change.id, field: name }] : [];
  });

/** The changes without those of products that somebody else has changed. */
const without = (changes: readonly ProductChange[], conflicts: readonly ProductConflict[]) =>
  changes.filter(({ id }) => !conflicts.some((conflict) => conflict.id === id));

const sendPart = async (api: Api, { changes, create = [] }: ProductWrite, key: string): Promise<ProductWritten> => {
  const call = (some: readonly ProductChange[], idempotencyKey: string) =>
    api.changeProducts({ body: { changes: [...some], create: [...create] }, idempotencyKey });
  try {
    return { rows: (await call(changes, key)).rows, conflicts: [] };
  } catch (error) {
    const conflicts = error instanceof ApiError && error.statusCode === 409 ? conflictsIn(changes, error) : [];
    if (conflicts.length === 0) throw error;
    const rest = without(changes, conflicts);
    if (rest.length === 0) return { rows: [], conflicts };
    // What is left may be less when it is sent again, so it is another request each time. Sent twice it changes nothing: its fields have bases.
    const { rows } = await call(rest, newId());
    return { rows, conflicts };
  }
};

/** A field that was not changed, with what was wanted. */
export type LeftField = ProductConflict & { wanted: unknown };

const leftOverOf = (written: ProductWritten | null, { changes }: ProductWrite): LeftOver | null => {
  const conflicts = written?.conflicts ?? [];
  const fieldsOf = new Map(changes.map(({ id, fields }) => [id, fields as Readonly<Record<string, unknown>>]));
  const kept = conflicts.map(({ id, field }): [string, LeftField] => [
    `${id} ${field}`,
    { id, field, wanted: fieldsOf.get(id)?.[field] },
  ]);
  const count = new Set(conflicts.map(({ id }) => id)).size;
  return count === 0 ? null : { count, kept: Object.fromEntries(kept), path: productsPath };
};

const cut = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size));

/** Makes a change of many products, in as many calls as it takes. What conflicts is left out, and named in the answer. */
async function sendWrite(api: Api, { changes, create = [] }: ProductWrite, key: string): Promise<ProductWritten> {
  const parts = [
    ...cut(create, NEW_AT_ONCE).map((some): ProductWrite => ({ changes: [], create: some })),
    ...cut(changes, limits.atOnce).map((some): ProductWrite => ({ changes: some })),
  ];
  const written: ProductWritten[] = [];
  for (const [at, part] of parts.entries()) written.push(await sendPart(api, part, `${key}-${String(at)}`));
  return {
    rows: written.flatMap(({ rows }) => rows),
    conflicts: written.flatMap(({ conflicts }) => conflicts),
  };
}

/** How products are written. Their list is not known as a whole: the table asks for windows of it. */
export const productsCollection: Collection<Product> = {
  list: 'e-commerce-app/products',
  placed: 'last',
  load: (api, options) => api.listProducts(options),
  create: (api, product) => api.saveProduct({ body: product }),
  update: (api, product, base) => api.saveProduct({ body: { ...product, base } }),
  remove: (api, ids) => inParts(ids, (productIds) => api.removeProducts({ body: { productIds } })),
  restore: (api, records) =>
    inParts(
      records.map(({ record }) => record.id),
      (ids) => api.restoreFromTrash({ body: { list: productsCollection.list, ids } }),
    ),
  bulk: {
    write: {
      send: (api, _, given: ProductWrite, key = newId()) => sendWrite(api, given, key),
      apply: (product) => product,
      // What takes it back is said where it is done, for the list is not known there either.
      takeBack: () => [],
      leftOver: (answer, given: ProductWrite) => leftOverOf(answer as ProductWritten | null, given),
    },
  },
  pathOf: pathOfProduct,
  nameOf: ({ name }) => name,
};
