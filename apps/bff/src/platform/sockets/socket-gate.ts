import { HttpException, HttpStatus, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Namespace, Socket } from 'socket.io';
import type { SignedInUser } from '../auth/access';
import { Revocations } from '../auth/revocations';
import { InvalidTokenException, TokensService } from '../auth/tokens.service';
import { failureOf } from '../errors/failure';
import { Live, roomOf } from './live';
import { refuseLostSessions } from './patched/refuse-lost-sessions';
import { Presence } from './presence';
import { SocketCalls } from './socket-calls';

/** The longest delay of a timer, in milliseconds. */
const MAX_TIMER_DELAY = 2 ** 31 - 1;

/**
 * How many sockets a user may have at this process. A browser opens one for each tab; a socket that never reads holds
 * megabytes.
 */
const MAX_SOCKETS_PER_USER = 20;

/** The `data` of a socket. A recovered socket has the data that it had before. */
type SocketData = { user: SignedInUser };

/** Thrown when a user already has {@link MAX_SOCKETS_PER_USER} sockets. */
class TooManySocketsException extends HttpException {
  constructor() {
    super('Too many connections of one user', HttpStatus.TOO_MANY_REQUESTS);
  }
}

/** Accepts sockets by their token, and disconnects them when the token expires or any process ends its session. */
@Injectable()
export class SocketGate implements OnModuleInit {
  private readonly logger = new Logger('Sockets');
  private readonly namespaces: Namespace[] = [];
  /** What answers events beside the gateway of the namespace. */
  private readonly others: object[] = [];
  /** The sockets of each user. */
  private readonly counted = new Map<string, Set<Socket>>();

  constructor(
    private readonly tokens: TokensService,
    private readonly revocations: Revocations,
    private readonly calls: SocketCalls,
    private readonly presence: Presence,
    private readonly live: Live,
  ) {}

  onModuleInit(): void {
    this.revocations.onRevoked((sessionId) => {
      for (const namespace of this.namespaces) {
        for (const socket of namespace.sockets.values()) {
          if (userOf(socket).sessionId === sessionId) socket.disconnect(true);
        }
      }
    });
  }

  /** Has another class answer events, too. It says so in its constructor, before the namespace is opened. */
  add(gateway: object): void {
    this.others.push(gateway);
  }

  /** Guards a namespace, and binds the events of its gateway, and of those that were added, to each accepted socket. */
  open(namespace: Namespace, gateway: object): void {
    const events = new Map([gateway, ...this.others].flatMap((one) => [...this.calls.eventsOf(one)]));
    this.namespaces.push(namespace);
    this.live.connect(namespace);
    refuseLostSessions(namespace, (data) => {
      const { user } = (data ?? {}) as Partial<SocketData>;
      return user !== undefined && this.revocations.isGood(user);
    });
    namespace.use((socket, next) => {
      this.admit(socket).then(
        () => next(),
        (thrown: unknown) => next(this.refusal(thrown)),
      );
    });
    namespace.on('connection', (socket) => {
      const user = userOf(socket);
      // The user signed out while the token was being checked.
      if (!this.revocations.isGood(user)) return socket.disconnect(true);
      void socket.join(roomOf(user.id));
      this.calls.bind(socket, user, events);
      this.presence.arrived(user.id, socket.id);
      socket.on('disconnect', () => this.presence.left(user.id, socket.id));
      endWith(socket, user.tokenExpires * 1000);
    });
  }

  private async admit(socket: Socket): Promise<void> {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (typeof token !== 'string' || token === '') throw new InvalidTokenException();
    const user = await this.tokens.verify(token);
    const before = (socket.data as Partial<SocketData>).user;
    if (before && before.id !== user.id) throw new InvalidTokenException();
    (socket.data as SocketData).user = user;
    this.count(socket, user);
  }

  /** Counts a socket before it is accepted, because many may connect at the same moment, until its connection ends. */
  private count(socket: Socket, { id }: SignedInUser): void {
    // The connection closed while the token was verified, so its `close` event will not come any more.
    if (socket.conn.readyState !== 'open') throw new InvalidTokenException();
    const counted = this.counted.get(id) ?? new Set();
    if (counted.size >= MAX_SOCKETS_PER_USER) throw new TooManySocketsException();
    this.counted.set(id, counted.add(socket));
    const gone = () => {
      socket.conn.off('close', gone);
      counted.delete(socket);
      if (counted.size === 0 && this.counted.get(id) === counted) this.counted.delete(id);
    };
    socket.on('disconnect', gone);
    // A socket that closes before it is accepted emits no `disconnect`.
    socket.conn.once('close', gone);
  }

  private refusal(thrown: unknown): Error {
    const { statusCode, message } = failureOf(thrown);
    if (statusCode >= 500) this.logger.error({ err: thrown });
    else this.logger.warn({ msg: 'A socket was refused', status: statusCode, reason: message });
    return Object.assign(new Error(message), { data: { statusCode } });
  }
}

const userOf = (socket: { data: unknown }): SignedInUser => (socket.data as SocketData).user;

/** Disconnects a socket at a moment, even one that is further away than a timer can be set. */
function endWith(socket: Socket, moment: number): void {
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const left = moment - Date.now();
    if (left <= 0) socket.disconnect(true);
    else timer = setTimeout(look, Math.min(left, MAX_TIMER_DELAY));
  };
  socket.on('disconnect', () => {
    clearTimeout(timer);
  });
  look();
}
