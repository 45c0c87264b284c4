import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

const { options } = ts.parseJsonConfigFileContent(
  { ...ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file)).config, files: [] },
  ts.sys,
  root,
);

/** The name by which a door is imported: `@ezone/ui/button` for `libs/ui/src/button/index.ts`. Undefined where it is none. */
export function moduleOf(door: string): string | undefined {
  const path = `./${relative(root, door)}`;
  for (const [name, [pattern = '']] of Object.entries(options.paths ?? {})) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? path === start : end !== '' && path.startsWith(start) && path.endsWith(end))
      return name.replace('*', path.slice(start.length, -(end ?? '').length || undefined));
  }
  return undefined;
}

const resolved = ts.createModuleResolutionCache(root, (name) => name, options);

/** The file that a module is, as a file asks for it; undefined where there is none. */
export const fileOf = (module: string, from: string): string | undefined =>
  ts.resolveModuleName(module, from, options, ts.sys, resolved).resolvedModule?.resolvedFileName;

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const namesOf = (node: ts.Statement, file: string): readonly string[] => {
  if (ts.isExportDeclaration(node)) {
    if (node.exportClause && ts.isNamedExports(node.exportClause))
      return node.exportClause.elements.map(({ name }) => name.text);
    if (node.exportClause) return [node.exportClause.name.text];
    const behind = node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
    const all = fileOf(behind, file);
    return all === undefined ? [] : exportsOf(all);
  }
  if (!isExported(node)) return [];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  return ts.isDeclarationStatement(node) && node.name && ts.isIdentifier(node.name) ? [node.name.text] : [];
};

/** The names that a source file exports. */
export const exportsOf = (file: string): readonly string[] =>
  ts
    .createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    .statements.flatMap((node) => namesOf(node, file));
