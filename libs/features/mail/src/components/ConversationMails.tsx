import { useDayText } from '@ezone/shell/data/days';
import { Avatar } from '@ezone/ui/avatar';
import { Button } from '@ezone/ui/button';
import { cutLine } from '@ezone/ui/cut-line';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { Forward, Reply, ReplyAll } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { composeMessages } from '../composeMessages';
import { mailSentences } from '../messages';
import type { Answering } from '../model/answers';
import type { Conversation } from '../model/conversations';
import type { Mail } from '../model/mail';
import type { TrustedSenders } from '../useTrustedSenders';
import { UnreadDot } from './MailRowParts';
import { OpenMail } from './OpenMail';

/** How many older mails stand there in a line each; of more, those in the middle are one line. */
const OLDER_SHOWN = 4;

const answers = [
  ['reply', <Reply key="reply" />],
  ['replyAll', <ReplyAll key="replyAll" />],
  ['forward', <Forward key="forward" />],
] as const satisfies readonly (readonly [Answering, ReactNode])[];

export type ConversationMailsProps = {
  conversation: Conversation;
  /** The mail that was asked for, which is open from the start. */
  asked: string | null;
  /** The mails of which images of other servers are loaded. */
  withImages: readonly string[];
  onShowImages: (mailId: string) => void;
  /** The senders whose images are always shown. */
  trusted: TrustedSenders;
  /** A mail was opened, at the start or later. */
  onOpened: (mail: Mail) => void;
  /** Called with the ids of those that are open whenever that changes. */
  onOpenMails: (mailIds: readonly string[]) => void;
  /** In milliseconds since 1970. */
  now: number;
  /** Answers one that is not the newest. */
  onAnswer: (mail: Mail, answering: Answering) => void;
};

/** The mails of a conversation, the first at the top: what is new to its reader is open, the rest folded to a line each. */
export function ConversationMails({
  conversation,
  asked,
  withImages,
  onShowImages,
  trusted,
  onOpened,
  onOpenMails,
  now,
  onAnswer,
}: ConversationMailsProps) {
  const { formatMessage } = useIntl();
  const { mails, newest } = conversation;
  const listRef = useRef<HTMLOListElement>(null);
  /** What was new when it was opened. What comes in later waits in its line until its reader opens it. */
  const [fresh] = useState(() => new Set(mails.filter((mail) => mail === newest || !mail.read).map(({ id }) => id)));
  /** What was opened and folded by hand. */
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    // The button that was pressed is gone; the focus goes on with the first line that it has brought.
    if (isWhole) listRef.current?.querySelector<HTMLElement>('li:nth-child(2) > button')?.focus();
  }, [isWhole]);
  const isAlone = mails.length === 1;
  const isOpen = ({ id }: Mail) => isAlone || (turned.get(id) ?? (id === asked || fresh.has(id)));

  const open = mails.flatMap((mail) => (isOpen(mail) ? [mail.id] : [])).join(' ');
  const tellOpen = useEffectEvent(onOpenMails);
  useEffect(() => {
    tellOpen(open.split(' '));
  }, [open]);

  const opened = (mail: Mail) => (
    <OpenMail
      mail={mail}
      isNamed={!isAlone}
      now={now}
      isShowingImages={withImages.includes(mail.id)}
      isTrusted={trusted.isTrusted(mail.from.email)}
      onTrust={(isOn) => {
        trusted.trust(mail.from.email, isOn);
      }}
      onShowImages={() => {
        onShowImages(mail.id);
      }}
      onOpened={() => {
        onOpened(mail);
      }}
    >
      {mail !== newest && <Answers onAnswer={(answering) => onAnswer(mail, answering)} />}
    </OpenMail>
  );

  const inOrder = mails.toReversed();
  const middle = inOrder.slice(1, -2);
  const folded =
    isWhole || inOrder.length - 1 <= OLDER_SHOWN
      ? []
      : // What was folded by hand stays where the focus is.
        middle.filter((mail) => !turned.has(mail.id) && !isOpen(mail) && mail.read);
  const shown = inOrder.filter((mail) => !folded.includes(mail));
  return (
    <List ref={listRef}>
      {shown.map((mail, place) => (
        <li key={mail.id}>
          {!isAlone && (
            <Line
              mail={mail}
              isOpen={isOpen(mail)}
              now={now}
              onPress={() => {
                setTurned((before) => new Map(before).set(mail.id, !isOpen(mail)));
              }}
            />
          )}
          {isOpen(mail) && <Part $isAlone={isAlone}>{opened(mail)}</Part>}
          {place === 0 && folded.length > 0 && (
            <Button
              size="dense"
              onPress={() => {
                setWhole(true);
              }}
            >
              {formatMessage(mailSentences.older, { count: folded.length })}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

type LineProps = { mail: Mail; isOpen: boolean; now: number; onPress: () => void };

/** One of several mails: who has written it, and its first words while it is folded. */
function Line({ mail: { from, read, excerpt, time }, isOpen, now, onPress }: LineProps) {
  const { edgeOf } = useDayText();
  return (
    <Fold type="button" aria-expanded={isOpen} onClick={onPress}>
      <Avatar name={from.name} {...(from.avatar !== null && { src: from.avatar })} decorative />
      <Writer $isUnread={!read}>
        {!read && <UnreadDot />}
        <bdi>{from.name}</bdi>
      </Writer>
      <Excerpt dir="auto">{!isOpen && excerpt}</Excerpt>
      {!isOpen && <Time dateTime={time}>{edgeOf(Date.parse(time), now)}</Time>}
    </Fold>
  );
}

function Answers({ onAnswer }: { onAnswer: (answering: Answering) => void }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      {answers.map(([answering, icon]) => {
        const label = formatMessage(composeMessages[answering]);
        return (
          <Tooltip key={answering} text={label}>
            <IconButton
              icon={icon}
              label={label}
              size="dense"
              onPress={() => {
                onAnswer(answering);
              }}
            />
          </Tooltip>
        );
      })}
    </div>
  );
}

const List = styled.ol`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Writer = styled.span<{ $isUnread: boolean }>`
  flex: none;
  max-inline-size: 50%;
  overflow: hidden;
  font-weight: ${({ $isUnread }) => ($isUnread ? 700 : 500)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Time = styled.time`
  flex: none;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Part = styled.div<{ $isAlone: boolean }>`
  padding-block: ${({ theme, $isAlone }) => !$isAlone && `${theme.space(1)} ${theme.space(5)}`};
  padding-inline: ${({ theme, $isAlone }) => !$isAlone && theme.space(2)};
`;

/** A line of a conversation, for a mail that is folded or a draft. */
export const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.space(14)};
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(2)};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: inherit;
  ${({ theme }) => theme.type.body}
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
  }

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

/** The first words of what it is for. */
export const Excerpt = styled.span`
  ${cutLine}
  flex: 1;
  min-inline-size: 0;
  color: ${({ theme }) => theme.color.textMuted};
`;
