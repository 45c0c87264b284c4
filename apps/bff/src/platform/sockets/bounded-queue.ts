import { Logger } from '@nestjs/common';
import type { Socket } from 'socket.io';

/** A connection of a client, below the namespaces. */
type Connection = Socket['conn'];

/**
 * How much may wait for a client that does not read, in characters or bytes. The longest answer, a thousand messages of four
 * thousand characters, has room twice.
 */
const MOST = 8 * 1024 * 1024;

/**
 * Ends a connection for which more waits than {@link MOST}. A client that comes back asks for what it missed; kept for one
 * that never reads, it would fill the memory. What is handed to the system already is not counted: it was less than that.
 */
export function boundQueue(connection: Connection): void {
  let waiting = 0;
  connection.on('packetCreate', ({ data }: { data?: string | Uint8Array }) => {
    waiting += data?.length ?? 0;
    if (waiting <= MOST) return;
    new Logger('Sockets').warn(
      `A client does not read: its connection is ended with ${String(waiting)} bytes waiting.`,
    );
    connection.close(true);
  });
  connection.on('flush', () => {
    waiting = 0;
  });
}
