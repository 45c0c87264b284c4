import { setImmediate } from 'node:timers/promises';
import { walk } from '@ezone/statechart/testing';
import { createActor, fromPromise, waitFor } from 'xstate';
import { startupMachine } from './startupMachine';
import type { IdentityService } from './startupMachine';

const notConfigured = () => Promise.resolve<IdentityService>('notConfigured');

type Checks = {
  token?: () => Promise<unknown>;
  firebase?: () => Promise<IdentityService>;
  auth0?: () => Promise<IdentityService>;
  workers?: () => Promise<unknown>;
};

const start = ({ token, firebase = notConfigured, auth0 = notConfigured, workers }: Checks = {}) =>
  createActor(
    startupMachine.provide({
      actors: {
        checkStoredToken: fromPromise<unknown>(token ?? (() => Promise.resolve())),
        checkFirebase: fromPromise(firebase),
        checkAuth0: fromPromise(auth0),
        removeServiceWorkers: fromPromise<unknown>(workers ?? (() => Promise.resolve())),
      },
    }),
  ).start();

const never = () => new Promise<never>(() => undefined);

it('shows the app once all three checks have answered', async () => {
  const startup = start({ auth0: () => Promise.resolve('ready') });
  expect(startup.getSnapshot().matches('checking')).toBe(true);
  const { context } = await waitFor(startup, (snapshot) => snapshot.matches('ready'));
  expect(context).toEqual({ firebase: 'notConfigured', auth0: 'ready' });
});

it.each(['token', 'firebase', 'auth0'] as const)('waits for the check of %s', async (check) => {
  const startup = start({ [check]: never });
  await setImmediate();
  expect(startup.getSnapshot().matches('checking')).toBe(true);
});

it.each(['token', 'firebase', 'auth0'] as const)('opens for a guest where the check of %s fails', async (check) => {
  const startup = start({ [check]: () => Promise.reject(new Error('failed')) });
  await waitFor(startup, (snapshot) => snapshot.matches('ready'));
});

it('removes service workers of earlier days, and waits for none of that', async () => {
  let removals = 0;
  const startup = start({
    workers: () => {
      removals += 1;
      return Promise.reject(new Error('not allowed'));
    },
  });
  await waitFor(startup, (snapshot) => snapshot.matches('ready'));
  expect(removals).toBe(1);
});

it('is walked on all its paths, and is ready once every check is over, never before', () => {
  const unreached = walk(startupMachine, {
    events: [],
    answers: {
      checkFirebase: [{ output: 'notConfigured' }, { output: 'ready' }],
      checkAuth0: [{ output: 'notConfigured' }, { output: 'ready' }],
    },
    expectAlways: (snapshot) => {
      const { firebase, auth0 } = snapshot.context;
      if (snapshot.matches('ready')) expect([firebase, auth0]).not.toContain(null);
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
