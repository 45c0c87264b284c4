import type { AnswerOf } from '@ezone/api-client';
import { useDayText } from '@ezone/shell/data/days';
import { useNow } from '@ezone/shell/data/now';
import { useApi } from '@ezone/shell/data/query';
import { useSide, useWaiting } from '@ezone/shell/panels/side';
import { Avatar } from '@ezone/ui/avatar';
import { useIsWide } from '@ezone/ui/is-wide';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { todayMessages } from '../messages';
import { TodayCard } from './TodayCard';
import { Written } from './Written';

type Chat = AnswerOf<'listChatContacts'>[number] & { lastMessageTime: string | null };

const idOf = ({ id }: Chat) => id;
const sumOf = (chats: readonly Chat[]) => chats.reduce((sum, { unread }) => sum + unread, 0);

/** Who has written what the user has not read, the latest first. */
export const UnreadChats = () => {
  const { formatMessage, formatNumber } = useIntl();
  const { edgeOf } = useDayText();
  const now = useNow();
  const isWide = useIsWide();
  const api = useApi();
  const side = useSide();
  const query = useQuery({
    queryKey: ['today', 'chats'],
    queryFn: async ({ signal }): Promise<Chat[]> => {
      const [contacts, { chatList }] = await Promise.all([
        api.listChatContacts({ signal }),
        api.getChatUser({ signal }),
      ]);
      const people = new Map(contacts.map((contact) => [contact.id, contact]));
      return chatList.flatMap(({ contactId, lastMessageTime, unread }) => {
        const contact = people.get(contactId);
        return contact && unread > 0 ? [{ ...contact, unread, lastMessageTime }] : [];
      });
    },
    refetchOnMount: 'always',
    meta: { suppressToast: true },
  });

  // The side panel counts live: where it has come to another number, also while this was being loaded, something was written or read.
  const waiting = useWaiting();
  const followed = useRef(waiting);
  const { data, refetch } = query;
  useEffect(() => {
    if (!data || followed.current === waiting) return;
    followed.current = waiting;
    if (sumOf(data) !== waiting) void refetch();
  }, [data, refetch, waiting]);

  if (!side) return null;
  return (
    <TodayCard
      icon={<MessagesSquare />}
      title={formatMessage(todayMessages.chats)}
      app={{ open: side.panel.open, label: formatMessage(side.feature.title) }}
      query={query}
      count={(chats) => formatNumber(sumOf(chats))}
      row={({ id, name, avatar, unread, lastMessageTime }) => ({
        onPress: () => {
          side.callUser(id);
        },
        avatar: <Avatar name={name} src={(isWide && avatar) || undefined} size="large" decorative />,
        primary: <Written>{name}</Written>,
        secondary: formatMessage(side.feature.waiting, { count: unread }),
        meta: lastMessageTime && <time dateTime={lastMessageTime}>{edgeOf(Date.parse(lastMessageTime), now)}</time>,
      })}
      idOf={idOf}
      words={{
        loading: formatMessage(todayMessages.chatsLoading),
        failed: formatMessage(todayMessages.chatsFailed),
        empty: formatMessage(todayMessages.noChats),
      }}
    />
  );
};
