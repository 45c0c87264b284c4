import { readToken } from '../../token';
import { answerOf } from '../answerOf';
import type { KeptElsewhere } from '../IdentityClient';
import { profileStore } from '../profileStore';

/** What somebody who signed in with Auth0 keeps there, in the metadata of their own user. */
export const createUserMetadata = (authority: string): KeptElsewhere => {
  const call = async (method: 'GET' | 'PATCH', metadata?: object): Promise<unknown> => {
    const profile = profileStore.read();
    const subject = profile && readToken(profile.idToken).subject;
    if (!profile || subject === null || profile.expiresAt < Date.now()) return null;
    return answerOf(`${authority}/api/v2/users/${encodeURIComponent(subject)}`, {
      method,
      headers: { authorization: `Bearer ${profile.accessToken}`, 'content-type': 'application/json' },
      ...(metadata && { body: JSON.stringify({ user_metadata: metadata }) }),
    });
  };
  return {
    read: async () => {
      const user = await call('GET');
      return typeof user === 'object' && user !== null && 'user_metadata' in user ? user.user_metadata : null;
    },
    write: async (data) => (await call('PATCH', data)) !== null,
  };
};
