import { FormTextField } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { contactsMessages } from '../messages';
import { isEmail, limits } from '../model/contact';
import type { ContactContent } from '../model/contact';

/** Milliseconds after the last key until it is said that this is no address. */
const PATIENCE = 1000;

/** The address of email. That it is none is said a moment after the last key or when it is left, and goes with the key that mends it. */
export const EmailField = ({ form }: { form: Controls<ContactContent> }) => {
  const { formatMessage } = useIntl();
  const { value } = form.control<string>('email');
  const email = value.trim();
  const isWrong = email !== '' && !isEmail(email);
  // What an earlier visit left is judged at once.
  const [judged, setJudged] = useState(isWrong ? email : undefined);
  useEffect(() => {
    if (!isWrong) return;
    const timer = setTimeout(() => {
      setJudged(email);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, [email, isWrong]);
  const isSaid = isWrong && judged !== undefined;
  if (!isWrong && judged !== undefined) setJudged(undefined);
  return (
    <FormTextField
      form={isSaid ? withFault(form, formatMessage(contactsMessages.emailWrong)) : form}
      name="email"
      type="email"
      dir="ltr"
      autoComplete="off"
      label={formatMessage(contactsMessages.email)}
      onBlurCapture={() => {
        if (isWrong) setJudged(email);
      }}
      {...(email.length > limits.email && { limit: limits.email })}
    />
  );
};

/** A form whose fields say what is wrong. */
const withFault = (form: Controls<ContactContent>, fault: string): Controls<ContactContent> => ({
  control: (name) => {
    const control = form.control(name);
    return { ...control, error: control.error ?? fault } as never;
  },
});
