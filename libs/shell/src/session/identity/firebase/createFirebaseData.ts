import type { KeptData, KeptElsewhere } from '../IdentityClient';
import { answerOf } from '../answerOf';

/**
 * What somebody who signed in with Firebase keeps in its realtime database, at `users/{uid}`. By its calls alone: the library would take more
 * than that of signing in.
 * @param whose asks for the id of who is signed in, and for a token; null where nobody is
 */
export const createFirebaseData = (
  databaseUrl: string,
  whose: () => Promise<{ uid: string; token: string } | null>,
): KeptElsewhere => {
  const call = async (method: 'GET' | 'PATCH', data?: KeptData): Promise<unknown> => {
    const who = await whose();
    if (!who) return null;
    const address = `${databaseUrl}/users/${encodeURIComponent(who.uid)}.json?auth=${encodeURIComponent(who.token)}`;
    return answerOf(address, { method, ...(data && { body: JSON.stringify(data) }) });
  };
  return {
    read: () => call('GET'),
    write: async (data) => (await call('PATCH', data)) !== null,
  };
};
