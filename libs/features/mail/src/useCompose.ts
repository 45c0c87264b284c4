import { useApi } from '@ezone/shell/data/query';
import { useSayNotFetched } from '@ezone/shell/notices/dialog';
import { useCurrentUser } from '@ezone/shell/session';
import { useFetchAhead } from '@ezone/shell/session/live';
import { isolated } from '@ezone/text';
import { lazyContent } from '@ezone/ui/lazy-content';
import type { useHeldKeys } from '@ezone/ui/typed-text';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages, composeSentences } from './composeMessages';
import type { Answering } from './model/answers';
import { draftOf } from './model/mail';
import type { Begun, Mail } from './model/mail';
import { writtenAs } from './model/recipients';
import type { useMails } from './useMails';
import { wholeMailQuery } from './mailQueries';

const loadAnswers = lazyContent(async () => (await import('./model/answers')).answerTo);

/**
 * Begins to write mails: an empty one, or an answer to another, which is fetched for that.
 * @param keys hold what is typed until the draft can be written in
 * @param onBegun opens the draft
 */
export function useCompose(
  { mails }: ReturnType<typeof useMails>,
  keys: ReturnType<typeof useHeldKeys>,
  onBegun: (id: string) => void,
) {
  const api = useApi();
  const client = useQueryClient();
  const { formatMessage, formatDate } = useIntl();
  const sayNotFetched = useSayNotFetched();
  const user = useCurrentUser()?.data;
  useFetchAhead(loadAnswers);
  /** Where its reader is once the mail that is answered has come. */
  const onBegunRef = useRef(onBegun);
  useLayoutEffect(() => {
    onBegunRef.current = onBegun;
  });
  const begin = (written?: Begun) => {
    const from = { name: user?.displayName ?? '', avatar: user?.photoURL ?? null, email: user?.email ?? '' };
    onBegunRef.current(mails.create(draftOf(from, written)).id);
  };
  const answer = async ({ id }: Mail, answering: Answering): Promise<void> => {
    const isStillWanted = keys.hold();
    const [answerTo, mail] = await Promise.all([
      loadAnswers().catch(() => null),
      // What fails is told for every call.
      client.fetchQuery({ ...wholeMailQuery(api, id), meta: {} }).catch(() => null),
    ]);
    if (!isStillWanted()) return;
    if (!mail || !answerTo) {
      keys.take();
      if (mail) sayNotFetched(() => void answer(mail, answering));
      return;
    }
    const { from, to, subject, time } = mail;
    const moment = formatDate(time, { dateStyle: 'long', timeStyle: 'short' });
    const line = (name: string, value: string) =>
      formatMessage(composeSentences.quoted, { name, value: isolated(value) });
    const words = {
      wrote: formatMessage(composeSentences.wrote, { name: from.name, moment }),
      forwarded: [
        formatMessage(composeMessages.forwarded),
        line(formatMessage(composeMessages.from), writtenAs(from)),
        line(formatMessage(composeMessages.date), moment),
        line(formatMessage(composeMessages.subject), subject),
        line(formatMessage(composeMessages.to), to.map(writtenAs).join(', ')),
      ],
    };
    begin(answerTo(mail, answering, user?.email ?? '', words));
  };
  return {
    begin: () => {
      keys.hold();
      begin();
    },
    /** Begins a mail to an address. */
    beginTo: (email: string) => {
      keys.hold();
      begin({ to: [{ name: '', email }] });
    },
    answer,
  };
}

export type Composing = ReturnType<typeof useCompose>;
