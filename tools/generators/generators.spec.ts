import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { bffModulePlan } from './bffModule.ts';
import { componentPlan } from './component.ts';
import { namesOf } from './names.ts';
import { writePlan } from './writePlan.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ezone-generated-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const present = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};

const syntaxErrors = (file: string) => {
  const source = readFileSync(file, 'utf8');
  const compilerOptions = { jsx: ts.JsxEmit.ReactJSX, experimentalDecorators: true, target: ts.ScriptTarget.ES2023 };
  const { diagnostics = [] } = ts.transpileModule(source, { fileName: file, reportDiagnostics: true, compilerOptions });
  return diagnostics.map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
};

it('writes a component with its stories, its spec and its door', () => {
  const written = writePlan(componentPlan(namesOf('rating-stars')), root);
  expect(written.map((file) => file.slice(root.length + 1))).toEqual([
    'libs/ui/src/rating-stars/RatingStars.tsx',
    'libs/ui/src/rating-stars/RatingStars.stories.tsx',
    'libs/ui/src/rating-stars/RatingStars.spec.tsx',
    'libs/ui/src/rating-stars/index.ts',
  ]);
  expect(written.flatMap(syntaxErrors)).toEqual([]);
});

it('writes a server module and adds it to the lists of modules and tables', () => {
  present(
    'apps/bff/src/app.module.ts',
    "import { A } from './a';\n\n@Module({ imports: [A] })\nexport class AppModule {}\n",
  );
  present('apps/bff/src/schema.ts', "import { B } from './b';\n\nexport const schema = { entities: [B] };\n");
  const written = writePlan(bffModulePlan(namesOf('story-ideas')), root);
  expect(written.flatMap(syntaxErrors)).toEqual([]);
  expect(readFileSync(join(root, 'apps/bff/src/app.module.ts'), 'utf8')).toContain('imports: [A, StoryIdeasModule]');
  expect(readFileSync(join(root, 'apps/bff/src/schema.ts'), 'utf8')).toContain('entities: [B, StoryIdea]');
});

it('wants a module to be named in the plural', () => {
  expect(() => bffModulePlan(namesOf('mailbox'))).toThrow('no plural');
});

it('writes nothing at all where a file is in the way', () => {
  present('libs/ui/src/chip/index.ts', 'mine');
  expect(() => writePlan(componentPlan(namesOf('chip')), root)).toThrow('libs/ui/src/chip/index.ts');
  expect(readFileSync(join(root, 'libs/ui/src/chip/index.ts'), 'utf8')).toBe('mine');
});
