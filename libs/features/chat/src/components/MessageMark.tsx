import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { Check, CheckCheck, Clock, CloudOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages } from '../messages';
import type { MessageItem } from '../model/types';

/** How far one's own message is: an icon, and the word for it; spelled out where somebody might wonder. */
export const MessageMark = ({ message: { state, isReadByContact } }: { message: MessageItem }) => {
  const { formatMessage } = useIntl();
  if (state === 'queued')
    return (
      <Frame>
        <CloudOff aria-hidden />
        {formatMessage(chatMessages.queued)}
      </Frame>
    );
  const [Icon, word] =
    state === 'sending'
      ? ([Clock, chatMessages.sending] as const)
      : isReadByContact
        ? ([CheckCheck, chatMessages.read] as const)
        : ([Check, chatMessages.sent] as const);
  return (
    <Frame $isRead={isReadByContact}>
      <Icon aria-hidden />
      <VisuallyHidden>{formatMessage(word)}</VisuallyHidden>
    </Frame>
  );
};

const Frame = styled.span<{ $isRead?: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme, $isRead }) => $isRead && `color: ${theme.tone.primary.text};`}

  & > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
`;
