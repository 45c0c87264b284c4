import { assign, setup } from 'xstate';

/** How long a pointer rests on a menu before it opens, and is away before it closes, in milliseconds. */
export const HOVER_MENU_DELAY = 150;

/**
 * The menus of a navigation bar on top, at most one of them open. They open for a pointer that rests on them, and at once for a
 * press; while one is open for the pointer the next opens as soon as it is pointed at. A pointer that leaves for a moment, on
 * its way into the menu, closes nothing. A menu that was pressed, or has the focus, is pinned: the pointer does nothing to it.
 */
export const hoverMenuMachine = setup({
  types: {} as {
    context: { menu: string | null };
    events:
      | { type: 'pointer.arrived'; menu: string }
      | { type: 'pointer.left' }
      | { type: 'menu.pressed'; menu: string }
      | { type: 'focus.arrived' }
      | { type: 'escape.pressed' }
      | { type: 'focus.left' }
      | { type: 'page.opened' };
  },
  actions: {
    show: assign({ menu: (_, { menu }: { menu: string }) => menu }),
    forget: assign({ menu: null }),
  },
  guards: {
    isShown: ({ context }, { menu }: { menu: string }) => context.menu === menu,
  },
  delays: { hoverDelay: HOVER_MENU_DELAY },
}).createMachine({
  id: 'hoverMenu',
  context: { menu: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'pointer.arrived': {
          target: 'approached',
          actions: { type: 'show', params: ({ event }) => ({ menu: event.menu }) },
        },
        'menu.pressed': {
          target: 'open.pinned',
          actions: { type: 'show', params: ({ event }) => ({ menu: event.menu }) },
        },
      },
    },
    approached: {
      after: { hoverDelay: 'open' },
      on: {
        'pointer.left': 'closed',
        'pointer.arrived': {
          target: 'approached',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => ({ menu: event.menu }) },
        },
        'menu.pressed': {
          target: 'open.pinned',
          actions: { type: 'show', params: ({ event }) => ({ menu: event.menu }) },
        },
      },
    },
    open: {
      initial: 'resting',
      on: {
        'menu.pressed': {
          target: '.pinned',
          actions: { type: 'show', params: ({ event }) => ({ menu: event.menu }) },
        },
        'focus.arrived': '.pinned',
        'escape.pressed': 'closed',
        'focus.left': 'closed',
        'page.opened': 'closed',
      },
      states: {
        resting: { on: { 'pointer.left': 'leaving' } },
        leaving: {
          after: { hoverDelay: '#hoverMenu.closed' },
          on: {
            'pointer.arrived': {
              target: 'resting',
              actions: { type: 'show', params: ({ event }) => ({ menu: event.menu }) },
            },
          },
        },
        pinned: {
          on: {
            'menu.pressed': {
              guard: { type: 'isShown', params: ({ event }) => ({ menu: event.menu }) },
              target: '#hoverMenu.closed',
            },
          },
        },
      },
    },
  },
});
