import type { Api } from '@ezone/api-client';
import { refused } from '@ezone/api-client/testing';
import { fakeLiveSocket } from '@ezone/shell/session/live/testing';
import type { FakeLiveSocket } from '@ezone/shell/session/live/testing';
import type { Note, NoteContent, NoteLabel } from '../model/note';
import { emptyContent, isSameContent } from '../model/note';
import { sampleLabels, sampleNotes } from './notes';

const contentFields = Object.keys(emptyContent) as (keyof NoteContent)[];

type Call =
  'restoreFromTrash' | 'listNotes' | 'createNote' | 'updateNote' | 'removeNote' | 'listNoteLabels' | 'updateNoteLabels';

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * Keeps one user's notes as the real server does, in memory, and tells their windows of changes. Spec and story can look into
 * it and make its calls fail.
 */
export const createNotesServer = (
  notes: readonly Note[] = sampleNotes,
  labels: readonly NoteLabel[] = sampleLabels,
) => {
  const kept = { notes: [...notes], labels: [...labels] };
  const failures = new Map<Call, () => Promise<never>>();
  const made = new Map<string, Note>();
  const trash = new Map<string, { note: Note; at: number }>();
  const sockets = new Set<FakeLiveSocket>();
  let lastId = 0;

  const answer = <T>(call: Call, result: () => T): Promise<T> => {
    const failure = failures.get(call);
    return failure ? failure() : Promise.resolve().then(result);
  };
  const must = (note: Note | undefined): Note => {
    if (!note) throw refused(404);
    return note;
  };
  /** What is changed against `base` on top of what is there; a 409 where that was changed too, to something else. */
  const merge = (note: Note, current: Note, base: Note): Note => {
    const changed = contentFields.filter((field) => !isSameContent(note[field], base[field]));
    const conflicts = changed.filter(
      (field) => !isSameContent(current[field], base[field]) && !isSameContent(current[field], note[field]),
    );
    if (conflicts.length > 0) throw refused(409, conflicts);
    return { ...current, time: note.time, ...Object.fromEntries(changed.map((field) => [field, note[field]])) };
  };
  const tell = (list: string, ids: string[], by?: FakeLiveSocket) => {
    for (const socket of sockets) if (socket !== by) socket.tell('records:changed', { list, ids, by: 'ada' });
  };
  /** The calls of one window, whose own socket is not told of them. */
  const callsOf = (socket?: FakeLiveSocket): Pick<Api, Call> => ({
    listNotes: () => answer('listNotes', () => copyOf(kept.notes)),
    listNoteLabels: () => answer('listNoteLabels', () => copyOf(kept.labels)),
    createNote: ({ body, idempotencyKey = '' }) =>
      answer('createNote', () => {
        if ('id' in body.note) throw refused(400);
        const before = made.get(idempotencyKey);
        if (before) return before;
        const note: Note = {
          ...emptyContent,
          time: new Date().toISOString(),
          ...body.note,
          id: idempotencyKey || `new${String((lastId += 1))}`,
        };
        kept.notes.unshift(note);
        made.set(idempotencyKey, note);
        tell('notes-app/notes', [note.id], socket);
        return copyOf(note);
      }),
    updateNote: ({ body: { note, base } }) =>
      answer('updateNote', () => {
        const current = must(kept.notes.find(({ id }) => id === note.id));
        const stored = base ? merge(note, current, base) : note;
        kept.notes = kept.notes.map((other) => (other.id === note.id ? stored : other));
        tell('notes-app/notes', [note.id], socket);
        return copyOf(stored);
      }),
    removeNote: ({ body: { noteId } }) =>
      answer('removeNote', () => {
        const note = must(kept.notes.find(({ id }) => id === noteId));
        trash.set(noteId, { note, at: kept.notes.indexOf(note) });
        kept.notes = kept.notes.filter(({ id }) => id !== noteId);
        tell('notes-app/notes', [noteId], socket);
        return noteId;
      }),
    restoreFromTrash: ({ body: { ids } }) =>
      answer('restoreFromTrash', () => {
        for (const id of ids) {
          const removed = trash.get(id);
          if (removed) kept.notes.splice(removed.at, 0, removed.note);
          trash.delete(id);
        }
        tell('notes-app/notes', ids, socket);
        return ids;
      }),
    updateNoteLabels: ({ body }) =>
      answer('updateNoteLabels', () => {
        kept.labels = body.labels.map(({ id = `l-new${String((lastId += 1))}`, name, handle = name }) => ({
          id,
          name,
          handle,
        }));
        const ids = new Set(kept.labels.map(({ id }) => id));
        kept.notes = kept.notes.map((note) => ({ ...note, labels: note.labels.filter((id) => ids.has(id)) }));
        tell('notes-app/labels', [...ids], socket);
        // The window that did it is told of the notes, too.
        tell('notes-app/notes', []);
        return copyOf(kept.labels);
      }),
  });
  return {
    /** Another window of the user: its calls and its live connection. */
    openWindow: () => {
      const live = fakeLiveSocket({ userId: 'ada' });
      sockets.add(live);
      return { api: callsOf(live) as Api, live };
    },
    /** What it has now. */
    kept,
    /** Makes a call fail from now on; without an error it never answers. */
    fail: (call: Call, error?: () => Error) => {
      failures.set(call, () => (error ? Promise.reject(error()) : new Promise<never>(() => undefined)));
    },
    /** Lets a call succeed again. */
    mend: (call: Call) => {
      failures.delete(call);
    },
  };
};

/** A server of notes that exists in a story or a spec only. */
export type NotesServer = ReturnType<typeof createNotesServer>;
