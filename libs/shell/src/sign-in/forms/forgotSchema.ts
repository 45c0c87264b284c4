import { object, string } from 'yup';

/** What is needed to be sent a link. The messages are keys of `validationMessages`. */
export const forgotSchema = object({ email: string().required('emailRequired').email('emailInvalid') });
