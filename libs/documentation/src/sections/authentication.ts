import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.authentication', defaultMessage: 'Authentication' },
  jwt: { id: 'docs.title.jwt', defaultMessage: 'JWT' },
  firebase: { id: 'docs.title.firebase', defaultMessage: 'Firebase' },
  apiTokens: { id: 'docs.title.apiTokens', defaultMessage: 'API tokens' },
  auth0: { id: 'docs.title.auth0', defaultMessage: 'Auth0' },
});

/** How people sign in. */
export const authentication: Section = {
  id: 'authentication',
  title: titles.section,
  pages: [
    page('authentication/jwt', titles.jwt, () => import('../guides/authentication/jwt.mdx')),
    page('authentication/firebase', titles.firebase, () => import('../guides/authentication/firebase.mdx')),
    page('authentication/auth0', titles.auth0, () => import('../guides/authentication/auth0.mdx')),
    page('authentication/api-tokens', titles.apiTokens, () => import('../guides/authentication/api-tokens.mdx')),
  ],
};
