import { object, ref, string } from 'yup';

/** What a new password must be. The messages are keys of `validationMessages`. */
export const resetSchema = object({
  newPassword: string().required('newPasswordRequired').min(8, 'passwordShort8'),
  passwordConfirm: string().oneOf([ref('newPassword')], 'passwordsDiffer'),
});
