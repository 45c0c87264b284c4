import { Button } from '@ezone/ui/button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { recordsMessages, recordsSentences } from './messages';

/** A field that was changed here and elsewhere to different values. */
export type ConflictField = {
  /** What the field is called. */
  name: string;
  mine: ReactNode;
  theirs: ReactNode;
};

export type ConflictPromptProps = {
  fields: readonly ConflictField[];
  onKeep: (keep: 'mine' | 'theirs' | 'both') => void;
  /** Whether there is a way to keep both, as one text after the other. @default false */
  canKeepBoth?: boolean;
};

/** Shows both versions of the fields in conflict and lets the user choose. Both are kept until then. */
export const ConflictPrompt = ({ fields, onKeep, canKeepBoth = false }: ConflictPromptProps) => {
  const { formatMessage, formatList } = useIntl();
  const names = formatList(fields.map(({ name }) => name));
  return (
    <Frame role="alert">
      <strong>{formatMessage(recordsSentences.clash, { fields: names })}</strong>
      {fields.map(({ name, mine, theirs }) => (
        <Versions key={name} role="group" aria-label={name}>
          <Version>
            <figcaption>
              {name} · {formatMessage(recordsMessages.mine)}
            </figcaption>
            <Text dir="auto">{mine}</Text>
          </Version>
          <Version>
            <figcaption>
              {name} · {formatMessage(recordsMessages.theirs)}
            </figcaption>
            <Text dir="auto">{theirs}</Text>
          </Version>
        </Versions>
      ))}
      <Answers>
        {/* The answer that loses nothing comes first. */}
        {canKeepBoth && (
          <Button variant="primary" size="dense" onPress={() => onKeep('both')}>
            {formatMessage(recordsMessages.keepBoth)}
          </Button>
        )}
        <Button size="dense" onPress={() => onKeep('mine')}>
          {formatMessage(recordsMessages.keepMine)}
        </Button>
        <Button size="dense" onPress={() => onKeep('theirs')}>
          {formatMessage(recordsMessages.keepTheirs)}
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

const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${({ theme }) => theme.space(2)};
`;

const Version = styled.figure`
  display: grid;
  align-content: start;
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
