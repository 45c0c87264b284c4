import { isDeepStrictEqual } from 'node:util';
import { ConflictException } from '@nestjs/common';

type Fields = Record<string, unknown>;

/** How a record takes a change that was made on an older state of it. */
export type MergeOptions = {
  /** Under which name the record stands in the body: `note`. */
  name: string;
  /** Fields that tell of the writing itself, such as its time: the latest is taken, and none is a conflict. */
  latest?: readonly string[];
};

/** A 409: somebody else has changed the same fields meanwhile. `details` names them. */
export class EditConflictException extends ConflictException {
  constructor(name: string, fields: string[]) {
    super({
      message: `Somebody else has changed the ${name} meanwhile`,
      details: fields.map((field) => ({ field: `${name}.${field}`, message: `${field} was changed meanwhile` })),
    });
  }
}

/**
 * What becomes of a record where somebody wants it `wanted` who had it as `base`, and it is `current` by now: the fields that they
 * changed are theirs, the others stay.
 * @throws EditConflictException where a field was changed by both, to different values
 */
export function mergeChanges<Content extends object>(
  base: Content,
  wanted: Content,
  current: Content,
  { name, latest = [] }: MergeOptions,
): Content {
  // What came in a body holds instances of its classes, what is stored plain objects: that alone is no difference.
  const [from, to, now] = [base, wanted, current].map((content) => structuredClone(content) as Fields) as [
    Fields,
    Fields,
    Fields,
  ];
  const changed = Object.keys(to).filter((field) => !isDeepStrictEqual(from[field], to[field]));
  const conflicts = changed.filter(
    (field) =>
      !latest.includes(field) &&
      !isDeepStrictEqual(now[field], from[field]) &&
      !isDeepStrictEqual(now[field], to[field]),
  );
  if (conflicts.length > 0) throw new EditConflictException(name, conflicts);
  return { ...current, ...Object.fromEntries(changed.map((field) => [field, to[field]])) };
}
