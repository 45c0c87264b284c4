import { emit, fromPromise, setup } from 'xstate';

/**
 * Whether the page fills the screen. The browser has the last word: it may refuse, and its own keys end what was begun here.
 */
export const fullscreenMachine = setup({
  types: {} as {
    input: { isFull: boolean };
    context: { startsFull: boolean };
    events: { type: 'toggle.pressed' } | { type: 'screen.changed'; isFull: boolean };
    emitted: { type: 'refused' };
  },
  actors: {
    // The shell provides the browser's own; a story or a spec provides others.
    enter: fromPromise<unknown>(() => Promise.reject(new Error('enter was not provided'))),
    leave: fromPromise<unknown>(() => Promise.reject(new Error('leave was not provided'))),
  },
  actions: { tellRefused: emit({ type: 'refused' as const }) },
  guards: {
    startsFull: ({ context }) => context.startsFull,
    isFull: (_, { isFull }: { isFull: boolean }) => isFull,
  },
}).createMachine({
  id: 'fullscreen',
  context: ({ input }) => ({ startsFull: input.isFull }),
  initial: 'starting',
  on: {
    'screen.changed': [
      { guard: { type: 'isFull', params: ({ event }) => ({ isFull: event.isFull }) }, target: '.full' },
      { target: '.windowed' },
    ],
  },
  states: {
    starting: { always: [{ guard: 'startsFull', target: 'full' }, { target: 'windowed' }] },
    windowed: { on: { 'toggle.pressed': 'entering' } },
    entering: {
      invoke: { src: 'enter', onDone: 'full', onError: { target: 'windowed', actions: 'tellRefused' } },
    },
    full: { on: { 'toggle.pressed': 'leaving' } },
    leaving: {
      invoke: { src: 'leave', onDone: 'windowed', onError: { target: 'full', actions: 'tellRefused' } },
    },
  },
});
