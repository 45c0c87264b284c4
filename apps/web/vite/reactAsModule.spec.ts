import type { Plugin } from 'vite';
import { reactAsModule } from './reactAsModule';

type Hook = { handler: (...given: unknown[]) => unknown };
const handlerOf = (hook: Plugin['load'] | Plugin['resolveId']) => (hook as unknown as Hook).handler;

const { resolveId, load } = reactAsModule();
const resolved = (importer: string, kind: string) => handlerOf(resolveId)('react', importer, { kind });
const moduleId = resolved('/ezone/libs/ui/src/chip/Chip.tsx', 'import-statement');

it('stands for React where it is imported, and leaves React to itself and to those who require it', () => {
  expect(moduleId).toEqual(expect.any(String));
  expect(resolved(String(moduleId), 'import-statement')).toBeUndefined();
  expect(resolved('/ezone/node_modules/react-dom/cjs/react-dom.production.js', 'require-call')).toBeUndefined();
});

it('names what React gives everybody, and nothing private', () => {
  const code = String(handlerOf(load)());
  for (const name of ['useState', 'createContext', 'StrictMode', 'use']) expect(code).toContain(`${name}, `);
  expect(code).toContain('export default React;');
  expect(code).not.toContain('__');
});
