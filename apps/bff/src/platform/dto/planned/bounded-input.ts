import type { ErrorDetailDto } from '../../errors/error.dto';
import { planOf, type DtoClass, type PlannedField, type Values } from './dto-plan';
import { isRecord } from './is-record';

/** How many problems of an input are reported. */
export const MAX_DETAILS = 100;

/**
 * How much of an unknown field's name is reported, in UTF-16 units, because the name may be as long as the whole body.
 */
const MAX_NAME_LENGTH = 100;

/** The problems that were found so far. */
class Refused {
  readonly details: ErrorDetailDto[] = [];

  get isFull(): boolean {
    return this.details.length === MAX_DETAILS;
  }

  add(field: string, message: string): void {
    if (!this.isFull) this.details.push({ field, message });
  }
}

/** Where the input stands in the request, and whether unknown fields are refused or passed over. */
export type BoundedInputOptions = { parent: string; refuseUnknown: boolean };

/**
 * As much of an input as its DTO has room for, so that whatever checks it has little to look at: unknown fields are
 * left out, lists that are too long are emptied, and an object where there is no room for one gives way to something
 * small that is as wrong. It goes no deeper than the DTO does, and looks at nothing twice.
 * @returns the input that is left to be checked, and what is refused of it already, at most {@link MAX_DETAILS}
 */
export function boundedInput(
  dtoClass: DtoClass,
  given: Values,
  { parent, refuseUnknown }: BoundedInputOptions,
): { input: Values; refused: ErrorDetailDto[] } {
  const refused = new Refused();
  const input = boundedRecord(dtoClass, given, parent, refuseUnknown, refused);
  return { input, refused: refused.details };
}

function boundedRecord(
  dtoClass: DtoClass,
  given: Values,
  path: string,
  refuseUnknown: boolean,
  refused: Refused,
): Values {
  const plan = planOf(dtoClass);
  if (refuseUnknown) {
    for (const name of Object.keys(given)) {
      if (refused.isFull) return {};
      if (!plan.has(name)) refused.add(below(path, shortened(name)), `property ${shortened(name)} should not exist`);
    }
  }
  const kept: Values = {};
  for (const field of plan.values()) {
    if (Object.hasOwn(given, field.name)) kept[field.name] = boundedValue(field, given, path, refuseUnknown, refused);
  }
  return kept;
}

function boundedValue(
  { name, most, nestedIn }: PlannedField,
  around: Values,
  path: string,
  refuseUnknown: boolean,
  refused: Refused,
): unknown {
  const value = around[name];
  if (typeof value !== 'object' || value === null) return value;
  const field = below(path, name);
  const nested = nestedIn?.(around);
  const boundedOne = (one: unknown, place: string): unknown =>
    nested && isRecord(one) ? boundedRecord(nested, one, place, refuseUnknown, refused) : [];

  if (most === undefined) return boundedOne(value, field);
  if (!Array.isArray(value)) return {};
  if (value.length > most) {
    refused.add(field, `${name} must contain no more than ${String(most)} elements`);
    return [];
  }
  return value.map((one: unknown, index) =>
    typeof one === 'object' && one !== null ? boundedOne(one, below(field, String(index))) : one,
  );
}

const below = (path: string, name: string) => (path ? `${path}.${name}` : name);

const shortened = (name: string) => (name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name);
