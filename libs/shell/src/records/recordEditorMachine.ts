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
  /**
   * What fields were before they were typed in, as long as the outbox does not have them: whoever else changes them meanwhile is not
   * overwritten.
   */
  bases: Fields;
  at: Whereabouts;
  unfit: Unfit;
};

/** The names of fields that cannot be stored as they are, such as a text that is too long. */
type Unfit = (fields: Fields) => readonly PropertyKey[];

/** The fields of which this is true. */
const only = (fields: Fields, isSo: (field: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isSo(field)));

/**
 * One record being edited. It holds only what is being typed; what was handed over is in the outbox, which shows, keeps
 * and sends it. Text that is too long stays here as typed.
 */
export const recordEditorMachine = setup({
  types: {} as {
    context: Context;
    input: { typed?: Fields; bases?: Fields; unfit?: Unfit };
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
      const begun = Object.keys(fields).filter(
        (field) => !pending.includes(field) && !(field in bases) && field in base,
      );
      return {
        typed: { ...typed, ...fields },
        pending: [...new Set([...pending, ...Object.keys(fields)])],
        bases: { ...bases, ...Object.fromEntries(begun.map((field) => [field, base[field]])) },
      };
    }),
    /** Emits the pending fields, for the outbox. */
    handOver: emit((_, handed: { fields: Fields; bases: Fields }) => ({ type: 'handedOver' as const, ...handed })),
    forgetPending: assign(({ context: { typed, bases, unfit } }) => {
      // What is withheld is still to be handed over.
      const withheld = unfit(typed);
      return { pending: [], bases: only(bases, (field) => withheld.includes(field)) };
    }),
    forget: assign(({ context: { typed, pending, bases } }, { fields }: { fields: readonly string[] | undefined }) => {
      const isLeft = (field: string) => fields !== undefined && !fields.includes(field);
      return {
        typed: only(typed, isLeft),
        pending: pending.filter(isLeft),
        bases: only(bases, isLeft),
      };
    }),
    follow: assign((_, { at }: { at: Whereabouts }) => ({ at })),
  },
  guards: {
    isWithheld: ({ context: { typed, unfit } }) => unfit(typed).length > 0,
    isPending: ({ context }) => context.pending.length > 0,
    isAt: ({ context }, { at }: { at: Whereabouts }) => context.at === at,
  },
  delays: { typingPause: TYPING_PAUSE, longestTyping: LONGEST_TYPING },
}).createMachine({
  id: 'recordEditor',
  context: ({ input: { typed = {}, bases = {}, unfit = () => [] } }) => ({
    typed,
    pending: Object.keys(typed),
    bases,
    at: 'stored',
    unfit,
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
