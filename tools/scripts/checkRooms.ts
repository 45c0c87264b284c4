/**
 * `npm run check:rooms`: fails where README.md tells the rooms otherwise than the linter, and where files import each other in a circle or against the order of the shell's rooms. Then it breaks each
 * rule about imports once, in a file of its own, and fails unless it is refused.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { roomsToldOtherwise } from '#documentation/tableOfRooms';
import { run } from '../machine/run.ts';
import { notRefused } from './notRefused.ts';

const toldOtherwise = roomsToldOtherwise(readFileSync('README.md', 'utf8'));
if (toldOtherwise.length > 0) {
  console.error(`README.md: ${toldOtherwise.join('; ')}`);
  process.exit(1);
}

const forbiddenModule = 'apps/bff/src/modules/forbidden';
const forbiddenFeature = 'libs/features/forbidden';

const forbidden = [
  {
    file: 'libs/ui/src/forbidden.ts',
    code: "import { toastQueueMachine } from '@ezone/shell/notices/toast';\n\nexport const forbidden = toastQueueMachine;\n",
    rule: '@nx/enforce-module-boundaries',
  },
  {
    file: 'libs/shell/src/forbidden.ts',
    code: "import { notesRoute } from '@ezone/features/notes';\n\nexport const forbidden = notesRoute;\n",
    rule: '@nx/enforce-module-boundaries',
  },
  {
    file: 'apps/bff/src/platform/forbidden.ts',
    code: "import { NotesModule } from '../modules/notes/notes.module';\n\nexport const forbidden = NotesModule;\n",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  {
    file: `${forbiddenModule}/forbidden.service.ts`,
    code: "import { Note } from '../notes/note.entity';\n\nexport const forbidden = Note;\n",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  {
    file: 'libs/ui/src/forbiddenDefault.ts',
    code: 'const forbidden = 1;\nexport default forbidden;\n',
    rule: 'no-restricted-exports',
  },
];

// The linter reads the rooms from Nx's project graph, and passes over the rule where none has been made yet.
const graph = await run('nx', ['show', 'projects']);
if (graph.code !== 0) {
  console.error(graph.output);
  process.exit(graph.code);
}

/** Files that dependency-cruiser must refuse, and the rule that must say so. */
const crossing = [
  {
    file: 'libs/shell/src/notices/forbidden.ts',
    code: "import { routingMessages } from '../routing/messages';\n\nexport const forbidden = routingMessages;\n",
    rule: 'shell-notices-imports-downwards',
  },
  {
    file: 'libs/ui/src/forbiddenCircle.ts',
    code: "import { circle } from './forbiddenCircle';\n\nexport const again = () => circle;\nexport const circle = again;\n",
    rule: 'no-circular',
  },
  {
    file: `${forbiddenFeature}/src/index.ts`,
    code: "import { newId } from '@ezone/shell/records';\n\nexport const forbidden = newId;\n",
    rule: 'feature-index-imports-no-code',
  },
];

const cruise = () => run('depcruise', ['libs', 'apps', 'tools', '.storybook', '--output-type', 'err']);

const removeAll = () => {
  for (const { file } of [...forbidden, ...crossing]) rmSync(file, { force: true });
  for (const folder of [forbiddenModule, forbiddenFeature]) rmSync(folder, { recursive: true, force: true });
};
process.once('SIGINT', () => {
  removeAll();
  process.exit(130);
});

const { code: crossed, output: crossings } = await cruise();
console.log(crossings.trim());
if (crossed !== 0) process.exit(crossed);

let missed: string[];
try {
  for (const folder of [forbiddenModule, `${forbiddenFeature}/src`]) mkdirSync(folder, { recursive: true });
  for (const { file, code } of forbidden) writeFileSync(file, code);
  const { stdout, output } = await run('eslint', ['--format', 'json', ...forbidden.map(({ file }) => file)]);
  if (!stdout.startsWith('[')) throw new Error(`The linter did not answer:\n${output}`);
  missed = notRefused(forbidden, stdout);
  for (const { file, code } of crossing) writeFileSync(file, code);
  const { output: refused } = await cruise();
  missed.push(...crossing.filter(({ file, rule }) => !refused.includes(`${rule}: ${file}`)).map(({ file }) => file));
} finally {
  removeAll();
}
for (const { file, rule } of [...forbidden, ...crossing]) {
  const result = missed.includes(file) ? 'was NOT refused' : 'was refused';
  console.log(`${file} ${result} (${rule})`);
}
process.exitCode = missed.length > 0 ? 1 : 0;
