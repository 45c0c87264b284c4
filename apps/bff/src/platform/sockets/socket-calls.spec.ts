import type { Socket } from 'socket.io';
import { Flag } from '../dto/fields';
import type { SignedInUser } from '../auth/access';
import type { Revocations } from '../auth/revocations';
import type { EventBudget } from './event-budget';
import { SocketCall } from './socket-call';
import { SocketCalls } from './socket-calls';

class Payload {
  @Flag() loud!: boolean;
}

/** Answers an event only when the test resolves it. */
class SlowGateway {
  readonly asked: PromiseWithResolvers<object>[] = [];

  @SocketCall('shout', { payload: Payload, summary: 'Shout.' })
  shout(): Promise<object> {
    const turn = Promise.withResolvers<object>();
    this.asked.push(turn);
    return turn.promise;
  }
}

const session = { sessionId: 's1', sessionBegan: Date.now() / 1000 };
const user: SignedInUser = { ...session, id: 'ada', role: ['user'], tokenExpires: Date.now() / 1000 + 60 };

/** A connected socket, whose token is good until `state` says otherwise. */
function begin() {
  const state = { isGood: true };
  const gateway = new SlowGateway();
  const revocations = { isGood: () => state.isGood } as unknown as Revocations;
  const calls = new SocketCalls({ spend: () => 0 } as unknown as EventBudget, revocations);
  let hear: (packet: unknown[]) => void = () => undefined;
  const socket = { id: 's1', use: (middleware: typeof hear) => (hear = middleware) } as unknown as Socket;
  calls.bind(socket, user, calls.eventsOf(gateway));
  const shout = () =>
    new Promise((acknowledge) => {
      hear(['shout', { loud: true }, acknowledge]);
    });
  /** Waits until the gateway is asked. @returns what answers */
  const asked = async () => {
    while (gateway.asked.length === 0) await Promise.resolve();
    return () => gateway.asked.shift()?.resolve({});
  };
  return { state, gateway, shout, asked };
}

it('does nothing for a token that was revoked while an event waited for its turn', async () => {
  const { state, gateway, shout, asked } = begin();
  const [first, second] = [shout(), shout()];
  const answer = await asked();
  state.isGood = false;
  answer();
  expect(await first).toEqual({ ok: true, data: {} });
  expect(await second).toMatchObject({ ok: false, error: { statusCode: 401 } });
  expect(gateway.asked).toEqual([]);
});

it('keeps so many events of a socket waiting, and has room again when one is answered', async () => {
  const { shout, asked } = begin();
  const kept = Array.from({ length: 1000 }, shout);
  const details = [{ field: 'retryAfter', message: '1' }];
  expect(await shout()).toMatchObject({ ok: false, error: { statusCode: 429, details } });
  (await asked())();
  expect(await kept[0]).toEqual({ ok: true, data: {} });
  // The next one has begun.
  await asked();
  await expect(Promise.race([shout(), Promise.resolve('waits')])).resolves.toBe('waits');
});
