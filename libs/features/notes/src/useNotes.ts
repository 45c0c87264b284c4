import { useRecordsChanged } from '@ezone/shell/session/live';
import { refresh, useApi } from '@ezone/shell/data/query';
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Note, NoteContent } from './model/note';
import { createNoteDrafts } from './model/noteDrafts';
import type { PendingNote } from './model/noteDrafts';
import { createNoteEditors } from './model/noteEditors';
import type { NoteEditorActor } from './model/noteEditors';
import { createNoteOutbox } from './model/noteOutbox';
import { createNoteCalls, notesKey } from './noteCalls';

/** A note as it is shown: with what has been written and is not on the server yet. */
export type ShownNote = Note & {
  /** How far it is: on its way, or not saved and waiting for somebody. Absent where all is well. */
  trouble?: 'sending' | 'notCreated' | 'notSaved';
};

/** Whether the server has the note, so that it can be opened and changed. */
export const isStored = ({ trouble }: ShownNote): boolean => trouble === undefined || trouble === 'notSaved';

type Options = {
  /** Whose notes they are. */
  userId: string;
  /** A change failed while the note was not open. */
  onEditorTrouble: (editor: NoteEditorActor) => void;
  /** A new note was not created. */
  onOutboxTrouble: (note: PendingNote, error: unknown, retry: () => void) => void;
  /** What was written in a note that is gone has become a new note. */
  onKeptAsNew: () => void;
};

/** One user's notes: those of the server, with all that was written here on top; and the ways to change them. */
export function useNotes({ userId, onEditorTrouble, onOutboxTrouble, onKeptAsNew }: Options) {
  const api = useApi();
  const client = useQueryClient();
  const [{ calls, drafts, editors, outbox }] = useState(() => {
    const calls = createNoteCalls(api, client);
    const drafts = createNoteDrafts(userId, localStorage);
    return {
      calls,
      drafts,
      editors: createNoteEditors({ drafts, saveNote: calls.saveNote }),
      outbox: createNoteOutbox({ drafts, createNote: calls.createNote }),
    };
  });
  const query = useQuery({
    queryKey: notesKey,
    queryFn: ({ signal }) => api.listNotes({ signal }),
    // Nobody has listened to what was changed elsewhere while no note was on screen.
    refetchOnMount: 'always',
  });
  useRecordsChanged('notes-app/notes', () => refresh(client, notesKey));
  const unsaved = useSyncExternalStore(editors.subscribe, editors.getUnsaved);
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.getNotes);

  const keepAsNew = useEffectEvent((content: NoteContent) => {
    outbox.add(content);
    onKeptAsNew();
  });
  const tellOfEditor = useEffectEvent((editor: NoteEditorActor) => {
    const { context, value } = editor.getSnapshot();
    if (value !== 'gone') {
      onEditorTrouble(editor);
      return;
    }
    editors.discard(context.base.id);
    keepAsNew(context.content);
  });
  const tellOfOutbox = useEffectEvent((note: PendingNote, error: unknown) => {
    onOutboxTrouble(note, error, () => {
      outbox.retry(note.key);
    });
  });
  useEffect(() => editors.run((editor) => tellOfEditor(editor)), [editors]);
  useEffect(() => outbox.run((note, error) => tellOfOutbox(note, error)), [outbox]);
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (!isOnline) return;
        editors.reconnect();
        outbox.retryAll();
      }),
    [editors, outbox],
  );
  useEffect(() => {
    if (!query.data) return;
    for (const content of editors.sync(query.data)) keepAsNew(content);
    outbox.sync(query.data);
  }, [query.data, editors, outbox]);

  const notes = useMemo((): readonly ShownNote[] | undefined => {
    if (!query.data) return undefined;
    const known = new Set(query.data.map(({ id }) => id));
    const fresh = outgoing
      .filter(({ note }) => !note || !known.has(note.id))
      .map(({ key, content, time, state, note }): ShownNote => {
        if (note) return note;
        return { ...content, id: key, time, trouble: state === 'failed' ? 'notCreated' : 'sending' };
      });
    if (fresh.length === 0 && unsaved.size === 0) return query.data;
    const written = query.data.map((note): ShownNote => {
      const change = unsaved.get(note.id);
      if (!change) return note;
      return { ...note, ...change.content, ...(change.isTroubled ? { trouble: 'notSaved' as const } : {}) };
    });
    return [...fresh, ...written];
  }, [query.data, unsaved, outgoing]);

  return { query, notes, calls, drafts, editors, outbox };
}

/** One user's notes, and the ways to change them. */
export type Notes = ReturnType<typeof useNotes>;
