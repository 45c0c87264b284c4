import { setup } from 'xstate';

/** The edge of the page a panel stands at, in reading direction. */
export type PanelSide = 'start' | 'end';

/**
 * A panel at the side of the page: open or closed, and nothing else is remembered. Every way of closing has its own
 * event, so that a chart or a log tells why a panel went away.
 */
export const panelMachine = setup({
  types: {} as {
    context: { side: PanelSide };
    input: { side: PanelSide };
    events:
      | { type: 'toggle.pressed' }
      | { type: 'open.requested' }
      | { type: 'close.requested' }
      | { type: 'escape.pressed' }
      | { type: 'outside.clicked' }
      | { type: 'swiped'; towards: PanelSide };
  },
  guards: {
    // Only a swipe towards the panel's own edge pushes it out; the other way is somebody scrolling a row of its content.
    towardsItsEdge: ({ context }, params: { towards: PanelSide }) => params.towards === context.side,
  },
}).createMachine({
  id: 'panel',
  context: ({ input }) => ({ side: input.side }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'toggle.pressed': 'open', 'open.requested': 'open' },
    },
    open: {
      on: {
        'toggle.pressed': 'closed',
        'close.requested': 'closed',
        'escape.pressed': 'closed',
        'outside.clicked': 'closed',
        swiped: {
          guard: { type: 'towardsItsEdge', params: ({ event }) => ({ towards: event.towards }) },
          target: 'closed',
        },
      },
    },
  },
});
