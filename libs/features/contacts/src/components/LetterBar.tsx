import { Toolbar } from 'react-aria-components/Toolbar';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { contactsMessages, contactsSentences } from '../messages';
import type { LetterPlace } from '../model/letters';

export type LetterBarProps = {
  letters: readonly LetterPlace[];
  /** Called with the first contact under the letter that was chosen. */
  onChoose: (id: string) => void;
};

/** The letters that a list has, each leading to its first contact. One stop for Tab; arrows move. */
export const LetterBar = ({ letters, onChoose }: LetterBarProps) => {
  const { formatMessage } = useIntl();
  return (
    <Bar aria-label={formatMessage(contactsMessages.letters)}>
      {letters.map(({ letter, id }) => (
        <Letter
          key={letter}
          type="button"
          aria-label={formatMessage(contactsSentences.toLetter, { letter })}
          onClick={() => {
            onChoose(id);
          }}
        >
          {letter}
        </Letter>
      ))}
    </Bar>
  );
};

const Bar = styled(Toolbar)`
  display: flex;
  flex: none;
  gap: 0.2rem;
  padding-block: 0.4rem;
  padding-inline: calc(var(--row-gutter, ${({ theme }) => theme.space(4)}) - 0.6rem);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const Letter = styled.button`
  flex: none;
  min-inline-size: 2.4rem;
  block-size: 2.8rem;
  padding: 0 0.4rem;
  border: none;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }

  @media (pointer: coarse) {
    min-inline-size: 4.4rem;
    block-size: 4.4rem;
  }
`;
