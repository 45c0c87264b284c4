import { walk } from '@ezone/statechart/testing';
import { describeAccountMachine } from '../testing/describeAccountMachine';
import { aUser } from '../../session/testing/fixtures';
import { signInMachine } from './signInMachine';
import { SubmissionFailed } from './submission';

const draft = { email: 'a@b.c', password: 'abcd' };

describeAccountMachine(signInMachine, draft);

it('is walked on all its paths, and shows a problem nowhere but where it failed', () => {
  const unreached = walk(signInMachine, {
    events: [{ type: 'submitted', draft }, { type: 'edited' }],
    answers: {
      submit: [{ output: { user: aUser(), token: 't' } }, { error: new SubmissionFailed({ kind: 'network' }) }],
    },
    expectAlways: (snapshot) => {
      expect(snapshot.context.problem !== null).toBe(snapshot.matches('failed'));
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
