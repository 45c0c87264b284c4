import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useTheme } from 'styled-components';
import { SidePanel } from '../panel';
import type { Panel } from '../panel';
import { notificationMessages } from './messages';

const NotificationPanel = lazy(async () => {
  const { NotificationPanel: Content } = await import('./NotificationPanel');
  return { default: Content };
});

/** The notification panel at the end side. It closes when another page opens. */
export const Notifications = ({ panel }: { panel: Panel }) => {
  const { formatMessage } = useIntl();
  const theme = useTheme();
  const { key } = useLocation();
  const close = useEffectEvent(panel.close);
  useEffect(() => close(), [key]);

  return (
    <SidePanel panel={panel} name={formatMessage(notificationMessages.title)} width={theme.width.notifications}>
      <Suspense>
        <NotificationPanel onClose={panel.close} />
      </Suspense>
    </SidePanel>
  );
};
