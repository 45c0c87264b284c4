import { createActor, fromPromise, waitFor } from 'xstate';
import type { accountMachineOf, AccountDraft } from '../machines/accountMachineOf';
import { SubmissionFailed } from '../machines/submission';
import type { SubmissionProblem } from '../../forms/submissionProblem';
import type { Session } from '../../session/tokenSessionMachine';
import { aUser } from '../../session/testing/fixtures';

const session: Session = { user: aUser(), token: 't' };

/** What holds for every machine of `accountMachineOf`, for the spec of each. */
export const describeAccountMachine = (machine: ReturnType<typeof accountMachineOf>, draft: AccountDraft): void => {
  /** The form against a server that gives these answers in turn, each a session or a problem. */
  const start = (...answers: (Session | SubmissionProblem | Error)[]) => {
    const sent: AccountDraft[] = [];
    const accepted: Session[] = [];
    const submit = fromPromise<Session, AccountDraft>(({ input }) => {
      sent.push(input);
      const answer = answers.shift();
      if (answer === undefined) return new Promise(() => undefined);
      if ('user' in answer) return Promise.resolve(answer);
      return Promise.reject(answer instanceof Error ? answer : new SubmissionFailed(answer));
    });
    const actor = createActor(machine.provide({ actors: { submit } }));
    actor.on('accepted', (event) => accepted.push(event.session));
    actor.start();
    return { actor, sent, accepted };
  };

  it('hands over the session when it is accepted, and is done', async () => {
    const { actor, sent, accepted } = start(session);
    actor.send({ type: 'submitted', draft });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(sent).toEqual([draft]);
    expect(accepted).toEqual([session]);
  });

  it('sends once, however often it is pressed', () => {
    const { actor, sent } = start();
    actor.send({ type: 'submitted', draft });
    actor.send({ type: 'submitted', draft });
    actor.send({ type: 'edited' });
    expect(sent).toHaveLength(1);
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it.each<SubmissionProblem>([
    { kind: 'fields', errors: [{ field: 'email', message: 'no' }] },
    { kind: 'network' },
    { kind: 'tooMany', seconds: 9 },
    { kind: 'forbidden' },
    { kind: 'unexpected', requestId: 'r' },
  ])('keeps the problem until the form is edited: %j', async (problem) => {
    const { actor } = start(problem);
    actor.send({ type: 'submitted', draft });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.problem).toEqual(problem);
    actor.send({ type: 'edited' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('can be sent again as it is', async () => {
    const { actor, accepted } = start({ kind: 'network' }, session);
    actor.send({ type: 'submitted', draft });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'submitted', draft });
    expect(actor.getSnapshot().context.problem).toBeNull();
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(accepted).toEqual([session]);
  });

  it('takes an error that it does not know for unexpected', async () => {
    const { actor } = start(new Error('a bug'));
    actor.send({ type: 'submitted', draft });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(context.problem).toEqual({ kind: 'unexpected', requestId: '' });
  });
};
