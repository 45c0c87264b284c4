import { isBlank } from '@ezone/text';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  buildMessage,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  isEmail,
  isISO8601,
  IsString,
  Length,
  Matches,
  Max,
  maxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { isTimeZone } from '../time/days';

/** Options that every field has. */
export type FieldOptions = {
  /** The field may be omitted in a body. Answers always have it. */
  optional?: boolean;
  /** The field may be null. */
  nullable?: boolean;
  description?: string;
  example?: unknown;
};

type DtoClass = new () => object;

/** Sets the type, limits and documentation of a field in one decorator, so that they always agree. */
function field(schema: ApiPropertyOptions, rules: PropertyDecorator[], options: FieldOptions): PropertyDecorator {
  const { optional = false, nullable = false, ...docs } = options;
  return applyDecorators(
    ApiProperty({ ...schema, required: !optional, ...(nullable && { nullable }), ...docs } as ApiPropertyOptions),
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    ...(nullable ? [ValidateIf((_, value) => value !== null)] : []),
    ...rules,
  );
}

/** Whether both databases can store a text. PostgreSQL stores neither NUL nor half a surrogate pair. */
const isStorable = (value: unknown) => typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
const IsStorable = (options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isStorable',
      validator: { validate: isStorable, defaultMessage: () => '$property must not hold NUL or half a character' },
    },
    options,
  );
const IsText = (each = false) => applyDecorators(IsString({ each }), IsStorable({ each })) as PropertyDecorator;

/** `isEmail` throws at half a character. */
const IsAddress = (each = false) =>
  ValidateBy(
    {
      name: 'isAddress',
      validator: {
        validate: (value) => isStorable(value) && isEmail(value),
        defaultMessage: buildMessage((prefix) => `${prefix}$property must be an email`, { each }),
      },
    },
    { each },
  );

/** Whether a text fits a column. PostgreSQL also counts invisible characters, which `Length` leaves out. */
const fits = (max: number) => (value: unknown) =>
  typeof value !== 'string' || value.length <= max || !maxLength(value, max) || [...value].length <= max;
const Fits = (max: number, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'fits',
      constraints: [max],
      validator: {
        validate: fits(max),
        defaultMessage: () => '$property must be shorter than or equal to $constraint1 characters, unseen ones too',
      },
    },
    options,
  );
const Sized = (min: number, max: number, each = false) =>
  applyDecorators(Length(min, max, { each }), Fits(max, { each })) as PropertyDecorator;

/** Removes white space around a text. A text without visible characters becomes empty. */
const trimmed = (value: unknown) => (typeof value !== 'string' ? value : isBlank(value) ? '' : value.trim());
const Trim = () => Transform(({ value }: { value: unknown }) => trimmed(value));
const TrimEach = () =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(trimmed) : value));

/** A text of `min` (default 1) to `max` characters, trimmed. A text without visible characters counts as empty. */
export const Text = ({ min = 1, max, ...options }: FieldOptions & { min?: number; max: number }) =>
  field({ type: String, minLength: min, maxLength: max }, [Trim(), IsText(), Sized(min, max)], options);

/**
 * A secret of `min` to `max` characters, which is not trimmed and never part of an answer.
 * @param inQuery whether it is a query parameter, for which OpenAPI has no `writeOnly`
 */
export const Secret = ({
  min = 1,
  max,
  inQuery = false,
  ...options
}: FieldOptions & { min?: number; max: number; inQuery?: boolean }) =>
  field(
    { type: String, format: 'password', minLength: min, maxLength: max, ...(!inQuery && { writeOnly: true }) },
    [IsText(), Sized(min, max)],
    options,
  );

/** An e-mail address of at most 254 characters. */
export const Email = (options: FieldOptions = {}) =>
  field({ type: String, format: 'email', maxLength: 254 }, [Trim(), IsAddress(), Sized(3, 254)], options);

/** Whether a text can be told from others when it is read: ids are compared as they are, and never trimmed. */
const isTrimmed = (value: unknown) => typeof value !== 'string' || (value === value.trim() && !isBlank(value));
const IsTrimmed = (each: boolean) =>
  ValidateBy(
    {
      name: 'isTrimmed',
      validator: {
        validate: isTrimmed,
        defaultMessage: () => '$property must have visible characters, and no white space around them',
      },
    },
    { each },
  );
const IsId = (each = false) => applyDecorators(IsText(each), Sized(1, 64, each), IsTrimmed(each)) as PropertyDecorator;

/** The id of a stored thing: a text of 1 to 64 characters, some of them visible, without white space around them. */
export const Id = (options: FieldOptions = {}) =>
  field({ type: String, minLength: 1, maxLength: 64 }, [IsId()], {
    example: '5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10',
    ...options,
  });

export const Flag = (options: FieldOptions = {}) => field({ type: Boolean }, [IsBoolean()], options);

/** A whole number from `min` to `max`. */
export const Int = ({ min, max, ...options }: FieldOptions & { min: number; max: number }) =>
  field({ type: 'integer', minimum: min, maximum: max }, [IsInt(), Min(min), Max(max)], options);

/** A number from `min` to `max` that need not be whole. */
export const Decimal = ({ min, max, ...options }: FieldOptions & { min: number; max: number }) =>
  field({ type: Number, minimum: min, maximum: max }, [IsNumber(), Min(min), Max(max)], options);

const hasTwoDecimals = (value: unknown) => typeof value === 'number' && Math.round(value * 100) / 100 === value;
const HasTwoDecimals = () =>
  ValidateBy({
    name: 'hasTwoDecimals',
    validator: { validate: hasTwoDecimals, defaultMessage: () => '$property must be a number of at most two decimals' },
  });

/** A number from 0 to `max` of at most two decimals: an amount of money, or a percentage. */
export const Amount = ({ max, ...options }: FieldOptions & { max: number }) =>
  field({ type: Number, minimum: 0, maximum: max, multipleOf: 0.01 }, [HasTwoDecimals(), Min(0), Max(max)], options);

/** One of the listed words. Their list has a name, but for a query that must have one of them: by its name an example is lost there. */
export const OneOf = (values: readonly string[], options: FieldOptions & { enumName: string | undefined }) =>
  field({ type: String, enum: [...values] }, [IsIn(values)], options);

const UTC_INSTANT = /^\d{4}-\d\d-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Whether a value is a moment in the form that is stored and answered: `2026-03-01T09:00:00.000Z`. */
function isUtcInstant(value: unknown): value is string {
  const day = typeof value === 'string' && UTC_INSTANT.exec(value)?.[1];
  // JavaScript makes the 2nd of March of the 30th of February.
  return typeof day === 'string' && new Date(value as string).getUTCDate() === Number(day);
}

function toUtc(value: unknown): unknown {
  if (isUtcInstant(value) || !isISO8601(value, { strict: true, strictSeparator: true })) return value;
  const date = new Date(value as string);
  // JavaScript does not parse all forms of ISO 8601, for example weeks and fractions of an hour.
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}
const ToUtc = () => Transform(({ value }: { value: unknown }) => toUtc(value));

const IsUtcInstant = () =>
  ValidateBy({
    name: 'isUtcInstant',
    validator: {
      validate: isUtcInstant,
      defaultMessage: () => '$property must be a moment in ISO 8601, such as 2026-03-01T09:00:00.000Z',
    },
  });

/** A moment in ISO 8601, in any time zone. It is stored and answered in UTC with milliseconds. */
export const Instant = (options: FieldOptions = {}) =>
  field({ type: String, format: 'date-time' }, [ToUtc(), IsUtcInstant()], {
    example: '2026-03-01T09:00:00.000Z',
    ...options,
  });

const IsZone = () =>
  ValidateBy({
    name: 'isTimeZone',
    validator: {
      validate: isTimeZone,
      defaultMessage: () => '$property must be a time zone of the IANA, such as Europe/Istanbul',
    },
  });

/** A time zone by its IANA name, such as `Europe/Istanbul`. */
export const TimeZone = (options: FieldOptions = {}) =>
  field({ type: String, maxLength: 64 }, [IsText(), Sized(1, 64), IsZone()], {
    example: 'Europe/Istanbul',
    ...options,
  });
const isDay = (value: unknown) => typeof value === 'string' && isUtcInstant(`${value}T00:00:00.000Z`);
const IsDay = () =>
  ValidateBy({
    name: 'isDay',
    validator: { validate: isDay, defaultMessage: () => '$property must be a day, such as 2026-03-01' },
  });

/** A day of the calendar, `2026-03-01`, which is the same day in every time zone. */
export const Day = (options: FieldOptions = {}) =>
  field({ type: String, format: 'date' }, [IsDay()], { example: '2026-03-01', ...options });

/**
 * `https://...`, `http://...`, or a path of this server such as `/assets/a.png`; no other scheme, so no script. Browsers read a backslash
 * as a slash and pass over control characters, so with them a path could lead to another host: `/\evil.example`.
 */
const WEB_URL = /^(https?:\/\/(?!\/)(?=.)|\/(?!\/))[^\s\\\p{Cc}]*$/u;
export const WebUrl = (options: FieldOptions = {}) =>
  field(
    { type: String, maxLength: 2000 },
    [
      IsText(),
      Sized(1, 2000),
      Matches(WEB_URL, { message: '$property must be an http(s) address or a path of this server' }),
    ],
    options,
  );

/** Another DTO. */
export const Nested = (type: () => DtoClass, options: FieldOptions = {}) =>
  field({ type: () => type() }, [IsObject(), ValidateNested(), Type(type)], options);

/** A list of at most `max` DTOs. */
export const ListOf = (type: () => DtoClass, { max, ...options }: FieldOptions & { max: number }) =>
  field(
    { type: () => type(), isArray: true, maxItems: max },
    [IsArray(), ArrayMaxSize(max), IsObject({ each: true }), ValidateNested({ each: true }), Type(type)],
    options,
  );

const idIn = (entry: unknown) => (entry as { id?: unknown } | null)?.id;
const hasIdsOnce = (value: unknown) => !Array.isArray(value) || new Set(value.map(idIn)).size === value.length;
const HasIdsOnce = () =>
  ValidateBy({
    name: 'hasIdsOnce',
    validator: { validate: hasIdsOnce, defaultMessage: () => '$property must not have two entries of the same id' },
  });

/** A list of at most `max` DTOs that have an `id`, each another one. */
export const ListById = (type: () => DtoClass, options: FieldOptions & { max: number }) =>
  applyDecorators(ListOf(type, options), HasIdsOnce());

/** A list of at most `max` ids, each as {@link Id} has it. */
export const Ids = ({ max, ...options }: FieldOptions & { max: number }) =>
  field({ type: String, isArray: true, maxItems: max }, [IsArray(), ArrayMaxSize(max), IsId(true)], options);

/** A list of ids in an answer, of as many as there are. */
export const AllIds = (options: FieldOptions) => field({ type: String, isArray: true }, [], options);

/** A list of at most `max` texts, each of 1 to `length` characters, trimmed as {@link Text} is. */
export const Texts = ({ max, length, ...options }: FieldOptions & { max: number; length: number }) =>
  field(
    { type: String, isArray: true, maxItems: max },
    [TrimEach(), IsArray(), ArrayMaxSize(max), IsText(true), Sized(1, length, true)],
    options,
  );

/** A list of `min` to `max` e-mail addresses, each of at most 254 characters. */
export const Emails = ({ min = 0, max, ...options }: FieldOptions & { min?: number; max: number }) =>
  field(
    { type: String, isArray: true, minItems: min, maxItems: max },
    [TrimEach(), IsArray(), ArrayMinSize(min), ArrayMaxSize(max), IsAddress(true), Sized(3, 254, true)],
    options,
  );

/** A list of at most `atMost` whole numbers from `min` to `max`. */
export const Ints = ({ min, max, atMost, ...options }: FieldOptions & { min: number; max: number; atMost: number }) =>
  field(
    { type: 'integer', isArray: true, maxItems: atMost },
    [IsArray(), ArrayMaxSize(atMost), IsInt({ each: true }), Min(min, { each: true }), Max(max, { each: true })],
    options,
  );

/** A list of at least `min` of the given words, each at most once. */
export const SomeOf = (
  values: readonly string[],
  { min = 0, ...options }: FieldOptions & { min?: number; enumName: string },
) =>
  field(
    { type: String, isArray: true, enum: [...values], ...(min > 0 && { minItems: min }), maxItems: values.length },
    [
      IsArray(),
      ...(min > 0 ? [ArrayMinSize(min)] : []),
      ArrayMaxSize(values.length),
      ArrayUnique(),
      IsIn(values, { each: true }),
    ],
    options,
  );
