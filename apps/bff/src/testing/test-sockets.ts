import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type { Acknowledgement } from '../platform/sockets/socket-calls';
import type { TestServer } from './test-server';

/** A connected client that keeps what it is told until somebody looks at it. */
export type TestSocket = {
  socket: Socket;
  /** Sends an event, and answers how it is acknowledged. */
  ask: (event: string, ...payload: unknown[]) => Promise<Acknowledgement>;
  /** The data of an acknowledgement. @throws where it is a refusal */
  call: <Data>(event: string, payload: unknown) => Promise<Data>;
  /** The next such event that nobody has looked at, be it there or still to come. */
  next: <Payload>(event: string) => Promise<Payload>;
  /** All such events that nobody has looked at. What was sent before a call is acknowledged is among them. */
  told: <Payload>(event: string) => Payload[];
  /** Why the connection ended, as soon as it has. */
  ended: Promise<string>;
  close: () => void;
};

/** Connects sockets to a server that listens, and ends those that are left when the spec is over. */
export class TestSockets {
  private readonly sockets: Socket[] = [];

  private constructor(private readonly url: string) {}

  /** Lets a server listen on a free port. */
  static async listen({ app }: TestServer): Promise<TestSockets> {
    await app.listen(0, '127.0.0.1');
    return new TestSockets(await app.getUrl());
  }

  /** A socket with this `auth`, connected or not. */
  raw(auth: object, options: Partial<ManagerOptions & SocketOptions> = {}): Socket {
    const socket = io(`${this.url}/chat`, {
      auth,
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      ...options,
    });
    this.sockets.push(socket);
    return socket;
  }

  /** A socket of a user. @throws where it is refused */
  async connect({ token }: { token: string }, options?: Partial<ManagerOptions & SocketOptions>): Promise<TestSocket> {
    const socket = this.raw({ token }, options);
    const waiting = new Map<string, ((payload: unknown) => void)[]>();
    const kept = new Map<string, unknown[]>();
    socket.onAny((event: string, payload: unknown) => {
      const first = waiting.get(event)?.shift();
      if (first) first(payload);
      else kept.set(event, [...(kept.get(event) ?? []), payload]);
    });
    const ended = new Promise<string>((resolve) => socket.on('disconnect', resolve));
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve);
      socket.on('connect_error', reject);
    });
    const ask: TestSocket['ask'] = (event, ...payload) => socket.emitWithAck(event, ...payload) as never;
    return {
      socket,
      ask,
      call: async <Data>(event: string, payload: unknown) => {
        const answer = await ask(event, payload);
        if (!answer.ok) throw new Error(`${event}: ${JSON.stringify(answer.error)}`);
        return answer.data as Data;
      },
      next: <Payload>(event: string) => {
        const [first, ...others] = kept.get(event) ?? [];
        kept.set(event, others);
        if (first !== undefined) return Promise.resolve(first as Payload);
        return new Promise<Payload>((resolve) => {
          waiting.set(event, [...(waiting.get(event) ?? []), resolve as (payload: unknown) => void]);
        });
      },
      told: <Payload>(event: string) => {
        const all = kept.get(event) ?? [];
        kept.delete(event);
        return all as Payload[];
      },
      ended,
      close: () => void socket.disconnect(),
    };
  }

  /** Ends all connections. */
  close(): void {
    for (const socket of this.sockets.splice(0)) socket.disconnect();
  }
}
