import type { Controls } from '@ezone/shell/forms';
import { FormPictureField } from '@ezone/shell/forms/picture-field';
import type { ContactContent } from '../model/contact';
import { nameOf } from '../model/contact';

/** The picture of a contact. */
export const AvatarField = ({ form }: { form: Controls<ContactContent> }) => {
  const valueOf = (name: 'name' | 'lastName' | 'nickname' | 'company' | 'email' | 'phone') =>
    form.control<string>(name).value;
  const called = nameOf({
    ...{ name: valueOf('name'), lastName: valueOf('lastName'), nickname: valueOf('nickname') },
    ...{ company: valueOf('company'), email: valueOf('email'), phone: valueOf('phone') },
  });
  return <FormPictureField form={form} name="avatar" called={called} />;
};
