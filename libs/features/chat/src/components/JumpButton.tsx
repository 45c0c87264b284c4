import { ArrowDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages, chatSentences } from '../messages';

export type JumpButtonProps = {
  /** How many messages came meanwhile. */
  count: number;
  onPress: () => void;
};

/** Leads from somewhere in a dialog to its end. */
export const JumpButton = ({ count, onPress }: JumpButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <Round type="button" aria-label={count === 0 ? formatMessage(chatMessages.latest) : undefined} onClick={onPress}>
      <ArrowDown aria-hidden />
      {count > 0 && formatMessage(chatSentences.newCount, { count })}
    </Round>
  );
};

const Round = styled.button`
  position: absolute;
  z-index: 1;
  inset-block-end: ${({ theme }) => theme.space(3)};
  inset-inline-end: ${({ theme }) => theme.space(4)};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(1)};
  min-inline-size: ${({ theme }) => theme.control.default};
  min-block-size: ${({ theme }) => theme.control.default};
  padding-inline: ${({ theme }) => theme.space(2)};
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.elevation[2]};
  ${({ theme }) => theme.type.caption}
  cursor: pointer;

  & > svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }

  @media (pointer: coarse) {
    min-inline-size: 4.4rem;
    min-block-size: 4.4rem;
  }
`;
