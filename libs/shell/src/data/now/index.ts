export { TimeAgo } from './TimeAgo';
export { useNow } from './useNow';
