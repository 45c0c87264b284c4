import { refused } from './failures';

type Entry = { id: string };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A list of the server with the rules that its lists have, to answer the calls of `fakeApi` with. The newest record comes first.
 *
 * ```ts
 * const notes = fakeList(sampleNotes);
 * const server = fakeApi({
 *   'GET /api/notes-app/notes': notes.all,
 *   'POST /api/notes-app/update-note': ({ body }) => notes.update(body.note, body.base),
 * });
 * ```
 */
export const fakeList = <R extends Entry>(first: readonly R[] = []) => {
  let records: readonly R[] = first;
  const created = new Map<string, R>();
  const trash = new Map<string, { record: R; at: number }>();
  const must = (id: string): R => {
    const record = records.find((one) => one.id === id);
    if (!record) throw refused(404);
    return record;
  };
  const put = (record: R): R => {
    records = records.map((one) => (one.id === record.id ? record : one));
    return record;
  };

  return {
    /** All records, as they are now. */
    all: (): R[] => [...records],
    /** One record; throws a 404 where there is none. */
    get: must,
    /**
     * Adds a record.
     * @param key the same creation, tried again, adds nothing and answers what the first try did @default its id
     */
    create: (record: R, key: string = record.id): R => {
      const before = created.get(key) ?? records.find(({ id }) => id === record.id);
      if (before) return before;
      created.set(key, record);
      records = [record, ...records];
      return record;
    },
    /**
     * Replaces a record, or with `base` only the fields that differ from it. Throws a 404 where there is none, and a 409 where
     * one of the fields has become something else since.
     */
    update: (record: R, base?: R): R => {
      const current = must(record.id);
      if (!base) return put(record);
      const fields = (Object.keys(record) as (keyof R)[]).filter((field) => !same(record[field], base[field]));
      const isTaken = (field: keyof R) => !same(current[field], base[field]) && !same(current[field], record[field]);
      const taken = fields.filter(isTaken);
      if (taken.length > 0) throw refused(409, taken.map(String));
      return put({ ...current, ...Object.fromEntries(fields.map((field) => [field, record[field]])) });
    },
    /**
     * Changes those of the records that exist, and passes over the others.
     * @returns the ids of those that it has changed
     */
    patch: (ids: readonly string[], fields: Partial<R>): string[] => {
      const here = records.filter(({ id }) => ids.includes(id));
      for (const record of here) put({ ...record, ...fields });
      return here.map(({ id }) => id);
    },
    /**
     * Removes those of the records that exist, and passes over the others.
     * @returns the ids of those that it has removed
     */
    remove: (ids: readonly string[]): string[] => {
      const wanted = new Set(ids);
      const here = records.filter(({ id }) => wanted.has(id));
      records.forEach((record, at) => wanted.has(record.id) && trash.set(record.id, { record, at }));
      records = records.filter(({ id }) => !wanted.has(id));
      return here.map(({ id }) => id);
    },
    /**
     * Brings removed records back to their places, and passes over the others.
     * @returns the ids of those that it has brought back
     */
    restore: (ids: readonly string[]): string[] => {
      const wanted = new Set(ids);
      // Their places are those at the time of each removal, so the last one comes back first.
      const back = [...trash.values()].filter(({ record }) => wanted.has(record.id)).toReversed();
      for (const { record, at } of back) {
        trash.delete(record.id);
        records = records.toSpliced(at, 0, record);
      }
      return back.map(({ record }) => record.id);
    },
  };
};
