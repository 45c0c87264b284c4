import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Variables that the server does not read itself: they are for Node, Nx, the library of PostgreSQL, and the tests. */
const OF_OTHERS = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'NX_DAEMON', 'PGSSLMODE', 'CHROMIUM_PATH'];

const environment = 'apps/bff/src/platform/config/environment.ts';

const valueOf = (initializer: ts.Expression | undefined): string | undefined =>
  initializer && ts.isStringLiteral(initializer) ? initializer.text : initializer?.getText();

const file = ts.createSourceFile(environment, read(environment), ts.ScriptTarget.Latest, true);

/** What the server takes in place of its defaults where it is in production: the object of this name. */
const productionDefaults = (): ReadonlyMap<string, string | undefined> => {
  const found = new Map<string, string | undefined>();
  const look = (node: ts.Node, isWithin: boolean): void => {
    if (isWithin && ts.isPropertyAssignment(node)) found.set(node.name.getText(), valueOf(node.initializer));
    const isIt = ts.isVariableDeclaration(node) && node.name.getText() === 'inProduction';
    ts.forEachChild(node, (child) => {
      look(child, isWithin || isIt);
    });
  };
  look(file, false);
  return found;
};

const inProduction = productionDefaults();

/** The variables that the server takes from its environment, each with its defaults where it has some. */
export const serverDefaults: ReadonlyMap<string, { usual?: string; inProduction?: string }> = new Map(
  file.statements
    .filter(ts.isClassDeclaration)
    .filter(({ name }) => name?.text === 'Environment')
    .flatMap(({ members }) => members.filter(ts.isPropertyDeclaration))
    .map(({ name, initializer }) => [
      name.getText(),
      { usual: valueOf(initializer), inProduction: inProduction.get(name.getText()) },
    ]),
);

const known = [...serverDefaults.keys(), ...OF_OTHERS];
const compose = read('compose.yaml');

/** How variables are set: in a shell or a file of variables, and for a container, which may take the value from the shell. */
const SET = [
  /(?<![\w$])([A-Z][A-Z0-9_]{2,})=/g,
  /(?<!\S)--env[ =]["']?([A-Z][A-Z0-9_]{2,})\b/g,
  // Of other programs, such as `grep`, `-e` says something else.
  /(?<=\bdocker\b(?:\\\n|[^\n])*\s-e ?["']?)(?<!\w)([A-Z][A-Z0-9_]{2,})\b/g,
];

/** How YAML sets them: as keys, or as entries of a list. */
const SET_IN_YAML = [...SET, /(?<=^[ \t]*|[{,][ \t]*|- )["']?([A-Z][A-Z0-9_]{2,})["']?[ \t]*(?::(?=\s)|$)/gm];

/**
 * The variables that a text sets, though nobody reads them: neither the server, nor `compose.yaml`, nor the text itself by `$NAME`.
 * @param language of the text: a name before a colon is a variable in YAML alone
 */
export function unknownSettings(text: string, language = 'sh'): string[] {
  const isRead = (name: string) => new RegExp(`\\$\\{?${name}\\b`).test(`${text}\n${compose}`);
  const patterns = /^ya?ml$/.test(language) ? SET_IN_YAML : SET;
  const set = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(set)].filter((name) => !known.includes(name) && !isRead(name));
}
