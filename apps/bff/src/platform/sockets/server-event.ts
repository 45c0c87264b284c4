import type { Type } from '@nestjs/common';

/** The payload and the documentation of an event that the server sends. */
export type ServerEventOptions<Payload extends object> = {
  payload: Type<Payload>;
  /** One line for the documentation. */
  summary: string;
  /** The recipients, to complete the sentence "It goes to ...". */
  to: string;
};

/** An event that the server sends: its name, its payload and its documentation. */
export type ServerEvent<Payload extends object = object> = ServerEventOptions<Payload> & { name: string };

/** Describes an event that the server sends. Both the documentation and the code that sends it use this description. */
export const serverEvent = <Payload extends object>(
  name: string,
  options: ServerEventOptions<Payload>,
): ServerEvent<Payload> => ({ name, ...options });
