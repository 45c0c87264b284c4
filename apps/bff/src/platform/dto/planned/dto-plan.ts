/**
 * The only file that reads what class-validator and class-transformer keep for themselves. It is pinned to
 *
 * - class-validator 0.15.1: `getMetadataStorage()`, of it `getTargetValidationMetadatas`, `groupByPropertyName` and
 *   `getTargetValidatorConstraints`; of a rule its `type`, `name`, `each`, `constraints`, `constraintCls` and `validateIf`;
 * - class-transformer 0.5.1: `defaultMetadataStorage` of `class-transformer/cjs/storage.js`, of it `findTransformMetadatas`
 *   and `findTypeMetadata`.
 *
 * Its spec fails where another version is installed or a plan is read otherwise. docs/decisions/dto-plans.md says what it brings.
 */
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { TransformationType, type TransformFnParams } from 'class-transformer';
import {
  ARRAY_MAX_SIZE,
  getMetadataStorage,
  IS_ARRAY,
  ValidationTypes,
  type ValidationArguments,
} from 'class-validator';
import type { TypeMetadata } from 'class-transformer/types/interfaces';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';

export type DtoClass<Dto extends object = object> = new () => Dto;
export type Values = Record<string, unknown>;

/** What the decorators of one field ask for. */
export type PlannedField = {
  name: string;
  transforms: ((given: TransformFnParams) => unknown)[];
  /** The most entries of the list that it holds; undefined where it holds no list. */
  most?: number;
  /** The DTO of which it holds one or a list; which it is may depend on the object that the field is in. */
  nestedIn?: (around: Values) => DtoClass;
  /** The checks apply only where all of these hold. */
  conditions: ((dto: Values, value: unknown) => boolean)[];
  checks: ((dto: Values, value: unknown) => boolean)[];
};

/** The fields of a DTO, by their names. */
export type DtoPlan = ReadonlyMap<string, PlannedField>;

const plans = new WeakMap<DtoClass, DtoPlan>();

/**
 * All that the decorators of a DTO say, read once for each class.
 * @throws Error where a field has a rule that a plan cannot hold, or a list that has no end: a mistake in the DTO.
 */
export function planOf(dtoClass: DtoClass): DtoPlan {
  let plan = plans.get(dtoClass);
  if (!plan) {
    plan = readPlan(dtoClass);
    plans.set(dtoClass, plan);
  }
  return plan;
}

function readPlan(dtoClass: DtoClass): DtoPlan {
  const storage = getMetadataStorage();
  const fields = storage.groupByPropertyName(
    storage.getTargetValidationMetadatas(dtoClass, '', false, false) as ValidationMetadata[],
  );
  return new Map(Object.entries(fields).map(([name, rules]) => [name, readField(dtoClass, name, rules)]));
}

const KNOWN_RULES: string[] = [
  ValidationTypes.CUSTOM_VALIDATION,
  ValidationTypes.CONDITIONAL_VALIDATION,
  ValidationTypes.NESTED_VALIDATION,
];

function readField(dtoClass: DtoClass, name: string, rules: ValidationMetadata[]): PlannedField {
  const refuse = (reason: string) => new Error(`${dtoClass.name}.${name} cannot be planned: ${reason}`);
  const ofType = (type: string) => rules.filter((rule) => rule.type === type);
  const unknown = rules.find((rule) => !KNOWN_RULES.includes(rule.type));
  if (unknown) throw refuse(`it has a rule of the type ${unknown.type}`);

  const transforms = defaultMetadataStorage.findTransformMetadatas(dtoClass, name, TransformationType.PLAIN_TO_CLASS);
  const type = defaultMetadataStorage.findTypeMetadata(dtoClass, name) as TypeMetadata | undefined;
  const isNested = ofType(ValidationTypes.NESTED_VALIDATION).length > 0;
  if (Boolean(type) !== isNested) throw refuse('@Type and @ValidateNested go together');
  if (isNested && transforms.length > 0) throw refuse('another DTO cannot be transformed');

  const most = rules.find((rule) => rule.name === ARRAY_MAX_SIZE)?.constraints[0] as number | undefined;
  if (most === undefined && rules.some((rule) => rule.name === IS_ARRAY)) throw refuse('its list has no end');

  const checks = ofType(ValidationTypes.CUSTOM_VALIDATION).map(readCheck);
  if (checks.includes(undefined)) throw refuse('a check of it is asynchronous, conditional or several in one');
  return {
    name,
    transforms: transforms.map(({ transformFn }) => transformFn),
    most,
    nestedIn: type && ((around) => type.typeFunction({ newObject: {}, object: around, property: name }) as DtoClass),
    conditions: ofType(ValidationTypes.CONDITIONAL_VALIDATION).map(
      ({ constraints }) => constraints[0] as PlannedField['conditions'][number],
    ),
    checks: checks as PlannedField['checks'],
  };
}

function readCheck(rule: ValidationMetadata): PlannedField['checks'][number] | undefined {
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
