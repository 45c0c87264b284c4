import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { exportsOf, fileOf } from './workspaceModules.ts';

const root = join(import.meta.dirname, '../..');

/** What a fence may show of a file: all of it, or some members of a class or of an object, entries of a list, attributes or elements of JSX. */
const AROUND: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => `class Shown { ${code} }`,
  (code) => `({ ${code} });`,
  (code) => `[ ${code} ];`,
  (code) => `<Shown ${code} />;`,
  // Any words would be text between these.
  (code) => (/^\s*</.test(code) ? `<>${code}</>;` : code),
];

const syntaxErrorIn = (code: string): string | undefined => {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'fence.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest, experimentalDecorators: true },
  });
  return diagnostics[0] && ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ');
};

/** A module that code imports, and the names that it takes from it. */
type Import = { module: string; names: string[] };

const importsIn = (code: string): Import[] => {
  const imports: Import[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { namedBindings } = node.importClause ?? {};
      const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
      imports.push({
        module: node.moduleSpecifier.text,
        names: named.map(({ name, propertyName }) => (propertyName ?? name).text),
      });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [module] = node.arguments;
      if (module && ts.isStringLiteral(module)) imports.push({ module: module.text, names: [] });
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('fence.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return imports;
};

/** Of the workspace, or a file beside the one that imports it: we know what these export. */
const isOurs = (module: string) => /^(@ezone\/|\.)/.test(module);

/** What the reader makes: a file that the page names, or one in a folder that there is not yet. */
const isMade = (module: string, into: string, made: readonly string[]): boolean => {
  const names = ['', '.ts', '.tsx'].map((ending) => `${basename(module)}${ending}`);
  const folder = module === '.' ? dirname(into) : dirname(join(dirname(into), module));
  return (
    made.some((file) => names.includes(basename(file))) || (module.startsWith('.') && !existsSync(join(root, folder)))
  );
};

const problemsOfImport = ({ module, names }: Import, into: string | undefined, made: readonly string[]): string[] => {
  if (module.startsWith('.') && into === undefined)
    return [`the fence that imports ${module} does not say by into= which file it is for`];
  const target = into ?? 'fence.tsx';
  const file = fileOf(module, join(root, target));
  if (file === undefined) return isMade(module, target, made) ? [] : [`there is no ${module} to import`];
  if (!isOurs(module)) return [];
  const exported = exportsOf(file);
  return names.filter((name) => !exported.includes(name)).map((name) => `${module} exports no ${name}`);
};

/**
 * What is wrong with code that stands in a page: what no compiler would take, and what it imports that is not there.
 * @param into the file that the reader writes it into
 * @param made files that the page names, which the reader may have made
 */
export function problemsOfCode(code: string, into: string | undefined, made: readonly string[]): string[] {
  const isCode = AROUND.some((around) => syntaxErrorIn(around(code)) === undefined);
  return [
    ...(isCode ? [] : [`"${code.split('\n')[0] ?? ''}": ${syntaxErrorIn(code) ?? ''}`]),
    ...importsIn(code).flatMap((one) => problemsOfImport(one, into, made)),
  ];
}
