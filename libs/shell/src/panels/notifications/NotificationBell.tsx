import { Badge } from '@ezone/ui/badge';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { Bell } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useIsOpen } from '../panel';
import type { Panel } from '../panel';
import { notificationMessages } from './messages';
import { useLiveNotifications } from './useNotifications';
import { useNotifications } from './useNotifications';

/** Opens the notification panel; a dot says that something waits there. */
export const NotificationBell = ({ panel }: { panel: Panel }) => {
  const { formatMessage } = useIntl();
  useLiveNotifications();
  const { data: notifications = [] } = useNotifications();
  const waitingId = useId();
  const { id, setOpener, toggle } = panel;
  const isOpen = useIsOpen(panel);
  const title = formatMessage(notificationMessages.title);
  const button = (
    <Tooltip text={title}>
      <IconButton
        ref={setOpener}
        icon={<Bell />}
        label={title}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={waitingId}
        onPress={toggle}
      />
    </Tooltip>
  );
  // The anchor stays, with or without a dot, so that the button keeps its focus when the dot comes or goes.
  return (
    <Badge
      label={formatMessage(notificationMessages.waiting)}
      labelId={waitingId}
      count={notifications.length === 0 ? 0 : undefined}
    >
      {button}
    </Badge>
  );
};
