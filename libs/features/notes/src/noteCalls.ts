import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { NoteClash, NoteGone, NotReached } from './machines/noteEditorMachine';
import { mergeNote } from './model/mergeNote';
import { withoutEmptyItems } from './model/note';
import type { Note, NoteContent, NoteLabel } from './model/note';
import type { PendingNote } from './model/noteDrafts';

/** Where the queries keep the notes and the labels. */
export const notesKey = ['notes', 'list'];
/** The key of the labels. */
export const labelsKey = ['notes', 'labels'];

/** Milliseconds for which a look at the server's notes will do, while one save follows another. */
const LOOK_LASTS = 5000;

const tellNotReached = (error: unknown): never => {
  throw error instanceof ApiError && error.isOffline ? new NotReached(error.message, { cause: error }) : error;
};

/** The calls that notes are written by. They outlive the page, so that what is under way when it is left still arrives. */
export const createNoteCalls = (api: Api, client: QueryClient) => {
  let lookedAt = 0;

  // Through a mutation, so that the shell learns from it whether the server can be reached. Failures are told in place.
  const call = <T>(mutationFn: () => Promise<T>): Promise<T> =>
    new MutationObserver<T>(client, { mutationFn, meta: { saysFailureItself: true } }).mutate();

  const look = async () => {
    const notes = await call(() => api.listNotes());
    lookedAt = Date.now();
    client.setQueryData<Note[]>(notesKey, notes);
    return notes;
  };
  const put = async (change: (notes: Note[]) => Note[]) => {
    // An answer that was under way since before the change would take it back.
    await client.cancelQueries({ queryKey: notesKey });
    client.setQueryData<Note[]>(notesKey, (notes) => notes && change(notes));
  };
  const update = (note: Note) => call(() => api.updateNote({ body: { note: withoutEmptyItems(note) } }));

  /** The labels of a note that still exist. */
  const existing = async (labels: readonly string[]) => {
    const known = await call(() => api.listNoteLabels());
    client.setQueryData<NoteLabel[]>(labelsKey, known);
    return labels.filter((id) => known.some((label) => label.id === id));
  };

  const save = async ({ base, content }: { base: Note; content: NoteContent }): Promise<Note> => {
    const isLate = Date.now() - lookedAt > LOOK_LASTS;
    const notes = isLate ? await look() : client.getQueryData<Note[]>(notesKey);
    const theirs = notes?.find(({ id }) => id === base.id);
    if (!theirs) throw new NoteGone();
    const { content: merged, clashes } = mergeNote(base, content, theirs);
    if (clashes.length > 0) throw new NoteClash(theirs);
    const wanted: Note = { ...merged, id: base.id, time: new Date().toISOString() };
    try {
      return await update(wanted);
    } catch (error) {
      if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
      // The note or one of its labels has just been removed elsewhere.
      if (!(await look()).some(({ id }) => id === base.id)) throw new NoteGone('', { cause: error });
      return update({ ...wanted, labels: await existing(wanted.labels) });
    }
  };

  return {
    /**
     * Saves a note together with what was written elsewhere meanwhile.
     * @throws NoteClash, NoteGone, NotReached, and ApiError where the server refuses.
     */
    saveNote: async (change: { base: Note; content: NoteContent }): Promise<Note> => {
      const note = await save(change).catch(tellNotReached);
      await put((notes) => notes.map((other) => (other.id === note.id ? note : other)));
      return note;
    },
    /**
     * Creates a note, once for a key however often it is called.
     * @throws NotReached, and ApiError where the server refuses.
     */
    createNote: async ({ key, content, time }: PendingNote): Promise<Note> => {
      const create = (labels: string[]) =>
        call(() =>
          api.createNote({ body: { note: { ...withoutEmptyItems(content), labels, time } }, idempotencyKey: key }),
        );
      const created = async () => {
        try {
          return await create(content.labels);
        } catch (error) {
          if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
          return create(await existing(content.labels));
        }
      };
      const note = await created().catch(tellNotReached);
      await put((notes) => [note, ...notes.filter(({ id }) => id !== note.id)]);
      return note;
    },
    /** Removes a note. One that is gone already is removed. */
    removeNote: async (noteId: string): Promise<void> => {
      try {
        await call(() => api.removeNote({ body: { noteId } }));
      } catch (error) {
        if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
      }
      await put((notes) => notes.filter(({ id }) => id !== noteId));
    },
  };
};
