export { pendingUploads } from './pendingUploads';
