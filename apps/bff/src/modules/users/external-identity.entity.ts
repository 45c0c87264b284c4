import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';

/** The longest subject that OpenID Connect allows, in ASCII characters. */
export const MAX_SUBJECT_LENGTH = 255;

/** Who somebody is at a sign-in service, and which user that is here. */
export const ExternalIdentitySchema = defineEntity({
  name: 'ExternalIdentity',
  properties: {
    /** `firebase` or `auth0`. */
    service: p.string().length(20).primary(),
    /** Who issues the tokens: a project of Firebase, a tenant of Auth0. A subject is somebody else at another one. */
    issuer: p.string().length(300).primary(),
    subject: p.string().length(MAX_SUBJECT_LENGTH).primary(),
    userId: id().index(),
    createdAt: instant(),
  },
});
