import type { SnapshotFrom } from 'xstate';
import type { chatConnectionMachine } from '../machines/chatConnectionMachine';
import type { ChatConnectionView } from './types';

const statuses = ['connecting', 'online', 'reconnecting', 'offline', 'refused'] as const;

/** What there is to say of the connection. */
export const connectionOf = (snapshot: SnapshotFrom<typeof chatConnectionMachine>): ChatConnectionView => ({
  status: statuses.find((status) => snapshot.matches(status)) ?? 'connecting',
  isWorthSaying: snapshot.hasTag('worthSaying'),
  waiting: snapshot.context.outbox.filter(({ failedWith }) => failedWith === null).length,
});
