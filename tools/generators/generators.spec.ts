import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { bffModulePlan } from './bffModule.ts';
import { componentPlan } from './component.ts';
import { featurePlan } from './feature.ts';
import type { CallsDocument } from './feature.ts';
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

describe('a server module', () => {
  const appModule = 'apps/bff/src/app.module.ts';
  const schema = 'apps/bff/src/schema.ts';
  const folder = 'apps/bff/src/modules/story-ideas';
  beforeEach(() => {
    present(
      appModule,
      "import { AModule } from './a';\nimport { b } from './z';\n\n@Module({ imports: [AModule] })\nclass AppModule {}\n",
    );
    present(schema, "import { ZSchema } from './z';\n\nconst entities = [ZSchema] as const;\n");
  });

  it.each([
    { isShared: false, hasStarter: false, starter: [] },
    { isShared: true, hasStarter: true, starter: [`${folder}/story-ideas.starter-content.ts`] },
  ])('is written, shared: $isShared, with starter content: $hasStarter', ({ starter, ...options }) => {
    const written = writePlan(bffModulePlan(namesOf('story-ideas'), options), root);
    expect(written.map((file) => file.slice(root.length + 1))).toEqual([
      `${folder}/story-idea.entity.ts`,
      `${folder}/story-ideas.dto.ts`,
      `${folder}/story-ideas.service.ts`,
      `${folder}/story-ideas.controller.ts`,
      `${folder}/story-ideas.module.ts`,
      ...starter,
      `${folder}/story-ideas.spec.ts`,
      appModule,
      schema,
    ]);
    expect(written.flatMap(syntaxErrors)).toEqual([]);
  });

  it('is added to the lists of modules and tables', () => {
    writePlan(bffModulePlan(namesOf('story-ideas'), { isShared: false, hasStarter: false }), root);
    expect(readFileSync(join(root, appModule), 'utf8')).toBe(
      "import { AModule } from './a';\nimport { StoryIdeasModule } from './modules/story-ideas/story-ideas.module';\n" +
        "import { b } from './z';\n\n@Module({ imports: [AModule, StoryIdeasModule] })\nclass AppModule {}\n",
    );
    expect(readFileSync(join(root, schema), 'utf8')).toBe(
      "import { StoryIdeaSchema } from './modules/story-ideas/story-idea.entity';\nimport { ZSchema } from './z';\n\n" +
        'const entities = [StoryIdeaSchema, ZSchema] as const;\n',
    );
  });

  it.each(['cases', 'news', 'imports', 'users', 'ids'])('refuses %s, of which one could be no variable', (name) => {
    expect(() => bffModulePlan(namesOf(name), { isShared: false, hasStarter: false })).toThrow('is taken');
  });

  it.each([
    ['classes', 'class'],
    ['boxes', 'box'],
    ['stories', 'story'],
    ['notes', 'note'],
  ])('knows what one of the %s is', (name, one) => {
    const plan = () => Object.keys(bffModulePlan(namesOf(`big-${name}`), { isShared: false, hasStarter: false }).files);
    expect(plan()).toContain(`apps/bff/src/modules/big-${name}/big-${one}.entity.ts`);
  });

  it('wants to be named in the plural', () => {
    expect(() => bffModulePlan(namesOf('mailbox'), { isShared: false, hasStarter: false })).toThrow('no plural');
  });
});

describe('a web app', () => {
  const calls = (operations: string[], fields: string[]): CallsDocument => ({
    paths: Object.fromEntries(operations.map((operationId) => [`/${operationId}`, { post: { operationId } }])),
    components: {
      schemas: { StoryIdeaDto: { properties: Object.fromEntries(['id', ...fields].map((field) => [field, {}])) } },
    },
  });
  const operations = ['listStoryIdeas', 'createStoryIdea', 'updateStoryIdea', 'removeStoryIdea'];
  const asWritten = calls(operations, ['title', 'description']);
  const messages = 'libs/i18n/src/messages';
  const places: Record<string, string> = {
    'tsconfig.json': '{ "references": [{ "path": "./libs/features/a" }] }',
    'apps/web/tsconfig.json': '{ "references": [{ "path": "../../libs/features/a" }] }',
    'apps/web/src/routes.tsx': "import { a } from '@ezone/features/a';\n\nconst table = { routes: [...aRoutes] };\n",
    'apps/web/src/SignedInShell.tsx': 'const collections: CollectionLoaders = { ...aCollections };\n',
    'apps/web-e2e/src/pages.e2e.ts': "const userPages = ['/apps/a'];\n",
    [`${messages}/menu.tr.json`]: '{ "menu.a.title": "A" }',
    [`${messages}/menu.ar.json`]: '{ "menu.a.title": "A" }',
  };

  it('is written, and added to the places that know of every app', () => {
    for (const [file, content] of Object.entries(places)) present(file, content);
    const written = writePlan(featurePlan(namesOf('story-ideas'), asWritten), root);
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(written.map((file) => file.slice(root.length + 1))).toEqual(
      expect.arrayContaining([
        'libs/features/story-ideas/src/StoryIdeasApp.tsx',
        'apps/web-e2e/src/story-ideas.e2e.ts',
      ]),
    );
    expect(written.filter((file) => /\.tsx?$/.test(file)).flatMap(syntaxErrors)).toEqual([]);
    expect(read('apps/web/src/routes.tsx')).toContain('routes: [...aRoutes, ...storyIdeasRoutes]');
    expect(read('apps/web/src/SignedInShell.tsx')).toContain('{...aCollections, ...storyIdeasCollections}');
    expect(read('tsconfig.json')).toContain('{ "path": "./libs/features/story-ideas" }');
    expect(JSON.parse(read(`${messages}/menu.tr.json`))).toHaveProperty(['menu.storyIdeas.title'], 'Story ideas');
    expect(JSON.parse(read(`${messages}/menu.tr.json`))).toHaveProperty(['menu.storyIdeas.create'], 'Yeni kayıt');
    expect(read('libs/features/story-ideas/src/messages.ts')).toContain('{# story idea} other {# story ideas}');
  });

  it('says which fields the module was given since it was written', () => {
    const { next } = featurePlan(namesOf('story-ideas'), calls(operations, ['title', 'author', 'year']));
    expect(next.join()).toContain('add author, year, take out description');
    expect(featurePlan(namesOf('story-ideas'), asWritten).next.join()).not.toContain('Give the app');
  });

  it('is refused where the client lacks its calls', () => {
    const without = calls(operations.slice(1), ['title']);
    expect(() => featurePlan(namesOf('story-ideas'), without)).toThrow('no listStoryIdeas');
  });
});

it('writes nothing at all where a file is in the way', () => {
  present('libs/ui/src/chip/index.ts', 'mine');
  expect(() => writePlan(componentPlan(namesOf('chip')), root)).toThrow('libs/ui/src/chip/index.ts');
  expect(readFileSync(join(root, 'libs/ui/src/chip/index.ts'), 'utf8')).toBe('mine');
});
