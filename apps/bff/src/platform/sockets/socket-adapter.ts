import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Namespace, Server, ServerOptions } from 'socket.io';
import { boundQueue } from './bounded-queue';
import { boundedParser } from './bounded-parser';
import { isOfOwnPage } from './own-pages';
import { SharedSockets } from './shared-sockets';
import { SocketCalls } from './socket-calls';

/** The largest payload that is read: as large as the body of a request. A larger one ends the connection. */
const PAYLOAD_LIMIT_BYTES = 1024 * 1024;

/** Socket.IO on the server's own port, at `/socket.io`. */
export class SocketAdapter extends IoAdapter {
  private readonly log = new Logger('Sockets');
  private readonly shared: SharedSockets;
  private readonly namespaces = new Set<Namespace>();
  private readonly servers: Server[] = [];

  /**
   * @param origins of other sites whose pages may connect
   * @param headers of all answers
   */
  constructor(
    private readonly app: INestApplicationContext,
    private readonly origins: string[] = [],
    private readonly headers: Record<string, string> = {},
  ) {
    super(app);
    this.shared = app.get(SharedSockets);
  }

  /** How many connections there are to this process. */
  get connections(): number {
    return this.servers.reduce((sum, { engine }) => sum + engine.clientsCount, 0);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, { ...options, ...this.options() } as ServerOptions) as Server;
    // Only namespaces that ask for a token accept sockets.
    server.use((_, next) => next(new Error('Invalid namespace')));
    server.engine.on('connection', boundQueue);
    server.engine.use((_: IncomingMessage, answer: ServerResponse, next: () => void) => {
      for (const [name, value] of Object.entries(this.headers)) answer.setHeader(name, value);
      next();
    });
    this.servers.push(server);
    this.namespaces.add(server.sockets);
    server.on('new_namespace', (namespace) => this.namespaces.add(namespace));
    this.shared.disconnectOnCatchUp(this.namespaces);
    return server;
  }

  /** Gateways answer their sockets themselves: see `SocketCall`. */
  override bindClientConnect(): void {
    return undefined;
  }

  /**
   * Finishes the events that are being answered, then closes the connections. Socket.IO's own `close` would also close
   * the HTTP server, which still has requests to finish. Clients see a broken connection and reconnect when the server
   * is back.
   */
  override async close(server: Server): Promise<void> {
    if (typeof server.engine?.close !== 'function') return;
    await this.app.get(SocketCalls).finish();
    // Lets the last acknowledgements be written.
    await setImmediate();
    await Promise.all([...this.namespaces].map(({ adapter }) => adapter.close()));
    server.engine.close();
  }

  private options(): Partial<ServerOptions> {
    return {
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: PAYLOAD_LIMIT_BYTES,
      parser: boundedParser,
      allowRequest: ({ headers }, decide) => {
        const isAllowed = isOfOwnPage(headers, this.origins);
        if (!isAllowed) this.log.warn({ msg: 'A page of another site was refused a socket', origin: headers.origin });
        decide(null, isAllowed);
      },
      ...(this.origins.length > 0 && { cors: { origin: this.origins } }),
      ...this.shared.options(),
    };
  }
}
