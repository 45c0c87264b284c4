import { Button } from '@ezone/ui/button';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ClashAnswer } from '../machines/noteEditorMachine';
import { notesMessages } from '../messages';
import type { Note } from '../model/note';

export type ClashNoticeProps = {
  /** Says what was changed both here and elsewhere. */
  text: string;
  /** The note as it was written elsewhere. */
  theirs: Note;
  onAnswer: (keep: ClashAnswer) => void;
};

/** Shows what was written elsewhere and lets the user decide. Both texts are there until they have. */
export const ClashNotice = ({ text, theirs, onAnswer }: ClashNoticeProps) => {
  const { formatMessage } = useIntl();
  return (
    <Frame role="alert">
      <strong>{text}</strong>
      <Theirs>
        <figcaption>{formatMessage(notesMessages.clashTheirs)}</figcaption>
        {theirs.title && <p dir="auto">{theirs.title}</p>}
        {theirs.description && <Text dir="auto">{theirs.description}</Text>}
        {theirs.checklist.length > 0 && (
          <Text dir="auto">{theirs.checklist.map(({ text }) => `• ${text}`).join('\n')}</Text>
        )}
      </Theirs>
      <Answers>
        {/* The answer that loses nothing comes first. */}
        <Button variant="primary" size="dense" onClick={() => onAnswer('both')}>
          {formatMessage(notesMessages.keepBoth)}
        </Button>
        <Button size="dense" onClick={() => onAnswer('mine')}>
          {formatMessage(notesMessages.keepMine)}
        </Button>
        <Button size="dense" onClick={() => onAnswer('theirs')}>
          {formatMessage(notesMessages.keepTheirs)}
        </Button>
      </Answers>
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.tone.warning.tint};
  color: ${({ theme }) => theme.tone.warning.text};
`;

const Theirs = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.tag};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  overflow-wrap: anywhere;

  & > figcaption {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Text = styled.p`
  max-block-size: 16rem;
  overflow: auto;
  white-space: pre-line;
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;
