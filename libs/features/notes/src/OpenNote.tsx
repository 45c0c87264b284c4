import { commonMessages } from '@ezone/shell/notices/words';
import { shownKeys } from '@ezone/shell/panels/keyboard';
import { useDayText } from '@ezone/shell/data/days';
import { useNow } from '@ezone/shell/data/now';
import { checklistMessages } from '@ezone/shell/page/checklist';
import {
  ConflictPrompt,
  newId,
  refusalText,
  SaveDelay,
  SaveProgress,
  saveStateOf,
  SaveTrouble,
  useRecordEditor,
} from '@ezone/shell/records';
import type { RecordState } from '@ezone/shell/records';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { useTypedText } from '@ezone/ui/typed-text';
import { useSelector } from '@xstate/react';
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { NoteFields } from './components/NoteFields';
import type { NoteFieldsProps } from './components/NoteFields';
import { notesMessages, notesSentences } from './messages';
import { keepBoth } from './model/mergeNote';
import { isBlank } from './model/note';
import type { Note } from './model/note';
import { notesCollection } from './model/notesCollection';
import type { Notes } from './useNotes';

export type OpenNoteProps = Pick<NoteFieldsProps, 'labels' | 'onCreateLabel'> & {
  /** The note the address names, if any. */
  noteId: string | null;
  notes: Notes['notes'];
  actions: Pick<Notes['actions'], 'archive' | 'remove'>;
  onClose: () => void;
};

/** The note that the address names, over the page; on a phone it fills the screen. Closing it in any way saves. */
export const OpenNote = ({ noteId, notes, actions, onClose, ...fields }: OpenNoteProps) => {
  const { formatMessage } = useIntl();
  const note = noteId === null ? undefined : notes.recordOf(noteId);
  // What was open is still seen while the dialog fades away, and while its user goes on writing in what others have removed.
  const [last, setLast] = useState(note);
  if (note && note !== last) setLast(note);
  // Each time that it is opened is a piece of work of its own, which Undo takes back as one.
  const [opened, setOpened] = useState({ noteId, times: 0 });
  if (opened.noteId !== noteId) setOpened({ noteId, times: opened.times + (noteId === null ? 0 : 1) });
  const isOpen = noteId !== null && last?.id === noteId;
  const isUnknown = noteId !== null && !isOpen && notes.query.isSuccess && !notes.query.isFetching;
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isUnknown) leave();
  }, [isUnknown]);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={formatMessage(notesMessages.editNote)}
      titleIsQuiet
      closeLabel={formatMessage(commonMessages.close)}
    >
      {last && (
        <NoteEditor
          key={`${last.id} ${String(opened.times)}`}
          note={last}
          isRemoved={!note}
          isOpen={isOpen}
          state={notes.stateOf(last.id)}
          notes={notes}
          actions={actions}
          onClose={onClose}
          {...fields}
        />
      )}
    </Dialog>
  );
};

type NoteEditorProps = Omit<OpenNoteProps, 'noteId'> & {
  note: Note;
  state: RecordState;
  isOpen: boolean;
  /** It is not in the list any more. */
  isRemoved: boolean;
};

type Written = 'title' | 'description' | 'checklist';

const fieldNames: Record<Written, MessageDescriptor> = {
  title: notesMessages.title,
  description: notesMessages.text,
  checklist: checklistMessages.label,
};

const textOf = (note: Partial<Note>, field: Written): string =>
  field === 'checklist' ? (note.checklist ?? []).map(({ text }) => `• ${text}`).join('\n') : (note[field] ?? '');

/** A note being written. It saves by itself; Ctrl or ⌘ and Enter closes it. */
function NoteEditor({ note, state, isOpen, isRemoved, notes, actions, onClose, ...fields }: NoteEditorProps) {
  const { formatMessage } = useIntl();
  const { momentOf } = useDayText();
  const now = useNow();
  const editor = useRecordEditor({ collection: notesCollection, record: note, state, isOpen, update: notes.update });
  const { content } = editor;
  const saveState = useSelector(editor.actor, saveStateOf);
  const write = useTypedText(editor.change);
  const archiveLabel = formatMessage(content.archive ? notesMessages.unarchiveNote : notesMessages.archiveNote);
  const conflict = state?.progress.at === 'conflict' ? state.progress : null;
  const wanted = state?.change.deed.kind === 'update' ? (state.change.deed.fields as Partial<Note>) : {};

  const save = useEffectEvent(editor.save);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) save();
  }, [isOpen]);
  // Nothing of it is left here that would have to be decided about: what was handed over in this moment waits in the outbox already.
  const isGone = isOpen && isRemoved && saveState === 'stored' && state === null;
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  const retry = () => {
    notes.retry(note.id);
  };
  return (
    <Layout
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        // Before the button that has the focus does what it does on Enter.
        event.preventDefault();
        event.stopPropagation();
        // The field for a new item hands over what is in it when it loses the focus.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        onClose();
      }}
    >
      {content.image && <Image src={content.image} alt="" width={960} height={540} />}
      {conflict && (
        <ConflictPrompt
          fields={(conflict.fields as Written[]).map((field) => ({
            name: formatMessage(fieldNames[field]),
            mine: textOf(wanted, field),
            theirs: textOf(conflict.theirs as Note, field),
          }))}
          canKeepBoth
          onKeep={(keep) => {
            editor.resolve(keep === 'both' ? (mine, theirs) => keepBoth(mine, theirs, newId) : keep);
          }}
        />
      )}
      <SaveDelay state={saveState} onRetry={retry} />
      <SaveTrouble
        state={saveState}
        onRetry={retry}
        onKeepAsNew={() => {
          notes.keepAsNew(note.id);
          onClose();
        }}
      >
        {refusalText(state?.progress, formatMessage)}
      </SaveTrouble>
      <NoteFields
        place="dialog"
        content={content}
        onChange={write}
        start={isBlank(content) || content.checklist.length === 0 ? 'text' : 'none'}
        tools={
          <>
            <Tooltip text={archiveLabel}>
              <IconButton
                icon={content.archive ? <ArchiveRestore /> : <Archive />}
                label={archiveLabel}
                onPress={() => {
                  editor.save();
                  onClose();
                  actions.archive(content);
                }}
              />
            </Tooltip>
            <Tooltip text={formatMessage(notesMessages.removeNote)}>
              <IconButton
                icon={<Trash2 />}
                label={formatMessage(notesMessages.removeNote)}
                onPress={() => {
                  editor.save();
                  onClose();
                  actions.remove(content);
                }}
              />
            </Tooltip>
          </>
        }
        end={
          <>
            <SaveProgress state={saveState}>
              <Edited>{formatMessage(notesSentences.edited, { when: momentOf(Date.parse(note.time), now) })}</Edited>
            </SaveProgress>
            <Tooltip text={formatMessage(commonMessages.done)} shortcut={shownKeys('mod+Enter')}>
              <Button onPress={onClose}>{formatMessage(commonMessages.done)}</Button>
            </Tooltip>
          </>
        }
        {...fields}
      />
    </Layout>
  );
}

const Layout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(3)};
  min-inline-size: 0;
  min-block-size: 100%;
`;

const Image = styled.img`
  inline-size: 100%;
  block-size: auto;
  border-radius: ${({ theme }) => theme.radius.control};
  aspect-ratio: 16 / 9;
  object-fit: cover;
`;

const Edited = styled.span`
  margin-inline-start: ${({ theme }) => theme.space(2)};

  @media (max-width: 599.98px) {
    display: none;
  }
`;
