import { HttpException, HttpStatus, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Namespace, Socket } from 'socket.io';
import type { SignedInUser } from '../auth/access';
import { Revocations } from '../auth/revocations';
import { InvalidTokenException, TokensService } from '../auth/tokens.service';
import { failureOf } from '../errors/failure';
import { Live, roomOf } from './live';
import { Presence } from './presence';
import { SocketCalls } from './socket-calls';

/** The longest time a timer can be set for, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/**
 * How many sockets a user may have at this process. A browser has one for each of its tabs; one that never reads holds some
 * megabytes.
 */
const MOST_SOCKETS = 20;

/** Stays with a socket; recovered sockets have it from before. */
type SocketData = { user: SignedInUser };

/** A user has as many sockets as one may have. */
class TooManySocketsException extends HttpException {
  constructor() {
    super('Too many connections of one user', HttpStatus.TOO_MANY_REQUESTS);
  }
}

/** Lets sockets in by their token, and out again when it ends: by itself, or because its session is ended at any process. */
@Injectable()
export class SocketGate implements OnModuleInit {
  private readonly logger = new Logger('Sockets');
  private readonly namespaces: Namespace[] = [];
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

  /** Guards a namespace, and lets those who come in send what the gateway answers. */
  open(namespace: Namespace, gateway: object): void {
    const events = this.calls.eventsOf(gateway);
    this.namespaces.push(namespace);
    this.live.connect(namespace);
    refuseLostSessions(namespace, (user) => this.revocations.isGood(user));
    namespace.use((socket, next) => {
      this.admit(socket).then(
        () => next(),
        (thrown: unknown) => next(this.refusal(thrown)),
      );
    });
    namespace.on('connection', (socket) => {
      const user = userOf(socket);
      // Signed out while its token was being looked at.
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

  /** Counts a socket from before it is let in until its connection ends: many may ask at the same moment. */
  private count(socket: Socket, { id }: SignedInUser): void {
    const counted = this.counted.get(id) ?? new Set();
    if (counted.size >= MOST_SOCKETS) throw new TooManySocketsException();
    this.counted.set(id, counted.add(socket));
    const gone = () => {
      socket.conn.off('close', gone);
      counted.delete(socket);
      if (counted.size === 0 && this.counted.get(id) === counted) this.counted.delete(id);
    };
    socket.on('disconnect', gone);
    // The one who is gone before it was let in never hears of that.
    socket.conn.once('close', gone);
  }

  private refusal(thrown: unknown): Error {
    const { statusCode, message } = failureOf(thrown);
    if (statusCode >= 500) this.logger.error({ err: thrown });
    return Object.assign(new Error(message), { data: { statusCode } });
  }
}

const userOf = (socket: { data: unknown }): SignedInUser => (socket.data as SocketData).user;

/** Disconnects a socket at a moment, however far away that is. */
function endWith(socket: Socket, moment: number): void {
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const left = moment - Date.now();
    if (left <= 0) socket.disconnect(true);
    else timer = setTimeout(look, Math.min(left, LONGEST));
  };
  socket.on('disconnect', () => {
    clearTimeout(timer);
  });
  look();
}

/**
 * What a recovered socket has missed is sent before its token is looked at. So a session is only found again while the
 * token that it began with is good.
 */
function refuseLostSessions({ adapter }: Namespace, isGood: (user: SignedInUser) => boolean): void {
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (id, offset) => {
    const session = await restore(id, offset);
    // Socket.IO's type knows nothing of a session that is not found.
    const user = (session as { data?: Partial<SocketData> } | null)?.data?.user;
    return user && isGood(user) ? session : (null as never);
  };
}
