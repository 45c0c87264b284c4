import { assign, setup } from 'xstate';

/** How long a pointer rests on the folded navbar before it opens, in milliseconds. */
export const HOVER_DELAY = 150;

/**
 * The navigation bar. On a wide screen it stands open, or folded to icons and then opens above the page while it is
 * pointed at or has the focus, or since a finger has pressed it; on a narrow screen it is a drawer. Which groups are collapsed is kept throughout.
 */
export const navbarMachine = setup({
  types: {} as {
    context: { isWide: boolean; isFolded: boolean; collapsed: string[] };
    input: { isWide: boolean; isFolded: boolean; collapsed?: string[] };
    events:
      | { type: 'screen.changed'; isWide: boolean }
      | { type: 'fold.changed'; isFolded: boolean }
      | { type: 'pointer.arrived' }
      | { type: 'bar.pressed' }
      | { type: 'focus.arrived' }
      | { type: 'attention.left' }
      | { type: 'drawer.opened' }
      | { type: 'drawer.dismissed' }
      | { type: 'page.opened'; groups: string[] }
      | { type: 'group.toggled'; group: string };
  },
  actions: {
    keepScreen: assign((_, { isWide }: { isWide: boolean }) => ({ isWide })),
    keepFold: assign((_, { isFolded }: { isFolded: boolean }) => ({ isFolded })),
    toggleGroup: assign(({ context: { collapsed } }, { group }: { group: string }) => ({
      collapsed: collapsed.includes(group) ? collapsed.filter((other) => other !== group) : [...collapsed, group],
    })),
    showGroups: assign(({ context }, { groups }: { groups: string[] }) => ({
      collapsed: context.collapsed.filter((group) => !groups.includes(group)),
    })),
  },
  guards: {
    isNarrow: ({ context }) => !context.isWide,
    isFolded: ({ context }) => context.isFolded,
  },
  delays: { hoverDelay: HOVER_DELAY },
}).createMachine({
  id: 'navbar',
  context: ({ input }) => ({ collapsed: [], ...input }),
  initial: 'choosing',
  on: {
    'screen.changed': {
      target: '.choosing',
      actions: { type: 'keepScreen', params: ({ event }) => ({ isWide: event.isWide }) },
    },
    'fold.changed': {
      target: '.choosing',
      actions: { type: 'keepFold', params: ({ event }) => ({ isFolded: event.isFolded }) },
    },
    'group.toggled': { actions: { type: 'toggleGroup', params: ({ event }) => ({ group: event.group }) } },
    // Whoever arrives on a page finds its entry in the menu, also when its group had been collapsed.
    'page.opened': { actions: { type: 'showGroups', params: ({ event }) => ({ groups: event.groups }) } },
  },
  states: {
    choosing: {
      always: [{ guard: 'isNarrow', target: 'drawer' }, { guard: 'isFolded', target: 'folded' }, { target: 'open' }],
    },
    open: {},
    folded: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'pointer.arrived': 'approached',
            'focus.arrived': 'peeking',
            // No pointer has come before: it was a finger.
            'bar.pressed': 'peeking.tapped',
          },
        },
        // A pointer on its way to somewhere else must not make the menu jump out.
        approached: {
          after: { hoverDelay: 'peeking' },
          on: { 'attention.left': 'resting', 'focus.arrived': 'peeking', 'bar.pressed': 'peeking' },
        },
        peeking: {
          initial: 'attended',
          on: { 'attention.left': 'resting' },
          states: {
            attended: {},
            // A finger that has opened a page has gone; nothing else would tell.
            tapped: {
              on: {
                'page.opened': {
                  target: '#navbar.folded.resting',
                  actions: { type: 'showGroups', params: ({ event }) => ({ groups: event.groups }) },
                },
              },
            },
          },
        },
      },
    },
    drawer: {
      initial: 'closed',
      on: {
        'fold.changed': { actions: { type: 'keepFold', params: ({ event }) => ({ isFolded: event.isFolded }) } },
      },
      states: {
        closed: { on: { 'drawer.opened': 'opened' } },
        opened: {
          on: {
            'drawer.dismissed': 'closed',
            'page.opened': {
              target: 'closed',
              actions: { type: 'showGroups', params: ({ event }) => ({ groups: event.groups }) },
            },
          },
        },
      },
    },
  },
});
