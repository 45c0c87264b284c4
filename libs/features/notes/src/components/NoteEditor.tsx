import { shownKeys } from '@ezone/shell/panels/keyboard';
import { useNow } from '@ezone/shell/data/now';
import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { useTypedText } from '@ezone/ui/typed-text';
import { useSelector } from '@xstate/react';
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { notesMessages, notesSentences } from '../messages';
import { isBlank } from '../model/note';
import type { NoteContent, NoteLabel } from '../model/note';
import type { NoteEditorActor } from '../model/noteEditors';
import { useClashText } from '../useClashText';
import { ClashNotice } from './ClashNotice';
import { NoteFields } from './NoteFields';
import { SaveProgress, SaveTrouble } from './SaveStatus';
import type { SaveState } from './SaveStatus';
import { useReminderText } from './useReminderText';

export type NoteEditorProps = {
  actor: NoteEditorActor;
  labels: readonly NoteLabel[];
  /** Makes a label of a name and answers it; nothing where the server refused. */
  onCreateLabel: (name: string) => Promise<NoteLabel | undefined>;
  /** The user is done. */
  onClose: () => void;
  /** Puts the note into the archive, or takes it out. */
  onArchive: () => void;
  onRemove: () => void;
  /** Makes a new note of what is left of one that was removed elsewhere. */
  onKeepAsNew: (content: NoteContent) => void;
};

/** A note being written. It saves by itself; Ctrl or ⌘ and Enter closes it. */
export const NoteEditor = ({
  actor,
  labels,
  onCreateLabel,
  onClose,
  onArchive,
  onRemove,
  onKeepAsNew,
}: NoteEditorProps) => {
  const { formatMessage } = useIntl();
  const textOf = useReminderText();
  const clashText = useClashText();
  const now = useNow();
  const state = useSelector(actor, ({ value }) => value as SaveState);
  const { base, content, theirs } = useSelector(actor, ({ context }) => context);
  const write = useTypedText((changes: Partial<NoteContent>) => actor.send({ type: 'content.changed', changes }));
  const archiveLabel = formatMessage(content.archive ? notesMessages.unarchiveNote : notesMessages.archiveNote);

  return (
    <Layout
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        // The field for a new item hands over what is in it when it loses the focus.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        onClose();
      }}
    >
      {content.image && <Image src={content.image} alt="" width={960} height={540} />}
      {theirs && (
        <ClashNotice
          text={clashText(base, content, theirs)}
          theirs={theirs}
          onAnswer={(keep) => actor.send({ type: 'clash.resolved', keep })}
        />
      )}
      <SaveTrouble
        state={state}
        onRetry={() => actor.send({ type: 'save.requested' })}
        onKeepAsNew={() => {
          onKeepAsNew(content);
        }}
      />
      <NoteFields
        content={content}
        onChange={write}
        labels={labels}
        onCreateLabel={onCreateLabel}
        start={isBlank(content) || content.checklist.length === 0 ? 'text' : 'none'}
        tools={
          <>
            <Tooltip text={archiveLabel}>
              <IconButton
                icon={content.archive ? <ArchiveRestore /> : <Archive />}
                label={archiveLabel}
                onPress={onArchive}
              />
            </Tooltip>
            <Tooltip text={formatMessage(notesMessages.removeNote)}>
              <IconButton icon={<Trash2 />} label={formatMessage(notesMessages.removeNote)} onPress={onRemove} />
            </Tooltip>
          </>
        }
        end={
          <>
            <SaveProgress
              state={state}
              edited={formatMessage(notesSentences.edited, { when: textOf(base.time, now) })}
            />
            <Tooltip text={formatMessage(notesMessages.done)} shortcut={shownKeys('mod+Enter')}>
              <Button onClick={onClose}>{formatMessage(notesMessages.done)}</Button>
            </Tooltip>
          </>
        }
      />
    </Layout>
  );
};

const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  min-inline-size: 0;
  padding-block-end: ${({ theme }) => theme.space(4)};
`;

const Image = styled.img`
  inline-size: 100%;
  block-size: auto;
  border-radius: ${({ theme }) => theme.radius.control};
  aspect-ratio: 16 / 9;
  object-fit: cover;
`;
