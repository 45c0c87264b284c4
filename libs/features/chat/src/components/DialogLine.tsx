import { memo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages } from '../messages';
import type { DialogItem } from '../model/types';
import { MessageBubble } from './MessageBubble';
import type { MessageBubbleProps } from './MessageBubble';

export type DialogLineProps = Omit<MessageBubbleProps, 'message'> & {
  item: DialogItem;
  /** The first moment of the present day, milliseconds since 1970. */
  today: number;
};

/** One line of a dialog: a message, the day that begins, or that what follows is new. */
export const DialogLine = memo(function DialogLine({ item, today, ...rest }: DialogLineProps) {
  const { formatMessage } = useIntl();
  if (item.kind === 'message') return <MessageBubble message={item} {...rest} />;
  if (item.kind === 'newMessages') return <NewLine>{formatMessage(chatMessages.newMessages)}</NewLine>;
  return (
    <Divider>
      <Day day={item.day} today={today} />
    </Divider>
  );
});

const DAY = 24 * 60 * 60 * 1000;

/** A day as one says it: today, yesterday, its name within a week, else its date; with the year if it is another one. */
function Day({ day, today }: { day: number; today: number }) {
  const { formatDate, formatMessage } = useIntl();
  // Days may be an hour longer or shorter where clocks are changed.
  const ago = Math.round((today - day) / DAY);
  if (ago === 0) return formatMessage(chatMessages.today);
  if (ago === 1) return formatMessage(chatMessages.yesterday);
  if (ago > 1 && ago < 7) return formatDate(day, { weekday: 'long' });
  const isThisYear = new Date(day).getFullYear() === new Date(today).getFullYear();
  return formatDate(day, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) });
}

const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding-block: ${({ theme }) => `${theme.space(4)} ${theme.space(1)}`};
  padding-inline: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
  text-align: center;

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const NewLine = styled(Divider)`
  color: ${({ theme }) => theme.tone.error.text};

  &::before,
  &::after {
    border-color: currentcolor;
  }
`;
