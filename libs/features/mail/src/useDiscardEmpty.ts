import { useApi } from '@ezone/shell/data/query';
import { handOver, useRecordsStore } from '@ezone/shell/records';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isEmptyDraft } from './model/mail';
import type { Mail } from './model/mail';
import { typedIn } from './model/recipients';
import type { useMails } from './useMails';

/** Milliseconds after which an empty draft is not being written any more, also not in another tab. */
const LEFT_BEHIND = 600_000;

type Writing = {
  /** The draft that is open in the page, or whatever else is. */
  openId: string | null;
  /** Those that are written over it. */
  docked: readonly { id: string }[];
};

/**
 * Takes away drafts that nothing was written in: when their writer goes on to something else or leaves the page, and those that were left
 * behind on an earlier visit.
 */
export function useDiscardEmpty({ openId, docked }: Writing, { mails, read }: ReturnType<typeof useMails>): void {
  const api = useApi();
  const store = useRecordsStore();
  const writing = [...(openId === null ? [] : [openId]), ...docked.map(({ id }) => id)].join(' ');
  const beforeRef = useRef(writing);
  const isEmpty = (mail: Mail) => isEmptyDraft(mail) && typedIn(store.drafts, mail.id) === '';
  const isEmptyNow = (id: string) => {
    const mail = read(id);
    return mail !== undefined && isEmpty(mail);
  };
  const leave = useEffectEvent((id: string) => {
    if (isEmptyNow(id)) mails.remove([id]);
  });
  // After the editor has gone, which hands over what was typed last.
  useEffect(() => {
    const now = new Set(writing.split(' '));
    for (const id of beforeRef.current.split(' ')) if (!now.has(id)) leave(id);
    beforeRef.current = writing;
  }, [writing]);

  // What is open in the page is asked for by its address when that is loaded anew.
  const leavePage = useEffectEvent(() => {
    handOver(store, ({ id }) => docked.some((one) => one.id === id));
    const selectedMailIds = docked.map(({ id }) => id).filter(isEmptyNow);
    if (selectedMailIds.length === 0) return;
    // There is no time left for the outbox.
    api.deleteMails({ body: { selectedMailIds }, keepalive: true }).catch(() => undefined);
  });
  useEffect(() => {
    const hide = ({ persisted }: PageTransitionEvent) => {
      // The browser may bring the page back as it was.
      if (!persisted) leavePage();
    };
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, []);

  // What is shown of the last visit has no time.
  const isAnswered = mails.query.dataUpdatedAt > 0;
  const sweep = useEffectEvent(() => {
    const open = new Set(writing.split(' '));
    const left = (mails.records ?? []).filter(
      (mail) => isEmpty(mail) && !open.has(mail.id) && Date.now() - Date.parse(mail.time) > LEFT_BEHIND,
    );
    if (left.length > 0) mails.remove(left.map(({ id }) => id));
  });
  useEffect(() => {
    if (isAnswered) sweep();
  }, [isAnswered]);
}
