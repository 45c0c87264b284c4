import { Logger } from '@nestjs/common';
import type { Socket } from 'socket.io';

/** The connection of a client, which all its namespaces share. */
type Connection = Socket['conn'];

/**
 * How much may be queued for a client that does not read, in characters of text or bytes: twice the longest answer,
 * which is a thousand messages of 4,000 characters.
 */
const MAX_QUEUE_LENGTH = 8 * 1024 * 1024;

/**
 * Closes a connection when more than {@link MAX_QUEUE_LENGTH} is queued for it, because the queue of a client that
 * never reads would fill the memory. A client that reconnects asks for what it missed. What the operating system has
 * already taken is not counted.
 */
export function boundQueue(connection: Connection): void {
  let waiting = 0;
  connection.on('packetCreate', ({ data }: { data?: string | Uint8Array }) => {
    waiting += data?.length ?? 0;
    if (waiting <= MAX_QUEUE_LENGTH) return;
    new Logger('Sockets').warn(
      `A client does not read: its connection is ended with ${String(waiting)} bytes waiting.`,
    );
    connection.close(true);
  });
  connection.on('flush', () => {
    waiting = 0;
  });
}
