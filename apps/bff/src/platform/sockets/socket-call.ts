import type { Type } from '@nestjs/common';
import type { SignedInUser } from '../auth/access';

/** Who sent an event, and by which of its sockets. */
export type SocketCaller = { user: SignedInUser; socketId: string };

/** What an acknowledgement carries: a DTO, or a list of one (`[NoteDto]`). */
export type SocketAnswer = Type | [Type];

export type SocketCallOptions<Payload extends object = object> = {
  payload: Type<Payload>;
  /** Left out where there is nothing to say: the data is then an empty object. */
  answers?: SocketAnswer;
  /** One line for the documentation. */
  summary: string;
  /** More, as Markdown. */
  description?: string;
  /** Failures beyond 400, 429 and 500, with their reasons. */
  fails?: Record<number, string>;
};

/** An event that clients send, with the method that answers it. */
export type DescribedCall = SocketCallOptions & { event: string; method: string };

const CALLS = Symbol('socket calls');

type Answering<Payload extends object> = (caller: SocketCaller, payload: Payload) => unknown;

type Decorator<Method> = <Own extends Method>(
  gateway: object,
  method: string,
  descriptor: TypedPropertyDescriptor<Own>,
) => void;

/**
 * Makes a method the answer to an event. The payload is checked against its DTO before, and what the method answers is
 * the `data` of the acknowledgement; what it throws is its `error`.
 */
export const SocketCall =
  <Payload extends object>(event: string, options: SocketCallOptions<Payload>): Decorator<Answering<Payload>> =>
  (gateway, method) => {
    const calls = (Reflect.getOwnMetadata(CALLS, gateway.constructor) ?? []) as DescribedCall[];
    Reflect.defineMetadata(CALLS, [...calls, { event, method, ...options }], gateway.constructor);
  };

/** The events that a gateway answers, in the order of its methods. */
export const socketCallsOf = (gateway: Type): DescribedCall[] =>
  (Reflect.getOwnMetadata(CALLS, gateway) ?? []) as DescribedCall[];
