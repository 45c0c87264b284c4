import { walk } from '@ezone/statechart/testing';
import { createActor, fromPromise, waitFor } from 'xstate';
import { aUser } from '../../session/testing/fixtures';
import { IdentityDismissed, identityMachine } from './identityMachine';
import type { Identity, IdentityIntent } from './identityMachine';
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
  const intents: IdentityIntent[] = [];
  const fetched: Identity[] = [];
  const accepted: Session[] = [];
  const machine = identityMachine.provide({
    actors: {
      authenticate: fromPromise<Identity, { intent: IdentityIntent }>(({ input }) => {
        intents.push(input.intent);
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
  return { actor, intents, fetched, accepted, reaches };
};

const fails = (error: Error) => () => Promise.reject(error);
const offline = new SubmissionFailed({ kind: 'network' });

it.each(['login', 'register'] as const)(
  'on %s: authenticates, fetches the user, hands the session over',
  async (intent) => {
    const { actor, intents, fetched, accepted, reaches } = start();
    actor.send({ type: `${intent}.triggered` });
    expect(actor.getSnapshot().value).toBe('authenticating');
    await reaches('done');
    expect(intents).toEqual([intent]);
    expect(fetched).toEqual([identity]);
    expect(accepted).toEqual([session]);
    expect(actor.getSnapshot().context.identity).toBeNull();
  },
);

it('asks no service that is not configured', () => {
  const { actor, intents } = start({ isConfigured: false });
  actor.send({ type: 'login.triggered' });
  expect(actor.getSnapshot().value).toBe('notConfigured');
  expect(intents).toEqual([]);
});

it('has no problem with somebody who changes their mind', async () => {
  const { actor, reaches } = start({ says: [fails(new IdentityDismissed())] });
  actor.send({ type: 'login.triggered' });
  expect((await reaches('idle')).context.problem).toBeNull();
});

it('says what went wrong at the service, and begins there again', async () => {
  const { actor, intents, reaches } = start({ says: [fails(offline)] });
  actor.send({ type: 'login.triggered' });
  expect((await reaches('failed')).context.problem).toEqual({ kind: 'network' });
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().value).toBe('idle');
  expect(actor.getSnapshot().context.problem).toBeNull();
  actor.send({ type: 'register.triggered' });
  await reaches('done');
  expect(intents).toEqual(['login', 'register']);
});

it('does not send anybody to the service twice where only our server failed', async () => {
  const { actor, intents, fetched, reaches } = start({ answers: [fails(new Error('a bug'))] });
  actor.send({ type: 'login.triggered' });
  expect((await reaches('failed')).context.problem).toEqual({ kind: 'unexpected', requestId: '' });
  actor.send({ type: 'retry.requested' });
  await reaches('done');
  expect(intents).toHaveLength(1);
  expect(fetched).toEqual([identity, identity]);
});

it('is walked on all its paths, and shows a problem nowhere but where it failed', () => {
  const unreached = walk(identityMachine, {
    inputs: [{ isConfigured: true }, { isConfigured: false }],
    events: [{ type: 'login.triggered' }, { type: 'register.triggered' }, { type: 'retry.requested' }],
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
