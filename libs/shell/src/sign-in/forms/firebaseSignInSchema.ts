import { object, string } from 'yup';

/** What the form of Firebase must hold to sign in: how long a password is, Firebase knows. */
export const firebaseSignInSchema = object({
  email: string().required('emailRequired').email('emailInvalid'),
  password: string().required('passwordRequired'),
});
