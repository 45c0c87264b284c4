import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { exportsOf, fileOf } from './workspaceModules.ts';

const root = join(import.meta.dirname, '../..');

/** What stands between two tags, or between a tag and the end, would be a text whatever it says. */
const isWords = (child: ts.JsxChild) => ts.isJsxText(child) && !child.containsOnlyTriviaWhiteSpaces;

const isDecorated = (member: ts.ClassElement) =>
  ts.canHaveDecorators(member) && (ts.getDecorators(member) ?? []).length > 0;

/**
 * What a fence may show of a file, beside all of it: some members of a class or of an object, entries of a list, attributes or elements of
 * JSX. Mere words are some of these too, as attributes without a value or members without a type, so that we look what was read.
 */
const PARTS: readonly { around: (code: string) => string; isWhole: (shown: ts.Expression) => boolean }[] = [
  {
    around: (code) => `class { ${code}\n}`,
    isWhole: (shown) =>
      ts.isClassExpression(shown) &&
      shown.members.every((member) => isDecorated(member) || ('type' in member && member.type !== undefined)),
  },
  {
    around: (code) => `{ ${code}\n}`,
    isWhole: (shown) =>
      ts.isObjectLiteralExpression(shown) &&
      shown.properties.every((one) => ts.isPropertyAssignment(one) || ts.isSpreadAssignment(one)),
  },
  { around: (code) => `[ ${code}\n]`, isWhole: ts.isArrayLiteralExpression },
  {
    around: (code) => `<Shown ${code}\n/>`,
    isWhole: (shown) =>
      ts.isJsxSelfClosingElement(shown) &&
      shown.attributes.properties.every((one) => ts.isJsxSpreadAttribute(one) || one.initializer !== undefined),
  },
  {
    around: (code) => `<>${code}\n</>`,
    isWhole: (shown) => ts.isJsxFragment(shown) && !shown.children.some(isWords),
  },
];

const parsed = (code: string) =>
  ts.createSourceFile('fence.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const syntaxErrorIn = (code: string): string | undefined => {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'fence.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest, experimentalDecorators: true },
  });
  return diagnostics[0] && ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ');
};

const isPart = (code: string): boolean =>
  PARTS.some(({ around, isWhole }) => {
    const whole = `const shown = ${around(code)};`;
    if (syntaxErrorIn(whole) !== undefined) return false;
    const [statement, ...others] = parsed(whole).statements;
    const [shown] = statement && ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    return others.length === 0 && shown?.initializer !== undefined && isWhole(shown.initializer);
  });

/** A module that code imports, or exports from, and the names that it takes from it. */
type Import = { module: string; names: string[] };

const namesOf = (elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>) =>
  elements.map(({ name, propertyName }) => (propertyName ?? name).text);

/** The names that an import or an export takes; of `* as all`, none by its name. */
const takenBy = (node: ts.ImportDeclaration | ts.ExportDeclaration): string[] => {
  if (ts.isExportDeclaration(node))
    return node.exportClause && ts.isNamedExports(node.exportClause) ? namesOf(node.exportClause.elements) : [];
  const { name, namedBindings } = node.importClause ?? {};
  return [
    ...(name ? ['default'] : []),
    ...(namedBindings && ts.isNamedImports(namedBindings) ? namesOf(namedBindings.elements) : []),
  ];
};

const importsIn = (code: string): Import[] => {
  const imports: Import[] = [];
  const look = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      imports.push({ module: node.moduleSpecifier.text, names: takenBy(node) });
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [module] = node.arguments;
      if (module && ts.isStringLiteral(module)) imports.push({ module: module.text, names: [] });
    }
    ts.forEachChild(node, look);
  };
  look(parsed(code));
  return imports;
};

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
  const exported = exportsOf(file);
  // What such a file exports, only the compiler knows.
  if (exported === undefined) return [];
  return names.filter((name) => !exported.includes(name)).map((name) => `${module} exports no ${name}`);
};

/**
 * What is wrong with code that stands in a page: what no compiler would take, and what it imports that is not there.
 * @param into the file that the reader writes it into
 * @param made files that the page names, which the reader may have made
 */
export function problemsOfCode(code: string, into: string | undefined, made: readonly string[]): string[] {
  const error = syntaxErrorIn(code);
  return [
    ...(error === undefined || isPart(code) ? [] : [`"${code.split('\n')[0] ?? ''}": ${error}`]),
    ...importsIn(code).flatMap((one) => problemsOfImport(one, into, made)),
  ];
}
