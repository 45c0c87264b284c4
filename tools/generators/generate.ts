/** `npm run generate`: writes the files of a new component or server module in the style of its neighbours. */
import { parseArgs } from 'node:util';
import { run } from '../machine/run.ts';
import { bffModulePlan } from './bffModule.ts';
import { componentPlan } from './component.ts';
import { namesOf } from './names.ts';
import { writePlan } from './writePlan.ts';
import type { Plan } from './writePlan.ts';

const usage = `npm run generate -- component NAME
npm run generate -- bff-module NAMES [--shared] [--starter]
  --shared   all users share the records; without it each belongs to one user
  --starter  with starter content, where there is demo data`;

const component = (args: string[]): Plan => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  return componentPlan(namesOf(positionals.join(' ')));
};

const bffModule = (args: string[]): Plan => {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { shared: flag, starter: flag } });
  return bffModulePlan(namesOf(positionals.join(' ')), { isShared: values.shared, hasStarter: values.starter });
};

const generators: Record<string, (args: string[]) => Plan> = { component, 'bff-module': bffModule };

const [kind = '', ...args] = process.argv.slice(2);
const planFor = generators[kind];
try {
  if (planFor === undefined) throw new Error(usage);
  const plan = planFor(args);
  const written = writePlan(plan, process.cwd());
  const { code, output } = await run('prettier', ['--write', ...written]);
  if (code !== 0) throw new Error(output);
  console.log(`Written:\n  ${Object.keys(plan.files).join('\n  ')}\nNext:\n  ${plan.next.join('\n  ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
