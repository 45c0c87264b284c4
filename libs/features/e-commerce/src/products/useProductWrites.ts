import { asStored, useRecordsStore, useSayDone } from '@ezone/shell/records';
import type { Change, Doing } from '@ezone/shell/records';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { productMessages, productSentences } from './messages';
import type { Product, ProductChange, ProductFields, ProductRow } from './model/product';
import { productsCollection } from './model/productsCollection';
import type { ProductWrite, ProductWritten } from './model/productsCollection';

const { list } = productsCollection;

const writing = (ids: readonly string[], given: ProductWrite): Doing => ({
  ...{ list, ids },
  deed: { kind: 'bulk', name: 'write', given },
});

/** What takes a change back. */
const takenBack = ({ id, fields, base }: ProductChange): ProductChange => ({ id, fields: base, base: fields });

/** A change of a row; what it was is taken from the row. */
export const changeOf = (row: ProductRow, fields: ProductFields): ProductChange | null => {
  const known = row as Partial<Product>;
  const changed = (Object.keys(fields) as (keyof ProductFields)[]).filter((field) => fields[field] !== known[field]);
  const only = (from: ProductFields) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  return changed.length === 0 ? null : { id: row.id, fields: only(fields), base: only(known) };
};

/** What waits to be sent, by the ids of products; null of one that is removed. */
const waitingIn = (changes: readonly Change[]): ReadonlyMap<string, ProductFields | null> => {
  const waiting = new Map<string, ProductFields | null>();
  for (const change of changes) {
    if (change.list !== list) continue;
    const { deed } = change;
    if (deed.kind === 'remove') for (const id of change.ids) waiting.set(id, null);
    else if (deed.kind === 'restore') for (const id of change.ids) waiting.delete(id);
    else if (deed.kind === 'bulk')
      for (const { id, fields } of (deed.given as ProductWrite).changes)
        waiting.set(id, { ...waiting.get(id), ...fields });
  }
  return waiting;
};

/** Hears of what this browser has changed of products, once the server has it. */
export type OnWritten = (written: ProductWritten, change: Change) => void;

/** Hears what becomes of changes of products. */
export function useProductsWritten(onWritten: OnWritten): void {
  const { outbox } = useRecordsStore();
  const hear = useEffectEvent(onWritten);
  useEffect(
    () =>
      outbox.onAnyFate(({ change, became, answer }) => {
        if (change.list !== list || became !== 'acknowledged') return;
        const nothing: ProductWritten = { rows: [], conflicts: [] };
        hear(
          change.deed.kind === 'bulk' ? ((answer as ProductWritten | null | undefined) ?? nothing) : nothing,
          change,
        );
      }),
    [outbox],
  );
}

/** The changes of many products: each is shown at once, is sent by the outbox, and is one step that can be undone. */
export function useProductWrites() {
  const { formatMessage } = useIntl();
  const { outbox, records } = useRecordsStore();
  const say = useSayDone();
  useEffect(() => {
    outbox.register(asStored(productsCollection));
  }, [outbox]);
  const changes = useSyncExternalStore(outbox.subscribe, outbox.getChanges);
  const waiting = useMemo(() => waitingIn(changes), [changes]);
  const failed = formatMessage(productMessages.notChanged);
  return {
    /** What waits to be sent, by the ids of products; null of one that is removed. */
    waiting,
    /** Changes fields of products as one step. */
    change: (all: readonly ProductChange[]): void => {
      if (all.length === 0) return;
      const ids = all.map(({ id }) => id);
      const done = formatMessage(productSentences.changed, { count: all.length });
      say(records.doSeen([writing(ids, { changes: all })], [writing(ids, { changes: all.map(takenBack) })]), {
        done,
        failed,
      });
    },
    /** Moves products into the trash as one step. */
    remove: (rows: readonly Pick<ProductRow, 'id'>[]): void => {
      const ids = rows.map(({ id }) => id);
      const placed = rows.map(({ id }) => ({ record: { id }, after: null }));
      const done = formatMessage(productSentences.removed, { count: rows.length });
      say(
        records.doSeen(
          [{ list, ids, deed: { kind: 'remove', records: placed } }],
          [{ list, ids, deed: { kind: 'restore', records: placed } }],
        ),
        { done, failed: formatMessage(productMessages.notRemoved) },
      );
    },
    /** Changes products and adds others, as one step. */
    bringIn: (all: readonly ProductChange[], added: readonly Product[]): void => {
      const [changedIds, addedIds] = [all, added].map((some) => some.map(({ id }) => id)) as [string[], string[]];
      const placed = added.map(({ id }) => ({ record: { id }, after: null }));
      const forth = all.length === 0 ? [] : [writing(changedIds, { changes: all })];
      const back = all.length === 0 ? [] : [writing(changedIds, { changes: all.map(takenBack) })];
      const ofAdded = (kind: 'remove' | 'restore'): Doing[] =>
        added.length === 0 ? [] : [{ list, ids: addedIds, deed: { kind, records: placed } }];
      const ids = [...changedIds, ...addedIds];
      say(
        // What was added is in the trash once that is undone: then it comes back from there.
        records.doSeen(
          [writing(ids, { changes: all, create: added })],
          [...back, ...ofAdded('remove')],
          [...forth, ...ofAdded('restore')],
        ),
        { done: formatMessage(productSentences.broughtIn, { count: ids.length }), failed },
      );
    },
  };
}

export type ProductWrites = ReturnType<typeof useProductWrites>;
