import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { contextsApart } from './contextsApart';

type Hook = { handler: (...given: unknown[]) => unknown };
const handlerOf = (hook: Plugin['load'] | Plugin['resolveId'] | Plugin['transform']) =>
  (hook as unknown as Hook).handler;

const { resolveId, load, transform } = contextsApart();
const library = join(dirname(createRequire(import.meta.url).resolve('react-aria-components')), '../private');
const fileOf = (name: string) => join(library, `${name}.mjs`);
const changed = (name: string) => {
  const answer = handlerOf(transform)(readFileSync(fileOf(name), 'utf8'), fileOf(name)) as { code: string };
  return answer.code;
};

it('asks a list box for nothing but its context, where a list of rows needs that', () => {
  const code = changed('GridList');
  expect(code).toMatch(/ListStateContext as \S+\} from "\.\/ListBox\.mjs\?contexts"/);
  expect(code).not.toContain('from "./ListBox.mjs"');
  expect(code).not.toContain('from "./Autocomplete.mjs"');
});

it('still asks for what is no context', () => {
  expect(changed('ListBox')).toMatch(/import \{useDndPersistedKeys as \S+, .*\} from "\.\/DragAndDrop\.mjs"/);
});

it('has each context once: whoever provides it imports it as others do', () => {
  const path = handlerOf(resolveId)('./ListBox.mjs?contexts', fileOf('GridList'));
  expect(path).toBe(`${fileOf('ListBox')}?contexts`);
  const contexts = String(handlerOf(load)(path));
  expect(contexts.match(/export const \w+ = /g)).toEqual([
    'export const ListBoxContext = ',
    'export const ListStateContext = ',
  ]);
  const code = changed('ListBox');
  expect(code).toMatch(/ListStateContext as (\S+)\} from "\.\/ListBox\.mjs\?contexts"/);
  expect(code).not.toContain('createContext)(null)');
  expect(code).toMatch(/export \{\S+ as ListBoxContext, \S+ as ListStateContext, /);
});
