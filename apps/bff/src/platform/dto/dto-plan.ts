import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { TransformationType, type TransformFnParams } from 'class-transformer';
import { getMetadataStorage, ValidationTypes, type ValidationArguments } from 'class-validator';
import type { TypeMetadata } from 'class-transformer/types/interfaces';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';

type DtoClass<Dto extends object = object> = new () => Dto;
type Values = Record<string, unknown>;

/** What the decorators of one field ask for. */
type Step = {
  name: string;
  transforms: ((given: TransformFnParams) => unknown)[];
  /** The DTO of which the field holds one or a list. */
  nested?: DtoClass;
  /** The checks apply only where all of these hold. */
  conditions: ((dto: Values, value: unknown) => boolean)[];
  checks: ((dto: Values, value: unknown) => boolean)[];
};

const plans = new WeakMap<DtoClass, Step[] | 'not planned'>();

/**
 * The fast way from plain JSON to a checked DTO: what class-transformer and class-validator know of the class is read once
 * and then only followed. It says yes or nothing: input that it does not accept, or a decorator that it does not know, is
 * for the libraries themselves, which find the words too.
 * @returns undefined where the libraries are to be asked.
 */
export function dtoAsPlanned<Dto extends object>(dtoClass: DtoClass<Dto>, given: object): Dto | undefined {
  const steps = stepsOf(dtoClass);
  if (steps === 'not planned') return undefined;
  const values = given as Values;
  const dto = new dtoClass() as Values;
  let known = 0;
  for (const step of steps) {
    if (!Object.hasOwn(values, step.name)) continue;
    known += 1;
    const value = step.nested ? nestedAsPlanned(step.nested, values[step.name]) : values[step.name];
    if (value === undefined || (!step.nested && holdsObjects(value))) return undefined;
    dto[step.name] = step.transforms.reduce<unknown>(
      (value, transform) =>
        transform({ value, key: step.name, obj: values, type: TransformationType.PLAIN_TO_CLASS, options: {} }),
      value,
    );
  }
  const isGood = known === Object.keys(values).length && steps.every((step) => passes(step, dto));
  return isGood ? (dto as Dto) : undefined;
}

function nestedAsPlanned(nested: DtoClass, value: unknown): unknown {
  if (value === null) return null;
  if (typeof value !== 'object') return undefined;
  if (!Array.isArray(value)) return dtoAsPlanned(nested, value);
  const list = value.map((one: unknown) => (isPlain(one) ? dtoAsPlanned(nested, one) : undefined));
  return list.includes(undefined) ? undefined : list;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const holdsObjects = (value: unknown) =>
  Array.isArray(value) ? value.some((one) => typeof one === 'object') : isPlain(value);

function passes({ name, conditions, checks }: Step, dto: Values): boolean {
  const value = dto[name];
  return !conditions.every((holds) => holds(dto, value)) || checks.every((check) => check(dto, value));
}

function stepsOf(dtoClass: DtoClass): Step[] | 'not planned' {
  let steps = plans.get(dtoClass);
  if (!steps) {
    steps = readSteps(dtoClass);
    plans.set(dtoClass, steps);
  }
  return steps;
}

function readSteps(dtoClass: DtoClass): Step[] | 'not planned' {
  const storage = getMetadataStorage();
  const fields = storage.groupByPropertyName(
    storage.getTargetValidationMetadatas(dtoClass, '', false, false) as ValidationMetadata[],
  );
  const steps = Object.entries(fields).map(([name, rules]) => readStep(dtoClass, name, rules));
  return steps.length > 0 && steps.every((step) => step !== undefined) ? steps : 'not planned';
}

const KNOWN_RULES: string[] = [
  ValidationTypes.CUSTOM_VALIDATION,
  ValidationTypes.CONDITIONAL_VALIDATION,
  ValidationTypes.NESTED_VALIDATION,
];

function readStep(dtoClass: DtoClass, name: string, rules: ValidationMetadata[]): Step | undefined {
  const ofType = (type: string) => rules.filter((rule) => rule.type === type);
  const checks = ofType(ValidationTypes.CUSTOM_VALIDATION).map(readCheck);
  const transforms = defaultMetadataStorage.findTransformMetadatas(dtoClass, name, TransformationType.PLAIN_TO_CLASS);
  const type = defaultMetadataStorage.findTypeMetadata(dtoClass, name) as TypeMetadata | undefined;
  const isNested = ofType(ValidationTypes.NESTED_VALIDATION).length > 0;
  const isKnown =
    rules.every((rule) => KNOWN_RULES.includes(rule.type)) &&
    checks.every((check) => check !== undefined) &&
    Boolean(type) === isNested &&
    !(isNested && transforms.length > 0);
  if (!isKnown) return undefined;
  return {
    name,
    transforms: transforms.map(({ transformFn }) => transformFn),
    nested: type?.typeFunction() as DtoClass | undefined,
    conditions: ofType(ValidationTypes.CONDITIONAL_VALIDATION).map(
      ({ constraints }) => constraints[0] as Step['conditions'][number],
    ),
    checks: checks as Step['checks'],
  };
}

function readCheck(rule: ValidationMetadata): Step['checks'][number] | undefined {
  const { constraintCls, constraints, each, propertyName: property } = rule;
  const [constraint, ...more] = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  if (!constraint || more.length > 0 || constraint.async || rule.validateIf) return undefined;
  const { instance } = constraint;
  return (object, value) => {
    const about: ValidationArguments = { targetName: '', property, object, value, constraints };
    return each && Array.isArray(value)
      ? value.every((one) => instance.validate(one, about))
      : Boolean(instance.validate(value, about));
  };
}
