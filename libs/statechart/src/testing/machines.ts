import { assign, fromPromise, setup } from 'xstate';

/** A kettle, for stories and specs: nested states, regions, guards, delays, an actor, an end. It is no part of Ezone. */
export const kettleMachine = setup({
  types: {} as {
    context: { litres: number; password: string };
    events:
      | { type: 'filled'; litres: number }
      | { type: 'switched.on' }
      | { type: 'switched.off' }
      | { type: 'lid.opened' }
      | { type: 'lid.closed' }
      | { type: 'unplugged' };
  },
  actors: { heat: fromPromise<{ degrees: number }>(() => new Promise(() => undefined)) },
  actions: {
    fill: assign({ litres: (_, { litres }: { litres: number }) => litres }),
    click: () => undefined,
  },
  guards: { hasWater: ({ context }) => context.litres > 0, isEmpty: ({ context }) => context.litres === 0 },
  delays: { coolingTime: 4000 },
}).createMachine({
  id: 'kettle',
  context: { litres: 0, password: 'never shown' },
  type: 'parallel',
  on: { unplugged: '.body.out' },
  states: {
    lid: {
      initial: 'closed',
      states: {
        closed: { on: { 'lid.opened': 'open' } },
        open: {
          on: {
            'lid.closed': 'closed',
            filled: { actions: { type: 'fill', params: ({ event }) => ({ litres: event.litres }) } },
          },
        },
      },
    },
    body: {
      initial: 'off',
      states: {
        off: { on: { 'switched.on': [{ guard: 'hasWater', target: 'on' }] } },
        on: {
          initial: 'heating',
          on: { 'switched.off': 'off' },
          states: {
            heating: {
              entry: 'click',
              invoke: { src: 'heat', onDone: 'boiling', onError: '#kettle.body.off' },
              always: { guard: 'isEmpty', target: '#kettle.body.off' },
            },
            boiling: { exit: 'click', after: { coolingTime: 'keepingWarm' } },
            keepingWarm: { after: { 60000: '#kettle.body.off' } },
          },
        },
        out: { type: 'final' },
      },
    },
  },
});
