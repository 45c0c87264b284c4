import { Alert } from '@ezone/ui/alert';
import { Button } from '@ezone/ui/button';
import { PasswordField } from '@ezone/ui/password-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { textControl } from '../../forms/fields/textControl';
import { FormFrame } from '../../forms/FormFrame';
import { ProblemNote } from '../../forms/ProblemNote';
import { useSentForm } from '../../forms/useSentForm';
import { useAuth } from '../../session/AuthProvider';
import { useAccountFault } from '../forms/useAccountForm';
import { authMessages, recoveryMessages } from '../messages';
import { AuthFrame } from './AuthFrame';
import { WayOn, WaysOn } from './WaysOn';

const loadRules = async () => (await import('../forms/resetSchema')).resetSchema;

/** Choosing another password, with the token that the link of a mail has behind its `#`. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const [isDone, setIsDone] = useState(false);
  return (
    <AuthFrame heading={formatMessage(recoveryMessages.resetHeading)}>
      {isDone ? (
        <Alert tone="success" role="status">
          {formatMessage(recoveryMessages.done)}
        </Alert>
      ) : (
        <ResetForm token={token} onDone={() => setIsDone(true)} />
      )}
      <WaysOn>
        {!isDone && (
          <WayOn to="/forgot-password">
            <FormattedMessage {...recoveryMessages.again} />
          </WayOn>
        )}
        <WayOn to="/login">
          <FormattedMessage {...authMessages.backToLogin} />
        </WayOn>
      </WaysOn>
    </AuthFrame>
  );
};

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { api } = useAuth();
  const form = useSentForm({
    initialValues: { newPassword: '', passwordConfirm: '' },
    initialFaults: { newPassword: { message: 'newPasswordRequired' } },
    loadRules,
    say: useAccountFault(),
    send: ({ newPassword }) => api.resetPassword({ body: { token, newPassword } }),
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
        {formatMessage(recoveryMessages.badLink)}
      </Alert>
    );
  }
  return (
    <FormFrame onSubmit={form.submit}>
      <PasswordField
        {...textControl(form, 'newPassword')}
        {...texts}
        label={formatMessage(recoveryMessages.newPassword)}
      />
      <PasswordField
        {...textControl(form, 'passwordConfirm')}
        {...texts}
        label={formatMessage(authMessages.passwordConfirm)}
      />
      <ProblemNote problem={form.problem} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        isDisabled={!form.canSubmit}
        isPending={form.isSending}
      >
        {formatMessage(recoveryMessages.reset)}
      </Button>
    </FormFrame>
  );
}
