import { useLiveCount } from '@ezone/shell/records';
import { useIsSettled } from '@ezone/shell/session/live';
import { Badge } from '@ezone/ui/badge';
import { useIntl } from 'react-intl';
import { mailCounts } from '../titles';

/** How many mails in the inbox are unread, beside the entry of the menu. */
export const InboxBadge = () => useIsSettled() && <UnreadBadge />;

function UnreadBadge() {
  const { formatMessage } = useIntl();
  const count = useLiveCount({
    list: 'mail-app/mails',
    queryKey: ['mail-app/unread'],
    load: (api, options) => api.countUnreadMails(options),
  });
  return <Badge count={count} label={formatMessage(mailCounts.unread, { count })} />;
}
