import { object, ref, string } from 'yup';

/** What the registration form must hold. The messages are keys of `validationMessages`; the first one that fails is said. */
export const registerSchema = object({
  displayName: string().trim().required('displayNameRequired').max(100, 'displayNameLong'),
  email: string().required('emailRequired').email('emailInvalid'),
  password: string().required('passwordRequired').min(8, 'passwordShort8'),
  passwordConfirm: string().oneOf([ref('password')], 'passwordsDiffer'),
});
