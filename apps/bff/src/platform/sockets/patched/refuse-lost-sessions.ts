/**
 * Replaces `restoreSession` of a namespace's adapter, as socket.io 4.8.3, socket.io-adapter 2.5.8 and
 * @socket.io/redis-streams-adapter 0.3.1 have it: a method that answers a session with the socket's `data`, or null or
 * a rejection where there is none. socket.io calls it before the middleware of the namespace, and sends at once what
 * the socket has missed.
 *
 * Its spec fails where another version is installed or recovery works otherwise. It makes nothing faster: without it a
 * socket whose token was revoked would be sent what it missed. docs/decisions/patched-libraries.md says more.
 */
import type { Namespace } from 'socket.io';

/**
 * Recovers the session of a socket only where that is still allowed; any other socket connects as a new one.
 * @param isAllowed is given the `data` of the socket that broke off
 */
export function refuseLostSessions(
  { adapter }: Pick<Namespace, 'adapter'>,
  isAllowed: (data: unknown) => boolean,
): void {
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (id, offset) => {
    // Socket.IO's type leaves out that there may be no such session.
    const session = (await restore(id, offset)) as Awaited<ReturnType<typeof restore>> | null;
    return session && isAllowed(session.data) ? session : (null as never);
  };
}
