import type { FieldProblem } from '@ezone/api-client';
import type { Placed, Stored } from './collection';

/** What a change does. */
export type Deed<R extends Stored = Stored> =
  | { kind: 'create'; record: R }
  /** The first of them is placed first. */
  | { kind: 'createMany'; records: readonly R[] }
  /** `base` is the whole record as it was shown when the change was made, with all earlier changes in it. */
  | { kind: 'update'; fields: Partial<R>; base: R }
  | { kind: 'remove'; records: readonly Placed<R>[] }
  | { kind: 'restore'; records: readonly Placed<R>[] }
  /** `name` is that of the collection's bulk change, `given` what it is called with. */
  | { kind: 'bulk'; name: string; given: unknown };

/** A deed and the records of a list that it is done to. */
export type Doing = { list: string; ids: readonly string[]; deed: Deed };

/** A doing that sets some fields of a record. `base` is the record as it will be at that time. */
export const updating = <R extends Stored>({ list }: { list: string }, base: R, fields: Partial<R>): Doing => ({
  list,
  ids: [base.id],
  deed: { kind: 'update', fields: fields as Partial<Stored>, base },
});

/**
 * How far a change is. In the last three states it waits for the user, and later changes of the same records wait
 * behind it.
 */
export type Progress =
  | { at: 'waiting' }
  | { at: 'sending' }
  /** The server refused it; `details` is what it said about fields. */
  | { at: 'refused'; statusCode: number; message: string; details: readonly FieldProblem[] }
  /** Somebody else has changed the same fields to something else; `theirs` is the record as the server has it now. */
  | { at: 'conflict'; fields: readonly string[]; theirs: Stored }
  /** The record was removed elsewhere. */
  | { at: 'gone' };

/** Something that the user did to records of one list and that the server does not have yet. */
export type Change<R extends Stored = Stored> = {
  id: string;
  list: string;
  /** The ids of the records. */
  ids: readonly string[];
  deed: Deed<R>;
  /**
   * When it was made, in milliseconds; unique and rising within a browser. Changes are sent and shown in this order.
   */
  madeAt: number;
  /** The tab that made it, and that tells the user what becomes of it. */
  tab: string;
  progress: Progress;
  /** It was sent and no answer came, so the server may have it already. */
  mayHaveArrived?: boolean;
  /** The ids of the later changes that were sent with it as one, and that it stands for since. */
  joined?: readonly string[];
};

/** The ids of a change and of those that it stands for. */
export const idsOf = ({ id, joined = [] }: Pick<Change, 'id' | 'joined'>): readonly string[] => [id, ...joined];

/** Whether a change waits until the user decides. */
export const isBlocked = ({ progress: { at } }: Change): boolean =>
  at === 'refused' || at === 'conflict' || at === 'gone';

/** The deed that undoes a deed. A bulk change has none; its collection says how to undo it. */
export function inverseOf<R extends Stored>(deed: Exclude<Deed<R>, { kind: 'bulk' }>): Deed<R> {
  switch (deed.kind) {
    case 'create':
      return { kind: 'remove', records: [{ record: deed.record, after: null }] };
    case 'createMany':
      return {
        kind: 'remove',
        records: deed.records.map((record, at) => ({ record, after: deed.records[at - 1]?.id ?? null })),
      };
    case 'update': {
      const before = Object.fromEntries(
        Object.keys(deed.fields).map((field) => [field, deed.base[field as keyof R]]),
      ) as Partial<R>;
      return { kind: 'update', fields: before, base: { ...deed.base, ...deed.fields } };
    }
    case 'remove':
      return { kind: 'restore', records: deed.records };
    case 'restore':
      return { kind: 'remove', records: deed.records };
  }
}
