import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { shortcutsMachine } from './shortcutsMachine';

/** What the chart of the shortcuts cannot say by itself. */
export const shortcutsDocs: MachineDocs<typeof shortcutsMachine> = {
  machine: shortcutsMachine,
  sentences: {
    closed: 'The shortcuts are followed, not changed.',
    open: 'The menu shows all pages, those that are shortcuts first. Whatever changes counts at once.',
    'open.browsing': 'All are shown, and can be put in order.',
    'open.searching': 'Only what is found is shown; it can be added and removed, but not put in order.',
  },
  payloads: {
    'list.arrived': { ids: ['mail', 'notes'] },
    'menu.opened': { place: 'toolbar' },
    'query.changed': { query: 'no' },
    'shortcut.added': { id: 'banking' },
    'shortcut.removed': { id: 'notes' },
    'shortcut.moved': { id: 'mail', goal: { target: 'notes', side: 'after' } },
  },
  related: [
    { page: 'Settings saving', why: 'which stores every change' },
    { page: 'Side panel', why: 'in which the shortcuts stand, too' },
  ],
};
