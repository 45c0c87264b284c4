import { BadRequestException, Injectable, Logger, NotFoundException, type Type } from '@nestjs/common';
import type { Socket } from 'socket.io';
import type { SignedInUser } from '../auth/access';
import { Revocations } from '../auth/revocations';
import { InvalidTokenException } from '../auth/tokens.service';
import { failureOf, type Failure } from '../errors/failure';
import { TooManyRequestsException } from '../errors/too-many-requests';
import { checkedDto } from '../errors/validation.pipe';
import { EventBudget } from './event-budget';
import { inputOf } from './bounded-parser';
import { socketCallsOf, type SocketCaller } from './socket-call';

/** How every event is acknowledged. */
export type Acknowledgement = { ok: true; data: unknown } | { ok: false; error: Failure };

type Answering = { payload: Type<object>; answer: (caller: SocketCaller, payload: object) => unknown };

/** The events that a gateway answers, by their names. */
export type AnsweredEvents = ReadonlyMap<unknown, Answering>;

/**
 * A packet as Socket.IO passes it to middleware: the event's name, its payload, and at the end a function that
 * acknowledges it.
 */
type Packet = unknown[];

/** How many events of one socket may wait for their turn. */
const MAX_QUEUED_EVENTS = 1000;
/**
 * How many bytes the events of one socket may have together while they wait: as many as the largest payload. Otherwise
 * a thousand large events would hold a gigabyte.
 */
const MAX_QUEUED_BYTES = 1024 * 1024;
/** How long a client should wait before it sends again, when its queue is full. */
const QUEUE_RETRY_SECONDS = 1;

/**
 * Answers events. Every event is acknowledged, whatever it holds, and none closes the connection or ends the process.
 */
@Injectable()
export class SocketCalls {
  private readonly logger = new Logger('Sockets');
  private readonly underWay = new Set<Promise<void>>();
  private finishing = false;

  constructor(
    private readonly budget: EventBudget,
    private readonly revocations: Revocations,
  ) {}

  /** The events that a gateway answers, bound to it. */
  eventsOf(gateway: object): AnsweredEvents {
    const methods = gateway as Record<string, Answering['answer']>;
    const calls = socketCallsOf(gateway.constructor as Type).map(({ event, method, payload }): [string, Answering] => [
      event,
      { payload, answer: (caller, dto) => methods[method]?.call(gateway, caller, dto) },
    ]);
    return new Map(calls);
  }

  /** Answers these events of a socket. */
  bind(socket: Socket, user: SignedInUser, events: AnsweredEvents): void {
    const caller: SocketCaller = { user, socketId: socket.id };
    let last = Promise.resolve();
    let waiting = 0;
    let waitingBytes = 0;
    // This middleware never calls `next`, because nothing else listens: one function serves all events of the socket.
    socket.use((packet: Packet) => {
      if (this.finishing) return;
      const { bytes } = inputOf(packet);
      if (waiting === MAX_QUEUED_EVENTS || waitingBytes + bytes > MAX_QUEUED_BYTES) {
        return this.refuse(caller, packet, new TooManyRequestsException(QUEUE_RETRY_SECONDS));
      }
      waiting += 1;
      waitingBytes += bytes;
      // Events are answered one after the other, so that what a client sends first is stored first.
      const done = last
        .then(() => this.handle(caller, events, packet))
        .finally(() => {
          waiting -= 1;
          waitingBytes -= bytes;
          this.underWay.delete(done);
        });
      last = done;
      this.underWay.add(done);
    });
  }

  /** Accepts no more events, and resolves when all accepted ones are acknowledged. Clients send the others again. */
  async finish(): Promise<void> {
    this.finishing = true;
    await Promise.all(this.underWay);
  }

  private async handle(caller: SocketCaller, events: AnsweredEvents, packet: Packet): Promise<void> {
    const [event, payload] = packet;
    try {
      // The session may have ended while the event waited. A socket that has closed is no reason to refuse: its last
      // events count.
      if (!this.revocations.isGood(caller.user)) throw new InvalidTokenException();
      const wait = this.budget.spend(caller.user.id);
      const seconds = typeof wait === 'number' ? wait : await wait;
      if (seconds > 0) throw new TooManyRequestsException(seconds);
      if (inputOf(packet).isTooMuch) throw new BadRequestException('The payload holds too many values');
      const call = events.get(event);
      if (!call) throw new NotFoundException('There is no such event');
      const data = await call.answer(caller, await checkedDto(call.payload, payload, { name: 'payload' }));
      acknowledge(packet, { ok: true, data: data ?? {} });
    } catch (thrown) {
      this.refuse(caller, packet, thrown);
    }
  }

  private refuse(caller: SocketCaller, packet: Packet, thrown: unknown): void {
    const error = failureOf(thrown);
    if (error.statusCode >= 500) this.logger.error({ event: packet[0], user: caller.user.id, err: thrown });
    if (thrown instanceof TooManyRequestsException) {
      // A REST call says this in its Retry-After header.
      error.details = [{ field: 'retryAfter', message: String(thrown.retryAfter) }];
    }
    acknowledge(packet, { ok: false, error });
  }
}

function acknowledge(packet: Packet, answer: Acknowledgement): void {
  const last = packet.at(-1);
  if (typeof last === 'function') (last as (answer: Acknowledgement) => void)(answer);
}
