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

export type UndecidedStatusProps = {
  /** How many records have changes that wait for the user. */
  count: number;
  /** Leads to one of them. */
  onShow: () => void;
};

/** Says how many records wait for a decision of the user, until there is none, and leads to them. Takes no space otherwise. */
export const UndecidedStatus = ({ count, onShow }: UndecidedStatusProps) => {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      {count > 0 && (
        <Line aria-label={formatMessage(recordsMessages.unsaved)}>
          <span>{formatMessage(recordsSentences.undecided, { count })}</span>
          <Button size="dense" onPress={onShow}>
            {formatMessage(recordsMessages.decide)}
          </Button>
        </Line>
      )}
    </div>
  );
};

/** Says how many changes wait, while sending is held up. Takes no space otherwise. */
export const OutboxStatus = ({ isDelayed, count, isKept, onRetry }: OutboxStatusProps) => {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      {isDelayed && count > 0 && (
        <Line aria-label={formatMessage(recordsMessages.unsaved)}>
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

/* Text outside of all landmarks is passed over by who goes from one to the next. */
const Line = styled.section`
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
