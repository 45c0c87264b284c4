export { isAway } from './connectionMachine';
export { ConnectionProvider, useConnection } from './ConnectionProvider';
export type { Connection } from './ConnectionProvider';
export { OfflineBanner } from './OfflineBanner';
