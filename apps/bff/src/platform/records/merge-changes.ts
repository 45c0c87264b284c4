import { isDeepStrictEqual } from 'node:util';
import { ConflictException } from '@nestjs/common';
import { InvalidInputException } from '../errors/validation.pipe';

type Fields = Record<string, unknown>;

/** How a record takes a change that was made on an older state of it. */
export type MergeOptions = {
  /** What the record is called in sentences: `reading list`. In the body it stands as `readingList`. */
  name: string;
  /** Fields that tell of the writing itself, such as its time: the latest is taken, and none is a conflict. */
  latest?: readonly string[];
  /** The fields of a merged record that do not go together, though each of the two changes was good: they are a conflict. */
  contradictions?: (merged: Fields) => string[];
  /** Whether the record itself is the body of its update: then its fields stand bare in `details`. */
  isBody?: boolean;
};

const inBody = (name: string) => name.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** A 409: somebody else has changed the same fields meanwhile. `details` names them. */
export class EditConflictException extends ConflictException {
  constructor({ name, isBody = false }: Pick<MergeOptions, 'name' | 'isBody'>, fields: string[]) {
    super({
      message: `Somebody else has changed the ${name} meanwhile`,
      details: fields.map((field) => ({
        field: isBody ? field : `${inBody(name)}.${field}`,
        message: `${field} was changed meanwhile`,
      })),
    });
  }
}

/** Whether two values are the same on the wire: one may be of a DTO's class, and the other read from the database. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || isDeepStrictEqual(structuredClone(one), structuredClone(other));

/** The later of two moments in ISO 8601. */
const later = (one: unknown, other: unknown): unknown => (String(one) > String(other) ? one : other);

/**
 * Looks whether a caller had as `base` the record that they change, and no other one.
 * @throws InvalidInputException
 */
export function checkBase(
  { id: had }: { id: string },
  { id }: { id: string },
  { name }: Pick<MergeOptions, 'name'>,
): void {
  if (had === id) return;
  throw new InvalidInputException([{ field: 'base.id', message: `base.id must be the id of the ${name} itself` }]);
}

/**
 * What becomes of a record where somebody wants it `wanted` who had it as `base`, and it is `current` by now: the fields that they
 * changed are theirs, the others stay.
 * @throws InvalidInputException where `base` is another record
 * @throws EditConflictException where a field was changed by both, to different values, or what both have changed does not go together
 */
export function mergeChanges<Content extends { id: string }>(
  base: Content,
  wanted: Content,
  current: Content,
  { name, latest = [], contradictions = () => [], isBody }: MergeOptions,
): Content {
  checkBase(base, wanted, { name });
  const [from, to, now] = [base as Fields, wanted as Fields, current as Fields];
  const changed = Object.keys(to).filter((field) => !isSame(from[field], to[field]));
  const conflicts = changed.filter(
    (field) => !latest.includes(field) && !isSame(now[field], from[field]) && !isSame(now[field], to[field]),
  );
  if (conflicts.length > 0) throw new EditConflictException({ name, isBody }, conflicts);
  const valueOf = (field: string) => (latest.includes(field) ? later(to[field], now[field]) : to[field]);
  const merged = { ...current, ...Object.fromEntries(changed.map((field) => [field, valueOf(field)])) };
  const contradicting = contradictions(merged);
  if (contradicting.length > 0) throw new EditConflictException({ name, isBody }, contradicting);
  return merged;
}
