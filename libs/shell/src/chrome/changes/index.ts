export { ChangeNotices, WaitingChanges } from './ChangeNotices';
