import { Logger } from '@nestjs/common';
import type { Namespace } from 'socket.io';
import type { Revocations } from '../auth/revocations';
import type { TokensService } from '../auth/tokens.service';
import type { Live } from './live';
import { OwnPresence } from './own-presence';
import type { SocketCalls } from './socket-calls';
import { SocketGate } from './socket-gate';

// Who is refused is logged, which sockets.spec.ts reads.
beforeAll(() => {
  Logger.overrideLogger(false);
});

it('counts a socket out whose token ends while it is let in', () => {
  const presence = new OwnPresence();
  jest.useFakeTimers();
  const gate = new SocketGate(
    {} as TokensService,
    { isGood: () => true } as unknown as Revocations,
    { eventsOf: () => new Map(), bind: () => undefined } as unknown as SocketCalls,
    presence,
    { connect: () => undefined } as unknown as Live,
  );
  const heard = new Map<string, (socket?: object) => void>();
  const on = (event: string, listener: (socket?: object) => void) => heard.set(event, listener);
  const adapter = { restoreSession: () => Promise.resolve(null) };
  gate.open({ use: () => undefined, on, adapter } as unknown as Namespace, {});

  const leave = new Set<() => void>();
  heard.get('connection')?.({
    id: 's1',
    data: { user: { id: 'ada', role: [], sessionId: 's1', sessionBegan: 0, tokenExpires: Date.now() / 1000 } },
    join: () => undefined,
    on: (_: string, listener: () => void) => leave.add(listener),
    disconnect: () => {
      for (const listener of leave) listener();
    },
  });
  expect(presence.isThere('ada')).toBe(true);
  jest.runAllTimers();
  expect(presence.isThere('ada')).toBe(false);
  jest.useRealTimers();
});

it('counts no connection that has closed while its token was verified', async () => {
  const user = { id: 'ada', role: [], sessionId: 's1', sessionBegan: 0, tokenExpires: Date.now() / 1000 + 60 };
  const gate = new SocketGate(
    { verify: () => Promise.resolve(user) } as unknown as TokensService,
    { isGood: () => true } as unknown as Revocations,
    { eventsOf: () => new Map(), bind: () => undefined } as unknown as SocketCalls,
    new OwnPresence(),
    { connect: () => undefined } as unknown as Live,
  );
  type Admit = (socket: object, next: (refusal?: Error) => void) => void;
  let admit: Admit = () => undefined;
  const adapter = { restoreSession: () => Promise.resolve(null) };
  const use = (middleware: Admit) => (admit = middleware);
  gate.open({ use, on: () => undefined, adapter } as unknown as Namespace, {});
  const enter = (readyState: string) =>
    new Promise<Error | undefined>((resolve) => {
      const conn = { readyState, once: () => undefined, off: () => undefined };
      admit({ handshake: { auth: { token: 'good' } }, data: {}, conn, on: () => undefined }, resolve);
    });

  for (let closed = 0; closed < 30; closed += 1) await enter('closed');
  expect(await enter('open')).toBeUndefined();
});
