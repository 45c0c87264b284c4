import { walk } from '@ezone/statechart/testing';
import { createActor, fromPromise, waitFor } from 'xstate';
import { aUser } from '../../session/testing/fixtures';
import { IdentityDismissed, IdentityFailed } from '../../session/identity';
import type { Identity, IdentityRequest } from '../../session/identity';
import { identityMachine } from './identityMachine';
import { SubmissionFailed } from './submission';
import type { Session } from '../../session/tokenSessionMachine';

const session: Session = { user: aUser(), token: 't' };
const identity: Identity = { token: 'of-the-service' };

type Script = {
  isConfigured?: boolean;
  /** What the service says, one after the other; after the last of them it knows who it is. */
  says?: (() => Promise<Identity>)[];
  /** What our server answers; after the last of them a session. */
  answers?: (() => Promise<Session>)[];
};

const start = ({ isConfigured = true, says = [], answers = [] }: Script = {}) => {
  const requests: IdentityRequest[] = [];
  const fetched: Identity[] = [];
  const accepted: Session[] = [];
  const machine = identityMachine.provide({
    actors: {
      authenticate: fromPromise<Identity, IdentityRequest>(({ input }) => {
        requests.push(input);
        return says.shift()?.() ?? Promise.resolve(identity);
      }),
      fetchUser: fromPromise<Session, Identity>(({ input }) => {
        fetched.push(input);
        return answers.shift()?.() ?? Promise.resolve(session);
      }),
    },
  });
  const actor = createActor(machine, { input: { isConfigured } });
  actor.on('accepted', (event) => accepted.push(event.session));
  actor.start();
  const reaches = (state: 'idle' | 'failed' | 'done') => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, requests, fetched, accepted, reaches };
};

const fails = (error: Error) => () => Promise.reject(error);
const offline = new SubmissionFailed({ kind: 'network' });

it.each(['login', 'register'] as const)(
  'on %s: authenticates, fetches the user, hands the session over',
  async (intent) => {
    const { actor, requests, fetched, accepted, reaches } = start();
    const draft = { email: 'ada@ezone.example' };
    actor.send({ type: `${intent}.triggered`, draft });
    expect(actor.getSnapshot().value).toBe('authenticating');
    await reaches('done');
    expect(requests).toEqual([{ intent, draft }]);
    expect(fetched).toEqual([identity]);
    expect(accepted).toEqual([session]);
    expect(actor.getSnapshot().context.identity).toBeNull();
  },
);

it('goes on with somebody who is back from the pages of the service', async () => {
  const { actor, requests, accepted, reaches } = start();
  actor.send({ type: 'returned', address: 'https://ezone.example/callback?code=1' });
  await reaches('done');
  expect(requests).toEqual([{ intent: 'return', address: 'https://ezone.example/callback?code=1' }]);
  expect(accepted).toEqual([session]);
});

it('says what the service says, until something is changed', async () => {
  const denied = new IdentityFailed({ kind: 'denied' });
  const { actor, reaches } = start({ says: [fails(denied)] });
  actor.send({ type: 'login.triggered' });
  expect((await reaches('failed')).context.problem).toEqual({ kind: 'denied' });
  actor.send({ type: 'edited' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { problem: null } });
});

it('asks no service that is not configured', () => {
  const { actor, requests } = start({ isConfigured: false });
  actor.send({ type: 'login.triggered' });
  expect(actor.getSnapshot().value).toBe('notConfigured');
  expect(requests).toEqual([]);
});

it('has no problem with somebody who changes their mind', async () => {
  const { actor, reaches } = start({ says: [fails(new IdentityDismissed())] });
  actor.send({ type: 'login.triggered' });
  expect((await reaches('idle')).context.problem).toBeNull();
});

it('says what went wrong at the service, and begins there again', async () => {
  const { actor, requests, reaches } = start({ says: [fails(offline)] });
  actor.send({ type: 'login.triggered' });
  expect((await reaches('failed')).context.problem).toEqual({ kind: 'network' });
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().value).toBe('idle');
  expect(actor.getSnapshot().context.problem).toBeNull();
  actor.send({ type: 'register.triggered' });
  await reaches('done');
  expect(requests.map(({ intent }) => intent)).toEqual(['login', 'register']);
});

it('does not send anybody to the service twice where only our server failed', async () => {
  const { actor, requests, fetched, reaches } = start({ answers: [fails(new Error('a bug'))] });
  actor.send({ type: 'login.triggered' });
  expect((await reaches('failed')).context.problem).toEqual({ kind: 'unexpected', requestId: '' });
  actor.send({ type: 'retry.requested' });
  await reaches('done');
  expect(requests).toHaveLength(1);
  expect(fetched).toEqual([identity, identity]);
});

it('is walked on all its paths, and shows a problem nowhere but where it failed', () => {
  const unreached = walk(identityMachine, {
    inputs: [{ isConfigured: true }, { isConfigured: false }],
    events: [
      { type: 'login.triggered' },
      { type: 'register.triggered' },
      { type: 'returned', address: '/callback' },
      { type: 'edited' },
      { type: 'retry.requested' },
    ],
    answers: {
      authenticate: [{ output: identity }, { error: new IdentityDismissed() }, { error: offline }],
      fetchUser: [{ output: session }, { error: offline }],
    },
    expectAlways: (snapshot) => {
      expect(snapshot.context.problem !== null).toBe(snapshot.matches('failed'));
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
