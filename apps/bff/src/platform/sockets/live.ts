import { Injectable } from '@nestjs/common';
import type { Namespace } from 'socket.io';
import type { ServerEvent } from './server-event';
import type { SignedInUser } from '../auth/access';
import { SharedSockets } from './shared-sockets';

/** The room in which all sockets of a user are. */
export const roomOf = (userId: string): string => `user:${userId}`;

/** Publishes events to the sockets of users. Before the server listens, it publishes nothing. */
@Injectable()
export class Live {
  private namespace: Namespace | undefined;
  private readonly roomListeners: ((room: string) => void)[] = [];

  constructor(private readonly shared: SharedSockets) {}

  /** Names the namespace whose sockets receive the events. */
  connect(namespace: Namespace): void {
    this.namespace = namespace;
    const moved = (room: string) => {
      for (const listener of this.roomListeners) listener(room);
    };
    namespace.adapter.on('join-room', moved);
    namespace.adapter.on('leave-room', moved);
  }

  /**
   * Publishes an event to all sockets of some users.
   * @param exceptSocket the socket that caused the event, and knows it already
   */
  publish<Payload extends object>(
    userIds: string[],
    { name }: ServerEvent<Payload>,
    payload: Payload,
    exceptSocket?: string,
  ): void {
    const rooms = this.namespace?.to(userIds.map(roomOf));
    (exceptSocket === undefined ? rooms : rooms?.except(exceptSocket))?.emit(name, payload);
  }

  /** Resolves when everything published so far is on its way to every process; undefined where it already is. */
  published(): Promise<unknown> | undefined {
    return this.shared.published();
  }

  /** Publishes an event only to the users' sockets at this process. */
  publishHere<Payload extends object>(userIds: string[], { name }: ServerEvent<Payload>, payload: Payload): void {
    this.namespace?.local.to(userIds.map(roomOf)).emit(name, payload);
  }

  /** Puts a socket of this process into a room, which it leaves by itself when it closes. */
  join(socketId: string, room: string): void {
    void this.namespace?.sockets.get(socketId)?.join(room);
  }

  leave(socketId: string, room: string): void {
    void this.namespace?.sockets.get(socketId)?.leave(room);
  }

  /** Calls back when a socket of this process has come into a room or has left it, also by closing. */
  onRoom(listener: (room: string) => void): void {
    this.roomListeners.push(listener);
  }

  /** The ids of the users who have a socket in a room, at any process. */
  async usersIn(room: string): Promise<string[]> {
    const sockets = (await this.namespace?.in(room).fetchSockets()) ?? [];
    return [...new Set(sockets.map(({ data }) => (data as { user: SignedInUser }).user.id))];
  }

  /**
   * Publishes an event to all sockets in a room.
   * @param exceptSocket the socket that caused the event, and knows it already
   */
  publishIn<Payload extends object>(
    room: string,
    { name }: ServerEvent<Payload>,
    payload: Payload,
    exceptSocket?: string,
  ): void {
    const sockets = this.namespace?.to(room);
    (exceptSocket === undefined ? sockets : sockets?.except(exceptSocket))?.emit(name, payload);
  }

  /**
   * Publishes an event to everyone who is connected.
   * @param exceptSocket the socket that caused the event, and knows it already
   */
  publishToAll<Payload extends object>({ name }: ServerEvent<Payload>, payload: Payload, exceptSocket?: string): void {
    (exceptSocket === undefined ? this.namespace : this.namespace?.except(exceptSocket))?.emit(name, payload);
  }

  /** Publishes an event that only matters now: a socket that cannot receive it at this moment never does. */
  publishVolatile<Payload extends object>(userIds: string[], { name }: ServerEvent<Payload>, payload: Payload): void {
    this.namespace?.to(userIds.map(roomOf)).volatile.emit(name, payload);
  }
}
