import { NotReached, RETRY_DELAY } from '../machines/noteEditorMachine';
import type { Note, NoteContent } from './note';
import { newId } from './newId';
import type { NoteDrafts, PendingNote } from './noteDrafts';

/** A new note on its way to the server. */
export type OutgoingNote = PendingNote & {
  state: 'sending' | 'failed' | 'created';
  /** The note the server made of it; it is shown from here until the list has it. */
  note?: Note;
};

type Options = {
  drafts: NoteDrafts;
  /** Creates the note; two calls with the same key create one note. */
  createNote: (note: PendingNote) => Promise<Note>;
};

/** Hears that a note could not be created. It stays until it is sent again or discarded. */
type OnTrouble = (note: PendingNote, error: unknown) => void;

/** New notes on their way to the server. They are kept in the browser until the server has them, and created once. */
export const createNoteOutbox = ({ drafts, createNote }: Options) => {
  let notes: readonly OutgoingNote[] = drafts.pending().map((note) => ({ ...note, state: 'failed' }));
  let onTrouble: OnTrouble | null = null;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const put = (next: readonly OutgoingNote[]) => {
    notes = next;
    listeners.forEach((onChange) => {
      onChange();
    });
  };
  const set = (key: string, changes: Partial<OutgoingNote>) => {
    put(notes.map((note) => (note.key === key ? { ...note, ...changes } : note)));
  };
  const take = (key: string) => {
    drafts.forgetPending(key);
    put(notes.filter((note) => note.key !== key));
  };

  const send = async ({ key, content, time }: PendingNote) => {
    set(key, { state: 'sending' });
    try {
      const note = await createNote({ key, content, time });
      drafts.forgetPending(key);
      set(key, { state: 'created', note });
    } catch (error) {
      set(key, { state: 'failed' });
      if (error instanceof NotReached && onTrouble) timers.add(setTimeout(() => retry(key), RETRY_DELAY));
      onTrouble?.({ key, content, time }, error);
    }
  };
  const retry = (key: string) => {
    const note = notes.find((other) => other.key === key && other.state === 'failed');
    if (note) void send(note);
  };
  const retryAll = () => {
    notes.forEach(({ key }) => {
      retry(key);
    });
  };

  return {
    /** Creates a note; it is in the list at once. */
    add: (content: NoteContent) => {
      const note: PendingNote = { key: newId(), content, time: new Date().toISOString() };
      drafts.keepPending(note);
      put([{ ...note, state: 'sending' }, ...notes]);
      void send(note);
    },
    retry,
    /** Sends what failed before, as when the server can be reached again. */
    retryAll,
    discard: take,
    /** Lets go of the notes that the list has now. */
    sync: (list: readonly Note[]) => {
      const ids = new Set(list.map(({ id }) => id));
      const left = notes.filter(({ note }) => !note || !ids.has(note.id));
      if (left.length < notes.length) put(left);
    },
    /** Begins to work for the page, with what an earlier visit has left. Returns how to end it. */
    run: (onTroubleHere: OnTrouble) => {
      onTrouble = onTroubleHere;
      retryAll();
      return () => {
        onTrouble = null;
        timers.forEach(clearTimeout);
        timers.clear();
      };
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    /** The latest first. */
    getNotes: () => notes,
  };
};

/** One user's new notes. */
export type NoteOutbox = ReturnType<typeof createNoteOutbox>;
