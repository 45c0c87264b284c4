import { directionOf } from '@ezone/i18n';
import type { Direction, Language } from '@ezone/i18n';
import { assign, emit, fromPromise, setup } from 'xstate';

/**
 * The language of the page and the direction it is laid out in. Another language brings its own direction; the direction can
 * be changed alone, until the next language. Nothing changes before all sentences of the new language are there.
 */
export const languageMachine = setup({
  types: {} as {
    context: { language: Language; direction: Direction; wanted: Language };
    input: { language: Language; direction: Direction };
    events: { type: 'language.chosen'; language: Language } | { type: 'direction.chosen'; direction: Direction };
    emitted:
      { type: 'language.changed' } | { type: 'direction.changed'; direction: Direction } | { type: 'notChanged' };
  },
  actors: {
    // The shell provides the fetching of sentences; a story or a spec provides its own.
    changeLanguage: fromPromise<unknown, { language: Language }>(() =>
      Promise.reject(new Error('changeLanguage was not provided')),
    ),
  },
  actions: {
    want: assign({ wanted: (_, { language }: { language: Language }) => language }),
    takeOver: assign({
      language: ({ context }) => context.wanted,
      direction: ({ context }) => directionOf(context.wanted),
    }),
    setDirection: assign({ direction: (_, { direction }: { direction: Direction }) => direction }),
    tellLanguage: emit({ type: 'language.changed' as const }),
    tellDirection: emit(({ context }) => ({ type: 'direction.changed' as const, direction: context.direction })),
    tellNotChanged: emit({ type: 'notChanged' as const }),
  },
  guards: {
    isOther: ({ context }, { language }: { language: Language }) => language !== context.wanted,
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ ...input, wanted: input.language }),
  initial: 'settled',
  on: {
    'language.chosen': {
      guard: { type: 'isOther', params: ({ event }) => ({ language: event.language }) },
      target: '.changing',
      actions: { type: 'want', params: ({ event }) => ({ language: event.language }) },
      reenter: true,
    },
    'direction.chosen': {
      actions: [{ type: 'setDirection', params: ({ event }) => ({ direction: event.direction }) }, 'tellDirection'],
    },
  },
  states: {
    settled: {},
    changing: {
      invoke: {
        src: 'changeLanguage',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: { target: 'settled', actions: ['takeOver', 'tellLanguage'] },
        onError: {
          target: 'settled',
          actions: [{ type: 'want', params: ({ context }) => ({ language: context.language }) }, 'tellNotChanged'],
        },
      },
    },
  },
});
