/** The edge of the page a panel stands at, in reading direction. */
export type PanelSide = 'start' | 'end';

/** What opens and closes any panel. */
export type PanelEvent =
  | { type: 'toggle.pressed' }
  | { type: 'open.requested' }
  | { type: 'close.requested' }
  | { type: 'escape.pressed' }
  | { type: 'outside.clicked' }
  | { type: 'focus.covered' }
  | { type: 'swiped'; towards: PanelSide };

/** What a closed panel hears. For machines of panels, which have the states `closed` and `open`. */
export const opening = { 'toggle.pressed': 'open', 'open.requested': 'open' } as const;

/** What an open panel hears. The machine needs the `panelGuards`. */
export const closing = {
  'toggle.pressed': 'closed',
  'close.requested': 'closed',
  'escape.pressed': 'closed',
  'outside.clicked': 'closed',
  'focus.covered': 'closed',
  swiped: {
    guard: {
      type: 'towardsItsEdge',
      params: ({ event }: { event: { towards: PanelSide } }) => ({ towards: event.towards }),
    },
    target: 'closed',
  },
} as const;

/** What the machine of a panel has to decide. */
export const panelGuards = {
  // Only a swipe towards the panel's own edge pushes it out; the other way is somebody scrolling a row of its content.
  towardsItsEdge: ({ context }: { context: { side: PanelSide } }, params: { towards: PanelSide }) =>
    params.towards === context.side,
};
