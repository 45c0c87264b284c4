import { Button } from '@ezone/ui/button';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import { recordsMessages, recordsSentences } from './messages';
import type { outboxMachine } from './outboxMachine';

export type OutboxStatusProps = {
  /** How the sending stands. */
  status: SnapshotFrom<typeof outboxMachine>;
  /** How many changes the server does not have yet. */
  count: number;
  /** Tries to send now. */
  onRetry: () => void;
};

/** Says that changes wait to be sent, for as long as something holds them up. Takes no room otherwise. */
export const OutboxStatus = ({ status, count, onRetry }: OutboxStatusProps) => {
  const { formatMessage } = useIntl();
  return (
    <Line role="status">
      {status.hasTag('delayed') && count > 0 && (
        <>
          {formatMessage(recordsSentences.waiting, { count })}
          <Button size="dense" onClick={onRetry}>
            {formatMessage(recordsMessages.sendNow)}
          </Button>
        </>
      )}
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.caption}
`;
