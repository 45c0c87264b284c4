import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fromPromise } from 'xstate';
import { useAuth } from '../AuthProvider';
import { RegisterForm } from '../forms/RegisterForm';
import type { RegisterValues } from '../forms/RegisterForm';
import { sessionFrom } from '../forms/submissionProblem';
import { useAccountForm } from '../forms/useAccountForm';
import { registerMachine } from '../machines/registerMachine';
import type { Registration } from '../machines/registerMachine';
import type { Session } from '../machines/tokenSessionMachine';
import { authMessages } from '../messages';
import { AuthFrame } from './AuthFrame';
import { AuthTabs } from './AuthTabs';
import { WayOn, WaysOn } from './WaysOn';

const loadSchema = async () => (await import('../forms/registerSchema')).registerSchema;

/** Making an account. Whoever has made one is signed in; where that leads is the route guard's business. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { api, session } = useAuth();
  const [machine] = useState(() =>
    registerMachine.provide({
      actors: {
        register: fromPromise<Session, Registration>(({ input, signal }) =>
          sessionFrom(api.register({ body: input, signal })),
        ),
      },
    }),
  );
  const register = useActorRef(machine);
  useEffect(() => {
    const accepted = register.on('accepted', ({ session: { user, token } }) => {
      session.send({ type: 'signedIn', user, token });
    });
    return () => {
      accepted.unsubscribe();
    };
  }, [register, session]);
  const problem = useSelector(register, ({ context }) => context.problem);
  const isBusy = useSelector(register, (snapshot) => snapshot.matches('submitting'));
  const form = useAccountForm<RegisterValues>({
    initialValues: { displayName: '', email: '', password: '', passwordConfirm: '' },
    initialErrors: {
      displayName: 'displayNameRequired',
      email: 'emailRequired',
      password: 'passwordRequired',
    },
    loadSchema,
    refused: problem?.kind === 'fields' ? problem.errors : [],
    onEdit: () => {
      register.send({ type: 'edited' });
    },
    onSubmit: ({ displayName, email, password }) => {
      register.send({ type: 'submitted', draft: { displayName, email, password } });
    },
  });

  return (
    <AuthFrame heading={formatMessage(authMessages.registerHeading)}>
      <AuthTabs jwt={<RegisterForm form={form} isBusy={isBusy} problem={problem} />} />
      <WaysOn>
        <span>
          <FormattedMessage {...authMessages.hasAccount} />{' '}
          <WayOn to="/login">
            <FormattedMessage {...authMessages.toLogin} />
          </WayOn>
        </span>
      </WaysOn>
    </AuthFrame>
  );
};
