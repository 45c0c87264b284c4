import { reasonOf } from '@ezone/shell/data/query';
import { useToast } from '@ezone/shell/notices/toast';
import { useIntl } from 'react-intl';
import { NotReached } from './machines/noteEditorMachine';
import { notesMessages, notesSentences } from './messages';
import { useClashText } from './useClashText';
import { nameOf } from './model/note';
import type { PendingNote } from './model/noteDrafts';
import type { NoteEditorActor } from './model/noteEditors';

/** Tells of notes that could not be saved while nobody has them open: what happened, what is safe, and what to do. */
export function useNoteTroubles(openNote: (noteId: string) => void) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const clashText = useClashText();

  return {
    onEditorTrouble: (editor: NoteEditorActor) => {
      const { context, value } = editor.getSnapshot();
      const name = nameOf(context.content) || formatMessage(notesMessages.unnamed);
      const { base, content, theirs } = context;
      const isClash = value === 'clashing' && theirs !== null;
      toast.show({
        variant: isClash ? 'warning' : 'error',
        message: isClash ? clashText(base, content, theirs) : formatMessage(notesSentences.saveFailedNamed, { name }),
        action: isClash
          ? { label: formatMessage(notesMessages.editNote), onPress: () => openNote(context.base.id) }
          : {
              label: formatMessage(notesMessages.retry),
              onPress: () => editor.send({ type: 'save.requested' }),
            },
        key: `notes.trouble.${context.base.id}`,
      });
    },
    onOutboxTrouble: ({ key }: PendingNote, error: unknown, retry: () => void) => {
      const why = reasonOf(error instanceof NotReached ? error.cause : error);
      const what = formatMessage(notesMessages.addFailed);
      toast.show({
        variant: 'error',
        message: why ? `${what} ${formatMessage(why)}` : what,
        action: { label: formatMessage(notesMessages.retry), onPress: retry },
        key: `notes.trouble.${key}`,
      });
    },
    /** What was written in a note that somebody removed elsewhere has become a new note. */
    onKeptAsNew: () => {
      toast.show({ variant: 'warning', message: formatMessage(notesMessages.keptAsNew), key: 'notes.keptAsNew' });
    },
  };
}
