import { object, string } from 'yup';

/** What an invitation needs. */
export const inviteRules = object({
  email: string().trim().required().email().max(254),
  displayName: string().trim().required().max(100),
});
