import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { NoteDialog } from './components/NoteDialog';
import type { NoteDialogProps } from './components/NoteDialog';
import { contentOf, sameValue } from './model/note';
import type { Note } from './model/note';
import type { Notes, ShownNote } from './useNotes';
import type { Undo } from './useUndo';

type OpenNoteProps = Pick<NoteDialogProps, 'labels' | 'onCreateLabel' | 'onClose'> & {
  /** The note the address names, if any. */
  noteId: string | null;
  store: Notes;
  onArchive: (note: ShownNote) => void;
  onRemove: (note: ShownNote) => void;
  undo: Undo;
};

/** The note that the address names, in its dialog. Going back closes it, and closing saves. */
export const OpenNote = ({ noteId, store, onArchive, onRemove, undo, onClose, ...dialog }: OpenNoteProps) => {
  const { editors, outbox, query } = store;
  const isLoaded = query.data !== undefined;
  const actor = useSyncExternalStore(editors.subscribe, editors.getOpen);

  const open = useEffectEvent((id: string): Note | undefined => {
    const note = query.data?.find((other) => other.id === id);
    if (note) editors.open(note);
    else onClose();
    return note;
  });
  const finish = useEffectEvent((before: Note) => {
    const editor = editors.find(before.id);
    if (!editor) return;
    const { content, touched } = editor.getSnapshot().context;
    editors.close(before.id);
    // What others have changed meanwhile is not taken back.
    const changed = touched.filter((field) => !sameValue(content[field], before[field]));
    if (changed.length === 0) return;
    undo.offer(() => {
      editors.change({ ...before, ...content }, Object.fromEntries(changed.map((field) => [field, before[field]])));
    });
  });
  useEffect(() => {
    if (noteId === null || !isLoaded) return;
    const before = open(noteId);
    return () => {
      if (before) finish(before);
    };
  }, [noteId, isLoaded]);

  /** The open note with what has just been written in it. */
  const current = (): ShownNote | null => {
    const context = actor?.getSnapshot().context;
    return context ? { ...context.base, ...contentOf(context.content) } : null;
  };
  return (
    <NoteDialog
      {...dialog}
      actor={actor}
      onClose={onClose}
      onArchive={() => {
        const note = current();
        onClose();
        if (note) onArchive(note);
      }}
      onRemove={() => {
        const note = current();
        onClose();
        if (note) onRemove(note);
      }}
      onKeepAsNew={(content) => {
        if (actor) editors.discard(actor.getSnapshot().context.base.id);
        outbox.add(content);
        onClose();
      }}
    />
  );
};
