import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fromPromise } from 'xstate';
import { useAuth } from '../AuthProvider';
import { SignInForm } from '../forms/SignInForm';
import { sessionFrom } from '../forms/submissionProblem';
import { useAccountForm } from '../forms/useAccountForm';
import { signInMachine } from '../machines/signInMachine';
import type { Credentials } from '../machines/signInMachine';
import type { Session } from '../machines/tokenSessionMachine';
import { authMessages } from '../messages';
import { AuthFrame } from './AuthFrame';
import { AuthTabs } from './AuthTabs';
import { DemoAccounts } from './DemoAccounts';
import { WayOn, WaysOn } from './WaysOn';

const loadSchema = async () => (await import('../forms/signInSchema')).signInSchema;

/** Signing in. Where it leads afterwards is the route guard's business. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { api, session } = useAuth();
  const [machine] = useState(() =>
    signInMachine.provide({
      actors: {
        signIn: fromPromise<Session, Credentials>(({ input, signal }) =>
          sessionFrom(api.signIn({ body: input, signal })),
        ),
      },
    }),
  );
  const signIn = useActorRef(machine);
  useEffect(() => {
    const accepted = signIn.on('accepted', ({ session: { user, token } }) => {
      session.send({ type: 'signedIn', user, token });
    });
    return () => {
      accepted.unsubscribe();
    };
  }, [signIn, session]);
  const problem = useSelector(signIn, ({ context }) => context.problem);
  const isBusy = useSelector(signIn, (snapshot) => snapshot.matches('submitting'));
  const form = useAccountForm<Credentials>({
    initialValues: { email: '', password: '' },
    initialErrors: { email: 'emailRequired', password: 'passwordRequired' },
    loadSchema,
    refused: problem?.kind === 'fields' ? problem.errors : [],
    onEdit: () => {
      signIn.send({ type: 'edited' });
    },
    onSubmit: (draft) => {
      signIn.send({ type: 'submitted', draft });
    },
  });

  return (
    <AuthFrame heading={formatMessage(authMessages.signInHeading)}>
      <AuthTabs jwt={<SignInForm form={form} isBusy={isBusy} problem={problem} />} />
      <DemoAccounts onUse={form.fill} />
      <WaysOn>
        <span>
          <FormattedMessage {...authMessages.noAccount} />{' '}
          <WayOn to="/register">
            <FormattedMessage {...authMessages.toRegister} />
          </WayOn>
        </span>
        <WayOn to="/">
          <FormattedMessage {...authMessages.toDashboard} />
        </WayOn>
      </WaysOn>
    </AuthFrame>
  );
};
