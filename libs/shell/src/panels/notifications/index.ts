export { NotificationBell } from './NotificationBell';
export { Notifications } from './Notifications';
export { NotificationStack } from './NotificationStack';
export { useNotificationPanel } from './useNotificationPanel';
