import type { Api } from '@ezone/api-client';

/** What every record has. */
export type Stored = { readonly id: string };

/** A record that has left its list, and the one that it followed there; null where it was the first. */
export type Placed<R extends Stored = Stored> = { record: R; after: string | null };

/** A change of many records at once that the server has a call of its own for, as moving mails into a folder. */
export type BulkChange<R extends Stored> = {
  send(api: Api, ids: readonly string[], given: never): Promise<unknown>;
  /** What it makes of a record; null where the record leaves the list. It is asked on each drawing, and does nothing else. */
  apply(record: R, given: never): R | null;
  /** What takes it back from records as they were before: changes of the same collection, for records that need different ones. */
  takeBack(records: readonly R[], given: never): readonly { name: string; ids: readonly string[]; given: unknown }[];
};

/**
 * The records of one list of the server, and the calls that change them. Everything that happens to a record of this kind follows from
 * this: it is shown at once, sent, kept over a reload, taken back and compared with what others have done.
 */
export type Collection<R extends Stored> = {
  /** The tail of the address that answers the list, as the server names it in `records:changed` and in the trash: `notes-app/notes`. */
  list: string;
  /** Where a new record stands. @default 'first' */
  placed?: 'first' | 'last';
  /** Asks for the whole list. */
  load(api: Api, options: { signal?: AbortSignal }): Promise<R[]>;
  /** Creates a record under the id that it has already. Called again, it answers what the first call made. */
  create(api: Api, record: R): Promise<R>;
  /** Makes those fields of the stored record what they are in `record` that differ from `base`, and no others. */
  update(api: Api, record: R, base: R): Promise<R>;
  /** Moves records into the trash. Those that are gone already are passed over. */
  remove(api: Api, ids: readonly string[]): Promise<unknown>;
  /**
   * Puts removed records back under their ids, each after the one that it followed. Needed where the list has no trash.
   * @default takes them out of the trash
   */
  restore?(api: Api, records: readonly Placed<R>[]): Promise<unknown>;
  /** Changes of many records at once, by their names. */
  bulk?: Readonly<Record<string, BulkChange<R>>>;
  /** Ids of other records that some fields name, as labels: what creates those is sent before. */
  links?(fields: Partial<R>): readonly string[];
  /** The record without links to what does not exist any more, asked for where the server does not find something. */
  relink?(api: Api, record: R): Promise<R>;
  /** Whether two values of a field are the same to the server. @default the same JSON */
  isSame?(one: unknown, other: unknown): boolean;
  /** The fields that the server would not take as they are, as a text that is too long. They are kept as they were typed, and not sent. */
  unfit?(fields: Partial<R>): readonly (keyof R)[];
  /**
   * What becomes of a creation or an update that the server refuses: it stands as it was written until somebody decides, or it is taken
   * back at once, where no page of the record can say so.
   * @default 'stands'
   */
  refused?: 'stands' | 'isTakenBack';
  /** The address of a record's own page. */
  pathOf?(record: R): string;
  /** Brings two changes of one field together, as of two checklists; undefined where somebody has to choose. */
  merge?: { readonly [Field in keyof R]?: (base: R[Field], mine: R[Field], theirs: R[Field]) => R[Field] | undefined };
};

/** Whether two values say the same, in a collection that has no opinion of its own. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two records differ. */
export function differing<R extends Stored>(
  collection: Pick<Collection<R>, 'isSame'>,
  one: Partial<R>,
  other: Partial<R>,
) {
  const isSame = collection.isSame ?? isSameJson;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof R>;
  return [...fields].filter((field) => !isSame(one[field], other[field]));
}

/** A collection of a kind, for what works with records of every kind. It hands each only what came from itself. */
export const asStored = <R extends Stored>(collection: Collection<R>): Collection<Stored> =>
  collection as unknown as Collection<Stored>;
