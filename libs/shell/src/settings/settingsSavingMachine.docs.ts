import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { settingsSavingMachine } from './settingsSavingMachine';

/** What the chart of saving settings cannot say by itself. */
export const settingsSavingDocs: MachineDocs<typeof settingsSavingMachine> = {
  machine: settingsSavingMachine,
  sentences: {
    idle: 'Everything is stored. A change that the server refused is undone.',
    waiting: 'Something has changed, and counts already. It is stored when no further change comes for 300 ms.',
    saving: 'The changes are on their way. What changes meanwhile waits for its own turn.',
    failed: 'They were not stored. They stay in force, and go along with the next change or another try.',
  },
  payloads: { 'data.changed': { patch: { settings: { theme: { main: 'ocean' } } }, silent: false } },
  answers: { save: { output: 'api' } },
  related: [
    { page: 'Settings panels', why: 'in which most changes are made' },
    { page: 'Shortcuts', why: 'which are stored in the same way' },
    { page: 'Toast queue', why: 'which tells what became of them' },
  ],
};
