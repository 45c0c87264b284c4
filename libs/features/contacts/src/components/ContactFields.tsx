import { NO_YEAR } from '@ezone/shell/data/days';
import { FormDateField, FormTextArea, FormTextField } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { contactsMessages } from '../messages';
import { limits } from '../model/contact';
import type { ContactContent } from '../model/contact';
import { AvatarField } from './AvatarField';
import { EmailField } from './EmailField';

export type ContactFieldsProps = {
  form: Controls<ContactContent>;
  /** Whether the first field has the focus. @default false */
  isNew?: boolean;
};

/** The fields of a contact, of a new one and of the open one. */
export const ContactFields = ({ form, isNew = false }: ContactFieldsProps) => {
  const { formatMessage } = useIntl();
  const line = (name: 'name' | 'lastName' | 'nickname' | 'company' | 'jobTitle') => (
    <FormTextField
      form={form}
      name={name}
      label={formatMessage(contactsMessages[name])}
      autoComplete="off"
      // A counter under every short field would be all that one sees.
      {...(form.control<string>(name).value.length > limits[name] && { limit: limits[name] })}
      {...(isNew && name === 'name' && { autoFocus: true })}
    />
  );
  return (
    <>
      <AvatarField form={form} />
      <Pair>
        {line('name')}
        {line('lastName')}
      </Pair>
      {line('nickname')}
      <Pair>
        {line('company')}
        {line('jobTitle')}
      </Pair>
      <EmailField form={form} />
      <FormTextField
        form={form}
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="off"
        label={formatMessage(contactsMessages.phone)}
        {...(form.control<string>('phone').value.length > limits.phone && { limit: limits.phone })}
      />
      <FormTextArea form={form} name="address" label={formatMessage(contactsMessages.address)} limit={limits.address} />
      <FormDateField form={form} name="birthday" noYear={NO_YEAR} label={formatMessage(contactsMessages.birthday)} />
      <FormTextArea form={form} name="notes" label={formatMessage(contactsMessages.notes)} limit={limits.notes} />
    </>
  );
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space(5)} ${({ theme }) => theme.space(4)};
`;
