import type { ClientEvents, ServerEvents } from '@ezone/api-client/sockets';

export type { ClientEvents, ServerEvents } from '@ezone/api-client/sockets';

/** A message, and the chat it belongs to. */
export type MessageInChat = ServerEvents['message:new'];

/** A message as it is stored. Ids are numbers that grow; `who` is the uuid of whoever sent it. */
export type ChatMessage = MessageInChat['message'];

/** The signed-in user as a chat partner. */
export type ChatUser = ClientEvents['status:set']['data'];

/** A chat of the signed-in user, as lists show it. */
export type ChatListEntry = ChatUser['chatList'][number];

/** Whether somebody can be written to, as they say themselves or as their sockets show. */
export type ChatStatus = ChatUser['status'];

/**
 * How the connection stands: `connecting` for the first time, `online`, `reconnecting` by itself after it was lost,
 * `offline` while the device is off the net, `refused` where the server does not take the token.
 */
export type LiveStatus = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'refused';

/** How a call is made. */
export type LiveCallOptions = {
  /** Milliseconds to wait for the answer. @default 10_000 */
  timeout?: number;
};

/** One user's live connection. */
export type LiveSocket = {
  /** Whose connection it is: the user's uuid. */
  readonly userId: string;
  /** The id the server knows the connection by; another one after every reconnection, undefined while there is none. */
  getId: () => string | undefined;
  /**
   * Asks the server something and answers what it acknowledges with.
   * @throws LiveError, with statusCode 0 where no answer came
   */
  call: <E extends keyof ClientEvents>(
    event: E,
    payload: ClientEvents[E]['payload'],
    options?: LiveCallOptions,
  ) => Promise<ClientEvents[E]['data']>;
  /** Listens to what the server tells. @returns a function that ends it */
  on: <E extends keyof ServerEvents>(event: E, listener: (payload: ServerEvents[E]) => void) => () => void;
  /** Tells how the connection stands, at once and on every change. @returns a function that ends it */
  onStatus: (listener: (status: LiveStatus) => void) => () => void;
  /** Opens the connection; it is kept open until `close`. */
  open: () => void;
  /** Ends the connection. It can be opened again. */
  close: () => void;
};
