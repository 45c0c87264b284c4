import { codeFromRepository, declarationIn } from './codeFromRepository.ts';

const source = `import { x } from 'x';

/** Says hello. */
export const hello = (name: string) => {
  return \`Hello \${name}\`;
};

export class Greeter {
  /** To whom. */
  name = 'Ada';

  greet() {
    return hello(this.name);
  }
}
`;

it('finds a declaration with its comment', () => {
  expect(declarationIn(source, 'hello', 'x.ts')).toBe(
    '/** Says hello. */\nexport const hello = (name: string) => {\n  return `Hello ${name}`;\n};',
  );
});

it('finds a member of a class, moved to the margin', () => {
  expect(declarationIn(source, 'Greeter.name', 'x.ts')).toBe("/** To whom. */\nname = 'Ada';");
  expect(declarationIn(source, 'Greeter.greet', 'x.ts')).toBe('greet() {\n  return hello(this.name);\n}');
});

it('refuses what is not declared', () => {
  expect(() => declarationIn(source, 'goodbye', 'x.ts')).toThrow('x.ts declares no goodbye');
  expect(() => declarationIn(source, 'Greeter.leave', 'x.ts')).toThrow('x.ts declares no Greeter.leave');
});

it('fills the fences that name a file, and leaves others', () => {
  const page =
    '```json file=.prettierrc.json\n```\n\n```ts file=tools/documentation/mdxPlugins.ts only=mdxPlugins\n```\n\n```sh\nls\n```';
  const filled = codeFromRepository(page);
  expect(filled).toContain('"printWidth"');
  expect(filled).toContain('export const mdxPlugins = {');
  expect(filled).not.toContain('import remarkGfm');
  expect(filled).toContain('```sh\nls\n```');
  expect(codeFromRepository('1. Do this:\n\n   ```ts file=libs/ui/src/button/index.ts\n   ```\n')).toMatch(
    /^1. Do this:\n\n {3}```ts file=\S+\n {3}export [^]*\n {3}```\n$/,
  );
  expect(() => codeFromRepository('```ts file=gone.ts\n```')).toThrow('gone.ts');
});
