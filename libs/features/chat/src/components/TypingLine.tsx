import { useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { chatSentences } from '../messages';

/** Says that the contact is typing. Its room is there all the time, so that nothing moves when they start or stop. */
export const TypingLine = ({ isTyping, contactName }: { isTyping: boolean; contactName: string }) => {
  const { formatMessage } = useIntl();
  return (
    <Line>
      {isTyping && (
        <>
          <Dots aria-hidden>
            <i />
            <i />
            <i />
          </Dots>
          <span>{formatMessage(chatSentences.typing, { name: contactName })}</span>
        </>
      )}
    </Line>
  );
};

const rise = keyframes`
  0%, 60%, 100% { opacity: 0.35; transform: none; }
  30% { opacity: 1; transform: translateY(-0.2rem); }
`;

const Line = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 2.4rem;
  padding-inline: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};

  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Dots = styled.span`
  display: inline-flex;
  flex: none;
  gap: 0.3rem;

  & > i {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${({ theme }) => theme.radius.full};
    background: currentcolor;
    animation: ${rise} 1.2s infinite;
  }

  & > i:nth-child(2) {
    animation-delay: 0.15s;
  }

  & > i:nth-child(3) {
    animation-delay: 0.3s;
  }

  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: none;
    }
  }
`;
