import type { AnswerOf, Api } from '@ezone/api-client';
import { useDayText } from '@ezone/shell/data/days';
import { useNow } from '@ezone/shell/data/now';
import { Avatar } from '@ezone/ui/avatar';
import { useIsWide } from '@ezone/ui/is-wide';
import { Mail } from 'lucide-react';
import { useIntl } from 'react-intl';
import { todayMessages, todaySentences } from '../messages';
import { TodayCard } from './TodayCard';
import { useTodayList } from './useTodayList';
import { Written } from './Written';

type InboxMail = AnswerOf<'listMails'>[number];

/** The server counts no unread mails; they are looked for among so many of the newest, whose texts come with them. */
const NEWEST = 50;

const load = (api: Api, options: { signal: AbortSignal }) =>
  api.listMails({ query: { folderHandle: 'inbox', limit: NEWEST }, ...options });
const unreadOf = (mails: readonly InboxMail[]) => mails.filter(({ read }) => !read);
const idOf = ({ id }: InboxMail) => id;

/** The newest mails in the inbox that nobody has read. */
export const UnreadMails = () => {
  const { formatMessage, formatNumber } = useIntl();
  const { edgeOf } = useDayText();
  const now = useNow();
  const isWide = useIsWide();
  const { query } = useTodayList({ list: 'mail-app/mails', load });
  return (
    <TodayCard
      icon={<Mail />}
      title={formatMessage(todayMessages.mails)}
      app={{ path: '/apps/mail', label: formatMessage(todayMessages.allMails) }}
      query={query}
      select={unreadOf}
      count={(unread, { length }) =>
        length < NEWEST
          ? formatNumber(unread.length)
          : formatMessage(todaySentences.unreadOfNewest, { count: unread.length, newest: NEWEST })
      }
      row={({ id, from, subject, time }, hasPage) => ({
        href: hasPage ? `/apps/mail/inbox/${encodeURIComponent(id)}` : undefined,
        // The pictures are those of the rail; where there is none, four more requests would be much for a page that everybody begins with.
        avatar: <Avatar name={from.name} src={(isWide && from.avatar) || undefined} size="large" decorative />,
        primary: <Written>{from.name}</Written>,
        secondary: <Written>{subject || formatMessage(todayMessages.noSubject)}</Written>,
        meta: <time dateTime={time}>{edgeOf(Date.parse(time), now)}</time>,
      })}
      idOf={idOf}
      words={{
        loading: formatMessage(todayMessages.mailsLoading),
        failed: formatMessage(todayMessages.mailsFailed),
        empty: formatMessage(todayMessages.noMails),
      }}
    />
  );
};
