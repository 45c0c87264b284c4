/** `npm run generate`: writes the files of a new component, server module or web app in the style of its neighbours. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run } from '../machine/run.ts';
import { bffModulePlan } from './bffModule.ts';
import { componentPlan } from './component.ts';
import { featurePlan } from './feature.ts';
import type { CallsDocument } from './feature.ts';
import { namesOf } from './names.ts';
import { writePlan } from './writePlan.ts';
import type { Plan } from './writePlan.ts';

const usage = `npm run generate -- component NAME
npm run generate -- bff-module NAMES [--shared] [--starter]
  --shared   all users share the records; without it each belongs to one user
  --starter  with starter content, where there is demo data
npm run generate -- feature NAMES
  the web app of a server module that was written as above, when the client has its calls`;

const component = (args: string[]): Plan => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  return componentPlan(namesOf(positionals.join(' ')));
};

const bffModule = (args: string[]): Plan => {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { shared: flag, starter: flag } });
  const names = namesOf(positionals.join(' '));
  // Its web app will speak in sentences of that name.
  if (existsSync(`libs/i18n/src/messages/${names.camel}.tr.json`))
    throw new Error(`Another app has the sentences "${names.camel}.…": choose another name.`);
  return bffModulePlan(names, { isShared: values.shared, hasStarter: values.starter });
};

/** The document of the server's calls, as it was last written. */
const calls = (): CallsDocument => JSON.parse(readFileSync('apps/bff/openapi.json', 'utf8')) as CallsDocument;

const feature = (args: string[]): Plan => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  return featurePlan(namesOf(positionals.join(' ')), calls());
};

const generators: Record<string, (args: string[]) => Plan> = { component, 'bff-module': bffModule, feature };

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
