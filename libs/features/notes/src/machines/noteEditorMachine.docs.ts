import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { contentOf } from '../model/note';
import { noteOf } from '../testing/notes';
import { NotReached, noteEditorMachine } from './noteEditorMachine';

const note = noteOf({ id: 'n1', title: 'Weekend in the hills', description: 'Take the late train.', labels: [] });

/** What the chart of the note editor cannot say by itself. */
export const noteEditorDocs: MachineDocs<typeof noteEditorMachine> = {
  machine: noteEditorMachine,
  sentences: {
    comparing: 'Passed through: is anything unsaved?',
    saved: 'The server has all of it. A change made elsewhere is taken over.',
    editing:
      'Something is unsaved. Each change starts the 800 ms anew. What is not touched follows changes made elsewhere.',
    saving: 'On its way. What is typed meanwhile is saved next.',
    offline: 'The server was not reached.',
    failed: 'The server refused or broke. Typing on tries again.',
    clashing: 'The same text was written elsewhere, differently. Both are shown.',
    resolved: 'Passed through: somebody has decided, and what is left is saved at once.',
    gone: 'The note was removed elsewhere. The page can make a new note of the text.',
    discarding: 'Passed through: what was written here is given up.',
  },
  payloads: {
    'content.changed': { changes: { title: 'A day in the hills' } },
    'note.changedElsewhere': { note },
    'clash.resolved': { keep: 'both' },
  },
  answers: { saveNote: { output: { sent: contentOf(note), note }, error: new NotReached('by hand') } },
  related: [{ page: 'Connection', why: 'which tells when the server can be reached again' }],
};
