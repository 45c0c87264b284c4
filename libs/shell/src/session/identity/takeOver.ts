import type { Api, BodyOf } from '@ezone/api-client';
import type { Session } from '../tokenSessionMachine';
import type { Services } from './createServices';

type Kept = Pick<BodyOf<'updateUser'>['user']['data'], 'settings' | 'shortcuts'>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Gives a new user the settings that their service has kept of them before. Our server says whether they are any.
 * @throws where they cannot be read, or our server will not have them
 */
export const takeOver = async (api: Api, services: Services, session: Session): Promise<Session> => {
  const kept = await services.readKept(session.user);
  if (!isRecord(kept)) return session;
  const { settings, shortcuts } = kept;
  if (settings === undefined && shortcuts === undefined) return session;
  // As it was found, of any version: nobody but the server can tell.
  const data = { ...(settings !== undefined && { settings }), ...(shortcuts !== undefined && { shortcuts }) } as Kept;
  return { ...session, user: await api.updateUser({ body: { user: { data } }, token: session.token }) };
};
