import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Virtualizer } from 'virtua';
import { chatMessages, chatSentences } from '../messages';
import type { DialogView } from '../model/types';
import { DialogLine } from './DialogLine';
import { JumpButton } from './JumpButton';
import { useDialogScroll } from './useDialogScroll';

export type MessageListProps = {
  dialog: DialogView;
  contactName: string;
};

/** The messages of a dialog, oldest on top. Only what is in view, and a little around it, is in the page. */
export const MessageList = ({ dialog, contactName }: MessageListProps) => {
  const { formatMessage } = useIntl();
  const { scroller, list, isAtEnd, isShifted, onScroll, onResize, toEnd } = useDialogScroll(dialog);
  const today = useToday();
  const { items, unread, hasOlderFailed, isLoadingOlder, loadOlder, retry, discard, markRead } = dialog;
  return (
    <Frame>
      {isLoadingOlder && <Older role="status">{formatMessage(chatMessages.olderLoading)}</Older>}
      {hasOlderFailed && !isLoadingOlder && (
        <Older role="status">
          {formatMessage(chatMessages.olderFailed)}
          <Button size="dense" onPress={loadOlder}>
            {formatMessage(commonMessages.retry)}
          </Button>
        </Older>
      )}
      <Scroller
        ref={scroller}
        // Whoever has no mouse scrolls with the keyboard.
        tabIndex={0}
        role="group"
        aria-label={formatMessage(chatSentences.messagesWith, { name: contactName })}
        onScroll={onScroll}
      >
        <Filler />
        <Virtualizer ref={list} scrollRef={scroller} data={items} shift={isShifted} onResize={onResize}>
          {(item) => (
            <DialogLine
              key={item.key}
              item={item}
              today={today}
              contactName={contactName}
              onRetry={retry}
              onDiscard={discard}
            />
          )}
        </Virtualizer>
      </Scroller>
      {!isAtEnd && (
        <JumpButton
          count={unread}
          onPress={() => {
            scroller.current?.focus({ preventScroll: true });
            toEnd();
            markRead();
          }}
        />
      )}
    </Frame>
  );
};

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

const Scroller = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow: hidden auto;
  overflow-anchor: none;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -0.2rem;
  }
`;

/** A short dialog stands at the bottom, next to where one writes. */
const Filler = styled.div`
  flex: 1;
`;

const Older = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${({ theme }) => theme.space(2)};
  inset-inline: ${({ theme }) => theme.space(4)};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  inline-size: fit-content;
  margin-inline: auto;
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.elevation[2]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
const nextDay = (day: number): number => {
  const date = new Date(day);
  return date.setDate(date.getDate() + 1);
};

/** The first moment of the present day in the viewer's time zone, milliseconds since 1970; another one after midnight. */
function useToday(): number {
  const [today, setToday] = useState(() => startOfDay(Date.now()));
  useEffect(() => {
    const timer = setTimeout(() => setToday(startOfDay(Date.now())), nextDay(today) - Date.now());
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
