import { PasswordField } from '@ezone/ui/password-field';
import { TextField } from '@ezone/ui/text-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { textControl } from '../../forms/fields/textControl';
import { FormFrame } from '../../forms/FormFrame';
import type { Registration } from '../machines/registerMachine';
import { authMessages } from '../messages';
import { EmailField } from './EmailField';
import { SubmitButton } from './SubmitButton';
import type { AccountForm } from './useAccountForm';

/** What is typed to register: the account, and the password once more. */
export type RegisterValues = Registration & { passwordConfirm: string };

type RegisterFormProps = {
  form: AccountForm<RegisterValues>;
  /** Whether an answer is awaited. */
  isBusy: boolean;
  /** Says why the form as a whole was refused, above the button. */
  note: ReactNode;
};

/** Name, email address, and the password twice. */
export const RegisterForm = ({ form, isBusy, note }: RegisterFormProps) => {
  const { formatMessage } = useIntl();
  const passwordTexts = {
    showLabel: formatMessage(authMessages.showPassword),
    hideLabel: formatMessage(authMessages.hidePassword),
    capsLockHint: formatMessage(authMessages.capsLock),
    autoComplete: 'new-password' as const,
    size: 'large' as const,
  };
  return (
    <FormFrame onSubmit={form.submit}>
      <TextField
        {...textControl(form, 'displayName')}
        label={formatMessage(authMessages.displayName)}
        dir="auto"
        autoComplete="name"
        size="large"
      />
      <EmailField {...textControl(form, 'email')} />
      <PasswordField
        {...textControl(form, 'password')}
        {...passwordTexts}
        label={formatMessage(authMessages.password)}
      />
      <PasswordField
        {...textControl(form, 'passwordConfirm')}
        {...passwordTexts}
        label={formatMessage(authMessages.passwordConfirm)}
      />
      {note}
      <SubmitButton canSubmit={form.canSubmit} isBusy={isBusy}>
        {formatMessage(authMessages.register)}
      </SubmitButton>
    </FormFrame>
  );
};
