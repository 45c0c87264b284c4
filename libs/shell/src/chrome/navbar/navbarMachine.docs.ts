import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { navbarMachine } from './navbarMachine';

/** What the chart of the navbar cannot say by itself. */
export const navbarDocs: MachineDocs<typeof navbarMachine> = {
  machine: navbarMachine,
  sentences: {
    choosing:
      'Passed through at the start and whenever the screen or the setting changes; it decides between the other three.',
    open: 'On a wide screen, 280 px beside the page.',
    folded: 'On a wide screen, by the user’s setting: it takes 64 px of the page.',
    'folded.resting': 'Only icons are shown.',
    'folded.approached': 'A pointer is there, for less than 150 ms so far: it may only be passing.',
    'folded.peeking': 'Opened above the page.',
    'folded.peeking.attended': 'For as long as it is pointed at or has the focus.',
    'folded.peeking.tapped': 'By a finger, until something else is pressed or a page opens.',
    drawer: 'On a narrow screen; the setting to fold it is only remembered.',
    'drawer.closed': 'Out of sight.',
    'drawer.opened': 'Above the page, which is out of reach meanwhile.',
  },
  payloads: {
    'screen.changed': { isWide: false },
    'fold.changed': { isFolded: true },
    'page.opened': { groups: ['applications'] },
    'group.toggled': { group: 'applications' },
  },
  related: [{ page: 'Panel', why: 'which closes in the same ways as the drawer' }],
};
