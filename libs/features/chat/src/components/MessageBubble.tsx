import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { Check, CheckCheck, Clock, CloudOff } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages, chatSentences } from '../messages';
import { linkParts } from '../model/linkParts';
import type { MessageItem } from '../model/types';

export type MessageBubbleProps = {
  message: MessageItem;
  /** Who wrote what is not mine. */
  contactName: string;
  onRetry: (clientMessageId: string) => void;
  onDiscard: (clientMessageId: string) => void;
};

/** One message, with its time under the last of a group, and what has become of it under one's own. */
export const MessageBubble = memo(function MessageBubble({
  message,
  contactName,
  onRetry,
  onDiscard,
}: MessageBubbleProps) {
  const { formatMessage, formatTime } = useIntl();
  const { text, time, isMine, state, isFirstOfGroup, isLastOfGroup, failedWith, clientMessageId } = message;
  const at = formatTime(time);
  const by = formatMessage(isMine ? chatSentences.mineAt : chatSentences.theirsAt, { name: contactName, time: at });
  return (
    <Row $isMine={isMine} $isFirst={isFirstOfGroup}>
      <VisuallyHidden>{by} </VisuallyHidden>
      <Bubble
        dir="auto"
        $isMine={isMine}
        $isFirst={isFirstOfGroup}
        $isLast={isLastOfGroup}
        $isPale={state === 'sending' || state === 'queued'}
      >
        <MessageText text={text} />
      </Bubble>
      {state === 'failed' ? (
        <Failure>
          <span>{formatMessage(reasonOf(failedWith))}</span>
          {clientMessageId !== null && (
            <>
              <Button size="dense" variant="ghost" onPress={() => onRetry(clientMessageId)}>
                {formatMessage(chatMessages.sendAgain)}
              </Button>
              <Button size="dense" variant="ghost" onPress={() => onDiscard(clientMessageId)}>
                {formatMessage(commonMessages.remove)}
              </Button>
            </>
          )}
        </Failure>
      ) : (
        (isLastOfGroup || state !== 'sent') && (
          <Foot>
            <time dateTime={new Date(time).toISOString()} aria-hidden>
              {at}
            </time>
            {isMine && <MessageMark message={message} />}
          </Foot>
        )
      )}
    </Row>
  );
});

const reasonOf = (statusCode: number | null) => {
  if (statusCode === 429) return chatMessages.failedOften;
  return statusCode === 404 ? chatMessages.failedGone : chatMessages.failed;
};

const Row = styled.div<{ $isMine: boolean; $isFirst: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  padding-block-start: ${({ theme, $isFirst }) => ($isFirst ? theme.space(3) : '0.2rem')};
  padding-inline: ${({ theme }) => theme.space(4)};
`;

const inner = '0.4rem';
const outer = '1.4rem';

const Bubble = styled.p<{ $isMine: boolean; $isFirst: boolean; $isLast: boolean; $isPale: boolean }>`
  max-inline-size: 75%;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(3)};
  border-radius: ${outer};
  /* Bubbles of one group hang together at their sender's side. */
  ${({ $isMine, $isFirst }) => !$isFirst && `border-start-${$isMine ? 'end' : 'start'}-radius: ${inner};`}
  ${({ $isMine, $isLast }) => !$isLast && `border-end-${$isMine ? 'end' : 'start'}-radius: ${inner};`}
  background: ${({ theme, $isMine }) => ($isMine ? theme.tone.primary.tint : theme.color.surface2)};
  color: ${({ theme, $isMine }) => ($isMine ? theme.tone.primary.text : theme.color.text)};
  ${({ $isPale }) => $isPale && 'border: 1px dashed currentcolor;'}
  ${({ theme }) => theme.type.body}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  user-select: text;

  & > a {
    color: inherit;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  padding-block-start: 0.2rem;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.tone.error.text};
`;

/**
 * What somebody wrote, as they wrote it: plain text with its line breaks, in its own direction. Addresses in it lead to
 * another tab, which learns nothing of this page.
 */
const MessageText = memo(function MessageText({ text }: { text: string }) {
  return linkParts(text).map(({ text: words, href }, index) =>
    href === null ? (
      words
    ) : (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
    ),
  );
});

/** How far one's own message is: an icon, and the word for it; spelled out where somebody might wonder. */
const MessageMark = ({ message: { state, isReadByContact } }: { message: MessageItem }) => {
  const { formatMessage } = useIntl();
  if (state === 'queued')
    return (
      <Mark>
        <CloudOff aria-hidden />
        {formatMessage(chatMessages.queued)}
      </Mark>
    );
  const [Icon, word] =
    state === 'sending'
      ? ([Clock, chatMessages.sending] as const)
      : isReadByContact
        ? ([CheckCheck, chatMessages.read] as const)
        : ([Check, chatMessages.sent] as const);
  return (
    <Mark $isRead={isReadByContact}>
      <Icon aria-hidden />
      <VisuallyHidden>{formatMessage(word)}</VisuallyHidden>
    </Mark>
  );
};

const Mark = styled.span<{ $isRead?: boolean }>`
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
