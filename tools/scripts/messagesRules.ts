import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Sentences by id, as written. */
export type Sentences = Readonly<Record<string, string>>;

type Plural = { argument: string; ordinal: boolean; options: string[] };
type Anatomy = { names: Set<string>; plurals: Plural[] };

const exactForms: Readonly<Record<string, string>> = { zero: '=0', one: '=1', two: '=2' };

const collect = (elements: readonly MessageFormatElement[], anatomy: Anatomy): Anatomy => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      anatomy.names.add(`<${element.value}>`);
      collect(element.children, anatomy);
      continue;
    }
    anatomy.names.add(`{${element.value}}`);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const options = Object.keys(element.options);
    if (element.type === TYPE.select) options.forEach((option) => anatomy.names.add(`{${element.value}: ${option}}`));
    else anatomy.plurals.push({ argument: element.value, ordinal: element.pluralType === 'ordinal', options });
    Object.values(element.options).forEach((option) => collect(option.value, anatomy));
  }
  return anatomy;
};

const anatomyOf = (sentence: string) => collect(parse(sentence), { names: new Set(), plurals: [] });

const missingForms = (language: string, { ordinal, options }: Plural) =>
  new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' })
    .resolvedOptions()
    .pluralCategories.filter((form) => !options.includes(form) && !options.includes(exactForms[form] ?? form));

/**
 * What is wrong with one sentence, in words; empty when all is well. Its arguments must be those of the English one,
 * and a plural must have every form that its language has (Arabic has six).
 */
export const problemsOfSentence = (language: string, sentence: string, english: string): string[] => {
  if (sentence.trim() === '') return ['is empty'];
  try {
    const anatomy = anatomyOf(sentence);
    const expected = anatomyOf(english);
    return [
      ...[...expected.names].filter((name) => !anatomy.names.has(name)).map((name) => `lacks ${name}`),
      ...[...anatomy.names]
        .filter((name) => !expected.names.has(name))
        .map((name) => `has ${name}, which English has not`),
      ...anatomy.plurals.flatMap((plural) =>
        missingForms(language, plural).map((form) => `lacks the plural form "${form}" of {${plural.argument}}`),
      ),
    ];
  } catch (error) {
    return [`is not a valid ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/** What is wrong with a translation as a whole: sentences missing, superfluous or not fitting the English ones. */
export const problemsOfTranslation = (language: string, translation: Sentences, english: Sentences): string[] => [
  ...Object.keys(english)
    .filter((id) => !(id in translation))
    .map((id) => `${language}: ${id} is missing`),
  ...Object.keys(translation)
    .filter((id) => !(id in english))
    .map((id) => `${language}: ${id} is superfluous: the code does not say it`),
  ...Object.entries(translation).flatMap(([id, sentence]) => {
    const source = english[id];
    return source === undefined
      ? []
      : problemsOfSentence(language, sentence, source).map((problem) => `${language}: ${id} ${problem}`);
  }),
];

/** What is wrong with ids: they read `feature.place.what`, and the first part names a file. */
export const problemsOfIds = (ids: readonly string[]): string[] =>
  ids
    .filter((id) => !/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*){2,}$/.test(id))
    .map((id) => `en: ${id} must read feature.place.what`);

/**
 * What is wrong with the sentences of one file: they belong to one namespace. A file is fetched as a whole, and a namespace is;
 * where one held two, what is there from the start would bring what is only said later.
 */
export const problemsOfFile = (file: string, ids: readonly string[]): string[] => {
  const namespaces = [...new Set(ids.map((id) => id.split('.')[0]))];
  return namespaces.length > 1 ? [`${file} holds sentences of several namespaces: ${namespaces.join(', ')}`] : [];
};

/** Sentences compiled to syntax trees, one a line, so that a changed sentence is a changed line. */
export const compile = (sentences: Sentences): string => {
  const lines = Object.entries(sentences).map(([id, text]) => `${JSON.stringify(id)}:${JSON.stringify(parse(text))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};
