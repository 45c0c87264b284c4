import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { searchMachine } from './searchMachine';

/** What the chart of the search cannot say by itself. */
export const searchDocs: MachineDocs<typeof searchMachine> = {
  machine: searchMachine,
  sentences: {
    closed: 'The search is a button. It remembers no text.',
    open: 'Its field is there to write in.',
    'open.looking': 'The names of all items are compared with the text.',
    'open.empty': 'Nothing is written, and nothing is suggested: whatever there is can be chosen.',
    'open.suggesting': 'What has the text in its name is listed, ten at the most.',
    'open.nothingFound': 'Nothing has the text in its name, and it says so.',
  },
  payloads: {
    opened: { items: [{ id: 'notes', label: 'Notes', kind: 'pages' }] },
    'items.fetched': { items: [{ id: '/documentation/components/buttons', label: 'Buttons', kind: 'pages' }] },
    'text.changed': { text: 'note' },
    'suggestion.chosen': { id: 'notes' },
  },
  related: [{ page: 'Panel', why: 'which commands may open' }],
};
