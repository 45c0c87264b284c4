import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

const namesOf = (node: ts.Node): string[] => {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = node as ts.NamedDeclaration;
  return name && ts.isDeclarationStatement(node as ts.Statement) ? [name.getText()] : [];
};

const membersOf = (node: ts.Node): readonly ts.Node[] =>
  ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) ? node.members : [];

/** The text of a declaration with its comment, moved to the margin. */
const textOf = (node: ts.Node, file: ts.SourceFile): string => {
  const [comment] = ts.getLeadingCommentRanges(file.text, node.pos)?.slice(-1) ?? [];
  const start = Math.min(comment?.pos ?? Infinity, node.getStart(file));
  const lines = file.text.slice(start, node.end).split('\n');
  const { character: indent } = file.getLineAndCharacterOfPosition(start);
  return lines
    .map((line, index) => (index === 0 ? line : line.replace(new RegExp(`^ {0,${String(indent)}}`), '')))
    .join('\n');
};

/**
 * A declaration of a source file as it is written there: `createNote`, or `NotesController.create` for a member of a class.
 * @throws Error where the file has no such declaration
 */
export function declarationIn(text: string, name: string, path: string): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const [outer, inner] = name.split('.');
  const statement = file.statements.find((one) => namesOf(one).includes(outer ?? ''));
  const node = inner
    ? statement && membersOf(statement).find((one) => (one as ts.NamedDeclaration).name?.getText() === inner)
    : statement;
  if (!node) throw new Error(`${path} declares no ${name}`);
  return textOf(node, file);
}

/**
 * The code that a fence asks for by `file=` and, where only some of it is meant, `only=` with the names of declarations, by commas.
 * Undefined where it names no file.
 * @throws Error where there is no such file or declaration
 */
export function codeOf(meta: string): string | undefined {
  const path = /(?:^|\s)file=(\S+)/.exec(meta)?.[1];
  if (path === undefined) return undefined;
  const text = readFileSync(join(root, path), 'utf8').trimEnd();
  const only = /(?:^|\s)only=(\S+)/.exec(meta)?.[1];
  return only
    ? only
        .split(',')
        .map((name) => declarationIn(text, name, path))
        .join('\n\n')
    : text;
}

/**
 * Fills the fences of a page that name a file of the repository with its text, so that what a guide shows is what there is: a page that
 * names a file or a declaration which is gone does not build.
 */
export const codeFromRepository = (page: string): string =>
  page.replace(/^( *)(`{3,})(\w+) (.*)\n[^]*?^\1\2$/gm, (...match: string[]) => {
    const [fence = '', indent = '', marks = '', language = '', meta = ''] = match;
    const code = codeOf(meta);
    // In an item of a list all lines stand as far in as the fence.
    return code === undefined ? fence : `${marks}${language} ${meta}\n${code}\n${marks}`.replace(/^(?=.)/gm, indent);
  });
