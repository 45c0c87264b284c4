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

const has = (node: ts.Statement, modifier: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === modifier);

const namesOf = (node: ts.Statement, file: string, above: readonly string[]): readonly string[] | undefined => {
  if (ts.isExportAssignment(node)) return node.isExportEquals ? undefined : ['default'];
  if (ts.isExportDeclaration(node)) {
    if (node.exportClause && ts.isNamedExports(node.exportClause))
      return node.exportClause.elements.map(({ name }) => name.text);
    if (node.exportClause) return [node.exportClause.name.text];
    const behind = node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
    const all = fileOf(behind, file);
    if (all === undefined) return undefined;
    // Files that export each other say no more the second time.
    return above.includes(all) ? [] : exportsOf(all, above)?.filter((name) => name !== 'default');
  }
  if (!has(node, ts.SyntaxKind.ExportKeyword)) return [];
  if (has(node, ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  return ts.isDeclarationStatement(node) && node.name && ts.isIdentifier(node.name) ? [node.name.text] : [];
};

/**
 * The names that a source file, or the types of a package, export. Undefined where they cannot be read without a compiler: in what is no
 * TypeScript, and where one value is all of the module (`export =`).
 */
export function exportsOf(file: string, above: readonly string[] = []): readonly string[] | undefined {
  if (!/\.[cm]?tsx?$/.test(file)) return undefined;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const names = source.statements.map((node) => namesOf(node, file, [...above, file]));
  return names.includes(undefined) ? undefined : names.flatMap((one) => one ?? []);
}
