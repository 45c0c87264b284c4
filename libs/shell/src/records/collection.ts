import type { Api, FieldProblem } from '@ezone/api-client';
import type { MessageDescriptor } from 'react-intl';

/** What every record has. */
export type Stored = { readonly id: string };

/** A removed record, and the id of the record before it in the list; null if it was the first. */
export type Placed<R extends Stored = Stored> = { record: R; after: string | null };

/** A change of many records at once with its own call, such as moving mails into a folder. */
export type BulkChange<R extends Stored> = {
  /** @param key of the change, the same however often it is sent */
  send(api: Api, ids: readonly string[], given: never, key?: string): Promise<unknown>;
  /** The record after the change; null if it leaves the list. Called at every render, so it must be pure. */
  apply(record: R, given: never): R | null;
  /** The bulk changes that undo it, from the records as they were before. Several, if records need different ones. */
  takeBack(records: readonly R[], given: never): readonly { name: string; ids: readonly string[]; given: unknown }[];
  /**
   * Whether it is given up where one of its records is written on before it could be sent, or where what was written before waits for
   * somebody. @default false
   */
  yields?: true;
  /** The ids of other records that it names, such as a group. Those are created first. */
  links?(given: never): readonly string[];
  /**
   * What of it was not done though the server has done the rest, because somebody else was faster; null where all of it was. It is said
   * wherever the user is, and kept as the draft `LEFT_OVER` of the list until a page takes it.
   */
  leftOver?(answer: unknown, given: never): LeftOver | null;
  /**
   * What others had moved meanwhile and this has moved once more, from the server's answer; null where nothing was. It is said wherever the
   * user is.
   */
  movedMeanwhile?(answer: unknown): MovedMeanwhile | null;
};

/**
 * What a move has found moved elsewhere, or removed: how many records, and of the first its name, where others had moved it to (null where
 * that is the list in which it was, or is now, or they are not all in one now) and where it is now.
 */
export type MovedMeanwhile = { count: number; name: string; theirs: string | null; mine: string };

/** Under this name the drafts of a list keep what bulk changes have left over. */
export const LEFT_OVER = 'left over';

/**
 * What a bulk change has left over: of how many records, what is kept of it, and the address of the page that shows it. What is kept by the
 * same name again takes the place of what was.
 */
export type LeftOver = { count: number; kept: Readonly<Record<string, unknown>>; path: string };

/**
 * The records of one list of the server, and the calls that change them. From this alone its changes are shown at once,
 * sent, kept over a reload, undone, and merged with the changes of others.
 */
export type Collection<R extends Stored> = {
  /** The tail of the address that answers the list, as the server names it in `records:changed` and in the trash: `notes-app/notes`. */
  list: string;
  /** Where a new record stands. @default 'first' */
  placed?: 'first' | 'last';
  /** Whether `load` is one call, of the list's own address. Then a connection that is back need not ask for it anew. @default false */
  isOneAnswer?: true;
  /** Asks for the whole list. */
  load(api: Api, options: { signal?: AbortSignal }): Promise<R[]>;
  /**
   * Creates a record with the id that it already has. Calling it again returns the record that the first call created.
   */
  create(api: Api, record: R): Promise<R>;
  /**
   * Creates many records, the first of them placed first, and passes over those that are there. @default each by a call of its own
   */
  createMany?(api: Api, records: readonly R[]): Promise<unknown>;
  /** Sets those fields of the stored record that differ between `record` and `base`, and no others. */
  update(api: Api, record: R, base: R): Promise<R>;
  /** Moves records into the trash. Ignores records that are already gone. */
  remove(api: Api, ids: readonly string[]): Promise<unknown>;
  /**
   * Puts removed records back with their ids and places. Needed only if the list has no trash. @default takes them out
   * of the trash
   */
  restore?(api: Api, records: readonly Placed<R>[]): Promise<unknown>;
  /** Changes of many records at once, by their names. */
  bulk?: Readonly<Record<string, BulkChange<R>>>;
  /** The ids of other records in these fields, such as labels. Those are created first. */
  links?(fields: Partial<R>): readonly string[];
  /**
   * The record without links to records that no longer exist. Called if the server answers that something was not
   * found.
   */
  relink?(api: Api, record: R): Promise<R>;
  /**
   * Whether a record that is gone lives on as another one, with all that was written into it: a draft that was sent. Nothing is lost then,
   * and nobody is asked. @default none does
   */
  livesOn?(api: Api, record: R, records: readonly R[]): Promise<boolean>;
  /** Whether two values of a field are the same to the server. @default the same JSON */
  isSame?(one: unknown, other: unknown): boolean;
  /** The fields that the server would refuse, such as a text that is too long. They are kept as typed and not sent. */
  unfit?(fields: Partial<R>): readonly (keyof R)[];
  /**
   * What happens to a creation or update that the server refuses. `stands`: it stays on screen until the user decides.
   * `isTakenBack`: it is undone at once, for records without a page that could say so. @default 'stands'
   */
  refused?: 'stands' | 'isTakenBack';
  /** Why the server refused something, in the app's words, where it can be told from its answer. @default what is said of its status */
  reasonOf?(refusal: { statusCode: number; details: readonly FieldProblem[] }): MessageDescriptor | undefined;
  /** How many of all records the menu counts, as the server does (`useLiveCount`); pure but for the time. @default none are counted here */
  waitingIn?(records: readonly R[]): number;
  /** The address of a record's own page. */
  pathOf?(record: R): string;
  /** What a record is called where it is said what was done to it; an empty text where it has no name. @default none has */
  nameOf?(record: R): string;
  /** Merges two changes of one field, such as a checklist; undefined if the user has to choose. */
  merge?: { readonly [Field in keyof R]?: (base: R[Field], mine: R[Field], theirs: R[Field]) => R[Field] | undefined };
};

/**
 * Loads the collection of each list, for changes of an earlier visit whose page is not open yet. Every collection can stand here as it is:
 * only the names of its fields are its own. A name that ends in `/*` stands for all lists that begin with it, as those of each board.
 */
export type CollectionLoaders = Readonly<Record<string, (list: string) => Promise<Omit<Collection<Stored>, 'unfit'>>>>;

/** Whether two values are equal, for collections without `isSame`. */
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

/**
 * A collection without its record type, for code that handles all kinds of records. Safe because each collection gets
 * only its own records.
 */
export const asStored = <R extends Stored>(collection: Collection<R>): Collection<Stored> =>
  collection as unknown as Collection<Stored>;
