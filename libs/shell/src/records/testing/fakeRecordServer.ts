import { ApiError } from '@ezone/api-client';
import type { Collection } from '../collection';

/** A record of a list that exists in stories and specs alone. */
export type Thing = { id: string; name: string; text: string; done: boolean };

/** What is done to a call: nothing; it never arrives; its answer is lost; or the server answers with this status, or this failure. */
export type Trouble = 'none' | 'lost' | 'answerLost' | number | ApiError;

/** Ends when a call has arrived, or its answer. */
type Delay = (name: string, part: 'call' | 'answer') => Promise<unknown>;

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What a call to a server that is not there ends in. */
export const unreachable = () => new ApiError({ kind: 'network', statusCode: 0, message: 'Nobody there' });

/** What the server answers when it will not, as with 500. */
export const refused = (statusCode: number, fields: readonly string[] = []) =>
  new ApiError({
    ...{ kind: 'refused', statusCode, message: 'No' },
    details: fields.map((field) => ({ field, message: 'was changed meanwhile' })),
  });

/**
 * One list of the server, with the rules that all its lists have: creations by their id, changes against a base, a trash. It can be told
 * to lose calls and answers, and remembers what it has stored.
 */
export const createFakeRecordServer = (first: readonly Thing[] = []) => {
  let things: readonly Thing[] = first;
  const trash = new Map<string, { thing: Thing; after: string | null }>();
  const created = new Set(first.map(({ id }) => id));
  const calls: string[] = [];
  const written: { id: string; field: string; value: unknown }[] = [];
  const onChange = new Set<() => void>();
  let nextTrouble: () => Trouble = () => 'none';
  let delay: Delay = () => Promise.resolve();

  const told = <T>(result: T): T => {
    for (const listener of onChange) listener();
    return result;
  };
  const call = async <T>(name: string, work: () => T): Promise<T> => {
    calls.push(name);
    const trouble = nextTrouble();
    await delay(name, 'call');
    if (trouble === 'lost') throw unreachable();
    if (typeof trouble === 'number') throw refused(trouble);
    if (trouble instanceof ApiError) throw trouble;
    const result = copyOf(work());
    await delay(name, 'answer');
    if (trouble === 'answerLost') throw unreachable();
    return result;
  };
  const update = (record: Thing, base: Thing): Thing => {
    const current = things.find(({ id }) => id === record.id);
    if (!current) throw refused(404);
    const fields = (Object.keys(record) as (keyof Thing)[]).filter((field) => record[field] !== base[field]);
    const taken = fields.filter((field) => current[field] !== base[field] && current[field] !== record[field]);
    if (taken.length > 0) throw refused(409, taken);
    const changed = fields.filter((field) => current[field] !== record[field]);
    for (const field of changed) written.push({ id: record.id, field, value: record[field] });
    const stored = { ...current, ...Object.fromEntries(changed.map((field) => [field, record[field]])) };
    things = things.map((thing) => (thing.id === record.id ? stored : thing));
    return changed.length > 0 ? told(stored) : stored;
  };
  const remove = (ids: readonly string[]): string[] => {
    const here = things.filter(({ id }) => ids.includes(id));
    for (const thing of here) {
      const at = things.indexOf(thing);
      trash.set(thing.id, { thing, after: things[at - 1]?.id ?? null });
    }
    things = things.filter((thing) => !here.includes(thing));
    return told(here.map(({ id }) => id));
  };
  const restore = (ids: readonly string[]): string[] => {
    const back = ids.filter((id) => trash.has(id));
    for (const id of back) {
      const { thing } = trash.get(id) as { thing: Thing };
      trash.delete(id);
      things = [...things, thing];
    }
    // In the order of their creation, as the server's places have it.
    const places = new Map(order.map((id, place) => [id, place]));
    things = things.toSorted((one, other) => (places.get(other.id) ?? 0) - (places.get(one.id) ?? 0));
    return told(back);
  };
  const order: string[] = first.map(({ id }) => id).toReversed();

  const collection: Collection<Thing> = {
    list: 'tests/things',
    nameOf: ({ name }) => name,
    load: () => call('load', () => [...things]),
    create: (_, record) =>
      call('create', () => {
        if (created.has(record.id))
          return things.find(({ id }) => id === record.id) ?? trash.get(record.id)?.thing ?? record;
        created.add(record.id);
        order.push(record.id);
        things = [record, ...things];
        return told(record);
      }),
    createMany: (_, records) =>
      call('createMany', () => {
        const added = records.filter(({ id }) => !created.has(id));
        for (const record of added.toReversed()) {
          created.add(record.id);
          order.push(record.id);
          things = [record, ...things];
        }
        return told(added.map(({ id }) => id));
      }),
    update: (_, record, base) => call('update', () => update(record, base)),
    remove: (_, ids) => call('remove', () => remove(ids)),
    bulk: {
      done: {
        send: (_, ids, done: boolean) =>
          call('bulk', () => {
            things = things.map((thing) => (ids.includes(thing.id) ? { ...thing, done } : thing));
            return told(ids);
          }),
        apply: (thing, done: boolean) => ({ ...thing, done }),
        takeBack: (before) =>
          [true, false].flatMap((done) => {
            const ids = before.filter((thing) => thing.done === done).map(({ id }) => id);
            return ids.length > 0 ? [{ name: 'done', ids, given: done }] : [];
          }),
      },
    },
  };
  return {
    collection,
    /** The server's own call that takes records out of the trash. */
    restoreFromTrash: ({ body: { ids } }: { body: { ids: string[] } }) => call('restore', () => restore(ids)),
    /** Another device does something, at once and without trouble. */
    elsewhere: { update: (thing: Thing) => update(thing, things.find(({ id }) => id === thing.id) ?? thing), remove },
    getThings: () => things,
    /** What was stored of updates, in order: only what made a difference. */
    getWritten: () => written,
    /** The calls that were made, in order, whatever became of them. */
    getCalls: () => calls,
    /** Says what is to happen to the next calls. */
    setTrouble: (next: () => Trouble) => {
      nextTrouble = next;
    },
    /** How long a call and its answer are under way. */
    setDelay: (next: Delay) => {
      delay = next;
    },
    /** Hears of changes, as live windows do. */
    onChange: (listener: () => void) => {
      onChange.add(listener);
      return () => {
        onChange.delete(listener);
      };
    },
  };
};

/** A list of the server in the hands of a story or a spec. */
export type FakeRecordServer = ReturnType<typeof createFakeRecordServer>;
