import { PasswordField } from '@ezone/ui/password-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { textControl } from '../../forms/fields/textControl';
import { FormFrame } from '../../forms/FormFrame';
import type { Credentials } from '../machines/signInMachine';
import { authMessages } from '../messages';
import { EmailField } from './EmailField';
import { SubmitButton } from './SubmitButton';
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
      <EmailField {...textControl(form, 'email')} />
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
      <SubmitButton canSubmit={form.canSubmit} isBusy={isBusy}>
        {formatMessage(authMessages.login)}
      </SubmitButton>
    </FormFrame>
  );
};
