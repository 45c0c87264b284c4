import { Button } from '@ezone/ui/button';
import { PasswordField } from '@ezone/ui/password-field';
import { TextField } from '@ezone/ui/text-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { textControl } from '../../forms/fields/textControl';
import { FormFrame } from '../../forms/FormFrame';
import type { Credentials } from '../machines/signInMachine';
import { authMessages } from '../messages';
import type { AccountForm } from './useAccountForm';

type SignInFormProps = {
  form: AccountForm<Credentials>;
  /** Whether an answer is awaited. */
  isBusy: boolean;
  /** Says why the form as a whole was refused, above the button. */
  note: ReactNode;
};

/** Email address and password. */
export const SignInForm = ({ form, isBusy, note }: SignInFormProps) => {
  const { formatMessage } = useIntl();
  return (
    <FormFrame onSubmit={form.submit}>
      <TextField
        {...textControl(form, 'email')}
        label={formatMessage(authMessages.email)}
        type="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="large"
      />
      <PasswordField
        {...textControl(form, 'password')}
        label={formatMessage(authMessages.password)}
        showLabel={formatMessage(authMessages.showPassword)}
        hideLabel={formatMessage(authMessages.hidePassword)}
        capsLockHint={formatMessage(authMessages.capsLock)}
        autoComplete="current-password"
        size="large"
      />
      {note}
      <Button type="submit" variant="primary" size="large" fullWidth isDisabled={!form.canSubmit} isPending={isBusy}>
        {formatMessage(authMessages.login)}
      </Button>
    </FormFrame>
  );
};
