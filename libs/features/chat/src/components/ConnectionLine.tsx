import { CloudOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages, chatSentences } from '../messages';
import type { ChatConnectionView } from '../model/types';

/** Says how the chat stands with the server where that matters: away for more than a moment, or not let in. */
export const ConnectionLine = ({
  connection: { status, isWorthSaying, waiting },
}: {
  connection: ChatConnectionView;
}) => {
  const { formatMessage } = useIntl();
  const said = {
    connecting: chatMessages.connecting,
    reconnecting: chatMessages.reconnecting,
    offline: chatMessages.deviceOffline,
    refused: chatMessages.refused,
    online: null,
  }[status];
  // The status stands there from the start: a screen reader says only what changes in one that it knows.
  return (
    <div role="status">
      {isWorthSaying && said && (
        <Line>
          <CloudOff aria-hidden />
          <span>
            {formatMessage(said)}
            {waiting > 0 && ` ${formatMessage(chatSentences.waiting, { count: waiting })}`}
          </span>
        </Line>
      )}
    </div>
  );
};

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};
  background: ${({ theme }) => theme.tone.warning.tint};
  color: ${({ theme }) => theme.tone.warning.text};
  ${({ theme }) => theme.type.caption}

  & > svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;
