import { Button } from '@ezone/ui/button';
import { tintedBox } from '@ezone/ui/tinted-box';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { decision } from './decision';
import { recordsMessages, recordsSentences } from './messages';

/** A field that was changed here and elsewhere to different values. */
export type ConflictField = {
  /** What the field is called. */
  name: string;
  mine: ReactNode;
  theirs: ReactNode;
};

/** How much of a long text is shown at first, in characters. */
const CUT_AFTER = 400;

export type ConflictPromptProps = {
  fields: readonly ConflictField[];
  onKeep: (keep: 'mine' | 'theirs' | 'both') => void;
  /** Whether there is a way to keep both, as one text after the other. @default false */
  canKeepBoth?: boolean;
};

/** Shows both versions of the fields in conflict and lets the user choose. Both are kept until then. */
export const ConflictPrompt = ({ fields, onKeep, canKeepBoth = false }: ConflictPromptProps) => {
  const { formatMessage, formatList } = useIntl();
  const titleId = useId();
  const names = formatList(fields.map(({ name }) => name));
  return (
    <Frame role="group" aria-labelledby={titleId} tabIndex={-1} {...decision}>
      {/* Versions may be long: whoever listens goes to them when they want to. */}
      <strong id={titleId} role="alert">
        {formatMessage(recordsSentences.clash, { fields: names })}
      </strong>
      {fields.map(({ name, mine, theirs }) => (
        <Versions key={name} role="group" aria-label={name}>
          <Version>
            <figcaption>
              {name} · {formatMessage(recordsMessages.mine)}
            </figcaption>
            <Value>{mine}</Value>
          </Version>
          <Version>
            <figcaption>
              {name} · {formatMessage(recordsMessages.theirs)}
            </figcaption>
            <Value>{theirs}</Value>
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

/** A value of a field; of a long text the beginning, and the rest when it is asked for. */
function Value({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && typeof children === 'string' && children.length > CUT_AFTER;
  return (
    <>
      <Text dir="auto" tabIndex={isWhole ? 0 : undefined}>
        {isCut ? `${children.slice(0, CUT_AFTER)} …` : children}
      </Text>
      {isCut && (
        <div>
          <Button
            size="dense"
            onPress={() => {
              setWhole(true);
            }}
          >
            {formatMessage(recordsMessages.showAll)}
          </Button>
        </div>
      )}
    </>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  ${tintedBox('warning')}
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
