import type { io as connectTo, Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from './LiveSocket';
import { LiveError } from './LiveError';
import type { LiveSocket, LiveStatus } from './LiveSocket';
import { readAnswer } from './LiveError';

/** What the server says to a handshake whose token it does not take. */
const TOKEN_REFUSED = 'Invalid access token detected';

/** Milliseconds to wait for an answer. */
const CALL_TIMEOUT = 10_000;

/** Milliseconds until the next try: the first, and the longest. Every one is drawn between half and one and a half of it. */
const RETRY_DELAY = { first: 500, longest: 5000 };

/** Milliseconds to wait for the server's answer whether it can still be reached. */
const PATIENCE = 3000;

type Options = {
  /** Whose connection it is. */
  userId: string;
  /** Where the server is. @default the origin of the page */
  url?: string;
  /** The token of the session, asked for anew at every try. */
  getToken: () => string | null;
  /** The server does not take the token any more. */
  onRefused: (token: string) => void;
};

type Listener = (payload: never) => void;

/**
 * The live connection over Socket.IO, whose client is a chunk of its own that is fetched when the connection is opened.
 * It comes back by itself, with growing delays that differ from browser to browser, and at once when the network does. That
 * the browser says it is offline proves nothing: the connection ends only where the server cannot be reached, and is tried
 * all the time.
 */
export const createLiveSocket = ({ userId, url = '', getToken, onRefused }: Options): LiveSocket => {
  const listeners = new Map<string, Set<Listener>>();
  const statusListeners = new Set<(status: LiveStatus) => void>();
  let status: LiveStatus = 'connecting';
  let socket: Socket | null = null;
  /** Ends what belongs to the present opening; null while it is closed. */
  let opened: AbortController | null = null;
  let sentToken: string | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setStatus = (next: LiveStatus) => {
    if (next === status) return;
    status = next;
    for (const listener of statusListeners) listener(next);
  };
  const lost = () => {
    setStatus(navigator.onLine ? 'reconnecting' : 'offline');
  };
  /** Tries anew at once, without waiting for the end of a delay. */
  const connectNow = () => {
    clearTimeout(timer);
    if (socket) socket.disconnect().connect();
    else void load();
  };
  const connectLater = () => {
    const delay = Math.min(RETRY_DELAY.first * 2 ** tries, RETRY_DELAY.longest) * (0.5 + Math.random());
    tries += 1;
    clearTimeout(timer);
    timer = setTimeout(connectNow, delay);
    lost();
  };

  const wasTurnedDown = (message: string) => {
    // A token that has been renewed since is worth another try.
    if (message !== TOKEN_REFUSED || sentToken === null || sentToken !== getToken()) {
      connectLater();
      return;
    }
    setStatus('refused');
    onRefused(sentToken);
  };
  const connect = (io: typeof connectTo) => {
    const next = io(`${url}/chat`, {
      auth: (send) => {
        sentToken = getToken();
        send({ token: sentToken });
      },
      // Where a proxy lets no WebSocket through, the same server is reached by plain requests.
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      multiplex: false,
      reconnectionDelay: RETRY_DELAY.first,
      reconnectionDelayMax: RETRY_DELAY.longest,
    });
    socket = next;
    next.on('connect', () => {
      tries = 0;
      setStatus('online');
    });
    next.on('connect_error', ({ message }) => {
      // An inactive socket was turned down by the server and does not try again by itself.
      if (next.active) lost();
      else wasTurnedDown(message);
    });
    next.on('disconnect', (reason) => {
      if (reason === 'io client disconnect') return;
      if (next.active) lost();
      // The server has ended it, as when the token has: the next handshake tells.
      else connectLater();
    });
    next.onAny((event: string, payload) => {
      for (const listener of listeners.get(event) ?? []) listener(payload as never);
    });
  };
  const load = async () => {
    const opening = opened;
    try {
      const { io } = await import('socket.io-client');
      if (opened === opening && opening && !socket) connect(io);
    } catch {
      if (opened === opening && opening) connectLater();
    }
  };

  const listenToBrowser = (signal: AbortSignal) => {
    const wentOffline = () => {
      if (status !== 'online') {
        setStatus('offline');
        return;
      }
      // A server on this machine, or behind a tunnel, is there without a network as the browser knows it.
      const engine = socket?.io.engine;
      fetch(`${url}/api/health/live`, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => engine?.close());
    };
    const wentOnline = () => {
      setStatus('reconnecting');
      connectNow();
    };
    const wasLookedAt = () => {
      // Nobody who looks at the page should have to wait for the end of a long delay.
      if (document.visibilityState === 'visible' && status === 'reconnecting') connectNow();
    };
    window.addEventListener('offline', wentOffline, { signal });
    window.addEventListener('online', wentOnline, { signal });
    document.addEventListener('visibilitychange', wasLookedAt, { signal });
  };

  return {
    userId,
    // The namespace's own id, which is not that of the transport below it.
    getId: () => (socket?.connected ? socket.id : undefined),
    open: () => {
      if (opened) return;
      opened = new AbortController();
      listenToBrowser(opened.signal);
      setStatus(navigator.onLine ? 'connecting' : 'offline');
      void load();
    },
    close: () => {
      opened?.abort();
      opened = null;
      clearTimeout(timer);
      socket?.disconnect();
      socket = null;
      tries = 0;
      setStatus('connecting');
    },
    call: async <E extends keyof ClientEvents>(
      event: E,
      payload: ClientEvents[E]['payload'],
      { timeout = CALL_TIMEOUT } = {},
    ) => {
      // Socket.IO would keep it and send it some time; whoever calls knows better what to do then.
      if (!socket?.connected) throw new LiveError({ statusCode: 0, message: 'There is no connection.' });
      const answer: unknown = await socket
        .timeout(timeout)
        .emitWithAck(event, payload)
        .catch((error: unknown) => {
          throw new LiveError({ statusCode: 0, message: String(error) });
        });
      return readAnswer<ClientEvents[E]['data']>(answer);
    },
    on: <E extends keyof ServerEvents>(event: E, listener: (payload: ServerEvents[E]) => void) => {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => {
        known.delete(listener);
      };
    },
    onStatus: (listener) => {
      statusListeners.add(listener);
      listener(status);
      return () => {
        statusListeners.delete(listener);
      };
    },
  };
};
