import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What the module of a file's contexts is called, beside the file. */
const mark = '?contexts';

// The library is built file by file: an import, a context and all exports stand in one line each.
const madeLine = /^const (\S+) = \/\*#__PURE__\*\/ \(0, \S+createContext\)\((null|\{\})\);$/gm;
const importLine = /^import \{(.*)\} from "(\.\/\w+\.mjs)";$/gm;
const exportLine = /^export \{(.*)\};$/m;

/** The contexts of a file that hold nothing until somebody provides them: what they are in it, to others, and at first. */
const contextsIn = (code: string): { own: string; name: string; initial: string }[] => {
  const pairs = exportLine
    .exec(code)?.[1]
    ?.split(', ')
    .map((pair) => pair.split(' as ') as [string, string]);
  const names = new Map(pairs);
  return [...code.matchAll(madeLine)].flatMap(([, own = '', initial = '']) => {
    const name = names.get(own);
    return name === undefined ? [] : [{ own, name, initial }];
  });
};

const importOf = (names: readonly string[], from: string) =>
  names.length === 0 ? '' : `import {${names.join(', ')}} from "${from}";`;

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
    handler: (id, importer) => (importer === undefined ? undefined : join(dirname(importer), id)),
  },
  load: {
    filter: { id: /\?contexts$/ },
    handler: (id) => {
      const made = contextsIn(readFileSync(id.slice(0, -mark.length), 'utf8')).map(
        ({ name, initial }) => `export const ${name} = /*#__PURE__*/ createContext(${initial});`,
      );
      return [`import { createContext } from 'react';`, ...made].join('\n');
    },
  },
  transform: {
    filter: { id: /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]\w+\.mjs$/ },
    handler(code, id) {
      const own = contextsIn(code);
      const made = new Set(own.map((one) => one.own));
      const rest = code
        .replace(importLine, (line, names: string, path: string) => {
          const contexts = new Set(contextsIn(readFileSync(join(dirname(id), path), 'utf8')).map(({ name }) => name));
          const isContext = (one: string) => contexts.has(one.replace(/ as .*/, ''));
          const taken = names.split(', ').filter(isContext);
          const left = names.split(', ').filter((one) => !isContext(one));
          return taken.length === 0 ? line : importOf(taken, path + mark) + importOf(left, path);
        })
        .replace(madeLine, (line, name: string) => (made.has(name) ? '' : line));
      const ours = own.map((one) => `${one.name} as ${one.own}`);
      return rest === code ? null : { code: importOf(ours, `./${basename(id)}${mark}`) + rest, map: null };
    },
  },
});
