import { walk } from '@ezone/statechart/testing';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { TokenRefused, tokenSessionMachine } from './tokenSessionMachine';
import type { Session, SessionNotice } from './tokenSessionMachine';
import { aTokenFor, aUser } from './testing/fixtures';
import type { User } from './User';

const now = new Date('2026-01-05T12:00:00Z').getTime();
const hour = 3_600_000;

beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const admin = aUser({ uuid: 'u1' });
const good = aTokenFor('u1', { from: now - hour, until: now + 47 * hour });
const old = aTokenFor('u1', { from: now - 48 * hour, until: now - 1000 });
const fresh = aTokenFor('u1', { from: now, until: now + 48 * hour });

type Wiring = {
  check?: (token: string) => Promise<Session>;
  revoke?: (token: string) => Promise<unknown>;
  user?: User;
};

/** A session that notes what it tells and stores. `check` is the server's answer to a token. */
const startSession = (token: string | null, { check, revoke, user }: Wiring = {}) => {
  const told: SessionNotice[] = [];
  const stored: (string | null)[] = [];
  const checked: string[] = [];
  const clock = new SimulatedClock();
  const session = createActor(
    tokenSessionMachine.provide({
      actors: {
        checkToken: fromPromise<Session, { token: string }>(({ input }) => {
          checked.push(input.token);
          return check?.(input.token) ?? Promise.resolve({ user: admin, token: fresh });
        }),
        revokeToken: fromPromise<unknown, { token: string }>(({ input }) => revoke?.(input.token) ?? Promise.resolve()),
      },
      actions: { storeToken: (_, params) => stored.push(params.token) },
    }),
    { input: { token, user }, clock },
  );
  session.on('notice', ({ notice }) => told.push(notice));
  session.start();
  return { session, told, stored, checked, clock };
};

const signedIn = async (wiring?: Wiring) => {
  const all = startSession(good, wiring);
  await waitFor(all.session, (snapshot) => snapshot.matches('valid'));
  return all;
};

it('is a guest without a token', () => {
  const { session, told } = startSession(null);
  expect(session.getSnapshot().value).toBe('noToken');
  expect(session.getSnapshot().hasTag('guest')).toBe(true);
  expect(told).toEqual([]);
});

it('signs in with a stored token that is good, and keeps the fresh one', async () => {
  const { session, told, stored } = await signedIn();
  expect(session.getSnapshot().context).toEqual({ user: admin, token: fresh });
  expect(told).toEqual(['recognized']);
  expect(stored).toEqual([fresh]);
});

describe('of whose user something is kept', () => {
  const remember = (wiring?: Wiring, token = good) => startSession(token, { ...wiring, user: admin });

  it('is there at once, and the server is asked', async () => {
    const { session, told, stored, checked } = remember();
    expect(session.getSnapshot().hasTag('settled')).toBe(true);
    expect(session.getSnapshot().context).toEqual({ user: admin, token: good });
    expect(checked).toEqual([good]);
    await waitFor(session, (snapshot) => snapshot.matches({ valid: 'fresh' }));
    expect(session.getSnapshot().context.token).toBe(fresh);
    expect(told).toEqual(['recognized']);
    expect(stored).toEqual([fresh]);
  });

  it('stays the same object where the server says the same, and else is what the server says', async () => {
    const same = remember({ check: () => Promise.resolve({ user: { ...admin }, token: fresh }) });
    await waitFor(same.session, (snapshot) => snapshot.matches({ valid: 'fresh' }));
    expect(same.session.getSnapshot().context.user).toBe(admin);
    const renamed = aUser({ uuid: 'u1', role: ['user'] });
    const other = remember({ check: () => Promise.resolve({ user: renamed, token: fresh }) });
    await waitFor(other.session, (snapshot) => snapshot.matches({ valid: 'fresh' }));
    expect(other.session.getSnapshot().context.user).toBe(renamed);
  });

  it('is forgotten where the server refuses the token', async () => {
    const { session, told, stored } = remember({ check: () => Promise.reject(new TokenRefused('no')) });
    await waitFor(session, (snapshot) => snapshot.matches('refused'));
    expect(session.getSnapshot().context).toEqual({ user: null, token: null });
    expect(told).toEqual(['tokenFailed']);
    expect(stored).toEqual([null]);
  });

  it('stays where the server cannot be asked, which is asked again', async () => {
    let isDown = true;
    const { session, clock } = remember({
      check: () => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve({ user: admin, token: fresh })),
    });
    await waitFor(session, (snapshot) => snapshot.matches({ valid: 'unconfirmed' }));
    expect(session.getSnapshot().context.user).toBe(admin);
    isDown = false;
    clock.increment(5_000);
    await waitFor(session, (snapshot) => snapshot.matches({ valid: 'fresh' }));
  });

  it('is nobody where the time of the token is over', () => {
    expect(remember({}, old).session.getSnapshot().context.user).toBeNull();
  });
});

it('ends an expired token without asking the server', () => {
  const { session, told, stored, checked } = startSession(old);
  expect(session.getSnapshot().value).toBe('expired');
  expect(told).toEqual(['tokenExpired']);
  expect(stored).toEqual([null]);
  expect(checked).toEqual([]);
});

it('takes a token that ends this very moment for good', async () => {
  const { session } = startSession(aTokenFor('u1', { from: now - hour, until: now }));
  await waitFor(session, (snapshot) => snapshot.matches('valid'));
});

it('forgets what is no token without asking the server', () => {
  const { session, told, stored, checked } = startSession('nonsense');
  expect(session.getSnapshot().value).toBe('refused');
  expect(told).toEqual(['tokenFailed']);
  expect(stored).toEqual([null]);
  expect(checked).toEqual([]);
});

it('forgets a stored token that the server refuses', async () => {
  const { session, told, stored } = startSession(good, { check: () => Promise.reject(new TokenRefused('no')) });
  await waitFor(session, (snapshot) => snapshot.matches('refused'));
  expect(told).toEqual(['tokenFailed']);
  expect(stored).toEqual([null]);
  expect(session.getSnapshot().context.token).toBeNull();
});

it.each(['retry.requested', 'network.returned'] as const)(
  'keeps the token when the server cannot be reached, and tries again on %s',
  async (type) => {
    let isDown = true;
    const check = () =>
      isDown ? Promise.reject(new Error('offline')) : Promise.resolve({ user: admin, token: fresh });
    const { session, stored } = startSession(good, { check });
    await waitFor(session, (snapshot) => snapshot.matches('unreachable'));
    expect(session.getSnapshot().context.token).toBe(good);
    expect(stored).toEqual([]);
    isDown = false;
    session.send({ type });
    await waitFor(session, (snapshot) => snapshot.matches('valid'));
  },
);

it('says that it signs in once the check of a stored token has taken a second', async () => {
  const { session, told, clock } = startSession(good, { check: () => new Promise(() => undefined) });
  clock.increment(999);
  expect(told).toEqual([]);
  clock.increment(1);
  expect(told).toEqual(['loggingIn']);
  expect(session.getSnapshot().value).toBe('checking');
});

it('goes on by itself when the server is back', async () => {
  let isDown = true;
  const check = () => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve({ user: admin, token: fresh }));
  const { session, checked, clock } = startSession(good, { check });
  await waitFor(session, (snapshot) => snapshot.matches({ unreachable: 'waiting' }));
  clock.increment(5_000);
  expect(session.getSnapshot().value).toEqual({ unreachable: 'asking' });
  await waitFor(session, (snapshot) => snapshot.matches({ unreachable: 'waiting' }));
  isDown = false;
  clock.increment(5_000);
  await waitFor(session, (snapshot) => snapshot.matches('valid'));
  expect(checked).toEqual([good, good, good]);
});

it('begins with signing in', () => {
  const { session, told, stored } = startSession(null);
  session.send({ type: 'signedIn', user: admin, token: good });
  expect(session.getSnapshot().matches('valid')).toBe(true);
  expect(told).toEqual(['loggedIn']);
  expect(stored).toEqual([good]);
});

it('takes over what the server says of its user, and passes over what it says late of another', async () => {
  const { session } = await signedIn();
  const promoted = aUser({ uuid: 'u1', role: ['staff'] });
  session.send({ type: 'user.updated', user: promoted });
  session.send({ type: 'user.updated', user: aUser({ uuid: 'u2' }) });
  expect(session.getSnapshot().context.user).toEqual(promoted);
});

it('ends when a call is answered 401', async () => {
  const { session, told, stored } = await signedIn();
  session.send({ type: 'call.unauthorized', token: fresh });
  expect(session.getSnapshot().value).toBe('refused');
  expect(told.at(-1)).toBe('tokenInvalid');
  expect(stored.at(-1)).toBeNull();
});

it('survives the late 401 of a call that carried an earlier token', async () => {
  const { session } = await signedIn();
  session.send({ type: 'call.unauthorized', token: good });
  expect(session.getSnapshot().matches('valid')).toBe(true);
});

it('ends when its time is over', async () => {
  const { session, told, clock } = await signedIn();
  jest.setSystemTime(now + 48 * hour + 1);
  clock.increment(48 * hour);
  expect(session.getSnapshot().value).toBe('expired');
  expect(told.at(-1)).toBe('tokenExpired');
});

it('outlives the longest timer of a browser', async () => {
  const far = aTokenFor('u1', { from: now, until: now + 60 * 24 * hour });
  const { session, clock } = startSession(good, { check: () => Promise.resolve({ user: admin, token: far }) });
  await waitFor(session, (snapshot) => snapshot.matches('valid'));
  jest.setSystemTime(now + 25 * 24 * hour);
  clock.increment(25 * 24 * hour);
  expect(session.getSnapshot().matches('valid')).toBe(true);
});

it('exchanges the token after half its life, once Ezone is used', async () => {
  const { session, checked, clock, told } = await signedIn();
  session.send({ type: 'used' });
  expect(checked).toHaveLength(1);
  jest.setSystemTime(now + 25 * hour);
  clock.increment(25 * hour);
  expect(session.getSnapshot().matches({ valid: 'due' })).toBe(true);
  session.send({ type: 'used' });
  await waitFor(session, (snapshot) => snapshot.matches({ valid: 'fresh' }) || snapshot.matches({ valid: 'due' }));
  expect(checked).toEqual([good, fresh]);
  expect(told).toEqual(['recognized']);
});

it('goes on with the token it has when a refresh finds no network, and tries again later', async () => {
  let isDown = false;
  const check = () => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve({ user: admin, token: fresh }));
  const { session, clock } = await signedIn({ check });
  isDown = true;
  jest.setSystemTime(now + 25 * hour);
  clock.increment(25 * hour);
  session.send({ type: 'used' });
  await waitFor(session, (snapshot) => snapshot.matches({ valid: 'refreshFailed' }));
  expect(session.getSnapshot().context.token).toBe(fresh);
  clock.increment(60_000);
  expect(session.getSnapshot().matches({ valid: 'due' })).toBe(true);
});

it('signs out: forgets the token at once, has it revoked, then ends', async () => {
  const revoked: string[] = [];
  const { session, stored } = await signedIn({ revoke: (token) => Promise.resolve(revoked.push(token)) });
  session.send({ type: 'logout.requested' });
  expect(stored.at(-1)).toBeNull();
  await waitFor(session, (snapshot) => snapshot.matches('noToken'));
  expect(revoked).toEqual([fresh]);
  expect(session.getSnapshot().context).toEqual({ token: null, user: null });
});

it('signs out without a server, too', async () => {
  const { session } = await signedIn({ revoke: () => Promise.reject(new Error('offline')) });
  session.send({ type: 'logout.requested' });
  await waitFor(session, (snapshot) => snapshot.matches('noToken'));
});

it('does not wait for a server that takes long to revoke', async () => {
  const { session, clock } = await signedIn({ revoke: () => new Promise(() => undefined) });
  session.send({ type: 'logout.requested' });
  clock.increment(3_000);
  expect(session.getSnapshot().value).toBe('noToken');
});

it('does nothing about a logout where nobody is signed in', () => {
  const { session, stored } = startSession(null);
  session.send({ type: 'logout.requested' });
  expect(session.getSnapshot().value).toBe('noToken');
  expect(stored).toEqual([]);
});

describe('another tab', () => {
  it('signs this one out, which says so', async () => {
    const { session, told } = await signedIn();
    session.send({ type: 'token.changedElsewhere', token: null });
    expect(session.getSnapshot().value).toBe('signedOutElsewhere');
    expect(session.getSnapshot().hasTag('guest')).toBe(true);
    expect(session.getSnapshot().context).toEqual({ token: null, user: null });
    expect(told.at(-1)).toBe('signedOutElsewhere');
  });

  it('signs this one in', async () => {
    const { session } = startSession(null);
    session.send({ type: 'token.changedElsewhere', token: good });
    await waitFor(session, (snapshot) => snapshot.matches('valid'));
  });

  it('may refresh the token without disturbing this one', async () => {
    const { session, checked, stored } = await signedIn();
    const newer = aTokenFor('u1', { from: now, until: now + 49 * hour });
    session.send({ type: 'token.changedElsewhere', token: newer });
    expect(session.getSnapshot().context).toEqual({ user: admin, token: newer });
    expect(checked).toHaveLength(1);
    expect(stored).toHaveLength(1);
  });

  it('may sign in somebody else', async () => {
    const other = aUser({ uuid: 'u2' });
    const { session } = await signedIn({
      check: (token) => Promise.resolve({ user: token === good ? admin : other, token: fresh }),
    });
    session.send({ type: 'token.changedElsewhere', token: aTokenFor('u2', { from: now, until: now + hour }) });
    expect(session.getSnapshot().context.user).toBeNull();
    await waitFor(session, (snapshot) => snapshot.matches('valid'));
    expect(session.getSnapshot().context.user).toEqual(other);
  });
});

it('is walked on all its paths: it reaches every state and transition, and knows nobody without a token', () => {
  const other = aTokenFor('u2', { from: now - hour, until: now + hour });
  const due = aTokenFor('u1', { from: now - 47 * hour, until: now + hour });
  // The walk has no store: one that holds another token when these two are refused or over.
  const machine = tokenSessionMachine.provide({
    guards: {
      isReplaced: ({ context, event }) =>
        (context.token === good || context.token === due) &&
        (!('error' in event) || event.error instanceof TokenRefused),
    },
  });
  const unreached = walk(machine, {
    inputs: [
      { token: null },
      { token: good },
      { token: good, user: admin },
      { token: fresh, user: admin },
      { token: old },
      { token: 'nonsense' },
    ],
    events: [
      ...[good, due, old].map((token) => ({ type: 'signedIn' as const, user: admin, token })),
      ...[admin, aUser({ uuid: 'u2' })].map((user) => ({ type: 'user.updated' as const, user })),
      ...[good, fresh, other].map((token) => ({ type: 'call.unauthorized' as const, token })),
      ...[good, fresh, other, null].map((token) => ({ type: 'token.changedElsewhere' as const, token })),
      { type: 'used' },
      { type: 'retry.requested' },
      { type: 'network.returned' },
      { type: 'logout.requested' },
    ],
    answers: {
      checkToken: [
        { output: { user: admin, token: fresh } },
        { error: new TokenRefused('no') },
        { error: new Error('offline') },
      ],
    },
    expectAlways: ({ context: { token, user } }) => {
      if (token === null) expect(user).toBeNull();
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
