import { offline, aServer, goodToken } from './testing/renderApp';
import { aTokenFor, aUser } from './testing/fixtures';
import { keptUser } from './keptUser';
import { createAuth } from './session';
import { createSessionSignal } from './sessionSignal';

const KEY = 'jwt_access_token';
const hour = 3_600_000;
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

let stop: () => void;
beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A tab of somebody who is signed in. What another tab stores afterwards is not told to it, as to one that sleeps. */
const aTab = async (token = goodToken()) => {
  localStorage.setItem(KEY, token);
  const auth = createAuth(
    aServer({
      refreshAccessToken: (input) => {
        const { token: sent = '' } = input ?? {};
        return Promise.resolve({ user: aUser({ uuid: sent === theirs() ? 'u2' : 'u1' }), access_token: sent });
      },
      signOut: () => Promise.reject(offline()),
    }),
  );
  auth.start();
  await settled();
  stop = () => {
    auth.session.stop();
    auth.startup.stop();
  };
  return auth.session;
};
const until = Date.now() + 24 * hour;
const theirs = () => aTokenFor('u2', { from: until - 25 * hour, until });

it('leaves the token that another tab has stored since, when it hears late that its own was refused', async () => {
  const session = await aTab();
  localStorage.setItem(KEY, theirs());
  session.send({ type: 'call.unauthorized', token: session.getSnapshot().context.token ?? '' });
  await settled();
  expect(localStorage.getItem(KEY)).toBe(theirs());
  expect(session.getSnapshot().context.user?.uuid).toBe('u2');
});

it('goes on with the token that another tab has exchanged its own for while it slept', async () => {
  jest.useFakeTimers();
  const session = await aTab(aTokenFor('u1', { from: Date.now(), until: Date.now() + hour }));
  const fresh = aTokenFor('u1', { from: Date.now() + hour / 2, until: Date.now() + 3 * hour });
  localStorage.setItem(KEY, fresh);
  jest.advanceTimersByTime(hour + 100_000);
  await settled();
  expect(localStorage.getItem(KEY)).toBe(fresh);
  expect(session.getSnapshot().context).toMatchObject({ token: fresh, user: { uuid: 'u1' } });
});

it('leaves the token of somebody else when its own user signs out', async () => {
  const session = await aTab();
  localStorage.setItem(KEY, theirs());
  session.send({ type: 'logout.requested' });
  expect(localStorage.getItem(KEY)).toBe(theirs());
});

it.each([
  ['is shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ['comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
])('looks who is signed in when it %s', async (_, wake) => {
  const session = await aTab();
  localStorage.removeItem(KEY);
  wake();
  expect(session.getSnapshot().matches('signedOutElsewhere')).toBe(true);
});

it('asks about a token that is there before it is started, and no second time', async () => {
  localStorage.setItem(KEY, goodToken());
  const refreshAccessToken = jest.fn(() => Promise.resolve({ user: aUser(), access_token: goodToken() }));
  const auth = createAuth(aServer({ refreshAccessToken }));
  stop = () => {
    auth.session.stop();
    auth.startup.stop();
  };
  expect(refreshAccessToken).toHaveBeenCalledTimes(1);
  auth.start();
  await settled();
  expect(auth.session.getSnapshot().context.user).toMatchObject({ uuid: aUser().uuid });
  expect(refreshAccessToken).toHaveBeenCalledTimes(1);
});

it('gives up asking about the token that it found where somebody signs out before the answer', () => {
  localStorage.setItem(KEY, goodToken());
  keptUser.write(aUser());
  let asking: AbortSignal | undefined;
  const auth = createAuth(
    aServer({
      refreshAccessToken: (input) => {
        asking = input?.signal;
        return new Promise(() => undefined);
      },
    }),
  );
  auth.start();
  stop = () => {
    auth.session.stop();
    auth.startup.stop();
  };
  expect(asking?.aborted).toBe(false);
  auth.session.send({ type: 'logout.requested' });
  expect(asking?.aborted).toBe(true);
});

it('asks about the token of now where another tab has stored one before it is started', async () => {
  const own = goodToken();
  localStorage.setItem(KEY, own);
  const asked: (string | undefined)[] = [];
  const auth = createAuth(
    aServer({
      refreshAccessToken: (input) => {
        asked.push(input?.token);
        return Promise.resolve({ user: aUser({ uuid: 'u2' }), access_token: theirs() });
      },
    }),
  );
  stop = () => {
    auth.session.stop();
    auth.startup.stop();
  };
  auth.start();
  auth.session.send({ type: 'token.changedElsewhere', token: theirs() });
  await settled();
  expect(asked).toEqual([own, theirs()]);
  expect(auth.session.getSnapshot().context).toMatchObject({ token: theirs(), user: { uuid: 'u2' } });
});

it('has a signal that ends with it, also where another tab ends it, and another one for who signs in next', async () => {
  const session = await aTab();
  const getSignal = createSessionSignal(session);
  const first = getSignal();
  expect(first.aborted).toBe(false);
  session.send({ type: 'logout.requested' });
  expect(first.aborted).toBe(true);
  await settled();
  session.send({ type: 'signedIn', user: aUser({ uuid: 'u2' }), token: theirs() });
  const second = getSignal();
  expect(second.aborted).toBe(false);
  session.send({ type: 'token.changedElsewhere', token: null });
  expect(second.aborted).toBe(true);
});

it('has a signal that ends where somebody else signs in in another tab, and stays for another token of the same user', async () => {
  const session = await aTab();
  const getSignal = createSessionSignal(session);
  const first = getSignal();
  session.send({ type: 'token.changedElsewhere', token: aTokenFor('u1', { from: until - 24 * hour, until }) });
  expect([first.aborted, getSignal()]).toEqual([false, first]);
  session.send({ type: 'token.changedElsewhere', token: theirs() });
  expect(first.aborted).toBe(true);
  expect(getSignal().aborted).toBe(false);
});
