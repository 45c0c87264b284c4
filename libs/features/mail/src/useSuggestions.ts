import { useApi } from '@ezone/shell/data/query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { onceEach, writtenAs } from './model/recipients';

/** How long nothing is typed until people are looked up, in milliseconds. */
const PAUSE = 200;
/** The server finds nobody by less. */
const SHORTEST = 2;
/** The most that the server hears of what is typed, in characters. */
const LONGEST = 254;

/**
 * People whom mails can be for, as they are written in the field: the user's contacts, and who else can sign in and is called like
 * what is typed.
 */
export function useSuggestions(typed: string): readonly string[] {
  const api = useApi();
  const meta = { suppressToast: true };
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setText(typed.trim().slice(0, LONGEST));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  const contacts = useQuery({
    queryKey: ['mail-app/contacts'],
    queryFn: ({ signal }) => api.listContacts({ signal }),
    meta,
  });
  const users = useQuery({
    queryKey: ['mail-app/recipients', text],
    queryFn: ({ signal }) => api.listMailRecipients({ query: { text }, signal }),
    enabled: text.length >= SHORTEST,
    placeholderData: keepPreviousData,
    meta,
  });
  return useMemo(() => {
    const known = (contacts.data ?? []).map(({ name, lastName, email }) => ({
      ...{ name: `${name} ${lastName}`.trim(), email: email ?? '' },
    }));
    return onceEach([...(users.data ?? []), ...known]).map(writtenAs);
  }, [contacts.data, users.data]);
}
