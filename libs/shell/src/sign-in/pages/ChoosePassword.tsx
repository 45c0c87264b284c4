import type { Api, BodyOf } from '@ezone/api-client';
import { Alert } from '@ezone/ui/alert';
import { PasswordField } from '@ezone/ui/password-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { textControl } from '../../forms/fields/textControl';
import { FormFrame } from '../../forms/FormFrame';
import { ProblemNote } from '../../forms/ProblemNote';
import { useSentForm } from '../../forms/useSentForm';
import { useAuth } from '../../session/AuthProvider';
import { SubmitButton } from '../forms/SubmitButton';
import { useAccountFault } from '../forms/useAccountForm';
import { authMessages, recoveryMessages } from '../messages';
import { AuthFrame } from './AuthFrame';
import { WayOn, WaysOn } from './WaysOn';

const loadRules = async () => (await import('../forms/resetSchema')).resetSchema;

type Send = (api: Api, body: BodyOf<'resetPassword'>) => Promise<unknown>;

type ChoosePasswordProps = {
  heading: MessageDescriptor;
  /** What the field is called. */
  label: MessageDescriptor;
  done: MessageDescriptor;
  /** What is said of a link that was cut, used or is too old. */
  badLink: MessageDescriptor;
  /** Ways on as long as the password is not set. */
  ways?: ReactNode;
  send: Send;
};

/** Choosing a password, with the token that the link of a mail has behind its `#`. */
export const ChoosePassword = ({ heading, done, ways, ...form }: ChoosePasswordProps) => {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const [isDone, setIsDone] = useState(false);
  return (
    <AuthFrame heading={formatMessage(heading)}>
      {isDone ? (
        <Alert tone="success" role="status">
          <FormattedMessage {...done} />
        </Alert>
      ) : (
        <PasswordForm {...form} token={token} onDone={() => setIsDone(true)} />
      )}
      <WaysOn>
        {!isDone && ways}
        <WayOn to="/login">
          <FormattedMessage {...authMessages.backToLogin} />
        </WayOn>
      </WaysOn>
    </AuthFrame>
  );
};

type PasswordFormProps = Pick<ChoosePasswordProps, 'label' | 'badLink' | 'send'> & {
  token: string;
  onDone: () => void;
};

function PasswordForm({ label, badLink, send, token, onDone }: PasswordFormProps) {
  const { formatMessage } = useIntl();
  const { api } = useAuth();
  const form = useSentForm({
    initialValues: { newPassword: '', passwordConfirm: '' },
    initialFaults: { newPassword: { message: 'newPasswordRequired' } },
    loadRules,
    say: useAccountFault(),
    send: ({ newPassword }) => send(api, { token, newPassword }),
    onSent: onDone,
  });
  const isBad = form.problem?.kind === 'fields' && form.problem.errors.some(({ field }) => field === 'token');
  const texts = {
    showLabel: formatMessage(authMessages.showPassword),
    hideLabel: formatMessage(authMessages.hidePassword),
    capsLockHint: formatMessage(authMessages.capsLock),
    autoComplete: 'new-password' as const,
    size: 'large' as const,
  };
  if (token === '' || isBad) {
    return (
      <Alert tone="error" role="alert">
        {formatMessage(badLink)}
      </Alert>
    );
  }
  return (
    <FormFrame onSubmit={form.submit}>
      <PasswordField {...textControl(form, 'newPassword')} {...texts} label={formatMessage(label)} />
      <PasswordField
        {...textControl(form, 'passwordConfirm')}
        {...texts}
        label={formatMessage(authMessages.passwordConfirm)}
      />
      <ProblemNote problem={form.problem} />
      <SubmitButton canSubmit={form.canSubmit} isBusy={form.isSending}>
        {formatMessage(recoveryMessages.reset)}
      </SubmitButton>
    </FormFrame>
  );
}
