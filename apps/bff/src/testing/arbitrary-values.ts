import type { OpenAPIObject } from '@nestjs/swagger';
import {
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import type { JsonSchema } from '../platform/openapi/json-schemas';

/** Texts that are seldom thought of: halves of characters, NUL, marks of direction, what is not seen, what looks like code. */
export const ODD_TEXTS = [
  ...['\ud83d', 'a\udc00b', '\0', 'a\0b', '\u202eabc', '\u200f', '\u200b', '\ufeff', '👨‍👩‍👧', '𝒳', '❤️'.repeat(40)],
  ...[
    'e\u0301',
    '\u0130',
    'ı',
    '\r\n',
    '\t',
    ' ',
    '%',
    '_',
    "'",
    '"',
    '\\',
    '`',
    '${a}',
    '{{a}}',
    '<b>a</b>',
    '\x1b[31m',
  ],
  ...[
    "'; drop table note; --",
    'NaN',
    'Infinity',
    '-0',
    'null',
    'undefined',
    '__proto__',
    '../..',
    '\uffff',
    '\u{10ffff}',
  ],
];

/** Those that both databases can store. */
const STORABLE_TEXTS = ODD_TEXTS.filter((text) => text.isWellFormed() && !text.includes('\0'));

const MOMENTS = [
  ...['2026-03-01T09:00:00.000Z', '1970-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
  ...['2024-02-29T23:59:59.999Z', '2026-12-31T23:59:59+14:00', '2000-01-01T00:00:00-12:00', '2026-03-01'],
];
const ODD_MOMENTS = [
  ...['0000-01-01T00:00:00Z', '2016-12-31T23:59:60Z', '9999-12-31T23:59:59-12:00', '2026-W10-7', '20260301T090000Z'],
];
const DAYS = ['2026-03-01', '0001-01-01', '9999-12-31', '2024-02-29', '1582-10-10'];
const ODD_DAYS = ['2023-02-29', '0000-00-00', '0000-01-01', '2026-3-1'];
const ADDRESSES = [
  'fuzz@example.com',
  'staff@ezone.example',
  'a@b.co',
  `${'a'.repeat(64)}@example.com`,
  'ä@example.com',
];

const ODD_ADDRESSES = [
  'half\ud83d@example.com',
  'nul\0@example.com',
  '@',
  'a@b',
  `a@${'b'.repeat(250)}.co`,
  'a@example.com\r\nb',
];

/** The names of fields that hold ids, handles or names of lists. */
const NAMES_A_THING = /^(id|uuid|list|handle|uri|slug)$|Ids?$|^id[A-Z]|Handle$/;

type Described = {
  $ref?: string;
  nullable?: boolean;
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
};

const REFERENCE_PREFIX = '#/components/schemas/';

/** Values as the schemas of an OpenAPI document describe them, often at their limits. */
export class ArbitraryValues {
  /** @param words ids, handles and the like that exist */
  constructor(
    private readonly document: OpenAPIObject,
    private readonly words: readonly string[],
  ) {}

  /** @param name the field that holds the value; what is named as an id is often one that exists */
  of(schema: JsonSchema, name: string): Arbitrary<unknown> {
    const { nullable, ...described } = schema as Described;
    const value = this.ofDescribed(described, name);
    return nullable ? oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: constant(null) }) : value;
  }

  private ofDescribed(described: Described, name: string): Arbitrary<unknown> {
    const { $ref, type, items = {}, minItems = 0, maxItems = 20, minimum = -10, maximum = 10 } = described;
    if ($ref !== undefined) {
      return this.of(this.document.components?.schemas?.[$ref.slice(REFERENCE_PREFIX.length)] as JsonSchema, name);
    }
    const [first] = described.allOf ?? described.oneOf ?? [];
    if (first) return this.of(first, name);
    if (described.enum) return constantFrom(...described.enum);
    switch (type) {
      case 'array':
        return listOf(this.of(items, name), minItems, maxItems);
      case 'object':
        return this.ofObject(described);
      case 'boolean':
        return boolean();
      case 'integer':
        return oneof(constantFrom(minimum, maximum, 0, 1), integer({ min: minimum, max: maximum }));
      case 'number':
        return oneof(
          constantFrom(minimum, maximum, 0, 0.01, 0.1 + 0.2, 1e-7),
          double({ min: minimum, max: maximum, noNaN: true }).map((value) => Math.round(value * 100) / 100),
        );
      default:
        return this.ofText(described, name);
    }
  }

  private ofObject({ properties = {}, required = [] }: Described): Arbitrary<unknown> {
    const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, this.of(part, name)]));
    return record(parts, { requiredKeys: required });
  }

  private ofText({ format, minLength = 0, maxLength = 100 }: Described, name: string): Arbitrary<string> {
    if (format === 'date-time') return seldom(MOMENTS, ODD_MOMENTS);
    if (format === 'date') return seldom(DAYS, ODD_DAYS);
    if (format === 'email') return seldom(ADDRESSES, ODD_ADDRESSES);
    const text = oneof(
      constantFrom(...STORABLE_TEXTS),
      string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 30) }),
      constantFrom('x', '𝒳', '\u200b\u202e').map((unit) => unit.repeat(maxLength / [...unit].length)),
      constantFrom('/a', 'https://example.com/a?b=c#d', '1', 'Europe/Istanbul', 'x'.repeat(minLength)),
    );
    if (!NAMES_A_THING.test(name) || this.words.length === 0) return text;
    return oneof({ weight: 9, arbitrary: constantFrom(...this.words) }, { weight: 1, arbitrary: text });
  }
}

const seldom = (good: string[], odd: string[]): Arbitrary<string> =>
  oneof({ weight: 19, arbitrary: constantFrom(...good) }, { weight: 1, arbitrary: constantFrom(...odd) });

/** About how many characters a list has at most as JSON: lists of lists of long texts would be longer than any text can be. */
const MOST_CHARACTERS = 5_000_000;

/** How often an entry stands in a list that is as long as it may be. */
const timesOf = (entry: unknown, min: number, max: number) =>
  Math.max(1, min, Math.min(max, 1000, Math.floor(MOST_CHARACTERS / JSON.stringify(entry).length)));

/** A list that is mostly short, and sometimes as long as it may be. */
const listOf = (entry: Arbitrary<unknown>, min: number, max: number): Arbitrary<unknown[]> =>
  oneof(
    { weight: 9, arbitrary: array(entry, { minLength: min, maxLength: Math.min(max, min + 3) }) },
    { weight: 1, arbitrary: entry.map((one) => Array<unknown>(timesOf(one, min, max)).fill(one)) },
  );
