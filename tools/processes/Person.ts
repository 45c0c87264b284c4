import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

/** A message as the server answers it. */
export type Message = { id: string; who: string; message: string; time: string; clientMessageId: string };
/** What the server pushed, beside messages. */
export type Notice = { event: string; payload: Record<string, unknown> };
export type Account = { id: string; token: string; email: string };

type Answer<Data> = { ok: true; data: Data } | { ok: false; error: { statusCode: number; message: string } };
type MessageInChat = { chatId: string; message: Message };

/** For how long an answer is waited for, in milliseconds, before it is taken for lost with its connection. */
const patience = 5000;

/** Registers somebody whom nobody else is. */
export const register = async (url: string): Promise<Account> => {
  const account = { displayName: 'Somebody', email: `${randomUUID()}@example.com`, password: 'a good password' };
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { user, access_token: token } = (await response.json()) as { user: { uuid: string }; access_token: string };
  return { id: user.uuid, token, email: account.email };
};

/**
 * Somebody who chats as the web app does: what is written stays in the outbox until it is acknowledged, one message after
 * the other; after each connection the messages since the last one seen are asked for. Where there are several addresses,
 * a connection that broke is made again with the next.
 */
export class Person {
  readonly id: string;
  /** All messages seen, own ones too, by their ids. */
  readonly seen = new Map<string, Message>();
  /** Own messages that were acknowledged, in the order they were written. */
  readonly acknowledged: Message[] = [];
  readonly notices: Notice[] = [];
  /** Ids of the messages that the server told of by itself, in the order it did. */
  readonly pushed: string[] = [];
  /** How often it has connected. */
  connections = 0;
  readonly #token: string;
  readonly #urls: string[];
  readonly #watchers = new Set<() => void>();
  /**
   * The last message of an answer: until there nothing is missing. What is pushed says less, because a message of another
   * process may come after a later one.
   */
  #completeTo: string | null = null;
  #socket: Socket | undefined;
  #isLeaving = false;

  constructor({ id, token }: Account, urls: string[]) {
    this.id = id;
    this.#token = token;
    this.#urls = urls;
  }

  get isConnected(): boolean {
    return this.#socket?.connected ?? false;
  }

  /** Connects, and from then on again and again until {@link leave}. */
  async connect(): Promise<void> {
    this.#connectTo(0);
    await this.until(() => this.connections > 0);
  }

  leave(): void {
    this.#isLeaving = true;
    this.#socket?.disconnect();
  }

  /** Waits until something has come about; looked at whenever anything happens to this person. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!condition()) return;
        this.#watchers.delete(look);
        resolve();
      };
      this.#watchers.add(look);
      look();
    });
  }

  /**
   * Asks the server once, over the connection as it is.
   * @throws Error where it refuses, or where no answer comes.
   */
  async ask<Data>(event: string, payload: object): Promise<Data> {
    const socket = this.#socket;
    if (!socket?.connected) throw new Error('Not connected');
    const answer = (await socket.timeout(patience).emitWithAck(event, payload)) as Answer<Data>;
    if (!answer.ok) throw Object.assign(new Error(answer.error.message), { refused: answer.error.statusCode });
    return answer.data;
  }

  /** Writes a message, and sends it until it is acknowledged. */
  async write(contactId: string, messageText: string): Promise<Message> {
    const clientMessageId = randomUUID();
    for (;;) {
      await this.until(() => this.isConnected);
      try {
        const draft = { contactId, messageText, clientMessageId };
        const { message } = await this.ask<{ message: Message }>('message:send', draft);
        this.acknowledged.push(message);
        this.#see(message);
        return message;
      } catch (error) {
        if (error instanceof Error && 'refused' in error) throw error;
        // Nobody knows whether it was stored: the connection broke. Sent again under the same id, it is stored once.
      }
    }
  }

  /** All messages as they are stored, oldest first. */
  async stored(): Promise<Message[]> {
    return this.#since(null);
  }

  #connectTo(index: number): void {
    const socket = io(`${this.#urls[index] ?? ''}/chat`, {
      auth: { token: this.#token },
      transports: ['websocket'],
      forceNew: true,
      reconnection: this.#urls.length === 1,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    });
    this.#socket = socket;
    socket.on('connect', () => void this.#catchUp(socket));
    socket.on('message:new', ({ message }: MessageInChat) => {
      this.pushed.push(message.id);
      this.#see(message);
    });
    socket.onAny((event: string, payload: Record<string, unknown>) => {
      if (event !== 'message:new') this.notices.push({ event, payload });
      this.#happened();
    });
    const next = () => {
      this.#happened();
      if (this.#isLeaving || this.#urls.length === 1) return;
      socket.close();
      setTimeout(() => {
        if (!this.#isLeaving) this.#connectTo((index + 1) % this.#urls.length);
      }, 50);
    };
    socket.on('disconnect', next);
    socket.on('connect_error', next);
  }

  async #catchUp(socket: Socket): Promise<void> {
    try {
      const missed = await this.#since(this.#completeTo);
      for (const message of missed) this.#see(message);
      this.#completeTo = missed.at(-1)?.id ?? this.#completeTo;
      if (socket.connected) this.connections += 1;
    } catch (error) {
      if (error instanceof Error && 'refused' in error) throw error;
      // The connection broke again; the next one catches up.
    }
    this.#happened();
  }

  /** All messages after one, which the server answers in parts. */
  async #since(messageId: string | null): Promise<Message[]> {
    const entries = await this.ask<MessageInChat[]>('messages:since', { messageId });
    const messages = entries.map(({ message }) => message);
    const last = messages.at(-1);
    return last ? [...messages, ...(await this.#since(last.id))] : messages;
  }

  #see(message: Message): void {
    this.seen.set(message.id, message);
    this.#happened();
  }

  #happened(): void {
    for (const look of [...this.#watchers]) look();
  }
}
