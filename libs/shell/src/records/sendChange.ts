import type { Api } from '@ezone/api-client';
import { callForEach } from './callForEach';
import type { Change } from './change';
import type { Collection, Placed, Stored } from './collection';

/** The most ids that the server takes back out of the trash with one call. */
const RESTORED_AT_ONCE = 1000;

const restore = async (api: Api, collection: Collection<Stored>, records: readonly Placed[]): Promise<unknown> => {
  if (collection.restore) return collection.restore(api, records);
  const removed = new Map(records.map(({ record }) => [record.id, record]));
  for (let from = 0; from < records.length; from += RESTORED_AT_ONCE) {
    const ids = records.slice(from, from + RESTORED_AT_ONCE).map(({ record }) => record.id);
    for (const id of await api.restoreFromTrash({ body: { list: collection.list, ids } })) removed.delete(id);
  }
  // What was removed before the server had it is in no trash.
  return createAll(api, collection, [...removed.values()]);
};

const createAll = (api: Api, collection: Collection<Stored>, records: readonly Stored[]): Promise<unknown> => {
  if (records.length > 1 && collection.createMany) return collection.createMany(api, records);
  // The last comes first, so that each stands before those after it.
  const inTurn = collection.placed === 'last' ? records : records.toReversed();
  return callForEach(inTurn, (record) => collection.create(api, record));
};

/**
 * Makes the call of its collection that a change is.
 * @returns what the server answers: of a creation or an update the record
 * @throws what the call throws
 */
export const sendChange = (
  api: Api,
  collection: Collection<Stored>,
  { id, ids, deed }: Pick<Change, 'id' | 'ids' | 'deed'>,
): Promise<unknown> => {
  switch (deed.kind) {
    case 'create':
      return collection.create(api, deed.record);
    case 'createMany':
      return createAll(api, collection, deed.records);
    case 'update':
      return collection.update(api, { ...deed.base, ...deed.fields }, deed.base);
    case 'remove':
      return collection.remove(api, ids);
    case 'restore':
      return restore(api, collection, deed.records);
    case 'bulk': {
      const bulk = collection.bulk?.[deed.name];
      return bulk
        ? bulk.send(api, ids, deed.given as never, id)
        : Promise.reject(new Error(`There is no ${deed.name}.`));
    }
  }
};
