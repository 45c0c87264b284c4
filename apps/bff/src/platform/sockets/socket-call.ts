import type { Type } from '@nestjs/common';
import type { SignedInUser } from '../auth/access';

/** The user who sent an event, and the socket that it came from. */
export type SocketCaller = { user: SignedInUser; socketId: string };

/** The data of an acknowledgement: a DTO, or a list of a DTO (`[NoteDto]`). */
export type SocketAnswer = Type | [Type];

export type SocketCallOptions<Payload extends object = object> = {
  payload: Type<Payload>;
  /** Omitted when there is no data: the acknowledgement then carries an empty object. */
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

const CALLS_METADATA = Symbol('socket calls');

type Answering<Payload extends object> = (caller: SocketCaller, payload: Payload) => unknown;

type Decorator<Method> = <Own extends Method>(
  gateway: object,
  method: string,
  descriptor: TypedPropertyDescriptor<Own>,
) => void;

/**
 * Answers an event with a method. The payload is first checked against its DTO. The acknowledgement carries what the
 * method returns as `data`, or what it throws as `error`.
 */
export const SocketCall =
  <Payload extends object>(event: string, options: SocketCallOptions<Payload>): Decorator<Answering<Payload>> =>
  (gateway, method) => {
    const calls = (Reflect.getOwnMetadata(CALLS_METADATA, gateway.constructor) ?? []) as DescribedCall[];
    Reflect.defineMetadata(CALLS_METADATA, [...calls, { event, method, ...options }], gateway.constructor);
  };

/** The events that a gateway answers, in the order of its methods. */
export const socketCallsOf = (gateway: Type): DescribedCall[] =>
  (Reflect.getOwnMetadata(CALLS_METADATA, gateway) ?? []) as DescribedCall[];
