import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemNote } from '../../forms/ProblemNote';
import { useAuth } from '../../session/AuthProvider';
import { SignInForm } from '../forms/SignInForm';
import { useAccountForm } from '../forms/useAccountForm';
import { signInMachine } from '../machines/signInMachine';
import type { Credentials } from '../machines/signInMachine';
import { authMessages } from '../messages';
import { AuthFrame } from './AuthFrame';
import { AuthTabs } from './AuthTabs';
import { DemoAccounts } from './DemoAccounts';
import { GuestNotes } from './GuestNotes';
import { useAccountActor } from './useAccountActor';
import { WayOn, WaysOn } from './WaysOn';

const loadRules = async () => (await import('../forms/signInSchema')).signInSchema;

/** Signing in. Where it leads afterwards is the route guard's business. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { isBusy, problem, submit, wiring } = useAccountActor(signInMachine, useAuth().api.signIn);
  const form = useAccountForm<Credentials>({
    ...wiring,
    initialValues: { email: '', password: '' },
    initialErrors: { email: 'emailRequired', password: 'passwordRequired' },
    loadRules,
    onSubmit: submit,
  });

  return (
    <AuthFrame heading={formatMessage(authMessages.signInHeading)}>
      <GuestNotes />
      <AuthTabs
        intent="login"
        jwt={<SignInForm form={form} isBusy={isBusy} note={<ProblemNote problem={problem} />} />}
      />
      <DemoAccounts onUse={form.fill} />
      <WaysOn>
        <WayOn to="/forgot-password">
          <FormattedMessage {...authMessages.toForgot} />
        </WayOn>
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
