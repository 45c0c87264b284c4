import { useApi } from '@ezone/shell/data/query';
import { normalizeForSearch } from '@ezone/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Recipient } from './model/mail';
import { onceEach, writtenAs } from './model/recipients';

/** How long nothing is typed until people are looked up, in milliseconds. */
const PAUSE = 200;
/** The server finds nobody by less. */
const SHORTEST = 2;
/** The most that the server hears of what is typed, in characters. */
const LONGEST = 254;

/** The most that are offered. */
const MOST = 8;

/** A contact that has not changed is the same object, so its text is brought into the form that is compared once. */
const compared = new WeakMap<Recipient, string>();

/** The recipients that hold each word of what is typed; before the others those of whom it is the beginning of a name or the address. */
const foundBy = (typed: string, recipients: readonly Recipient[]): Recipient[] => {
  const wanted = normalizeForSearch(typed).split(/\s+/).filter(Boolean);
  const [first] = wanted;
  if (first === undefined) return [];
  const textOf = (recipient: Recipient) => {
    const text = compared.get(recipient) ?? ` ${normalizeForSearch(`${recipient.name} ${recipient.email}`)}`;
    compared.set(recipient, text);
    return text;
  };
  const found = recipients.filter((recipient) => wanted.every((word) => textOf(recipient).includes(word)));
  const isBegun = (recipient: Recipient) => textOf(recipient).includes(` ${first}`);
  return [...found.filter(isBegun), ...found.filter((recipient) => !isBegun(recipient))];
};

/** Recipients that are found by what is typed, as they are written in the field, and whether more may still be found. */
export type Suggestions = { suggestions: readonly string[]; isSearching: boolean };

/**
 * People whom mails can be for: the user's contacts, and who else can sign in and is called like what is typed.
 */
export function useSuggestions(typed: string): Suggestions {
  const api = useApi();
  const meta = { suppressToast: true };
  const [text, setText] = useState('');
  const wanted = typed.trim().slice(0, LONGEST);
  useEffect(() => {
    const timer = setTimeout(() => {
      setText(wanted);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted]);
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
  const known = useMemo(
    () =>
      (contacts.data ?? []).map(({ name, lastName, email }) => ({
        ...{ name: `${name} ${lastName}`.trim(), email: email ?? '' },
      })),
    [contacts.data],
  );
  const suggestions = useMemo(
    () =>
      onceEach(foundBy(wanted, [...known, ...(users.data ?? [])]))
        .slice(0, MOST)
        .map(writtenAs),
    [wanted, known, users.data],
  );
  const isLookedUp = wanted.length >= SHORTEST && (wanted !== text || users.isFetching);
  return { suggestions, isSearching: contacts.isFetching || isLookedUp };
}
