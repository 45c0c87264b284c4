import { withEntry, withImport } from './insertions.ts';

it('adds an import after the last, also where that one has several lines', () => {
  const source = "import { a } from 'a';\nimport {\n  b,\n} from 'b';\n\nexport const c = 1;\n";
  expect(withImport(source, "import { d } from 'd';")).toBe(
    "import { a } from 'a';\nimport {\n  b,\n} from 'b';\nimport { d } from 'd';\n\nexport const c = 1;\n",
  );
});

it.each([
  ['{ imports: [A, B] }', '{ imports: [A, B, C] }'],
  ['{ imports: [\n  A,\n  B,\n] }', '{ imports: [\n  A,\n  B, C] }'],
  ['{ imports: [] }', '{ imports: [ C] }'],
])('adds an entry to %j', (source, expected) => {
  expect(withEntry(source, 'imports', 'C')).toBe(expected);
});

it('says so where the list is not there', () => {
  expect(() => withEntry('{ providers: [] }', 'imports', 'C')).toThrow('no "imports: [...]"');
});
