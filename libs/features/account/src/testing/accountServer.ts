import { ApiError } from '@ezone/api-client';
import type { AnswerOf } from '@ezone/api-client';
import { fakeApi } from '@ezone/api-client/testing';
import { aUser } from '@ezone/shell/session/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';

type OpenSession = AnswerOf<'listSessions'>[number];

/** The session that looks. */
export const here: OpenSession = {
  ...{ id: 's1', browser: 'Firefox', system: 'Windows', address: '203.0.113.7', isCurrent: true },
  ...{ beganAt: '2026-03-01T09:00:00.000Z', lastSeenAt: '2026-03-04T09:00:00.000Z' },
};
const phone: OpenSession = {
  ...{ id: 's2', browser: 'Safari', system: 'iOS', address: '2001:db8::1', isCurrent: false },
  ...{ beganAt: '2026-03-01T09:00:00.000Z', lastSeenAt: '2026-03-03T09:00:00.000Z' },
};
const script: OpenSession = { ...phone, id: 's3', browser: null, system: null, address: '198.51.100.4' };

export const PASSWORD = 'analytical engine';

/** What of a change stands on this page. */
const pick = ({ displayName, photoURL }: { displayName?: string; photoURL?: string | null }) => ({
  ...(displayName !== undefined && { displayName }),
  ...(photoURL !== undefined && { photoURL }),
});

type Options = {
  sessions?: readonly OpenSession[];
  /** Answers the sessions; it may fail. */
  answer?: (sessions: OpenSession[]) => OpenSession[] | Promise<OpenSession[]>;
};

const wrong = (field: string, message: string) =>
  new ApiError({ kind: 'refused', statusCode: 400, message, requestId: '', details: [{ field, message }] });

/** Keeps a password and sessions as the real server does, in memory. */
export const createAccountServer = ({
  sessions: first = [here, phone, script],
  answer = (sessions) => sessions,
}: Options = {}) => {
  let user = aUser();
  let password = PASSWORD;
  let sessions = [...first];
  const { openWindow } = fakeWindows();
  const server = fakeApi({
    'POST /api/auth/user/update': ({ body }) => {
      user = { ...user, data: { ...user.data, ...pick(body.user.data) } };
      return user;
    },
    'POST /api/auth/change-password': ({ body: { currentPassword, newPassword } }) => {
      if (currentPassword !== password) throw wrong('currentPassword', 'Check your password');
      if (newPassword === 'football') throw wrong('newPassword', 'The password is among the most common ones');
      password = newPassword;
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return { success: true };
    },
    'GET /api/auth/sessions': () => answer([...sessions]),
    'POST /api/auth/end-session': ({ body: { sessionId } }) => {
      sessions = sessions.filter(({ id }) => id !== sessionId);
      return { success: true };
    },
    'POST /api/auth/end-other-sessions': () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return { success: true };
    },
  });
  return {
    ...server,
    user: () => user,
    password: () => password,
    sessions: () => sessions,
    openWindow: () => openWindow(server),
  };
};

/** A server of an account that exists in a story or a spec only. */
export type AccountServer = ReturnType<typeof createAccountServer>;
