import { object, ref, string } from 'yup';

/** What changing the password needs. The messages are keys of `passwordWords`. */
export const passwordRules = object({
  currentPassword: string().required('currentRequired'),
  newPassword: string()
    .required('nextRequired')
    .min(8, 'short')
    .notOneOf([ref('currentPassword')], 'same'),
  confirmation: string().oneOf([ref('newPassword')], 'differ'),
});
