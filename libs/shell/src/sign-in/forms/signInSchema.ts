import { object, string } from 'yup';

/** What the sign-in form must hold. The messages are keys of `validationMessages`; the first one that fails is said. */
export const signInSchema = object({
  email: string().required('emailRequired').email('emailInvalid'),
  password: string().required('passwordRequired').min(4, 'passwordShort4'),
});
