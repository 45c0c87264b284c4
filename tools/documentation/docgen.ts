import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withCompilerOptions } from 'react-docgen-typescript';
import type { ParserOptions, PropItem } from 'react-docgen-typescript';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** How the props of components are read from their types, in Storybook and in the app. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  shouldIncludePropTagMap: true,
  // Not the hundreds of attributes of an HTML element or of React Aria.
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
} satisfies ParserOptions;

/** A prop of a component as its type says it. */
export type PropDoc = {
  name: string;
  /** As TypeScript writes it. */
  type: string;
  /** The values that a control offers, where the type is a choice of texts. */
  options?: string[];
  isRequired: boolean;
  /** As the code writes it, or in words. */
  defaultValue?: string;
  /** Markdown from the doc comment. */
  description: string;
};

/** The props of the components that a file exports, by the component's name. */
export type PropDocs = Record<string, PropDoc[]>;

const optionsOf = ({ type }: PropItem): string[] | undefined => {
  const values = (type.value as { value: string }[] | undefined)?.map(({ value }) => value);
  return values?.every((value) => /^"[^"]*"$/.test(value)) ? values.map((value) => value.slice(1, -1)) : undefined;
};

/** Without the brackets that the type of an optional function stands in: they were for `| undefined`, which has been left out. */
const withoutBrackets = (type: string): string => {
  const [alias] = ts.createSourceFile('type.ts', `type Prop = ${type}`, ts.ScriptTarget.Latest, true).statements;
  return alias && ts.isTypeAliasDeclaration(alias) && ts.isParenthesizedTypeNode(alias.type)
    ? alias.type.type.getText()
    : type;
};

const typeOf = ({ type: { name, raw } }: PropItem): string => withoutBrackets(name === 'enum' ? (raw ?? name) : name);

/** The tags of a doc comment, by their names; those of the same name below each other. */
type Tags = { default?: string; param?: string };

/** What a prop is for, and the parameters of a function. */
const descriptionOf = ({ description, tags }: PropItem): string =>
  [description, (tags as Tags).param?.replace(/^(\w+) /gm, '`$1`: ')].filter(Boolean).join('\n');

/** What the doc comment calls the default, before what the code has: a reader may not know the names in it. A whole function says nothing. */
const defaultOf = ({ tags, defaultValue }: PropItem): string | undefined => {
  const value = (tags as Tags).default ?? (defaultValue as { value: unknown } | null)?.value;
  const text = value === undefined ? '' : String(value);
  return text === '' || text.includes('\n') ? undefined : text.replace(/^"('.*')"$/, '$1');
};

const docOf = (prop: PropItem): PropDoc => {
  const options = optionsOf(prop);
  const defaultValue = defaultOf(prop);
  return {
    name: prop.name,
    type: options ? options.map((option) => `'${option}'`).join(' | ') : typeOf(prop),
    ...(options && { options }),
    isRequired: prop.required,
    ...(defaultValue !== undefined && {
      defaultValue: options?.includes(defaultValue) ? `'${defaultValue}'` : defaultValue,
    }),
    description: descriptionOf(prop),
  };
};

let program: ts.Program | undefined;
/** All that components of pages may be made of, read once: it takes some seconds. */
const readProgram = (): ts.Program => {
  const path = join(root, 'tsconfig.base.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    root,
  );
  return (program ??= ts.createProgram(
    globSync('libs/{ui,shell}/src/**/index.ts', { cwd: root }).map((file) => join(root, file)),
    { ...options, noEmit: true, composite: false, incremental: false },
  ));
};

/** The files that a door hands things on from; the reader of types knows components where they are written. */
export const filesBehind = (door: string): string[] => {
  const { statements } = ts.createSourceFile(door, readFileSync(door, 'utf8'), ts.ScriptTarget.Latest);
  const files = statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    !statement.isTypeOnly &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? [join(dirname(door), `${statement.moduleSpecifier.text}.tsx`)]
      : [],
  );
  return [...new Set(files)].filter((file) => existsSync(file));
};

const required = ({ isRequired }: PropDoc) => (isRequired ? 0 : 1);

/** Reads the props of all components that are exported by a door, such as `libs/ui/src/button/index.ts`. */
export function propsOf(door: string): PropDocs {
  const parser = withCompilerOptions({}, docgenOptions);
  const docs = filesBehind(door).flatMap((file) => parser.parseWithProgramProvider(file, readProgram));
  return Object.fromEntries(
    docs.map(({ displayName, props }) => [
      displayName,
      Object.values(props)
        .map(docOf)
        .sort((one, other) => required(one) - required(other) || one.name.localeCompare(other.name, 'en')),
    ]),
  );
}
