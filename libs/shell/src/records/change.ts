import type { FieldProblem } from '@ezone/api-client';
import type { Placed, Stored } from './collection';

/** What is done. */
export type Deed<R extends Stored = Stored> =
  | { kind: 'create'; record: R }
  /** `base` is the whole record as it was shown when the change was made, with all earlier changes in it. */
  | { kind: 'update'; fields: Partial<R>; base: R }
  | { kind: 'remove'; records: readonly Placed<R>[] }
  | { kind: 'restore'; records: readonly Placed<R>[] }
  /** `name` is that of the collection's bulk change, `given` what it is called with. */
  | { kind: 'bulk'; name: string; given: unknown };

/** Something to be done to records of a list. */
export type Doing = { list: string; ids: readonly string[]; deed: Deed };

/** The doing that makes some fields of a record, as it will be by then, what they are in `fields`. */
export const updating = <R extends Stored>({ list }: { list: string }, base: R, fields: Partial<R>): Doing => ({
  list,
  ids: [base.id],
  deed: { kind: 'update', fields: fields as Partial<Stored>, base },
});

/** How far a change is. In the last three states it waits for somebody, and so do later changes of the same records. */
export type Progress =
  | { at: 'waiting' }
  | { at: 'sending' }
  /** The server will not have it; what it said of the fields. */
  | { at: 'refused'; statusCode: number; message: string; details: readonly FieldProblem[] }
  /** Somebody else has changed the same fields to something else; `theirs` is the record as the server has it now. */
  | { at: 'conflict'; fields: readonly string[]; theirs: Stored }
  /** The record was removed elsewhere. */
  | { at: 'gone' };

/** Something that was done to records of one list and that the server does not have yet. */
export type Change<R extends Stored = Stored> = {
  id: string;
  list: string;
  /** The records that it is done to. */
  ids: readonly string[];
  deed: Deed<R>;
  /** Changes are sent and shown in this order: milliseconds, later in one browser than all before. */
  madeAt: number;
  /** The tab that made it, and that tells of its fate. */
  tab: string;
  progress: Progress;
  /** Whether the server may have it without our knowing: it was sent, and no answer came. */
  mayHaveArrived?: boolean;
};

/** Whether a change stands still until somebody decides. */
export const isBlocked = ({ progress: { at } }: Change): boolean =>
  at === 'refused' || at === 'conflict' || at === 'gone';

/** Whether two changes concern one record. */
export const concernsSame = (one: Change, other: Change): boolean =>
  one.list === other.list && one.ids.some((id) => other.ids.includes(id));

/**
 * What takes a deed back.
 * @param records those it is done to, as they are shown before it; a bulk change has no inverse of its own
 */
export function inverseOf<R extends Stored>(deed: Exclude<Deed<R>, { kind: 'bulk' }>): Deed<R> {
  switch (deed.kind) {
    case 'create':
      return { kind: 'remove', records: [{ record: deed.record, after: null }] };
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
