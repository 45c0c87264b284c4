import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { changeKnown, refresh } from '@ezone/shell/data/query';
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

/** How often a change is tried that others come before. */
const TRIES = 5;

type Change = { base: Note; content: NoteContent };

const tellNotReached = (error: unknown): never => {
  throw error instanceof ApiError && error.isOffline ? new NotReached(error.message, { cause: error }) : error;
};

/** The calls that notes are written by. They outlive the page, so that what is under way when it is left still arrives. */
export const createNoteCalls = (api: Api, client: QueryClient) => {
  // Through a mutation, so that the shell learns from it whether the server can be reached. Failures are told in place.
  const call = <T>(mutationFn: () => Promise<T>): Promise<T> =>
    new MutationObserver<T>(client, { mutationFn, meta: { suppressToast: true } }).mutate();

  /** How often the list was answered or changed. */
  const updates = () => client.getQueryState(notesKey)?.dataUpdateCount;
  /** Brings an answer into the list. Where that has `heard` of something since the call was made, it may know better, and is asked for. */
  const put = async (heard: number | undefined, change: (notes: Note[]) => Note[]) => {
    const isOld = updates() !== heard;
    await changeKnown(client, notesKey, change);
    if (isOld) void refresh(client, notesKey);
  };
  const look = async () => {
    const heard = updates();
    const notes = await call(() => api.listNotes());
    await put(heard, () => notes);
    return notes;
  };
  const update = (note: Note, base: Note) =>
    call(() => api.updateNote({ body: { note: withoutEmptyItems(note), base } }));

  /** The labels of a note that still exist. */
  const existing = async (labels: readonly string[]) => {
    const known = await call(() => api.listNoteLabels());
    client.setQueryData<NoteLabel[]>(labelsKey, known);
    return labels.filter((id) => known.some((label) => label.id === id));
  };

  /** What is to be stored of a change, where the server has `theirs`. */
  const merge = ({ base, content }: Change, theirs: Note): Note => {
    const { content: both, clashes } = mergeNote(base, content, theirs);
    if (clashes.length > 0) throw new NoteClash(theirs);
    return { ...both, id: base.id, time: new Date().toISOString() };
  };
  const known = (id: string) => client.getQueryData<Note[]>(notesKey)?.find((note) => note.id === id);

  const save = async ({ base, content }: Change): Promise<Note> => {
    let theirs = known(base.id) ?? base;
    let mine = content;
    for (let tried = 1; ; tried += 1) {
      const wanted = merge({ base, content: mine }, theirs);
      try {
        return await update(wanted, theirs);
      } catch (error) {
        if (!(error instanceof ApiError) || ![404, 409].includes(error.statusCode) || tried === TRIES) throw error;
        // The note, or one of its labels, has just been changed or removed elsewhere.
        const found = (await look()).find(({ id }) => id === base.id);
        if (!found) throw new NoteGone('', { cause: error });
        theirs = found;
        if (error.statusCode === 404) mine = { ...mine, labels: await existing(mine.labels) };
      }
    }
  };

  return {
    /**
     * Saves a note together with what was written elsewhere meanwhile.
     * @throws NoteClash, NoteGone, NotReached, and ApiError where the server refuses.
     */
    saveNote: async (change: Change): Promise<Note> => {
      const heard = updates();
      const note = await save(change).catch(tellNotReached);
      await put(heard, (notes) => notes.map((other) => (other.id === note.id ? note : other)));
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
      const heard = updates();
      const note = await created().catch(tellNotReached);
      await put(heard, (notes) => [note, ...notes.filter(({ id }) => id !== note.id)]);
      return note;
    },
    /** Removes a note. One that is gone already is removed. */
    removeNote: async (noteId: string): Promise<void> => {
      const heard = updates();
      try {
        await call(() => api.removeNote({ body: { noteId } }));
      } catch (error) {
        if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
      }
      await put(heard, (notes) => notes.filter(({ id }) => id !== noteId));
    },
  };
};
