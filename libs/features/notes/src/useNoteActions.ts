import { reasonOf } from '@ezone/shell/data/query';
import { useToast } from '@ezone/shell/notices/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notesMessages, notesSentences } from './messages';
import { contentOf } from './model/note';
import type { Note, NoteContent, NoteLabel } from './model/note';
import type { NoteLabels } from './useNoteLabels';
import { isStored } from './useNotes';
import type { Notes, ShownNote } from './useNotes';
import type { Undo } from './useUndo';

type Options = { store: Notes; labels: NoteLabels; undo: Undo };

/** What can be done with a note or a label as a whole: at once on screen, and to be taken back for a while. */
export function useNoteActions({ store: { calls, editors, outbox, notes = [] }, labels, undo }: Options) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  const show = (id: string, isShown: boolean) => {
    setRemoved((before) => {
      const after = new Set(before);
      if (isShown) after.delete(id);
      else after.add(id);
      return after;
    });
  };
  const change = (note: Note, changes: Partial<NoteContent>) => {
    const before = Object.fromEntries(
      Object.keys(changes).map((field) => [field, note[field as keyof NoteContent]]),
    ) as Partial<NoteContent>;
    editors.change(note, changes);
    return () => {
      editors.change({ ...note, ...changes }, before);
    };
  };

  const remove = (note: ShownNote) => {
    if (note.trouble === 'notCreated') {
      outbox.discard(note.id);
      undo.offer(() => outbox.add(contentOf(note)), formatMessage(notesMessages.removed));
      return;
    }
    editors.discard(note.id);
    show(note.id, false);
    const removal = calls.removeNote(note.id);
    removal.catch((error: unknown) => {
      show(note.id, true);
      const why = reasonOf(error);
      const what = formatMessage(notesMessages.removeFailed);
      toast.show({
        variant: 'error',
        message: why ? `${what} ${formatMessage(why)}` : what,
        action: { label: formatMessage(notesMessages.retry), onPress: () => remove(note) },
        key: `notes.remove.${note.id}`,
      });
    });
    const restore = () => {
      // Only what the server has let go of is created again; where it has not, the note is back by itself.
      removal.then(
        () => {
          outbox.add(contentOf(note));
        },
        () => undefined,
      );
    };
    undo.offer(restore, formatMessage(notesMessages.removed));
  };

  return {
    /** Ids of notes that are on their way out. */
    removed,
    /** Changes a note and saves it; Ctrl or ⌘ and Z takes it back. */
    change: (note: ShownNote, changes: Partial<NoteContent>) => {
      if (isStored(note)) undo.offer(change(note, changes));
    },
    /** Puts a note into the archive, or takes it out. */
    archive: (note: ShownNote) => {
      if (!isStored(note)) return;
      const back = change(note, { archive: !note.archive });
      undo.offer(back, formatMessage(note.archive ? notesMessages.unarchived : notesMessages.archived));
    },
    remove,
    /** Saves again what could not be saved. */
    retry: (note: ShownNote) => {
      if (note.trouble === 'notCreated') outbox.retry(note.id);
      else editors.find(note.id)?.send({ type: 'save.requested' });
    },
    removeLabel: async (label: NoteLabel) => {
      const index = labels.labels.findIndex(({ id }) => id === label.id);
      const bearers = notes.filter((note) => note.labels.includes(label.id));
      await labels.remove(label.id);
      const restore = async () => {
        const restored = await labels.restore(label, index);
        if (!restored) return;
        for (const note of bearers) {
          const others = note.labels.filter((id) => id !== label.id);
          editors.change({ ...note, labels: others }, { labels: [...others, restored.id] });
        }
      };
      undo.offer(
        () => {
          // A refusal is told by the labels themselves.
          restore().catch(() => undefined);
        },
        formatMessage(notesSentences.labelRemoved, { name: label.name }),
      );
    },
  };
}
