import { object, string } from 'yup';

/** What name and picture need. The messages are keys of `profileWords`. */
export const profileRules = object({ displayName: string().trim().required('nameRequired').max(100) });
