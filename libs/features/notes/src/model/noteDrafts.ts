import type { Note, NoteContent } from './note';
import { emptyContent } from './note';

/** What was written and is not on the server yet, and the note as it was when the writing began. */
export type EditDraft = { base: Note; content: NoteContent };

/** A note that is still to be created. Its key makes the creation safe to repeat. */
export type PendingNote = { key: string; content: NoteContent; time: string };

/**
 * What one user has written and the server does not have yet. It lies in the browser under the user's id, a key for each
 * note, so that it survives a reload and a sign-out, nobody else is shown it, and two tabs do not overwrite each other.
 */
export type NoteDrafts = {
  /** Drafts of notes that exist, by their ids. */
  edits: () => ReadonlyMap<string, EditDraft>;
  readEdit: (noteId: string) => EditDraft | null;
  keepEdit: (noteId: string, draft: EditDraft) => void;
  forgetEdit: (noteId: string) => void;
  /** Notes to be created, the latest first. */
  pending: () => readonly PendingNote[];
  keepPending: (note: PendingNote) => void;
  forgetPending: (key: string) => void;
  /** What stands in the box for a new note. */
  readNew: () => NoteContent;
  keepNew: (content: NoteContent) => void;
  forgetNew: () => void;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isContent = (value: unknown): value is NoteContent =>
  isRecord(value) &&
  typeof value['title'] === 'string' &&
  typeof value['description'] === 'string' &&
  Array.isArray(value['checklist']) &&
  Array.isArray(value['labels']);

const isEdit = (value: unknown): value is EditDraft =>
  isRecord(value) && isContent(value['content']) && isContent(value['base']);

const isPending = (value: unknown): value is PendingNote =>
  isRecord(value) && typeof value['key'] === 'string' && isContent(value['content']);

/**
 * @param userId whose drafts they are
 * @param store where they are kept, as `localStorage`; where it refuses they live as long as the page
 */
export const createNoteDrafts = (userId: string, store: Store): NoteDrafts => {
  const memory = new Map<string, string>();
  const prefix = `ezone.notes.${userId}.`;

  const write = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    memory.set(name, text);
    try {
      store.setItem(prefix + name, text);
    } catch {
      // The store is full or forbidden.
    }
  };
  const remove = (name: string) => {
    memory.delete(name);
    try {
      store.removeItem(prefix + name);
    } catch {
      // There was nothing in it then.
    }
  };
  const read = <T>(name: string, isValid: (value: unknown) => value is T): T | null => {
    try {
      const text = memory.get(name) ?? store.getItem(prefix + name);
      const value: unknown = text === null ? null : JSON.parse(text);
      return isValid(value) ? value : null;
    } catch {
      return null;
    }
  };
  const names = (kind: string): string[] => {
    const found = new Set([...memory.keys()]);
    try {
      for (let index = 0; index < store.length; index += 1) {
        const key = store.key(index);
        if (key?.startsWith(prefix)) found.add(key.slice(prefix.length));
      }
    } catch {
      // What is in memory has to do.
    }
    return [...found].filter((name) => name.startsWith(`${kind}.`));
  };

  return {
    edits: () =>
      new Map(
        names('edit').flatMap((name): [string, EditDraft][] => {
          const draft = read(name, isEdit);
          return draft ? [[name.slice('edit.'.length), draft]] : [];
        }),
      ),
    readEdit: (noteId) => read(`edit.${noteId}`, isEdit),
    keepEdit: (noteId, draft) => {
      write(`edit.${noteId}`, draft);
    },
    forgetEdit: (noteId) => {
      remove(`edit.${noteId}`);
    },
    pending: () =>
      names('pending')
        .flatMap((name) => read(name, isPending) ?? [])
        .sort((one, other) => (one.time < other.time ? 1 : -1)),
    keepPending: (note) => {
      write(`pending.${note.key}`, note);
    },
    forgetPending: (key) => {
      remove(`pending.${key}`);
    },
    readNew: () => read('new', isContent) ?? emptyContent,
    keepNew: (content) => {
      write('new', content);
    },
    forgetNew: () => {
      remove('new');
    },
  };
};
