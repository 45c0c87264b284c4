import { useIntl } from 'react-intl';
import { useTheme } from 'styled-components';
import { lazyContent } from '@ezone/ui/lazy-content';
import { PanelContent, SidePanel } from '../panel';
import type { Panel } from '../panel';
import { notificationMessages } from './messages';

const load = lazyContent(async () => (await import('./NotificationList')).NotificationPanel);

/** The notification panel at the end side, with the state from `useNotificationPanel`. */
export const Notifications = ({ panel }: { panel: Panel }) => {
  const { formatMessage } = useIntl();
  const theme = useTheme();
  return (
    <SidePanel panel={panel} name={formatMessage(notificationMessages.title)} width={theme.width.notifications}>
      <PanelContent load={load} props={{ onClose: panel.close }} />
    </SidePanel>
  );
};
