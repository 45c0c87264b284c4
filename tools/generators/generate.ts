/** `npm run generate -- component|bff-module NAME`: writes the files of a new one in the style of its neighbours. */
import { run } from '../machine/run.ts';
import { bffModulePlan } from './bffModule.ts';
import { componentPlan } from './component.ts';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';
import { writePlan } from './writePlan.ts';
import type { Plan } from './writePlan.ts';

const generators: Record<string, (names: Names) => Plan> = { component: componentPlan, 'bff-module': bffModulePlan };

const [kind = '', name = ''] = process.argv.slice(2);
const planFor = generators[kind];
try {
  if (planFor === undefined) throw new Error(`npm run generate -- ${Object.keys(generators).join('|')} NAME`);
  const plan = planFor(namesOf(name));
  const written = writePlan(plan, process.cwd());
  const { code, output } = await run('prettier', ['--write', ...written]);
  if (code !== 0) throw new Error(output);
  console.log(`Written:\n  ${Object.keys(plan.files).join('\n  ')}\nNext:\n  ${plan.next.join('\n  ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
