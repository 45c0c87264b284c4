import { Injectable } from '@nestjs/common';
import type { Namespace } from 'socket.io';
import type { ServerEvent } from './server-event';
import { SharedSockets } from './shared-sockets';

/** The room in which all sockets of a user are. */
export const roomOf = (userId: string): string => `user:${userId}`;

/** Tells users what has happened, on all their sockets. Before the server listens it tells nobody. */
@Injectable()
export class Live {
  private namespace: Namespace | undefined;

  constructor(private readonly shared: SharedSockets) {}

  /** Where the sockets are, once there are some. */
  connect(namespace: Namespace): void {
    this.namespace = namespace;
  }

  /** @param exceptSocket the socket that knows already, because it is the one that asked for it */
  tell<Payload extends object>(
    userIds: string[],
    { name }: ServerEvent<Payload>,
    payload: Payload,
    exceptSocket?: string,
  ): void {
    const rooms = this.namespace?.to(userIds.map(roomOf));
    (exceptSocket === undefined ? rooms : rooms?.except(exceptSocket))?.emit(name, payload);
  }

  /** When all that was told until now is on its way, also to other processes; undefined where nothing is to be waited for. */
  told(): Promise<unknown> | undefined {
    return this.shared.told();
  }

  /** Tells users on those of their sockets that this process has. */
  tellHere<Payload extends object>(userIds: string[], { name }: ServerEvent<Payload>, payload: Payload): void {
    this.namespace?.local.to(userIds.map(roomOf)).emit(name, payload);
  }

  /**
   * Tells all who are connected.
   * @param exceptSocket the socket that knows already
   */
  tellAll<Payload extends object>({ name }: ServerEvent<Payload>, payload: Payload, exceptSocket?: string): void {
    (exceptSocket === undefined ? this.namespace : this.namespace?.except(exceptSocket))?.emit(name, payload);
  }

  /** Tells users what only matters now: a socket that cannot take it at the moment does without. */
  mention<Payload extends object>(userIds: string[], { name }: ServerEvent<Payload>, payload: Payload): void {
    this.namespace?.to(userIds.map(roomOf)).volatile.emit(name, payload);
  }
}
