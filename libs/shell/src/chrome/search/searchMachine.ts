import { assign, emit, setup } from 'xstate';
import { suggest } from './suggest';

/** Something the search can find, and what choosing it does. */
export type SearchItem = {
  id: string;
  label: string;
  kind: 'pages' | 'commands';
};

/** The search: closed, or open with what was found for the text in its field. Closing it forgets the text. */
export const searchMachine = setup({
  types: {} as {
    context: { items: readonly SearchItem[]; text: string; suggestions: readonly SearchItem[] };
    events:
      | { type: 'opened'; items: readonly SearchItem[] }
      | { type: 'items.fetched'; items: readonly SearchItem[] }
      | { type: 'text.changed'; text: string }
      | { type: 'suggestion.chosen'; id: string }
      | { type: 'closed' };
    emitted: { type: 'chosen'; id: string };
  },
  actions: {
    setItems: assign((_, { items }: { items: readonly SearchItem[] }) => ({ items, text: '', suggestions: [] })),
    addItems: assign(({ context }, { items }: { items: readonly SearchItem[] }) => {
      const known = context.items.filter(({ id }) => !items.some((item) => item.id === id));
      const all = [...known, ...items];
      return { items: all, suggestions: suggest(all, context.text) };
    }),
    look: assign(({ context }, { text }: { text: string }) => ({ text, suggestions: suggest(context.items, text) })),
    forget: assign({ items: [], text: '', suggestions: [] }),
    tellChosen: emit((_, { id }: { id: string }) => ({ type: 'chosen' as const, id })),
  },
  guards: {
    hasSuggestions: ({ context }) => context.suggestions.length > 0,
    isEmpty: ({ context }) => context.text.trim() === '',
    isKnown: ({ context }, { id }: { id: string }) => context.items.some((one) => one.id === id),
    isSuggested: ({ context }, { id }: { id: string }) => context.suggestions.some((one) => one.id === id),
  },
}).createMachine({
  id: 'search',
  context: { items: [], text: '', suggestions: [] },
  initial: 'closed',
  states: {
    closed: {
      on: {
        opened: {
          target: 'open',
          actions: { type: 'setItems', params: ({ event }) => ({ items: event.items }) },
        },
      },
    },
    open: {
      initial: 'looking',
      on: {
        'text.changed': {
          target: '.looking',
          actions: { type: 'look', params: ({ event }) => ({ text: event.text }) },
        },
        'items.fetched': {
          target: '.looking',
          actions: { type: 'addItems', params: ({ event }) => ({ items: event.items }) },
        },
        closed: { target: 'closed', actions: 'forget' },
      },
      states: {
        looking: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasSuggestions', target: 'suggesting' },
            { target: 'nothingFound' },
          ],
        },
        empty: {
          on: {
            'suggestion.chosen': {
              guard: { type: 'isKnown', params: ({ event }) => ({ id: event.id }) },
              target: '#search.closed',
              actions: [{ type: 'tellChosen', params: ({ event }) => ({ id: event.id }) }, 'forget'],
            },
          },
        },
        suggesting: {
          on: {
            'suggestion.chosen': {
              guard: { type: 'isSuggested', params: ({ event }) => ({ id: event.id }) },
              target: '#search.closed',
              actions: [{ type: 'tellChosen', params: ({ event }) => ({ id: event.id }) }, 'forget'],
            },
          },
        },
        nothingFound: {},
      },
    },
  },
});
