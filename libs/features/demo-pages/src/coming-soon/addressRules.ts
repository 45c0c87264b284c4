import { object, string } from 'yup';

/** The address of whoever wants to hear of it. */
export const addressRules = object({ email: string().trim().required().email() });
