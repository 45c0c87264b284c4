import { Dialog } from '@ezone/ui/dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notesMessages } from '../messages';
import type { NoteEditorActor } from '../model/noteEditors';
import { NoteEditor } from './NoteEditor';
import type { NoteEditorProps } from './NoteEditor';

export type NoteDialogProps = Omit<NoteEditorProps, 'actor'> & {
  /** The editor of the open note; null while none is open. */
  actor: NoteEditorActor | null;
};

/** The open note over the page; on a phone it fills the screen. Closing it in any way saves. */
export const NoteDialog = ({ actor, ...editor }: NoteDialogProps) => {
  const { formatMessage } = useIntl();
  // What was open is still seen while the dialog fades away.
  const [last, setLast] = useState(actor);
  if (actor && actor !== last) setLast(actor);
  const shown = actor ?? last;
  return (
    <Dialog
      open={actor !== null}
      onClose={editor.onClose}
      title={formatMessage(notesMessages.editNote)}
      closeLabel={formatMessage(notesMessages.close)}
    >
      {shown && <NoteEditor key={shown.sessionId} actor={shown} {...editor} />}
    </Dialog>
  );
};
