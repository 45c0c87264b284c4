import { setImmediate } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { boundQueue } from './bounded-queue';
import { gatherWrites } from './gathered-writes';
import { SharedSockets } from './shared-sockets';
import { SocketCalls } from './socket-calls';

/** The largest payload that is read, in bytes: as much as a body of a request. More ends the connection. */
const PAYLOAD_LIMIT = 1024 * 1024;

/** Socket.IO on the server's own port, at `/socket.io`. */
export class SocketAdapter extends IoAdapter {
  private readonly shared: SharedSockets;

  constructor(private readonly app: INestApplicationContext) {
    super(app);
    this.shared = app.get(SharedSockets);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, { ...options, ...this.options() } as ServerOptions) as Server;
    // Nothing is said outside of the namespaces that ask for a token.
    server.use((_, next) => next(new Error('Invalid namespace')));
    server.engine.on('connection', boundQueue);
    server.engine.on('connection', gatherWrites);
    this.shared.follow(server);
    return server;
  }

  /** Gateways answer their sockets themselves: see `SocketCall`. */
  override bindClientConnect(): void {
    return undefined;
  }

  /**
   * Ends what is under way, then the connections. Not Socket.IO's own close: that would close the HTTP server too, which
   * has requests to finish. Clients see a connection that broke, and come back when the server does.
   */
  override async close(server: Server): Promise<void> {
    if (typeof server.engine?.close !== 'function') return;
    await this.app.get(SocketCalls).finish();
    // What is told in a turn goes out when that is over.
    await setImmediate();
    await Promise.all([...server._nsps.values()].map((namespace) => namespace.adapter.close()));
    server.engine.close();
  }

  private options(): Partial<ServerOptions> {
    return { path: '/socket.io', serveClient: false, maxHttpBufferSize: PAYLOAD_LIMIT, ...this.shared.options() };
  }
}
