import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useAuth } from '../../session/AuthProvider';
import { sessionFrom } from '../forms/sessionFrom';
import type { SessionAnswer } from '../forms/sessionFrom';
import type { accountMachineOf, AccountDraft } from '../machines/accountMachineOf';
import type { Session } from '../../session/tokenSessionMachine';

/** Runs the machine of a form against the server. A session that it ends in is the app's from then on. */
export const useAccountActor = <Draft extends AccountDraft>(
  machine: ReturnType<typeof accountMachineOf>,
  call: (input: { body: Draft; signal: AbortSignal }) => Promise<SessionAnswer>,
) => {
  const { session } = useAuth();
  const [provided] = useState(() =>
    machine.provide({
      actors: {
        submit: fromPromise<Session, AccountDraft>(({ input, signal }) =>
          // The machine hands over what `submit` gave it.
          sessionFrom(call({ body: input as Draft, signal })),
        ),
      },
    }),
  );
  const actor = useActorRef(provided);
  useEffect(() => {
    const accepted = actor.on('accepted', ({ session: { user, token } }) => {
      session.send({ type: 'signedIn', user, token });
    });
    return () => {
      accepted.unsubscribe();
    };
  }, [actor, session]);
  const problem = useSelector(actor, ({ context }) => context.problem);
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.matches('submitting')),
    problem,
    /** What `useAccountForm` has to know of it. */
    wiring: {
      refused: problem?.kind === 'fields' ? problem.errors : [],
      onEdit: () => {
        actor.send({ type: 'edited' });
      },
    },
    submit: (draft: Draft) => {
      actor.send({ type: 'submitted', draft });
    },
  };
};
