import { cutLine } from '@ezone/ui/cut-line';
import { RowLabels } from '@ezone/ui/row-label';
import { Bookmark, Paperclip, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { mailMessages, mailSentences } from '../messages';
import type { Conversation } from '../model/conversations';
import { isFrom } from '../model/mail';
import type { MailLabel } from '../model/mail';
import { othersOf } from '../model/mailsIn';

/** The first line of a row: who is on the other side; of several mails, who has written them, and how many they are. */
export function Names({ conversation, self }: { conversation: Conversation; self: string }) {
  const { formatMessage, formatList } = useIntl();
  const { mails, newest, read } = conversation;
  const isWrittenByOthers = mails.some((mail) => !isFrom(mail, self));
  const names =
    mails.length > 1 && isWrittenByOthers
      ? mails
          .toReversed()
          .map((mail) => (isFrom(mail, self) ? formatMessage(mailMessages.self) : mail.from.name || mail.from.email))
      : othersOf(newest).map(({ name, email }) => name || email);
  return (
    <Who $isUnread={!read}>
      {!read && <UnreadDot />}
      {newest.draft && <Draft>{formatMessage(mailMessages.draft)} · </Draft>}
      {names.length > 0
        ? formatList([...new Set(names)].map((name) => <bdi key={name}>{name}</bdi>))
        : formatMessage(mailMessages.noRecipients)}
    </Who>
  );
}

/** Says that something is unread. */
export function UnreadDot() {
  const { formatMessage } = useIntl();
  return <Dot role="img" aria-label={formatMessage(mailMessages.unread)} />;
}

type WordsProps = { conversation: Conversation; subject: string; labels: readonly MailLabel[] };

/** The second line of a row: the subject with the first words of the newest mail, cut at its end in any language, and the labels. */
export const Words = ({ conversation, subject, labels }: WordsProps) => (
  <Line>
    <Text dir="auto">
      <Subject $isUnread={!conversation.read}>{subject}</Subject>
      {conversation.newest.excerpt !== '' && ` — ${conversation.newest.excerpt}`}
    </Text>
    <RowLabels labels={labels.filter(({ id }) => conversation.labels.includes(id))} />
  </Line>
);

/** What a conversation is marked with, and how many mails it has. */
export function Signs({ conversation, children }: { conversation: Conversation; children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const { mails, hasAttachments, important, starred } = conversation;
  return (
    <>
      {hasAttachments && <Paperclip role="img" aria-label={formatMessage(mailMessages.hasAttachments)} />}
      {important && <Bookmark role="img" aria-label={formatMessage(mailMessages.important)} />}
      {starred && <Star role="img" aria-label={formatMessage(mailMessages.starred)} fill="currentcolor" />}
      {mails.length > 1 && (
        <Count role="img" aria-label={formatMessage(mailSentences.count, { count: mails.length })}>
          {mails.length}
        </Count>
      )}
      {children}
    </>
  );
}

/** Whether a conversation is marked with anything. */
export const hasSigns = ({ mails, hasAttachments, important, starred }: Conversation): boolean =>
  mails.length > 1 || hasAttachments || important || starred;

const Who = styled.span<{ $isUnread: boolean }>`
  font-weight: ${({ $isUnread }) => ($isUnread ? 700 : 400)};
`;

const Dot = styled.span`
  display: inline-block;
  inline-size: 0.8rem;
  block-size: 0.8rem;
  margin-inline-end: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.tone.primary.solid};

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

const Draft = styled.span`
  color: ${({ theme }) => theme.tone.error.text};
`;

const Line = styled.span`
  display: flex;
  align-items: center;
`;

const Text = styled.span`
  flex: 1 1 0;
  min-inline-size: 0;
  ${cutLine}
`;

const Subject = styled.bdi<{ $isUnread: boolean }>`
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ $isUnread }) => ($isUnread ? 600 : 400)};
`;

const Count = styled.span`
  min-inline-size: 2rem;
  padding-inline: ${({ theme }) => theme.space(1)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.full};
  ${({ theme }) => theme.type.caption}
  text-align: center;
`;
