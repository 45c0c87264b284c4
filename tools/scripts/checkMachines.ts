/**
 * `npm run check:machines`: fails unless every machine has a page in Storybook, with its chart beside the live component and a
 * sentence for each of its states.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { makesMachine, problemsOfMachines } from './machineRules.ts';
import type { MachineOnFile } from './machineRules.ts';

const root = join(import.meta.dirname, '../..');

/** Files that make machines and need no page, each with the reason. */
const excepted: Record<string, string> = {
  'libs/shell/src/sign-in/machines/accountMachineOf.ts':
    'it makes what sign-in and registration have in common, seen on their pages',
};

type Docs = { machine: unknown; sentences: Record<string, string>; related: { page: string }[] };
type ChartOf = (machine: unknown) => { states: { path: string }[] };

const load = async <T>(file: string): Promise<T> =>
  (
    await runnerImport<T>(join(root, file), {
      configFile: false,
      root,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
    })
  ).module;

const read = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

const isMachine = (value: unknown): boolean => typeof value === 'object' && value !== null && '__xstatenode' in value;

const isDocs = (value: unknown): value is Docs => typeof value === 'object' && value !== null && 'sentences' in value;

const { chartOf } = await load<{ chartOf: ChartOf }>('libs/statechart/src/model/chartOf.ts');

const describe = async (file: string): Promise<MachineOnFile> => {
  const base = file.replace(/\.tsx?$/, '');
  const machines = Object.entries(await load<Record<string, unknown>>(file)).filter(([, value]) => isMachine(value));
  const docs = existsSync(join(root, `${base}.docs.ts`))
    ? Object.values(await load<Record<string, unknown>>(`${base}.docs.ts`)).find(isDocs)
    : undefined;
  const paths = machines.flatMap(([, machine]) => chartOf(machine).states.map(({ path }) => path));
  return {
    file,
    exports: machines.map(([name]) => name),
    states: paths.filter((path) => path !== ''),
    sentences: docs?.sentences,
    related: docs?.related.map(({ page }) => page) ?? [],
    mdx: read(`${base}.mdx`),
    stories: read(`${base}.stories.tsx`),
  };
};

const files = globSync('{libs,apps}/**/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => makesMachine(file, readFileSync(join(root, file), 'utf8')))
  .sort();
const machines = await Promise.all(files.filter((file) => !(file in excepted)).map(describe));
const problems = [
  ...problemsOfMachines(machines),
  ...Object.keys(excepted)
    .filter((file) => !files.includes(file))
    .map((file) => `${file} is excepted and makes no machine`),
];
for (const problem of problems) console.error(problem);
console.log(`${String(machines.length)} machines, ${String(problems.length)} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
