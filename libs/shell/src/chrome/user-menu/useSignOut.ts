import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { localStore } from '../../data/storage';
import { fetchDialogAhead, useDialog } from '../../notices/dialog';
import { useSide } from '../../panels/side';
import { useRecordsStoreIfAny } from '../../records';
import { signOutPath } from '../../routing';
import { whenIdle } from '../../session/live/whenIdle';
import { signOutMessages, signOutSentences } from './messages';

/** Signs out. Where something waits to be sent, the user is asked first: it waits on in this browser until they are back. */
export const useSignOut = (): (() => void) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const dialog = useDialog();
  const store = useRecordsStoreIfAny();
  const countAtSide = useSide()?.feature.countUnsent;

  useEffect(() => whenIdle(fetchDialogAhead), []);

  const isWanted = () => {
    if (!store) return true;
    const { outbox, userId } = store;
    const count = outbox.getChanges().length + (countAtSide?.(userId) ?? 0);
    if (count === 0) return true;
    const isKept = localStore.isLasting() && outbox.isKept();
    return dialog.confirm({
      title: formatMessage(signOutSentences.title, { count }),
      detail: formatMessage(isKept ? signOutMessages.kept : signOutMessages.lost),
      confirmLabel: formatMessage(signOutMessages.confirm),
      cancelLabel: formatMessage(signOutMessages.stay),
      tone: isKept ? 'primary' : 'error',
    });
  };
  const signOut = async () => {
    if (await isWanted()) await navigate(signOutPath);
  };
  return () => void signOut();
};
