import { TextField } from '@ezone/ui/text-field';
import { useIntl } from 'react-intl';
import type { textControl } from '../../forms/fields/textControl';
import { authMessages } from '../messages';

/** The e-mail address of an account: password managers know it as the name of the user. */
export const EmailField = (control: ReturnType<typeof textControl>) => (
  <TextField
    {...control}
    label={useIntl().formatMessage(authMessages.email)}
    type="email"
    dir="ltr"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    size="large"
  />
);
