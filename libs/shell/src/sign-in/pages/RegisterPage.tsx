import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemNote } from '../../forms/ProblemNote';
import { useAuth } from '../../session/AuthProvider';
import { RegisterForm } from '../forms/RegisterForm';
import type { RegisterValues } from '../forms/RegisterForm';
import { useAccountForm } from '../forms/useAccountForm';
import { registerMachine } from '../machines/registerMachine';
import { authMessages } from '../messages';
import { AuthFrame } from './AuthFrame';
import { AuthTabs } from './AuthTabs';
import { useAccountActor } from './useAccountActor';
import { WayOn, WaysOn } from './WaysOn';

const loadRules = async () => (await import('../forms/registerSchema')).registerSchema;

/** Making an account. Whoever has made one is signed in; where that leads is the route guard's business. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { isBusy, problem, submit, wiring } = useAccountActor(registerMachine, useAuth().api.register);
  const form = useAccountForm<RegisterValues>({
    ...wiring,
    initialValues: { displayName: '', email: '', password: '', passwordConfirm: '' },
    initialErrors: {
      displayName: 'displayNameRequired',
      email: 'emailRequired',
      password: 'passwordRequired',
    },
    loadRules,
    onSubmit: ({ displayName, email, password }) => {
      submit({ displayName, email, password });
    },
  });

  const note = <ProblemNote problem={problem} forbidden={formatMessage(authMessages.registrationClosed)} />;

  return (
    <AuthFrame heading={formatMessage(authMessages.registerHeading)}>
      <AuthTabs intent="register" jwt={<RegisterForm form={form} isBusy={isBusy} note={note} />} />
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
