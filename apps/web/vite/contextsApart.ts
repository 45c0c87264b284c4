import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import type { Plugin } from 'vite';
import type { Node } from './syntax.ts';

const library = /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]\w+\.mjs$/;
/** What the module of a file's contexts is called, beside the file. */
const mark = '?contexts';

/** A context that holds null or nothing until somebody provides it, and where it is made. */
type Context = { start: number; end: number; name: string; initial: string };
type Import = { start: number; end: number; source: Node; names: { exported: string; text: string }[] };

const bodyOf = (code: string) => (parseAst(code) as unknown as { body: Node[] }).body;

const contextsIn = (code: string, body: Node[]): Context[] =>
  body.flatMap(({ type, start, end }) => {
    const [, name, initial] =
      /^const (\S+) = \/\*#__PURE__\*\/ \(0, \S+\$createContext\)\((null|\{\})\);$/.exec(code.slice(start, end)) ?? [];
    return type === 'VariableDeclaration' && name && initial ? [{ start, end, name, initial }] : [];
  });

/** By what name others import each of some contexts. */
const exportedIn = (code: string): Map<string, string> => {
  const exported = /^export \{(.*)\};$/m.exec(code)?.[1]?.split(', ') ?? [];
  return new Map(exported.map((one) => one.split(' as ') as [string, string]));
};

const importsIn = (code: string, body: Node[]): Import[] =>
  body.flatMap(({ type, start, end, ...node }) => {
    if (type !== 'ImportDeclaration') return [];
    const specifiers = node['specifiers'] as Node[];
    const source = node['source'] as Node;
    if (specifiers.length === 0 || specifiers.some((one) => one.type !== 'ImportSpecifier')) return [];
    const names = specifiers.map((one) => ({
      exported: (one['imported'] as { name: string }).name,
      text: code.slice(one.start, one.end),
    }));
    return [{ start, end, source, names }];
  });

/** The contexts of a file, by the names by which others import them. */
const contextsOf = (code: string): Map<string, string> => {
  const exported = exportedIn(code);
  return new Map(
    contextsIn(code, bodyOf(code)).flatMap(({ name, initial }) => {
      const known = exported.get(name);
      return known === undefined ? [] : [[known, initial]];
    }),
  );
};

/**
 * Gives the contexts of React Aria's components modules of their own. It has them in the files of the components that provide them, where
 * others ask for them: a list of rows takes one of a `ListBox` and two of an `Autocomplete`, and brought both along, 4 kB that nothing there uses.
 */
export const contextsApart = (): Plugin => ({
  name: 'ezone:contexts-apart',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\?contexts$/ },
    handler: (id, importer) => (importer === undefined ? undefined : join(dirname(importer.replace(mark, '')), id)),
  },
  load: {
    filter: { id: /\?contexts$/ },
    handler: (id) => {
      const contexts = contextsOf(readFileSync(id.slice(0, -mark.length), 'utf8'));
      const lines = [...contexts].map(
        ([name, initial]) => `export const ${name} = /*#__PURE__*/ createContext(${initial});`,
      );
      return [`import { createContext } from 'react';`, ...lines].join('\n');
    },
  },
  transform: {
    filter: { id: library },
    handler(code, id) {
      const body = bodyOf(code);
      const exported = exportedIn(code);
      let changed = code;
      const own: string[] = [];
      const changes: { start: number; end: number; text: string }[] = [];
      for (const { start, end, name } of contextsIn(code, body)) {
        const known = exported.get(name);
        if (known === undefined) continue;
        own.push(`${known} as ${name}`);
        changes.push({ start, end, text: '' });
      }
      for (const { start, end, source, names } of importsIn(code, body)) {
        const path = String(source['value']);
        if (!/^\.\/\w+\.mjs$/.test(path)) continue;
        const contexts = contextsOf(readFileSync(join(dirname(id), path), 'utf8'));
        const [taken, left] = [true, false].map((is) => names.filter(({ exported: one }) => contexts.has(one) === is));
        if (!taken || !left || taken.length === 0) continue;
        const line = (some: typeof names, from: string) =>
          some.length === 0 ? '' : `import {${some.map(({ text }) => text).join(', ')}} from ${JSON.stringify(from)};`;
        changes.push({ start, end, text: line(taken, path + mark) + line(left, path) });
      }
      for (const { start, end, text } of changes.sort((one, other) => other.start - one.start))
        changed = changed.slice(0, start) + text + changed.slice(end);
      if (own.length > 0) {
        const self = /\w+\.mjs$/.exec(id)?.[0] ?? '';
        changed = `import {${own.join(', ')}} from "./${self}${mark}";${changed}`;
      }
      return changes.length === 0 ? null : { code: changed, map: null };
    },
  },
});
