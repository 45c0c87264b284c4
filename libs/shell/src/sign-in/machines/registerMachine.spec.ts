import { walk } from '@ezone/statechart/testing';
import { describeAccountMachine } from '../testing/describeAccountMachine';
import { aUser } from '../../session/testing/fixtures';
import { registerMachine } from './registerMachine';
import { SubmissionFailed } from './submission';

const draft = { displayName: 'A', email: 'a@b.c', password: 'abcdefgh' };

describeAccountMachine(registerMachine, draft);

it('is walked on all its paths, and shows a problem nowhere but where it failed', () => {
  const unreached = walk(registerMachine, {
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
