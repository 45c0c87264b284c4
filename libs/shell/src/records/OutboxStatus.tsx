import { Button } from '@ezone/ui/button';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { recordsMessages, recordsSentences } from './messages';

export type OutboxStatusProps = {
  /** Whether something holds up the sending. */
  isDelayed: boolean;
  /** How many changes the server does not have yet. */
  count: number;
  /** Whether they outlive a reload. */
  isKept: boolean;
  /** Tries to send now; undefined where that cannot work. */
  onRetry: (() => void) | undefined;
};

/** Says how many changes wait, while sending is held up. Takes no space otherwise. */
export const OutboxStatus = ({ isDelayed, count, isKept, onRetry }: OutboxStatusProps) => {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      {isDelayed && count > 0 && (
        <Line>
          <span>
            {formatMessage(recordsSentences.waiting, { count })} {!isKept && formatMessage(recordsMessages.notKept)}
          </span>
          {onRetry && (
            <Button size="dense" onPress={onRetry}>
              {formatMessage(recordsMessages.sendNow)}
            </Button>
          )}
        </Line>
      )}
    </div>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(4)};
  background: ${({ theme }) => theme.tone.warning.tint};
  color: ${({ theme }) => theme.tone.warning.text};
  ${({ theme }) => theme.type.caption}
`;
