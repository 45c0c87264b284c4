import type { ActorRefFrom } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { noteEditorMachine } from '../machines/noteEditorMachine';
import type { Note, NoteContent } from './note';
import { sameContent } from './note';
import type { EditDraft, NoteDrafts } from './noteDrafts';

/** The editor of one note. */
export type NoteEditorActor = ActorRefFrom<typeof noteEditorMachine>;

/** A note whose last changes the server does not have yet. */
export type UnsavedNote = { content: NoteContent; isTroubled: boolean };

type Options = {
  drafts: NoteDrafts;
  /** Saves a note and answers it as the server has it then. Throws what the machine tells apart. */
  saveNote: (change: { base: Note; content: NoteContent }) => Promise<Note>;
};

/** Hears that a change could not be saved, where nobody sees so in an open editor. */
type OnTrouble = (editor: NoteEditorActor) => void;

/**
 * The editors of one user's notes: one for each note that is open or has unsaved changes. Every change of a note goes
 * through its editor, whether it was typed or pressed, so that each is saved, kept and retried in the same way.
 */
export const createNoteEditors = ({ drafts, saveNote }: Options) => {
  const machine = noteEditorMachine.provide({
    actors: {
      saveNote: fromPromise(async ({ input }) => ({ sent: input.content, note: await saveNote(input) })),
    },
  });
  const editors = new Map<string, NoteEditorActor>();
  const listeners = new Set<() => void>();
  let unsaved: ReadonlyMap<string, UnsavedNote> = new Map();
  let openId: string | null = null;
  let onTrouble: OnTrouble | null = null;
  let hasTakenUp = false;

  const drop = (id: string) => {
    editors.get(id)?.stop();
    editors.delete(id);
  };
  const tell = () => {
    unsaved = new Map(
      [...editors].flatMap(([id, editor]): [string, UnsavedNote][] => {
        const snapshot = editor.getSnapshot();
        if (!snapshot.hasTag('unsaved')) return [];
        return [[id, { content: snapshot.context.content, isTroubled: snapshot.hasTag('troubled') }]];
      }),
    );
    listeners.forEach((onChange) => {
      onChange();
    });
  };

  const start = (note: Note): NoteEditorActor => {
    const draft = drafts.readEdit(note.id);
    const editor = createActor(machine, { input: { note, draft } });
    // A draft that this editor has not kept is another window's, and not for it to forget.
    let isKept = draft !== null;
    editors.set(note.id, editor);
    let wasTroubled = false;
    editor.subscribe((snapshot) => {
      const { base, content } = snapshot.context;
      const isTroubled = snapshot.hasTag('troubled');
      if (snapshot.hasTag('unsaved')) drafts.keepEdit(note.id, { base, content });
      else if (isKept) drafts.forgetEdit(note.id);
      isKept = snapshot.hasTag('unsaved');
      if (isTroubled && !wasTroubled && openId !== note.id) onTrouble?.(editor);
      wasTroubled = isTroubled;
      const isIdle = snapshot.matches('saved') && openId !== note.id;
      if (isIdle || (!onTrouble && (isTroubled || snapshot.matches('saved')))) {
        // Not while it is being told of its own change.
        queueMicrotask(() => {
          if (openId !== note.id && editors.get(note.id) === editor && editor.getSnapshot() === snapshot) drop(note.id);
        });
      }
      tell();
    });
    editor.start();
    return editor;
  };
  const editorOf = (note: Note) => editors.get(note.id) ?? start(note);

  return {
    /** Makes the editor of a note the one in the dialog. Until it is closed, its troubles are shown there. */
    open: (note: Note) => {
      openId = note.id;
      editorOf(note);
      tell();
    },
    /** The dialog is gone; what is unsaved is saved now. */
    close: (id: string) => {
      if (openId === id) openId = null;
      const editor = editors.get(id);
      const snapshot = editor?.getSnapshot();
      if (!editor || !snapshot) return;
      // Where it failed before it is tried once more; only if that fails too is there something to tell.
      if (snapshot.can({ type: 'save.requested' })) editor.send({ type: 'save.requested' });
      else if (snapshot.matches('saved')) drop(id);
      else if (snapshot.hasTag('troubled')) onTrouble?.(editor);
      tell();
    },
    /** Changes a note and saves it at once. */
    change: (note: Note, changes: Partial<NoteContent>) => {
      const editor = editorOf(note);
      editor.send({ type: 'content.changed', changes });
      editor.send({ type: 'save.requested' });
    },
    find: (id: string) => editors.get(id),
    /** Forgets what is unsaved of a note. */
    discard: (id: string) => {
      drop(id);
      drafts.forgetEdit(id);
      tell();
    },
    /**
     * Tells the editors what the server has now. The first time it takes up drafts of earlier visits; what is added to them
     * later is being written in another window, which saves it itself.
     * @returns what was written in notes that do not exist any more; it is not kept here any longer.
     */
    sync: (notes: readonly Note[]): NoteContent[] => {
      const left = hasTakenUp ? new Map<string, EditDraft>() : drafts.edits();
      hasTakenUp = true;
      const ids = new Set(notes.map(({ id }) => id));
      for (const note of notes) {
        const editor = editors.get(note.id);
        if (!editor && left.has(note.id)) start(note);
        else if (editor && !sameContent(editor.getSnapshot().context.base, note)) {
          editor.send({ type: 'note.changedElsewhere', note });
        }
      }
      const orphans = [...left].filter(([id]) => !ids.has(id) && !editors.has(id));
      orphans.forEach(([id]) => {
        drafts.forgetEdit(id);
      });
      return orphans.map(([, { content }]) => content);
    },
    /** The server can be reached again. */
    reconnect: () => {
      for (const editor of editors.values()) editor.send({ type: 'connection.returned' });
    },
    /**
     * Begins to work for the page.
     * @returns ends it: what is unsaved is sent once more, and what fails then waits in the drafts for the next visit,
     * for by then somebody else may be signed in.
     */
    run: (onTroubleOutside: OnTrouble) => {
      onTrouble = onTroubleOutside;
      hasTakenUp = false;
      return () => {
        onTrouble = null;
        openId = null;
        for (const [id, editor] of [...editors]) {
          if (editor.getSnapshot().matches('editing')) editor.send({ type: 'save.requested' });
          if (!editor.getSnapshot().matches('saving')) drop(id);
        }
        tell();
      };
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    /** The editor for the dialog; null while no note is open. */
    getOpen: () => (openId === null ? null : (editors.get(openId) ?? null)),
    /** What the server does not have yet, by the notes' ids. */
    getUnsaved: () => unsaved,
  };
};

/** The editors of one user's notes. */
export type NoteEditors = ReturnType<typeof createNoteEditors>;
