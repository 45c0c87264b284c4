import { TransformationType } from 'class-transformer';
import { planOf, type DtoClass, type PlannedField, type Values } from './dto-plan';
import { isRecord } from './is-record';

/**
 * The fast way from plain JSON to a checked DTO: its plan is followed. It says yes or nothing: input that it does not accept
 * is for the libraries themselves, which find the words too.
 * @param input as `boundedInput` leaves it, with nothing refused
 * @returns undefined where the libraries are to be asked.
 */
export function dtoAsPlanned<Dto extends object>(dtoClass: DtoClass<Dto>, input: Values): Dto | undefined {
  const plan = planOf(dtoClass);
  const dto = new dtoClass() as Values;
  for (const field of plan.values()) {
    if (!Object.hasOwn(input, field.name)) continue;
    const value = valueAsPlanned(field, input);
    if (value === undefined) return undefined;
    dto[field.name] = value;
  }
  for (const field of plan.values()) {
    if (!passes(field, dto)) return undefined;
  }
  return dto as Dto;
}

function valueAsPlanned({ name, nestedIn, transforms }: PlannedField, around: Values): unknown {
  if (nestedIn) return nestedAsPlanned(nestedIn(around), around[name]);
  return transforms.reduce<unknown>(
    (value, transform) =>
      transform({ value, key: name, obj: around, type: TransformationType.PLAIN_TO_CLASS, options: {} }),
    around[name],
  );
}

function nestedAsPlanned(nested: DtoClass, value: unknown): unknown {
  if (value === null) return null;
  if (isRecord(value)) return dtoAsPlanned(nested, value);
  if (!Array.isArray(value)) return undefined;
  const list: object[] = [];
  for (const one of value as unknown[]) {
    const dto = isRecord(one) ? dtoAsPlanned(nested, one) : undefined;
    if (!dto) return undefined;
    list.push(dto);
  }
  return list;
}

function passes({ name, conditions, checks }: PlannedField, dto: Values): boolean {
  const value = dto[name];
  return !conditions.every((holds) => holds(dto, value)) || checks.every((check) => check(dto, value));
}
