import { useDayText } from '@ezone/shell/data/days';
import { useNow } from '@ezone/shell/data/now';
import { refresh, useApi } from '@ezone/shell/data/query';
import { findRoute, useRouting } from '@ezone/shell/routing';
import { useOwnChanges } from '@ezone/shell/records';
import { useRecordsChanged } from '@ezone/shell/session/live';
import { List, ListRow } from '@ezone/ui/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, Send } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { contactsMessages } from '../messages';

const MAILS = 'mail-app/mails';
/** How many mails are shown. */
const MOST = 5;
/** The folders by their ids, as addresses of the mail app name them. */
const folders = ['inbox', 'sent', 'drafts', 'spam', 'trash'];
const SENT = folders.indexOf('sent');

/** The last mails with somebody, each a link; nothing where there are none, or no mail app. */
export const MailsWith = ({ email }: { email: string }) =>
  findRoute(useRouting().routes, '/apps/mail/inbox') && <LastMails email={email} />;

function LastMails({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const { edgeOf } = useDayText();
  const api = useApi();
  const client = useQueryClient();
  const now = useNow();
  const id = useId();
  const queryKey = ['contacts-app/mails', email];
  const { data: mails } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.listMailBriefs({ query: { address: email, limit: MOST }, signal }),
    refetchOnMount: 'always',
    meta: { suppressToast: true },
  });
  const askAgain = () => refresh(client, queryKey);
  useRecordsChanged(MAILS, askAgain);
  useOwnChanges(MAILS, () => void askAgain());
  if (!mails?.length) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{formatMessage(contactsMessages.lastMails)}</Heading>
      <List labelledBy={id}>
        {mails.map(({ id: mailId, folder, subject, excerpt, time }) => (
          <ListRow
            key={mailId}
            href={`/apps/mail/${folders[folder] ?? 'inbox'}/${encodeURIComponent(mailId)}`}
            avatar={
              folder === SENT ? (
                <Send role="img" aria-label={formatMessage(contactsMessages.sentMail)} />
              ) : (
                <Mail role="img" aria-label={formatMessage(contactsMessages.receivedMail)} />
              )
            }
            primary={<bdi>{subject || formatMessage(contactsMessages.noSubject)}</bdi>}
            secondary={excerpt && <bdi>{excerpt}</bdi>}
            meta={<time dateTime={time}>{edgeOf(Date.parse(time), now)}</time>}
          />
        ))}
      </List>
    </section>
  );
}

const Heading = styled.h2`
  ${({ theme }) => theme.type.cardTitle}
  margin-block-end: ${({ theme }) => theme.space(1)};
`;
