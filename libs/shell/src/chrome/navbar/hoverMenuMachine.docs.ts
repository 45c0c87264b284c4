import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { hoverMenuMachine } from './hoverMenuMachine';

/** What the chart of the menus on top cannot say by itself. */
export const hoverMenuDocs: MachineDocs<typeof hoverMenuMachine> = {
  machine: hoverMenuMachine,
  sentences: {
    closed: 'No menu is shown.',
    approached: 'A pointer has come to a menu, perhaps on its way to somewhere else.',
    open: 'One menu is shown.',
    'open.resting': 'A pointer rests on it. The press that often follows keeps it open.',
    'open.leaving': 'The pointer has left, and may come back in a moment.',
    'open.pinned': 'It was pressed, or has the focus, and stays whatever the pointer does. Another press closes it.',
  },
  payloads: { 'pointer.arrived': { menu: 'pages' }, 'menu.pressed': { menu: 'pages' } },
  related: [{ page: 'Navbar', why: 'the navigation bar at the side, which opens on hover where it is folded' }],
};
