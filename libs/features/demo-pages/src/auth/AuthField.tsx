import { FormCheckbox, FormPasswordField, FormTextField } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../messages';
import type { AuthValues, FieldName } from './authForms';

const autoCompleteOf = {
  password: 'current-password',
  newPassword: 'new-password',
  passwordConfirm: 'new-password',
} as const;

/** A field of a page around signing in, with what browsers and password managers want to know of it. */
export const AuthField = ({ form, name }: { form: Controls<AuthValues>; name: FieldName }) => {
  const { formatMessage } = useIntl();
  const label = formatMessage(fieldMessages[name]);
  switch (name) {
    case 'displayName':
      return <FormTextField {...{ form, name, label }} autoComplete="name" size="large" />;
    case 'email':
      return (
        <FormTextField
          {...{ form, name, label }}
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="large"
        />
      );
    case 'remember':
    case 'terms':
      return <FormCheckbox {...{ form, name, label }} />;
    default:
      return (
        <FormPasswordField
          {...{ form, name, label }}
          showLabel={formatMessage(fieldMessages.showPassword)}
          hideLabel={formatMessage(fieldMessages.hidePassword)}
          capsLockHint={formatMessage(fieldMessages.capsLock)}
          autoComplete={autoCompleteOf[name]}
          size="large"
        />
      );
  }
};
