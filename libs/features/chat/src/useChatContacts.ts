import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { StoredContact } from './chatCache';
import type { ChatContact, ChatContactsView } from './model/types';
import { contactsQuery, useChatSession } from './useChatSession';
import { useStoredChatUser } from './useChatUser';

const rows = new WeakMap<StoredContact, ChatContact>();

/** A contact as the list shows it: the same object for as long as nothing of it changes, so that only who has changed is drawn. */
const rowOf = (contact: StoredContact, lastMessageTime: string | null): ChatContact => {
  const known = rows.get(contact);
  if (known?.lastMessageTime === lastMessageTime) return known;
  const row = { ...contact, lastMessageTime };
  rows.set(contact, row);
  return row;
};

/** The contacts of the chat with their status and what is unread, live. */
export function useChatContacts(): ChatContactsView {
  const session = useChatSession();
  const { locale } = useIntl();
  const { data, status, refetch } = useQuery(contactsQuery(session));
  const { data: user, status: userStatus } = useStoredChatUser();
  // The chat list says in which order they are shown: nobody moves away from under a pointer.
  const known = userStatus === 'pending' ? undefined : data;
  const contacts = useMemo(() => {
    const latest = new Map(user?.chatList.map((entry) => [entry.contactId, entry.lastMessageTime]));
    const { compare } = new Intl.Collator(locale);
    return (known ?? [])
      .map((contact) => rowOf(contact, latest.get(contact.id) ?? null))
      .sort((one, other) => {
        const [earlier, later] = [one.lastMessageTime ?? '', other.lastMessageTime ?? ''];
        if (earlier === later) return compare(one.name, other.name);
        return earlier < later ? 1 : -1;
      });
  }, [known, user?.chatList, locale]);
  // What is there is shown also where it could not be brought up to date.
  return {
    status: known ? 'ready' : status === 'error' ? 'error' : 'pending',
    contacts,
    reload: () => void refetch(),
  };
}
