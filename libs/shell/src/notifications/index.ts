export { NotificationBell } from './NotificationBell';
export { Notifications } from './Notifications';
