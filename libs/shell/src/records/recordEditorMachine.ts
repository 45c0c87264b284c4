import { assign, emit, setup } from 'xstate';
import type { Progress } from './change';
import type { Stored } from './collection';

/** Milliseconds without a change before typed text is handed to the outbox. */
export const TYPING_PAUSE = 800;
/** The longest time, in milliseconds, that somebody who never pauses goes without handing over. */
export const LONGEST_TYPING = 5000;

/** Where the changes of a record are: stored on the server, on the way, held up, or waiting for the user. */
export type Whereabouts = 'stored' | 'delayed' | Exclude<Progress['at'], 'waiting'>;

/** Some fields of a record. */
export type Fields = Partial<Stored> & Readonly<Record<string, unknown>>;

type Context = {
  /** What was typed since the record was opened, as it was typed. */
  typed: Fields;
  /** The names of typed fields that the outbox does not have yet. */
  pending: readonly string[];
  /** What the pending fields were before they were typed in: whoever else changes them meanwhile is not overwritten. */
  bases: Fields;
  at: Whereabouts;
};

/**
 * One record being edited. It holds only what is being typed; what was handed over is in the outbox, which shows, keeps
 * and sends it. Text that is too long stays here as typed.
 */
export const recordEditorMachine = setup({
  types: {} as {
    context: Context;
    input: { typed?: Fields; bases?: Fields };
    tags: 'unsaved' | 'troubled';
    emitted: { type: 'handedOver'; fields: Fields; bases: Fields };
    events:
      | { type: 'content.changed'; fields: Fields; base?: Fields }
      | { type: 'save.requested' }
      /** Some fields were decided elsewhere; without names, all. */
      | { type: 'changes.discarded'; fields?: readonly string[] }
      | { type: 'whereabouts.told'; at: Whereabouts };
  },
  actions: {
    write: assign(({ context }, { fields, base = {} }: { fields: Fields; base?: Fields }) => {
      const { typed, pending, bases } = context;
      const begun = Object.keys(fields).filter((field) => !pending.includes(field) && field in base);
      return {
        typed: { ...typed, ...fields },
        pending: [...new Set([...pending, ...Object.keys(fields)])],
        bases: { ...bases, ...Object.fromEntries(begun.map((field) => [field, base[field]])) },
      };
    }),
    /** Emits the pending fields, for the outbox. */
    handOver: emit((_, handed: { fields: Fields; bases: Fields }) => ({ type: 'handedOver' as const, ...handed })),
    forgetPending: assign({ pending: [], bases: {} }),
    forget: assign(({ context: { typed, pending } }, { fields }: { fields: readonly string[] | undefined }) => {
      const isLeft = (field: string) => fields !== undefined && !fields.includes(field);
      return {
        typed: Object.fromEntries(Object.entries(typed).filter(([field]) => isLeft(field))),
        pending: pending.filter(isLeft),
      };
    }),
    follow: assign((_, { at }: { at: Whereabouts }) => ({ at })),
  },
  guards: {
    /**
     * Whether something typed cannot be stored as it is, such as a text that is too long. `useRecordEditor` provides
     * it.
     */
    isWithheld: () => false,
    isPending: ({ context }) => context.pending.length > 0,
    isAt: ({ context }, { at }: { at: Whereabouts }) => context.at === at,
  },
  delays: { typingPause: TYPING_PAUSE, longestTyping: LONGEST_TYPING },
}).createMachine({
  id: 'recordEditor',
  context: ({ input: { typed = {}, bases = {} } }) => ({
    typed,
    pending: Object.keys(typed),
    bases,
    at: 'stored',
  }),
  initial: 'opening',
  on: {
    'content.changed': { target: '.typing', actions: { type: 'write', params: ({ event }) => event } },
    'whereabouts.told': { actions: { type: 'follow', params: ({ event }) => event } },
    'changes.discarded': {
      target: '.opening',
      actions: { type: 'forget', params: ({ event: { fields } }) => ({ fields }) },
    },
  },
  states: {
    opening: { always: [{ guard: 'isPending', target: 'typing' }, { target: 'following' }] },
    typing: {
      tags: 'unsaved',
      after: { longestTyping: 'handingOver' },
      on: {
        'content.changed': { target: '.writing', actions: { type: 'write', params: ({ event }) => event } },
        'save.requested': 'handingOver',
      },
      initial: 'writing',
      states: { writing: { after: { typingPause: '#recordEditor.handingOver' } } },
    },
    handingOver: {
      entry: [
        {
          type: 'handOver',
          params: ({ context: { typed, pending, bases } }) => ({
            fields: Object.fromEntries(pending.map((field) => [field, typed[field]])),
            bases,
          }),
        },
        'forgetPending',
      ],
      always: 'following',
    },
    following: {
      initial: 'looking',
      on: {
        'whereabouts.told': { target: '.looking', actions: { type: 'follow', params: ({ event }) => event } },
      },
      states: {
        looking: {
          always: [
            { guard: { type: 'isAt', params: { at: 'conflict' } }, target: 'conflict' },
            { guard: { type: 'isAt', params: { at: 'refused' } }, target: 'refused' },
            { guard: { type: 'isAt', params: { at: 'gone' } }, target: 'gone' },
            { guard: 'isWithheld', target: 'withheld' },
            { guard: { type: 'isAt', params: { at: 'delayed' } }, target: 'delayed' },
            { guard: { type: 'isAt', params: { at: 'sending' } }, target: 'sending' },
            { target: 'stored' },
          ],
        },
        stored: {},
        withheld: { tags: ['unsaved', 'troubled'] },
        sending: { tags: 'unsaved' },
        delayed: { tags: ['unsaved', 'troubled'] },
        refused: { tags: ['unsaved', 'troubled'] },
        conflict: { tags: ['unsaved', 'troubled'] },
        gone: { tags: ['unsaved', 'troubled'] },
      },
    },
  },
});
