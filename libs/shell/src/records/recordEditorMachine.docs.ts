import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { recordEditorMachine } from './recordEditorMachine';

/** What the chart of a record's editor cannot say by itself. */
export const recordEditorDocs: MachineDocs<typeof recordEditorMachine> = {
  machine: recordEditorMachine,
  sentences: {
    opening: 'Passed through: is there anything that an earlier visit has left?',
    typing: 'Something is being typed, and kept for this tab. After 5 s it is handed over also without a pause.',
    'typing.writing': 'Each change starts the 800 ms anew.',
    handingOver: 'Passed through: the outbox takes what was typed, and shows it to everybody.',
    following: 'The outbox has it. The editor shows how far it is.',
    'following.looking': 'Passed through: where are the changes of the record?',
    'following.stored': 'The server has exactly this.',
    'following.withheld':
      'A text is too long, and nothing else is to be decided. It is kept as it was typed, and not sent.',
    'following.sending': 'On its way.',
    'following.delayed': 'The server is not reached. It is sent as soon as that is possible.',
    'following.refused': 'The server will not have it. Typing on tries again.',
    'following.conflict': 'Somebody else has changed the same fields. Both versions are shown.',
    'following.gone': 'The record was removed elsewhere. What was written can become a new one.',
  },
  payloads: {
    'content.changed': { fields: { name: 'A day in the hills' } },
    'changes.discarded': { fields: ['name'] },
    'whereabouts.told': { at: 'conflict' },
  },
  related: [{ page: 'Outbox', why: 'which sends what is typed here' }],
};
