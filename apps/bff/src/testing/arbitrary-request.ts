import type { OpenAPIObject } from '@nestjs/swagger';
import { constant, constantFrom, nat, oneof, option, record, string, tuple, type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../platform/openapi/json-schemas';
import { ArbitraryValues, ODD_TEXTS } from './arbitrary-values';
import type { DocumentedCall, DocumentedParameter } from './documented-calls';
import { exampleRequest } from './example-request';

/** A request as it goes over the wire. */
export type RawRequest = { url: string; headers: Record<string, string>; payload?: string };

/** What requests may speak of: ids, handles and cursors that the server has answered. */
export type Known = { words: readonly string[]; cursors: readonly string[] };

/** Queries that no client writes. */
const ODD_QUERIES = [
  ...['%', '%00=%00', 'limit=%E0%A4%A', 'cursor=%ED%A0%80', 'limit[]=1', 'limit[a]=1', '=', '&&', '__proto__=1'],
  ...['constructor[prototype][a]=1', 'limit=1&limit=2', 'limit=1e3', 'limit=%F0%9F%98%80', 'limit=+1', 'cursor=+'],
];

const ODD_CURSORS = [
  'null',
  '[]',
  '{}',
  '[1e308,"a"]',
  '[-1,""]',
  '["\\u0000"]',
  '[null]',
  '[0,"\\ud83d"]',
  '["a","b"]',
]
  .map((key) => Buffer.from(key).toString('base64url'))
  .concat('garbage', '=', '\u202e');

const basic = (text: string) => `Basic ${Buffer.from(text, 'latin1').toString('base64')}`;

const HEADERS: Record<string, readonly string[]> = {
  authorization: [
    ...[
      '',
      'Bearer',
      'Bearer ',
      'Bearer a.b.c',
      `Bearer ${'x'.repeat(5000)}`,
      'bearer a',
      'garbage',
      'Basic',
      'Basic =',
    ],
    ...[
      basic(':'),
      basic('a'),
      basic('a\0@example.com:b'),
      basic('a@example.com:\0'),
      basic('\xff\xfe@example.com:\xed\xa0\x80'),
    ],
  ],
  'if-none-match': ['*', '""', 'W/""', 'garbage', '"'.repeat(1000)],
  'idempotency-key': ['short', 'a-key-of-the-fuzz', 'another_key', '../../..', 'x'.repeat(129), ' '],
  'x-socket-id': ['garbage', 'a'.repeat(20), 'user:somebody', ' ', 'x'.repeat(5000)],
  'x-request-id': ['a', 'request-of-the-fuzz', '%00', 'x'.repeat(500)],
  'content-type': ['text/plain', 'application/json; charset=utf-16', 'garbage', 'multipart/form-data'],
};

/** Requests for one call: good ones, made from its schemas and its examples, and some with one thing wrong. */
export function arbitraryRequest(call: DocumentedCall, document: OpenAPIObject, known: Known): Arbitrary<RawRequest> {
  const values = new ArbitraryValues(document, known.words);
  const example = exampleRequest(call, document);
  const query = arbitraryQuery(call.parameters, values, known.cursors);
  const body = call.body ? arbitraryBody(call.body, example.payload, values) : constant(undefined);
  return record({
    query: oneof({ weight: 4, arbitrary: query }, { weight: 1, arbitrary: constant(example.query) }),
    oddQuery: oneof({ weight: 9, arbitrary: constant('') }, { weight: 1, arbitrary: constantFrom(...ODD_QUERIES) }),
    headers: arbitraryHeaders(),
    body,
  }).map(({ query: pairs, oddQuery, headers, body: payload }) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(pairs)) {
      for (const one of [value].flat()) parameters.append(name, one);
    }
    const search = [parameters.toString(), oddQuery].filter((part) => part !== '').join('&');
    return {
      url: search === '' ? call.path : `${call.path}?${search}`,
      headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload }),
    };
  });
}

function arbitraryQuery(
  parameters: DocumentedParameter[],
  values: ArbitraryValues,
  cursors: readonly string[],
): Arbitrary<Record<string, string | string[]>> {
  const ofParameter = ({ name, schema }: DocumentedParameter): Arbitrary<string | string[]> => {
    const good = values.of(schema, name).map((value) => String(value as string | number));
    const one = name === 'cursor' ? oneof(constantFrom(...cursors, ...ODD_CURSORS), good) : good;
    return oneof(
      { weight: 8, arbitrary: one },
      { weight: 1, arbitrary: constantFrom(...ODD_TEXTS) },
      { weight: 1, arbitrary: tuple(one, one) },
    );
  };
  const queried = parameters.filter((parameter) => parameter.in === 'query');
  const required = queried.filter((parameter) => parameter.required).map(({ name }) => name);
  const parts = Object.fromEntries(queried.map((parameter) => [parameter.name, ofParameter(parameter)]));
  return oneof(
    { weight: 9, arbitrary: record(parts, { requiredKeys: required }) },
    { weight: 1, arbitrary: record(parts, { requiredKeys: [] }) },
  ) as Arbitrary<Record<string, string | string[]>>;
}

const arbitraryHeaders = (): Arbitrary<Record<string, string>> =>
  oneof(
    { weight: 3, arbitrary: constant({}) },
    {
      weight: 1,
      arbitrary: constantFrom(...Object.keys(HEADERS)).chain((name) =>
        constantFrom(...(HEADERS[name] ?? [])).map((value) => ({ [name]: value })),
      ),
    },
  );

/** JSON has numbers that `JSON.stringify` does not write: they stand for these texts. */
const RAW_NUMBERS: Record<string, string> = { '<1e999>': '1e999', '<-0>': '-0', '<1e-999>': '1e-999' };

/** What takes the place of a good value. */
const WRONG_VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, '', 'NaN', '1', 'null', [], {}, [null], [[]], { a: 1 }],
  ...['<1e999>', '<-0>', '<1e-999>', '9999-99-99', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z'],
  ...[JSON.parse('['.repeat(500) + ']'.repeat(500)), Array(3000).fill('x'), 'x'.repeat(200_000), ...ODD_TEXTS],
];

const UNKNOWN_NAMES = [
  'unknown',
  '__proto__',
  'constructor',
  'toString',
  'ownerId',
  'owner_id',
  'version',
  '',
  '\0',
  'a.b',
];

const ODD_BODIES = [
  '',
  'null',
  '[]',
  '"text"',
  '17',
  '{',
  '{"a":1,"a":2}',
  '{"__proto__":{}}',
  '\ufeff{}',
  '{"a":\u0000}',
];

function arbitraryBody(
  schema: JsonSchema,
  example: object | undefined,
  values: ArbitraryValues,
): Arbitrary<string | undefined> {
  const good = oneof({ weight: 2, arbitrary: values.of(schema, '') }, { weight: 1, arbitrary: constant(example) });
  const mutated = tuple(good, nat(), oneof(...MUTATIONS)).map(([value, place, mutate]) =>
    changedAt(value, place, mutate),
  );
  return oneof(
    { weight: 5, arbitrary: good.map(toJson) },
    { weight: 5, arbitrary: mutated.map(toJson) },
    { weight: 1, arbitrary: option(constantFrom(...ODD_BODIES), { nil: undefined }) },
  );
}

function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  return Object.entries(RAW_NUMBERS).reduce((text, [mark, raw]) => text.replaceAll(`"${mark}"`, raw), json);
}

type Holder = Record<string, unknown>;
/** Changes a field of an object, or an entry of a list. */
type Mutation = (holder: Holder, key: string) => Holder;

const MUTATIONS: Arbitrary<Mutation>[] = [
  constant((holder, key) => Object.fromEntries(Object.entries(holder).filter(([name]) => name !== key))),
  constantFrom(...WRONG_VALUES).map((value) => (holder, key) => withValue(holder, key, value)),
  constantFrom(...UNKNOWN_NAMES).map((name) => (holder) => withValue(holder, name, 1)),
  string({ unit: 'binary' }).map((text) => (holder, key) => withValue(holder, key, text)),
];

/** Also where the name is `__proto__`. */
const withValue = (holder: Holder, key: string, value: unknown): Holder =>
  Object.fromEntries([...Object.entries(holder), [key, value]]);

/** A copy of a value in which one field, the `place`-th of all that are in it, is changed. */
function changedAt(value: unknown, place: number, mutate: Mutation): unknown {
  const count = fieldsIn(value);
  return count === 0 ? value : changed(value, place % count, mutate);
}

function changed(value: unknown, place: number, mutate: Mutation): unknown {
  let before = 0;
  for (const [key, part] of Object.entries(value as Holder)) {
    if (before === place) return likeBefore(value, mutate(value as Holder, key));
    const within = fieldsIn(part);
    if (place - before - 1 < within) {
      return likeBefore(value, withValue(value as Holder, key, changed(part, place - before - 1, mutate)));
    }
    before += 1 + within;
  }
  return value;
}

const likeBefore = (before: unknown, after: Holder) => (Array.isArray(before) ? Object.values(after) : after);

/** How many fields and entries a value holds, those of its parts counted. */
const fieldsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, part) => sum + 1 + fieldsIn(part), 0)
    : 0;
