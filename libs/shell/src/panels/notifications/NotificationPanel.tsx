import { NotificationList } from './NotificationList';
import { useDismissNotifications } from './useDismissNotifications';
import { useNotifications } from './useNotifications';

/** The user's notifications, live. A chunk of its own: it is fetched when the panel is first opened. */
export const NotificationPanel = ({ onClose }: { onClose: () => void }) => {
  const query = useNotifications();
  const dismiss = useDismissNotifications();
  return <NotificationList query={query} onDismiss={dismiss} onClose={onClose} />;
};
