import type { Type } from '@nestjs/common';

/** What is said of an event that the server sends. */
export type ServerEventOptions<Payload extends object> = {
  payload: Type<Payload>;
  /** One line for the documentation. */
  summary: string;
  /** Who gets it, as in "It goes to ...". */
  to: string;
};

/** An event that the server sends: its name, what it carries, and what the documentation says of it. */
export type ServerEvent<Payload extends object = object> = ServerEventOptions<Payload> & { name: string };

/** Describes an event that the server sends. The documentation and whoever sends it know it by this alone. */
export const serverEvent = <Payload extends object>(
  name: string,
  options: ServerEventOptions<Payload>,
): ServerEvent<Payload> => ({ name, ...options });
