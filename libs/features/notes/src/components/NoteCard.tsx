import { commonMessages } from '@ezone/shell/notices/words';
import { useShownKey } from '@ezone/shell/panels/keyboard';
import { recordsMessages } from '@ezone/shell/records';
import type { Unsaved } from '@ezone/shell/records';
import { Button } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { Chip } from '@ezone/ui/chip';
import type { ChipProps } from '@ezone/ui/chip';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { Archive, ArchiveRestore, CloudAlert, CloudOff, GitCompare, ListChecks, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useHref } from 'react-router-dom';
import styled from 'styled-components';
import { notesMessages, notesSentences } from '../messages';
import { doneIn, nameOf } from '../model/note';
import type { Note, NoteLabel } from '../model/note';
import type { Notes } from '../useNotes';
import { CardText } from './CardText';
import { Marked } from '@ezone/shell/page/marked';
import { ReminderChip } from './ReminderChip';

/** What can be done with a note from its card. */
export type CardActions = Pick<Notes['actions'], 'change' | 'archive' | 'remove' | 'retry'> & {
  open: (noteId: string) => void;
};

export type NoteCardProps = {
  note: Note;
  /** Whether changes of it wait for somebody, or for the server. */
  unsaved: Unsaved | null;
  /** The address that opens the note. */
  address: string;
  labels: readonly NoteLabel[];
  /** What was searched for, folded. */
  words: readonly string[];
  /** Whether Tab stops at this card, of all those in the list. */
  isActive: boolean;
  actions: CardActions;
};

const troubles: Record<Unsaved, Pick<ChipProps, 'icon' | 'tone'>> = {
  heldUp: { icon: <CloudOff /> },
  withheld: { icon: <CloudAlert />, tone: 'error' },
  stopped: { icon: <CloudAlert />, tone: 'error' },
  changedElsewhere: { icon: <GitCompare />, tone: 'warning' },
};
const troubleWords: Record<Unsaved, MessageDescriptor> = {
  heldUp: recordsMessages.heldUp,
  withheld: notesMessages.notSaved,
  stopped: notesMessages.notSaved,
  changedElsewhere: recordsMessages.changedElsewhere,
};

/** A note in the list. The whole card opens it. */
export const NoteCard = memo(({ note, unsaved, address, labels, words, isActive, actions }: NoteCardProps) => {
  const { formatMessage } = useIntl();
  const archiveKey = useShownKey('e');
  const removeKey = useShownKey('#');
  const { title, checklist, image, reminder, archive } = note;
  const href = useHref(address);
  const name = nameOf(note) || formatMessage(notesMessages.unnamed);
  const chosen = labels.filter(({ id }) => note.labels.includes(id));
  const archiveLabel = archive ? notesMessages.unarchiveNote : notesMessages.archiveNote;
  const heading = title ? <Marked words={words}>{title}</Marked> : <VisuallyHidden>{name}</VisuallyHidden>;

  return (
    <Frame $padding="none" $interactive>
      {image && <Image src={image} alt="" loading="lazy" decoding="async" width={480} height={270} />}
      <Body>
        <Title
          $bare={title === ''}
          href={href}
          dir="auto"
          data-card={note.id}
          tabIndex={isActive ? 0 : -1}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            actions.open(note.id);
          }}
        >
          {heading}
        </Title>
        <CardText
          note={note}
          words={words}
          isActive={isActive}
          onCheck={(item, checked) => {
            actions.change(note, {
              checklist: checklist.map((other) => (other.id === item.id ? { ...other, checked } : other)),
            });
          }}
        />
        {unsaved && (
          <Trouble>
            <Chip {...troubles[unsaved]}>{formatMessage(troubleWords[unsaved])}</Chip>
            {unsaved === 'changedElsewhere' ? (
              <Button
                size="dense"
                aria-label={formatMessage(notesSentences.compareNamed, { name })}
                onPress={() => {
                  actions.open(note.id);
                }}
              >
                {formatMessage(recordsMessages.compare)}
              </Button>
            ) : unsaved === 'withheld' ? null : (
              <Button
                size="dense"
                aria-label={formatMessage(notesSentences.retryNamed, { name })}
                onPress={() => {
                  actions.retry(note);
                }}
              >
                {formatMessage(commonMessages.retry)}
              </Button>
            )}
          </Trouble>
        )}
        <Foot>
          {(reminder !== null || chosen.length > 0 || checklist.length > 0) && (
            <Chips>
              {checklist.length > 0 && (
                <Chip icon={<ListChecks />}>
                  {formatMessage(notesSentences.progress, { done: doneIn(checklist), all: checklist.length })}
                </Chip>
              )}
              {reminder !== null && <ReminderChip reminder={reminder} />}
              {chosen.map((label) => (
                <Chip key={label.id}>{label.name}</Chip>
              ))}
            </Chips>
          )}
          <Actions>
            <Tooltip text={formatMessage(archiveLabel)} shortcut={archiveKey}>
              <IconButton
                icon={archive ? <ArchiveRestore /> : <Archive />}
                label={formatMessage(archive ? notesSentences.unarchiveNamed : notesSentences.archiveNamed, { name })}
                size="dense"
                excludeFromTabOrder={!isActive}
                onPress={() => {
                  actions.archive(note);
                }}
              />
            </Tooltip>
            <Tooltip text={formatMessage(notesMessages.removeNote)} shortcut={removeKey}>
              <IconButton
                icon={<Trash2 />}
                label={formatMessage(notesSentences.removeNamed, { name })}
                size="dense"
                excludeFromTabOrder={!isActive}
                onPress={() => {
                  actions.remove(note);
                }}
              />
            </Tooltip>
          </Actions>
        </Foot>
      </Body>
    </Frame>
  );
});
NoteCard.displayName = 'NoteCard';

const Frame = styled(Card)`
  position: relative;
  overflow: hidden;

  &:has(a:focus-visible, [data-card]:focus-visible) {
    ${({ theme }) => theme.focusRing}
  }
`;

const Image = styled.img`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.type.body}
`;

const Title = styled.a<{ $bare: boolean }>`
  /* Without a title it takes no room, and only covers the card. */
  ${({ $bare }) => $bare && 'position: absolute; inset: 0;'}
  ${({ theme }) => theme.type.cardTitle}
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** The last line of a card, of which the tools lie over the end: they never cover its words. */
const Foot = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: ${({ theme }) => theme.control.dense};
  margin-block-end: ${({ theme }) => theme.space(-2)};
`;

const Chips = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
  min-inline-size: 0;
  padding-block: ${({ theme }) => theme.space(1)};
`;

const Trouble = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
`;

const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  margin-inline: auto ${({ theme }) => theme.space(-2)};
  color: ${({ theme }) => theme.color.textMuted};

  @media (hover: hover) and (pointer: fine) {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    padding-inline-start: ${({ theme }) => theme.space(2)};
    background: var(--ez-ground);
    transition: opacity ${({ theme }) => theme.motion.hover};

    ${Frame}:not(:hover, :focus-within) & {
      opacity: 0;
    }
  }
`;
