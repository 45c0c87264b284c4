import { assign, fromPromise, not, setup } from 'xstate';
import { keepBoth, mergeNote, rebase } from '../model/mergeNote';
import type { Note, NoteContent } from '../model/note';
import { contentFields, contentOf, sameContent, sameValue } from '../model/note';
import type { EditDraft } from '../model/noteDrafts';

/** Milliseconds without a change until a note is saved by itself. */
export const AUTOSAVE_DELAY = 800;

/** Milliseconds until a note that did not reach the server is sent again by itself. */
export const RETRY_DELAY = 10_000;

/** A save failed because the same was written elsewhere, differently. Both texts are there. */
export class NoteClash extends Error {
  override readonly name = 'NoteClash';
  constructor(
    /** The note as it is on the server. */
    readonly theirs: Note,
  ) {
    super('The note was changed elsewhere.');
  }
}

/** A save failed because the note was removed elsewhere. */
export class NoteGone extends Error {
  override readonly name = 'NoteGone';
}

/** A save failed because the server was not reached. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/** Which text to go on with after a clash. */
export type ClashAnswer = 'mine' | 'theirs' | 'both';

type Context = {
  /** The note as the server has it, as far as is known here. */
  base: Note;
  /** What has been written; kept in every state. */
  content: NoteContent;
  /** What has been changed here, saved or not: all other fields follow what is saved elsewhere. */
  touched: readonly (keyof NoteContent)[];
  /** The note as it was written elsewhere, while it clashes with what was written here. */
  theirs: Note | null;
};

// What was not touched here is theirs in any case.
const continued = {
  mine: (mine: NoteContent) => mine,
  theirs: (_: NoteContent, theirs: NoteContent) => theirs,
  both: keepBoth,
};

/** What was typed while a save was under way stays; the rest is what the server made of it. */
const afterSave = (content: NoteContent, sent: NoteContent, saved: NoteContent): NoteContent => {
  const changed = contentFields.filter((field) => !sameValue(saved[field], content[field]));
  const taken = changed.filter((field) => sameValue(sent[field], content[field]));
  return { ...content, ...Object.fromEntries(taken.map((field) => [field, saved[field]])) };
};

/**
 * One note being written. The text can be changed in every state and is kept in every state, so that a failed save, a dead
 * network, or the same note being changed or removed elsewhere loses nothing.
 */
export const noteEditorMachine = setup({
  types: {} as {
    context: Context;
    input: { note: Note; draft?: EditDraft | null };
    tags: 'unsaved' | 'troubled';
    events:
      | { type: 'content.changed'; changes: Partial<NoteContent> }
      | { type: 'save.requested' }
      | { type: 'changes.discarded' }
      | { type: 'note.changedElsewhere'; note: Note }
      | { type: 'clash.resolved'; keep: ClashAnswer }
      | { type: 'connection.returned' };
  },
  actors: {
    // The page provides the real call; a story or a spec provides its own. It answers the note as the server has it then.
    saveNote: fromPromise<{ sent: NoteContent; note: Note }, { base: Note; content: NoteContent }>(() =>
      Promise.reject(new Error('saveNote was not provided')),
    ),
  },
  actions: {
    write: assign(({ context: { content, touched } }, { changes }: { changes: Partial<NoteContent> }) => ({
      content: { ...content, ...changes },
      touched: contentFields.filter((field) => touched.includes(field) || field in changes),
    })),
    follow: assign(({ context: { base, content } }, { note }: { note: Note }) => rebase(base, content, note)),
    takeOver: assign((_, { note }: { note: Note }) => ({ base: note, content: contentOf(note) })),
    goBack: assign({ content: ({ context }) => contentOf(context.base), theirs: null }),
    acknowledge: assign(({ context }, { sent, note }: { sent: NoteContent; note: Note }) => ({
      base: note,
      content: afterSave(context.content, sent, contentOf(note)),
    })),
    showTheirs: assign({ theirs: (_, { theirs }: { theirs: Note }) => theirs }),
    settle: assign(({ context: { base, content, theirs } }, { keep }: { keep: ClashAnswer }) => ({
      base: theirs ?? base,
      content: continued[keep](mergeNote(base, content, theirs ?? base).content, contentOf(theirs ?? base)),
      theirs: null,
    })),
  },
  guards: { hasUnsaved: ({ context }) => !sameContent(context.content, context.base) },
  delays: { autosaveDelay: AUTOSAVE_DELAY, retryDelay: RETRY_DELAY },
}).createMachine({
  id: 'noteEditor',
  context: ({ input: { note, draft } }) => ({
    base: draft?.base ?? note,
    content: draft?.content ?? contentOf(note),
    touched: draft ? contentFields.filter((field) => !sameValue(draft.content[field], draft.base[field])) : [],
    theirs: null,
  }),
  initial: 'comparing',
  on: {
    'content.changed': { actions: { type: 'write', params: ({ event }) => ({ changes: event.changes }) } },
  },
  states: {
    comparing: { always: [{ guard: 'hasUnsaved', target: 'editing' }, { target: 'saved' }] },
    saved: {
      on: {
        'content.changed': {
          target: 'comparing',
          actions: { type: 'write', params: ({ event }) => ({ changes: event.changes }) },
        },
        'note.changedElsewhere': { actions: { type: 'takeOver', params: ({ event }) => ({ note: event.note }) } },
      },
    },
    editing: {
      tags: 'unsaved',
      // The same may have been written elsewhere.
      always: { guard: not('hasUnsaved'), target: 'saved' },
      after: { autosaveDelay: 'saving' },
      on: {
        // Each change starts the time anew.
        'content.changed': {
          target: 'comparing',
          actions: { type: 'write', params: ({ event }) => ({ changes: event.changes }) },
        },
        'save.requested': 'saving',
        'note.changedElsewhere': { actions: { type: 'follow', params: ({ event }) => ({ note: event.note }) } },
      },
    },
    // What is changed elsewhere meanwhile is followed when the answer is there.
    saving: {
      tags: 'unsaved',
      invoke: {
        src: 'saveNote',
        input: ({ context: { base, content } }) => ({ base, content }),
        onDone: { target: 'comparing', actions: { type: 'acknowledge', params: ({ event }) => event.output } },
        onError: [
          {
            guard: ({ event }) => event.error instanceof NoteClash,
            target: 'clashing',
            actions: { type: 'showTheirs', params: ({ event }) => ({ theirs: (event.error as NoteClash).theirs }) },
          },
          { guard: ({ event }) => event.error instanceof NoteGone, target: 'gone' },
          { guard: ({ event }) => event.error instanceof NotReached, target: 'offline' },
          { target: 'failed' },
        ],
      },
    },
    offline: {
      tags: ['unsaved', 'troubled'],
      after: { retryDelay: 'saving' },
      on: {
        'connection.returned': 'saving',
        'save.requested': 'saving',
        'changes.discarded': 'discarding',
        'note.changedElsewhere': { actions: { type: 'follow', params: ({ event }) => ({ note: event.note }) } },
      },
    },
    failed: {
      tags: ['unsaved', 'troubled'],
      on: {
        'content.changed': {
          target: 'comparing',
          actions: { type: 'write', params: ({ event }) => ({ changes: event.changes }) },
        },
        'save.requested': 'saving',
        'changes.discarded': 'discarding',
        'note.changedElsewhere': { actions: { type: 'follow', params: ({ event }) => ({ note: event.note }) } },
      },
    },
    clashing: {
      tags: ['unsaved', 'troubled'],
      on: {
        'clash.resolved': {
          target: 'resolved',
          actions: { type: 'settle', params: ({ event }) => ({ keep: event.keep }) },
        },
        // Whoever decides does so about the newest.
        'note.changedElsewhere': {
          actions: { type: 'showTheirs', params: ({ event }) => ({ theirs: event.note }) },
        },
      },
    },
    // Somebody has just decided: there is nothing to wait for.
    resolved: { always: [{ guard: 'hasUnsaved', target: 'saving' }, { target: 'saved' }] },
    // What is here can only become a new note, which is for the page to make.
    gone: { tags: ['unsaved', 'troubled'], on: { 'changes.discarded': 'discarding' } },
    discarding: { entry: 'goBack', always: 'saved' },
  },
});
