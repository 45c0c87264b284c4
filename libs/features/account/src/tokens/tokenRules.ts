import { array, object, string } from 'yup';

/** What a token needs. The messages are keys of `tokenWords`. */
export const tokenRules = object({
  name: string().trim().required('nameRequired').max(100),
  scopes: array().min(1, 'scopesRequired'),
});
