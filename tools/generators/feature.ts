import { moduleWords } from './bff-module/moduleWords.ts';
import type { ModuleWords } from './bff-module/moduleWords.ts';
import { appFile } from './feature/appFile.ts';
import { collectionFile } from './feature/collectionFile.ts';
import { fieldsFile } from './feature/fieldsFile.ts';
import { indexFile } from './feature/indexFile.ts';
import { journeyFile } from './feature/journeyFile.ts';
import { messagesFile } from './feature/messagesFile.ts';
import { modelFile } from './feature/modelFile.ts';
import { newFile } from './feature/newFile.ts';
import { openFile } from './feature/openFile.ts';
import { projectFile, tsconfigFile } from './feature/projectFiles.ts';
import { rulesFile } from './feature/rulesFile.ts';
import { serverFile } from './feature/serverFile.ts';
import { specFile } from './feature/specFile.ts';
import { stageFile } from './feature/stageFile.ts';
import { storiesFile } from './feature/storiesFile.ts';
import { titlesFile } from './feature/titlesFile.ts';
import { sentences, translationsFile } from './feature/translations.ts';
import { withEntry, withImport, withSentence } from './insertions.ts';
import type { Names } from './names.ts';
import type { Plan } from './writePlan.ts';

/** What is looked at of the document of the server's calls. */
export type CallsDocument = {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
};

const messages = 'libs/i18n/src/messages';

/** The fields that the app is written with. */
const FIELDS = ['title', 'description'];

/** What is to be done about a module that was given other fields: the app does not compile until it is. */
const otherFields = ({ Thing, Things, thing }: ModuleWords, { components: { schemas } }: CallsDocument): string[] => {
  const has = Object.keys(schemas[`${Thing}Dto`]?.properties ?? {}).filter((field) => field !== 'id');
  const more = has.filter((field) => !FIELDS.includes(field));
  const without = FIELDS.filter((field) => !has.includes(field));
  const wanted = [
    ...(more.length > 0 ? [`add ${more.join(', ')}`] : []),
    ...(without.length > 0 ? [`take out ${without.join(', ')}`] : []),
  ];
  return wanted.length === 0
    ? []
    : [
        `Give the app the fields of the module: ${wanted.join(', ')}, in ${thing}.ts, ${thing}Rules.ts, ${Thing}Fields.tsx, ${Things}App.tsx and what is tested.`,
      ];
};

/** The places that know of every app. */
const editsFor = ({ things, thingsPath, Nouns }: ModuleWords): Plan['edits'] => {
  const importOf = (name: string) => `import { ${name} } from '@ezone/features/${thingsPath}';`;
  const referenceFrom = (root: string) => (source: string) =>
    withEntry(source, '"references": [', `{ "path": "${root}/libs/features/${thingsPath}" }`);
  const menuSentences = (language: 'tr' | 'ar') => (source: string) =>
    withSentence(
      withSentence(source, `menu.${things}.title`, Nouns),
      `menu.${things}.create`,
      sentences[language]['list.create'],
    );
  return {
    'tsconfig.json': referenceFrom('.'),
    'apps/web/tsconfig.json': referenceFrom('../..'),
    'apps/web/src/routes.tsx': (source) =>
      withEntry(withImport(source, importOf(`${things}Routes`)), 'routes: [', `...${things}Routes`),
    'apps/web/src/SignedInShell.tsx': (source) =>
      withEntry(
        withImport(source, importOf(`${things}Collections`)),
        'collections: CollectionLoaders = {',
        `...${things}Collections`,
      ),
    'apps/web-e2e/src/pages.e2e.ts': (source) => withEntry(source, 'userPages = [', `'/apps/${thingsPath}'`),
    [`${messages}/menu.tr.json`]: menuSentences('tr'),
    [`${messages}/menu.ar.json`]: menuSentences('ar'),
  };
};

/**
 * A web app for a module of the server that `bffModulePlan` has written: a list, the record that is open, a dialog for a new one, with
 * stories, spec, journey and sentences.
 * @param calls the document of all calls, from which the client is generated
 * @throws Error where the calls of the module are not in it
 */
export const featurePlan = (all: Names, calls: CallsDocument): Plan => {
  const words = moduleWords(all, { isShared: false, hasStarter: false });
  const { Thing, Things, thing, things, thingsPath } = words;
  const operations = Object.values(calls.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  const missing = [`list${Things}`, `create${Thing}`, `update${Thing}`, `remove${Thing}`].filter(
    (call) => !operations.includes(call),
  );
  if (missing.length > 0)
    throw new Error(
      `The server documents no ${missing.join(', ')}: write the server's part first (npm run generate -- bff-module ${thingsPath}), ` +
        'then npx nx run bff:openapi && npx nx run api-client:generate.',
    );
  const folder = `libs/features/${thingsPath}`;
  return {
    files: {
      [`${folder}/project.json`]: projectFile(words),
      [`${folder}/tsconfig.json`]: tsconfigFile(words),
      [`${folder}/src/index.ts`]: indexFile(words),
      [`${folder}/src/titles.ts`]: titlesFile(words),
      [`${folder}/src/messages.ts`]: messagesFile(words),
      [`${folder}/src/model/${thing}.ts`]: modelFile(words),
      [`${folder}/src/model/${thing}Rules.ts`]: rulesFile(words),
      [`${folder}/src/model/${things}Collection.ts`]: collectionFile(words),
      [`${folder}/src/${Thing}Fields.tsx`]: fieldsFile(words),
      [`${folder}/src/New${Thing}.tsx`]: newFile(words),
      [`${folder}/src/Open${Thing}.tsx`]: openFile(words),
      [`${folder}/src/${Things}App.tsx`]: appFile(words),
      [`${folder}/src/${Things}App.stories.tsx`]: storiesFile(words),
      [`${folder}/src/${Things}App.spec.tsx`]: specFile(words),
      [`${folder}/src/testing/${things}Server.ts`]: serverFile(words),
      [`${folder}/src/testing/${Things}Stage.tsx`]: stageFile(words),
      [`apps/web-e2e/src/${thingsPath}.e2e.ts`]: journeyFile(words),
      [`${messages}/${things}.tr.json`]: translationsFile(words, 'tr'),
      [`${messages}/${things}.ar.json`]: translationsFile(words, 'ar'),
    },
    edits: editsFor(words),
    next: [
      `Compile the sentences: npx nx run i18n:messages && npx nx run bff:search-pages`,
      ...otherFields(words, calls),
      `Its Turkish and Arabic speak of "a record", and leave its name in English: have them read by somebody who speaks them.`,
      `Choose its icon, its place in the menu and a key in ${folder}/src/index.ts.`,
    ],
  };
};
