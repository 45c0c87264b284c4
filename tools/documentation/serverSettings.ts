import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Variables that the server does not read itself: they are for Node, Nx, the library of PostgreSQL, and the tests. */
const OF_OTHERS = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'NX_DAEMON', 'PGSSLMODE', 'CHROMIUM_PATH'];

/** The variables that the server takes from its environment. */
export function serverSettings(): string[] {
  const path = 'apps/bff/src/platform/config/environment.ts';
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  return file.statements
    .filter(ts.isClassDeclaration)
    .filter(({ name }) => name?.text === 'Environment')
    .flatMap(({ members }) => members.filter(ts.isPropertyDeclaration).map(({ name }) => name.getText()));
}

const known = [...serverSettings(), ...OF_OTHERS];
const compose = read('compose.yaml');

/**
 * The variables that a text sets, `NAME=value`, though nobody reads them: neither the server, nor `compose.yaml`, nor the text itself by
 * `$NAME`.
 */
export function unknownSettings(text: string): string[] {
  const isRead = (name: string) => new RegExp(`\\$\\{?${name}\\b`).test(`${text}\n${compose}`);
  const set = [...text.matchAll(/(?<![\w$])([A-Z][A-Z0-9_]{2,})=/g)].map(([, name = '']) => name);
  return [...new Set(set)].filter((name) => !known.includes(name) && !isRead(name));
}
