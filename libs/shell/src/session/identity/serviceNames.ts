import type { User } from '../User';

/** What those who say who somebody is are called, in every language. */
export const serviceNames: Readonly<Record<User['from'], string>> = {
  'custom-db': 'JWT',
  firebase: 'Firebase',
  auth0: 'Auth0',
};
