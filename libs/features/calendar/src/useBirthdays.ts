import { refresh, useApi } from '@ezone/shell/data/query';
import { useKeptList, useOwnChanges } from '@ezone/shell/records';
import { useRecordsChanged } from '@ezone/shell/session/live';
import { parseDate } from '@internationalized/date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { birthdaysIn } from './model/birthdays';
import type { Birthday } from './model/birthdays';
import type { DayRange } from './model/days';

const contacts = 'contacts-app/contacts';
const queryKey = ['calendar-app/birthdays'];
const none: readonly Birthday[] = [];

/** The birthdays of the user's contacts around some days, offline those of the last visit; none while they are hidden. */
export function useBirthdays(isShown: boolean, { first, until }: DayRange): readonly Birthday[] {
  const api = useApi();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.listBirthdays({ signal }),
    enabled: isShown,
    refetchOnMount: 'always',
    meta: { suppressToast: true },
  });
  useKeptList('contacts-app/birthdays', queryKey, data);
  const askAgain = () => refresh(client, queryKey);
  useRecordsChanged(contacts, askAgain);
  useOwnChanges(contacts, () => void askAgain());
  const [from, to] = [first.toString(), until.toString()];
  return useMemo(
    () => (isShown && data ? birthdaysIn(data, { first: parseDate(from), until: parseDate(to) }) : none),
    [isShown, data, from, to],
  );
}
