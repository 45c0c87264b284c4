import { Button } from '@ezone/ui/button';
import { useSelector } from '@xstate/react';
import { CloudOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Connection } from './ConnectionProvider';
import { onlineMessages } from './messages';

/** Says politely that the server is out of reach, as long as it is. Takes no room otherwise. */
export const OfflineBanner = ({ connection }: { connection: Connection }) => {
  const { formatMessage } = useIntl();
  const isOffline = useSelector(connection, (snapshot) => snapshot.matches('offline'));
  const isUnreachable = useSelector(connection, (snapshot) => snapshot.matches('unreachable'));
  const isLooking = useSelector(connection, (snapshot) => snapshot.matches({ unreachable: 'lookingAgain' }));

  // The status stands there from the start: a screen reader says only what changes in one that it knows.
  return (
    <div role="status">
      {(isOffline || isUnreachable) && (
        <Banner>
          <Said>
            <CloudOff aria-hidden />
            {formatMessage(isOffline ? onlineMessages.offline : onlineMessages.unreachable)}
          </Said>
          {isUnreachable && (
            <Button size="dense" busy={isLooking} onClick={() => connection.send({ type: 'retry.pressed' })}>
              {formatMessage(onlineMessages.retry)}
            </Button>
          )}
        </Banner>
      )}
    </div>
  );
};

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  padding-block: ${({ theme }) => theme.space(2)};
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
