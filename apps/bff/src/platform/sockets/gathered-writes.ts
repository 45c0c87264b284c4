import type { Socket } from 'socket.io';

/** A connection of a client, below the namespaces. */
type Connection = Socket['conn'];

/** Those that have something to send when this turn of the event loop is over. */
let held: Connection[] = [];

/**
 * What a client is told in one turn of the event loop goes out in one write: under load that is often an acknowledgement and
 * a message, and a write costs the kernel more than anything else does that a message needs.
 */
export function gatherWrites(connection: Connection): void {
  const { transport, request } = connection;
  // Polling gathers by itself.
  if (transport.name !== 'websocket') return;
  connection.on('packetCreate', () => {
    // Something is being written already: what comes now goes out together when that is done.
    if (!transport.writable) return;
    transport.writable = false;
    if (held.push(connection) === 1) process.nextTick(release);
  });
  connection.on('flush', () => {
    request.socket.cork();
  });
  connection.on('drain', () => {
    request.socket.uncork();
  });
}

/** After all promises of this turn: what they led to is told, too. */
function release(): void {
  const connections = held;
  held = [];
  for (const { transport } of connections) {
    transport.writable = true;
    transport.emit('ready');
  }
}
