/**
 * Replaces `restoreSession` of a namespace's adapter in socket.io 4.8.3, socket.io-adapter 2.5.8 and
 * @socket.io/redis-streams-adapter 0.3.1. The method returns a session with the socket's `data`; without a session it
 * returns null or rejects. socket.io calls it before the middleware of the namespace, and then sends the events that
 * the socket missed.
 *
 * Its spec fails if another version is installed or recovery works differently. It makes nothing faster: without it, a
 * socket whose token was revoked would receive the events that it missed. See docs/decisions/patched-libraries.md.
 */
import type { Namespace } from 'socket.io';

/**
 * Recovers the session of a socket only if that is still allowed. Any other socket connects as a new one.
 * @param isAllowed called with the `data` of the socket that lost its connection
 */
export function refuseLostSessions(
  { adapter }: Pick<Namespace, 'adapter'>,
  isAllowed: (data: unknown) => boolean,
): void {
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (id, offset) => {
    // Socket.IO's type does not say that the session may be missing.
    const session = (await restore(id, offset)) as Awaited<ReturnType<typeof restore>> | null;
    return session && isAllowed(session.data) ? session : (null as never);
  };
}
