/** Where a shape of input is tried: JSON `around` an object, of which these are the fields. */
export type Place = {
  around: (object: string) => string;
  fields: readonly string[];
  /** Part of a packet: where it is no JSON, Socket.IO ends the connection and nothing is answered. */
  isFramed?: boolean;
};

/** One sort of input that a server might take long for, as JSON texts of about `size` characters. */
export type InputShape = { name: string; inputs: (place: Place, size: number) => string[] };

const repeated = (size: number, item: (index: number) => string, separator = ','): string => {
  const items: string[] = [];
  for (let length = 0; length < size; length += (items.at(-1)?.length ?? 0) + separator.length) {
    items.push(item(items.length));
  }
  // The last one would be too much.
  return items.slice(0, -1).join(separator);
};
const object = (size: number, field: (index: number) => string) => `{${repeated(size, field)}}`;
const list = (size: number, item: (index: number) => string) => `[${repeated(size, item)}]`;
/** As many bytes of UTF-8 as `size` says, and not a character more. */
const text = (size: number, part: string, { before = '', after = '' } = {}) =>
  `"${before}${part.repeat(Math.floor((size - before.length - after.length) / Buffer.byteLength(part)))}${after}"`;

/** A shape of the whole object. */
const whole = (name: string, make: (size: number) => string): InputShape => ({
  name,
  inputs: ({ around }, size) => [around(make(size))],
});

/** A shape of what a field holds, tried in each of them. */
const held = (name: string, ...makes: ((size: number) => string)[]): InputShape => ({
  name,
  inputs: ({ around, fields }, size) =>
    fields.flatMap((field) => makes.map((make) => around(`{${JSON.stringify(field)}:${make(size)}}`))),
});

/** A list of so many entries, which share the size. */
const shared = (count: number, entry: (size: number, index: number) => string) => (size: number) =>
  `[${Array.from({ length: count }, (_, index) => entry(Math.floor(size / count) - 1, index)).join()}]`;

const key = (index: number) => `"k${String(index)}":0`;
const nested = (size: number, open: string, close: string) => {
  const depth = Math.floor(size / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

/** Everything of 1 MiB that somebody has thought of. */
export const inputShapes: InputShape[] = [
  whole('unknown keys', (size) => object(size, key)),
  { name: 'unknown keys outside', inputs: (_, size) => [object(size, key)] },
  whole('numbers as keys', (size) => object(size, (index) => `"${String(index)}":0`)),
  whole('far numbers as keys', (size) => object(size, (index) => `"${String((index * 40_009) % 4_294_967_291)}":0`)),
  whole('one key again and again', (size) => object(size, () => '"k":0')),
  whole('one huge key', (size) => `{${text(size, 'k')}:0}`),
  whole('a huge key of escapes', (size) => `{${text(size, String.raw`\ud800`)}:0}`),
  whole('__proto__ again and again', (size) => object(size, () => '"__proto__":0')),
  whole('__proto__ after 300,000 {}', (size) => `{"k":${list(size - 40, () => '{}')},"__proto__":0}`),
  whole('a constructor after 300,000 {}', (size) => `{"k":${list(size - 40, () => '{}')},"constructor":0}`),
  whole('constructors in constructors', (size) => nested(size, '{"constructor":', '}').replace(':}', ':0}')),
  whole('lists in lists', (size) => `{"k":${nested(size, '[', ']')}}`),
  { name: 'a list outside', inputs: (_, size) => [list(size, () => '{}')] },
  {
    name: 'a broken end',
    inputs: ({ around, isFramed }, size) => (isFramed ? [] : [`${around(object(size - 1, key))},`]),
  },
  held('keys in a field', (size) => object(size, key)),
  held('lists in lists in a field', (size) => nested(size, '[', ']')),
  held('objects in objects in a field', (size) => nested(size, '{"a":', '}').replace(':}', ':0}')),
  held('a list of {}', (size) => list(size, () => '{}')),
  held('a list of []', (size) => list(size, () => '[]')),
  held('a list of null', (size) => list(size, () => 'null')),
  held('a list of texts', (size) => list(size, () => '""')),
  held('a list of 1e308', (size) => list(size, () => '1e308')),
  held('a list of one id', (size) => list(size, () => '"5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10"')),
  ...[10, 100, 1000].map((count) =>
    held(
      `${String(count)} big entries`,
      shared(count, (size) => object(size, key)),
      shared(count, (size) => `{"id":${text(size - 10, 'x')}}`),
      shared(count, (size) => `{"id":"1","name":${text(size - 20, '\\u200b')}}`),
      shared(count, (size) => text(size, '\u2764\ufe0f')),
      shared(count, (size, index) => (index === 0 ? '1' : list(size, () => '[]'))),
    ),
  ),
  held('a long text', (size) => text(size, 'x')),
  held(
    'a text of spaces',
    (size) => text(size, ' '),
    (size) => text(size, ' ', { before: 'x', after: 'x' }),
  ),
  held(
    'a text that is not seen',
    (size) => text(size, '\u200b'),
    (size) => text(size, '\ufe0f'),
    (size) => text(size, '\u2800 ', { after: 'x' }),
  ),
  held(
    'a text of pairs',
    (size) => text(size, '\u{1f600}'),
    (size) => text(size, '\u2764\ufe0f'),
  ),
  held(
    'escapes',
    ...[String.raw`\u0000`, String.raw`\ud800`, String.raw`\"`].map((part) => (size: number) => text(size, part)),
  ),
  held(
    'nearly an address',
    (size) => text(size, 'a@'),
    (size) => text(size, 'a.', { after: '@a.example' }),
    (size) => text(size, 'a.', { before: 'a@' }),
    (size) => text(size, 'a', { before: 'https://', after: ' ' }),
    (size) => text(size, '/'),
  ),
  held(
    'nearly a moment',
    (size) => text(size, '1', { before: '2026-03-01T09:00:00.', after: 'Y' }),
    (size) => text(size, '1', { before: '2026-03-01T09,' }),
    (size) => text(size, '0', { before: '2026-03-01T09:00:00.', after: 'Z' }),
    (size) => text(size, '2026-'),
  ),
  held(
    'numbers',
    () => '1e308',
    () => '1e999999',
    (size) => '9'.repeat(size),
    (size) => `0.${'1'.repeat(size)}`,
    (size) => `1${'0'.repeat(size - 10)}e-999999`,
  ),
];
