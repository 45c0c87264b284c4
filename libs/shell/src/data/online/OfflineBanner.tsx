import { Button } from '@ezone/ui/button';
import { useSelector } from '@xstate/react';
import { CloudOff } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Connection } from './ConnectionProvider';

/** What is said about the connection. */
const onlineMessages = defineMessages({
  offline: {
    id: 'shell.online.offline',
    defaultMessage: 'You are offline. You can read on; what you write is kept, and sent when you are back.',
  },
  unreachable: {
    id: 'shell.online.unreachable',
    defaultMessage: 'Ezone cannot be reached right now. Trying again …',
  },
  retry: { id: 'shell.online.retry', defaultMessage: 'Try now' },
});

/** Says politely that the server is out of reach, as long as it is. Takes no room otherwise. */
export const OfflineBanner = ({ connection }: { connection: Connection }) => {
  const { formatMessage } = useIntl();
  const isOffline = useSelector(connection, (snapshot) => snapshot.matches('offline'));
  const isUnreachable = useSelector(connection, (snapshot) => snapshot.matches('unreachable'));
  const isLooking = useSelector(connection, (snapshot) => snapshot.matches({ unreachable: 'lookingAgain' }));

  return (
    <Banner $isShown={isOffline || isUnreachable}>
      {/* It stands there from the start, for a screen reader says only what changes in a status that it knows; and alone, so that
          each further look at the server, which the button shows, is not said. */}
      <Said role="status">
        {(isOffline || isUnreachable) && (
          <>
            <CloudOff aria-hidden />
            {formatMessage(isOffline ? onlineMessages.offline : onlineMessages.unreachable)}
          </>
        )}
      </Said>
      {isUnreachable && (
        <Button size="dense" isPending={isLooking} onPress={() => connection.send({ type: 'retry.pressed' })}>
          {formatMessage(onlineMessages.retry)}
        </Button>
      )}
    </Banner>
  );
};

const Banner = styled.div<{ $isShown: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  padding-block: ${({ theme, $isShown }) => ($isShown ? theme.space(2) : 0)};
  padding-inline: ${({ theme }) => theme.space(4)};
  background: ${({ theme }) => theme.tone.warning.tint};
  color: ${({ theme }) => theme.tone.warning.text};
  ${({ theme }) => theme.type.control}
`;

const Said = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-inline-size: 0;

  & > svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;
