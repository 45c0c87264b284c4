import { useToast } from '@ezone/shell/notices/toast';
import { useLiveCount, useRecordsStoreIfAny } from '@ezone/shell/records';
import { useIsSettled } from '@ezone/shell/session/live';
import { Badge } from '@ezone/ui/badge';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { heldSendings } from '../model/heldSendings';
import { mailCounts, mailNotices } from '../titles';

/** How many mails in the inbox are unread, beside the entry of the menu. */
export const InboxBadge = () => useIsSettled() && <UnreadBadge />;

function UnreadBadge() {
  const { formatMessage } = useIntl();
  const count = useLiveCount({
    list: 'mail-app/mails',
    queryKey: ['mail-app/unread'],
    load: (api, options) => api.countUnreadMails(options),
  });
  useToldOfLeft();
  return <Badge count={count} label={formatMessage(mailCounts.unread, { count })} />;
}

/** Tells who comes back that a mail is still held which they have sent, where no open tab has it: the mails send it, or say why not. */
function useToldOfLeft() {
  const store = useRecordsStoreIfAny();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  const tell = useEffectEvent(() => {
    if (pathname.startsWith('/apps/mail')) return;
    const action = { label: formatMessage(mailNotices.openMails), onPress: () => void navigate('/apps/mail/inbox') };
    toast.show({ key: 'left', variant: 'warning', message: formatMessage(mailNotices.left), duration: null, action });
  });
  useEffect(() => {
    if (!store) return;
    for (const { tab, isCalled } of heldSendings(store.userId))
      if (tab !== store.tab && !isCalled) void store.openTabs.isOpen(tab).then((isOpen) => !isOpen && tell());
  }, [store]);
}
