import { makesMachine, problemsOfMachines } from './machineRules.ts';
import type { MachineOnFile } from './machineRules.ts';

const door: MachineOnFile = {
  file: 'doorMachine.ts',
  exports: ['doorMachine'],
  states: ['open', 'shut', 'shut.locked'],
  sentences: { open: 'One can go through.', shut: 'One cannot.', 'shut.locked': 'Nor open it.' },
  related: [],
  mdx: '<Canvas of={stories.Live} />\n<Table><States of={doorDocs} /></Table>\n<Related of={doorDocs} />',
  stories: "title: 'Machines/Door'; <MachineStage docs={doorDocs} />",
};

const bell: MachineOnFile = { ...door, file: 'bellMachine.ts', stories: door.stories?.replace('Door', 'Bell') };

it('has nothing to say of machines with a page and a sentence for each state', () => {
  expect(problemsOfMachines([door, { ...bell, related: ['Door'] }])).toEqual([]);
});

it.each<[string, string, string, boolean]>([
  [
    'a machine',
    'libs/ui/src/door/doorMachine.ts',
    "import { setup } from 'xstate'; setup({}).createMachine({});",
    true,
  ],
  ['one of a component', 'apps/web/src/Door.tsx', "import { createMachine } from 'xstate'; createMachine({});", true],
  ['one that is made by ours', 'libs/i18n/src/doorMachine.ts', 'export const doorMachine = hingedMachineOf({});', true],
  ['one of specs', 'libs/shell/src/testing/doors.ts', "import { setup } from 'xstate'; setup({});", false],
  ['a spec', 'libs/shell/src/door.spec.ts', "import { setup } from 'xstate'; setup({});", false],
  [
    'what runs one',
    'libs/shell/src/Door.tsx',
    "import { createActor } from 'xstate'; createActor(doorMachine);",
    false,
  ],
  ['what is set up otherwise', 'apps/bff/src/docs.ts', 'SwaggerModule.setup(path, app);', false],
])('looks at files that make machines: %s', (_, file, text, expected) => {
  expect(makesMachine(file, text)).toBe(expected);
});

it.each<[string, Partial<MachineOnFile>, string]>([
  ['a machine that is not exported', { exports: [] }, 'makes a machine and exports none'],
  ['two machines in a file', { exports: ['door', 'gate'] }, 'exports door, gate: give each machine a file'],
  ['no page', { mdx: undefined }, 'has no page'],
  ['a page without a chart', { mdx: '<States of={doorDocs} />' }, 'its .mdx shows no <Canvas of={stories.Live} />'],
  ['a page without states', { mdx: '<Canvas of={stories.Live} />' }, 'its .mdx shows no <States>'],
  [
    'a page that leaves out its relations',
    { related: ['Door'], mdx: '<Canvas of={stories.Live} /><States of={doorDocs} />' },
    'its .mdx shows no <Related>',
  ],
  ['no live component', { stories: "title: 'Machines/Door'" }, 'its stories show no <MachineStage>'],
  ['stories elsewhere', { stories: "title: 'Shell/Door'; <MachineStage" }, "do not stand below 'Machines/'"],
  ['no sentences', { sentences: undefined }, 'has no .docs.ts'],
  ['a state without a sentence', { states: [...door.states, 'ajar'] }, 'has no sentence for the state ajar'],
  ['an empty sentence', { sentences: { ...door.sentences, open: ' ' } }, 'has no sentence for the state open'],
  ['a sentence for no state', { states: ['open', 'shut'] }, 'has a sentence for shut.locked, which is no state of it'],
  ['a relation to nowhere', { related: ['Window'] }, `calls "Window" related, which is no machine's page`],
])('refuses %s', (_, change, problem) => {
  expect(problemsOfMachines([{ ...door, ...change }])).toEqual([expect.stringContaining(problem)]);
});
