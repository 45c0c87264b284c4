import { assign, emit, fromPromise, setup } from 'xstate';
import type { SavedAt } from '../session/identity';
import { mergePatches } from './mergePatches';
import type { DataPatch } from './readSettings';

/** Milliseconds without a further change after which changes are stored. */
export const SETTINGS_DEBOUNCE = 300;

/** Why a change was not stored: the server will not have it, however often it is asked. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
}

type Changes = {
  /** On the way to the server. */
  sent: DataPatch | null;
  /** Made since, and not yet sent. */
  unsent: DataPatch | null;
  /** Nothing is said when all goes well: what was done in passing, such as folding the navbar. */
  silent: boolean;
};

/** All changes that are not stored yet; null where there are none. */
export const unsavedChanges = ({ sent, unsent }: Pick<Changes, 'sent' | 'unsent'>): DataPatch | null =>
  sent && unsent ? mergePatches(sent, unsent) : (sent ?? unsent);

/**
 * Stores a user's changes of settings and shortcuts. A change counts at once; it is stored when no other has come for a moment, several
 * together. One that could not be stored stays in force, and goes along with the next or when somebody tries again. One that the server
 * refuses is undone: it would have all later ones refused, too.
 */
export const settingsSavingMachine = setup({
  types: {} as {
    context: Changes;
    events:
      | { type: 'data.changed'; patch: DataPatch; silent: boolean }
      | { type: 'page.hidden' }
      | { type: 'retry.requested' };
    emitted: { type: 'saved'; at: SavedAt } | { type: 'notSaved' } | { type: 'refused' };
  },
  actors: {
    // The page provides the real call; a story or a spec provides its own.
    save: fromPromise<SavedAt, { patch: DataPatch }>(() => Promise.reject(new Error('save was not provided'))),
  },
  delays: { debounce: SETTINGS_DEBOUNCE },
  actions: {
    keep: assign({
      unsent: ({ context }, { patch }: { patch: DataPatch; silent: boolean }) =>
        context.unsent ? mergePatches(context.unsent, patch) : patch,
      silent: ({ context }, { silent }) => silent && (context.silent || unsavedChanges(context) === null),
    }),
    send: assign({ sent: ({ context }) => unsavedChanges(context), unsent: null }),
    forgetSent: assign({ sent: null }),
    takeBack: assign({ sent: null, unsent: ({ context }) => unsavedChanges(context) }),
    sayNothingNext: assign({ silent: false }),
    tellSaved: emit((_, { at }: { at: SavedAt }) => ({ type: 'saved' as const, at })),
    tellNotSaved: emit({ type: 'notSaved' as const }),
    tellRefused: emit({ type: 'refused' as const }),
  },
  guards: {
    hasUnsent: ({ context }) => context.unsent !== null,
    // What a service does not keep is said also of what was done in passing.
    isInSilence: ({ context }, { at }: { at: SavedAt }) => context.silent && at !== 'notAtService',
    isRefusal: (_, { error }: { error: unknown }) => error instanceof ChangeRefused,
  },
}).createMachine({
  id: 'settingsSaving',
  context: { sent: null, unsent: null, silent: false },
  initial: 'idle',
  states: {
    idle: {
      // What has changed while another change was refused.
      always: { guard: 'hasUnsent', target: 'waiting' },
      on: { 'data.changed': { target: 'waiting', actions: keepChange() } },
    },
    waiting: {
      after: { debounce: 'saving' },
      on: {
        'data.changed': { target: 'waiting', reenter: true, actions: keepChange() },
        // There may be no other moment.
        'page.hidden': 'saving',
      },
    },
    saving: {
      entry: 'send',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ patch: context.sent ?? {} }),
        onDone: [
          { guard: 'hasUnsent', target: 'waiting', actions: 'forgetSent' },
          {
            guard: { type: 'isInSilence', params: ({ event }) => ({ at: event.output }) },
            target: 'idle',
            actions: ['forgetSent', 'sayNothingNext'],
          },
          {
            target: 'idle',
            actions: ['forgetSent', { type: 'tellSaved', params: ({ event }) => ({ at: event.output }) }],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'idle',
            actions: ['forgetSent', 'tellRefused'],
          },
          { target: 'failed', actions: ['takeBack', 'tellNotSaved'] },
        ],
      },
      on: {
        'data.changed': { actions: keepChange() },
        // All again, together with what has changed since: that cannot wait for the answer.
        'page.hidden': { guard: 'hasUnsent', target: 'saving', reenter: true },
      },
    },
    failed: {
      on: {
        'data.changed': { target: 'waiting', actions: keepChange() },
        'retry.requested': 'saving',
      },
    },
  },
});

function keepChange() {
  return {
    type: 'keep' as const,
    params: ({ event }: { event: { patch: DataPatch; silent: boolean } }) => ({
      patch: event.patch,
      silent: event.silent,
    }),
  };
}
