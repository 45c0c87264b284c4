import { withEntry, withImport, withSentence } from './insertions.ts';

const source = [
  "import { z } from 'z';",
  "import {\n  a,\n} from './a/a';",
  "import type { c } from './c/c';",
  '',
  'export const d = 1;',
  '',
];

it.each([
  ["import { b } from './b/b';", 2],
  ["import { d } from './d/d';", 3],
  ["import { e } from './a';", 1],
])('adds %j in the order of the paths', (line, place) => {
  expect(withImport(source.join('\n'), line)).toBe(source.toSpliced(place, 0, line).join('\n'));
});

it('refuses a name that is imported already', () => {
  expect(() => withImport(source.join('\n'), "import { a } from './other/a';")).toThrow('The name a is taken');
});

it('adds the first import', () => {
  expect(withImport('export const d = 1;\n', "import { a } from './a';")).toBe(
    "import { a } from './a';\nexport const d = 1;\n",
  );
});

it.each([
  ['{ imports: [A, C] }', '{ imports: [A, B, C] }'],
  ['{ imports: [A] }', '{ imports: [A, B] }'],
  ['{ imports: [\n  A,\n  C,\n] }', '{ imports: [A, B, C] }'],
  ['{ imports: [] }', '{ imports: [B] }'],
])('adds an entry to %j', (list, expected) => {
  expect(withEntry(list, 'imports: [', 'B')).toBe(expected);
});

it('adds an entry to an object', () => {
  expect(withEntry('const all = { ...a, ...c };', 'all = {', '...b')).toBe('const all = {...a, ...b, ...c};');
});

it('adds a sentence in the order of the ids', () => {
  expect(withSentence('{"a.b": "B", "z.a": "A"}', 'c.d', 'D')).toBe('{"a.b":"B","c.d":"D","z.a":"A"}');
});

it('adds an import of a room among those of others', () => {
  const rooms = "import { a } from '@ezone/features/a';\nimport { c } from '@ezone/features/c';\n";
  expect(withImport(rooms, "import { b } from '@ezone/features/b';")).toBe(
    "import { a } from '@ezone/features/a';\nimport { b } from '@ezone/features/b';\nimport { c } from '@ezone/features/c';\n",
  );
});

it('says so where the list is not there', () => {
  expect(() => withEntry('{ providers: [] }', 'imports: [', 'C')).toThrow('no "imports: [...]"');
});
