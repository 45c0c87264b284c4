import { assign, emit, setup } from 'xstate';

/** How many shortcuts the server keeps for a user. */
export const MOST_SHORTCUTS = 100;

/** Where the menu of shortcuts opens from. */
export type ShortcutPlace = 'toolbar' | 'panel' | 'drawer';

/** The shortcut beside which another one is put. */
export type ShortcutGoal = { target: string; side: 'before' | 'after' };

/** Ids with one of them put beside another; those that are not shown stay where they are among the rest. */
export const moved = (ids: readonly string[], id: string, { target, side }: ShortcutGoal): readonly string[] => {
  if (id === target || !ids.includes(id) || !ids.includes(target)) return ids;
  const others = ids.filter((other) => other !== id);
  const at = others.indexOf(target) + (side === 'after' ? 1 : 0);
  return [...others.slice(0, at), id, ...others.slice(at)];
};

/** What has become of a shortcut, with the list as it is now. */
export type ShortcutChange = { type: 'added' | 'removed' | 'moved'; id: string; ids: readonly string[] };

/**
 * The shortcuts and the menu that they are chosen in. A change counts at once; whoever hears of it stores it. The list also has
 * ids of pages that are not shown, for the role or because they do not exist yet: nothing that is done here loses them.
 */
export const shortcutsMachine = setup({
  types: {} as {
    context: { ids: readonly string[]; query: string; place: ShortcutPlace };
    input: { ids: readonly string[] };
    events:
      | { type: 'list.arrived'; ids: readonly string[] }
      | { type: 'menu.opened'; place: ShortcutPlace }
      | { type: 'menu.closed' }
      | { type: 'query.changed'; query: string }
      | { type: 'shortcut.added'; id: string }
      | { type: 'shortcut.removed'; id: string }
      | { type: 'shortcut.moved'; id: string; goal: ShortcutGoal };
    emitted: ShortcutChange;
  },
  actions: {
    takeOver: assign((_, { ids }: { ids: readonly string[] }) => ({ ids })),
    openAt: assign((_, { place }: { place: ShortcutPlace }) => ({ place, query: '' })),
    keepQuery: assign((_, { query }: { query: string }) => ({ query })),
    add: assign(({ context }, { id }: { id: string }) => ({ ids: [...context.ids, id] })),
    remove: assign(({ context }, { id }: { id: string }) => ({ ids: context.ids.filter((other) => other !== id) })),
    move: assign(({ context }, { id, goal }: { id: string; goal: ShortcutGoal }) => ({
      ids: moved(context.ids, id, goal),
    })),
    tell: emit(({ context }, { type, id }: Omit<ShortcutChange, 'ids'>) => ({ type, id, ids: context.ids })),
  },
  guards: {
    canAdd: ({ context: { ids } }, { id }: { id: string }) => ids.length < MOST_SHORTCUTS && !ids.includes(id),
    has: ({ context }, { id }: { id: string }) => context.ids.includes(id),
    changesOrder: ({ context: { ids } }, { id, goal }: { id: string; goal: ShortcutGoal }) =>
      moved(ids, id, goal).some((other, index) => other !== ids[index]),
    isBlank: (_, { query }: { query: string }) => query.trim() === '',
  },
}).createMachine({
  id: 'shortcuts',
  context: ({ input }) => ({ ids: input.ids, query: '', place: 'toolbar' }),
  initial: 'closed',
  on: { 'list.arrived': { actions: { type: 'takeOver', params: ({ event }) => ({ ids: event.ids }) } } },
  states: {
    closed: {
      on: {
        'menu.opened': { target: 'open', actions: { type: 'openAt', params: ({ event }) => ({ place: event.place }) } },
      },
    },
    open: {
      initial: 'browsing',
      on: {
        'menu.closed': 'closed',
        'query.changed': [
          {
            guard: { type: 'isBlank', params: ({ event }) => ({ query: event.query }) },
            target: '.browsing',
            actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
          },
          {
            target: '.searching',
            actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
          },
        ],
        'shortcut.added': {
          guard: { type: 'canAdd', params: ({ event }) => ({ id: event.id }) },
          actions: [
            { type: 'add', params: ({ event }) => ({ id: event.id }) },
            { type: 'tell', params: ({ event }) => ({ type: 'added' as const, id: event.id }) },
          ],
        },
        'shortcut.removed': {
          guard: { type: 'has', params: ({ event }) => ({ id: event.id }) },
          actions: [
            { type: 'remove', params: ({ event }) => ({ id: event.id }) },
            { type: 'tell', params: ({ event }) => ({ type: 'removed' as const, id: event.id }) },
          ],
        },
      },
      states: {
        browsing: {
          on: {
            'shortcut.moved': {
              guard: { type: 'changesOrder', params: ({ event }) => ({ id: event.id, goal: event.goal }) },
              actions: [
                { type: 'move', params: ({ event }) => ({ id: event.id, goal: event.goal }) },
                { type: 'tell', params: ({ event }) => ({ type: 'moved' as const, id: event.id }) },
              ],
            },
          },
        },
        // Only some of the list is shown, so that there is no telling between which of all something would be put.
        searching: {},
      },
    },
  },
});
