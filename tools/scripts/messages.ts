/**
 * Extracts the English sentences from the code, checks the Turkish and Arabic ones against them and that none says a common
 * one anew, and compiles all of them for the browser. `--check` writes nothing and fails where something is stale. Names of namespaces limit the
 * work to those: `node tools/scripts/messages.ts notes`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { headingMessage, headingsIn } from '#documentation/pageHeadings';
import { problemsOfRepeats } from './commonSentences.ts';
import { compile, problemsOfFile, problemsOfIds, problemsOfSentence, problemsOfTranslation } from './messagesRules.ts';
import type { Sentences } from './messagesRules.ts';

const root = join(import.meta.dirname, '../..');
const texts = join(root, 'libs/i18n/src/messages');
const generated = join(root, 'libs/i18n/src/__generated__');
const languages = ['en', 'tr', 'ar'] as const;
const check = process.argv.includes('--check');
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const problems: string[] = [];

const sorted = (sentences: Sentences): Sentences =>
  Object.fromEntries(Object.entries(sentences).sort(([a], [b]) => (a < b ? -1 : 1)));
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const readSentences = (path: string) => JSON.parse(read(path) ?? '{}') as Sentences;
const put = (path: string, content: string) => {
  if (read(path) === content) return;
  if (check) problems.push(`${relative(root, path)} is stale: run "npx nx messages i18n"`);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
};

/** English by namespace, as the code says it. */
const extract = (): Map<string, Record<string, string>> => {
  const sources = globSync(['libs/**/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.(spec|stories)\.tsx?$|__generated__/.test(file))
    .filter((file) => /defineMessages?[(<]|<Formatted|formatMessage\(\{/.test(readFileSync(join(root, file), 'utf8')));
  const command = join(root, 'node_modules/.bin/formatjs');
  const json =
    sources.length === 0
      ? '{}'
      : execFileSync(command, ['extract', ...sources, '--throws', '--extract-source-location'], {
          cwd: root,
          encoding: 'utf8',
        });
  const namespaces = new Map<string, Record<string, string>>();
  const messages = JSON.parse(json) as Record<string, { defaultMessage: string; file: string }>;
  const files = Map.groupBy(Object.entries(messages), ([, { file }]) => file);
  for (const [file, entries] of files)
    problems.push(
      ...problemsOfFile(
        file,
        entries.map(([id]) => id),
      ),
    );
  for (const [id, { defaultMessage }] of Object.entries(messages)) {
    const namespace = id.split('.')[0] ?? id;
    namespaces.set(namespace, { ...namespaces.get(namespace), [id]: defaultMessage });
  }
  namespaces.set('docs', { ...namespaces.get('docs'), ...headings() });
  return namespaces;
};

/** The headings of the pages of documentation: each is one sentence, however many pages have it. */
const headings = (): Record<string, string> =>
  Object.fromEntries(
    globSync('libs/**/src/**/*.mdx', { cwd: root })
      .flatMap((file) => headingsIn(readFileSync(join(root, file), 'utf8')))
      .flatMap((text): [string, string][] => {
        const id = headingMessage(text);
        return id === undefined ? [] : [[id, text]];
      }),
  );

const english = extract();
problems.push(...problemsOfRepeats(Object.assign({}, ...english.values()) as Sentences));
const namespaces = [...english.keys()].sort();
const chosen = only.length > 0 ? namespaces.filter((namespace) => only.includes(namespace)) : namespaces;

for (const namespace of chosen) {
  const source = sorted(english.get(namespace) ?? {});
  put(join(texts, `${namespace}.en.json`), `${JSON.stringify(source, null, 2)}\n`);
  problems.push(...problemsOfIds(Object.keys(source)));
  for (const language of languages) {
    const sentences = language === 'en' ? source : readSentences(join(texts, `${namespace}.${language}.json`));
    const wrong =
      language === 'en'
        ? Object.entries(source).flatMap(([id, text]) =>
            problemsOfSentence('en', text, text).map((what) => `en: ${id} ${what}`),
          )
        : problemsOfTranslation(language, sentences, source);
    problems.push(...wrong);
    if (wrong.some((problem) => problem.includes('not a valid ICU'))) continue;
    put(join(generated, language, `${namespace}.json`), compile(sorted(sentences)));
  }
}

const known = new Set(namespaces.flatMap((namespace) => languages.map((language) => `${namespace}.${language}.json`)));
for (const file of only.length > 0 ? [] : globSync('*.json', { cwd: texts }).filter((name) => !known.has(name))) {
  problems.push(`libs/i18n/src/messages/${file} belongs to no namespace of the code`);
}
for (const file of globSync('*/*.json', { cwd: generated })) {
  if (namespaces.some((namespace) => file.endsWith(`/${namespace}.json`))) continue;
  if (check) problems.push(`libs/i18n/src/__generated__/${file} is stale: run "npx nx messages i18n"`);
  else rmSync(join(generated, file));
}

const header = '// Written by tools/scripts/messages.ts. Do not edit.\n';
const json = "{ with: { type: 'json' } }";
const present = namespaces.filter((namespace) => existsSync(join(generated, 'ar', `${namespace}.json`)));
const loaderLines = () =>
  languages
    .map(
      (language) =>
        `  ${language}: {\n${present.map((name) => `    ${name}: () => import('./${language}/${name}.json', ${json}),\n`).join('')}  },\n`,
    )
    .join('');
put(
  join(generated, 'loaders.ts'),
  `${header}
/** The first part of a message id: the sentences that are fetched together. */
export type Namespace = ${present.map((name) => `'${name}'`).join(' | ') || 'never'};

/** Fetches a file of compiled sentences. */
export type Loader = () => Promise<{ default: unknown }>;

/** Where the sentences lie in each language, one file a namespace. */
export const loaders: Record<'en' | 'tr' | 'ar', Record<Namespace, Loader>> = {\n${loaderLines()}};\n`,
);
const staticNames = languages.flatMap((language) =>
  present.map((name) => ({ language, name, id: `${language}_${name}` })),
);
put(
  join(generated, 'allMessages.ts'),
  `${header}${staticNames.map(({ language, name, id }) => `import ${id} from './${language}/${name}.json' with { type: 'json' };\n`).join('')}
/** Every sentence in every language, for specs and stories. */
export const allMessages = {\n${languages
    .map((language) => `  ${language}: { ${present.map((name) => `${name}: ${language}_${name}`).join(', ')} },\n`)
    .join('')}};\n`,
);

problems.forEach((problem) => {
  console.error(problem);
});
const count = chosen.reduce((sum, namespace) => sum + Object.keys(english.get(namespace) ?? {}).length, 0);
console.log(
  `${count} sentences in ${chosen.length} namespaces and ${languages.length} languages, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
