import { ApiError } from '@ezone/api-client';
import type { fakeApi } from '@ezone/api-client/testing';
import { aUser } from '@ezone/shell/session/testing';
import type { ManagedUser, UserDetails } from '../users/user';

const user = (id: string, displayName: string, more: Partial<UserDetails> = {}): UserDetails => ({
  ...{
    id,
    displayName,
    email: `${id}@ezone.example`,
    photoURL: null,
    role: 'staff',
    state: 'active',
    from: 'custom-db',
  },
  ...{ createdAt: '2026-03-01T09:00:00.000Z', disabledAt: null, openSessions: 0, lastSeenAt: null },
  ...more,
});

/** Some users of each kind; the first is the one who looks. */
export const sampleUsers = (): UserDetails[] => [
  user(aUser().uuid, 'Abbott Keitch', { role: 'admin', openSessions: 1, lastSeenAt: '2026-03-04T09:00:00.000Z' }),
  user('grace', 'Grace Hopper', { role: 'admin', openSessions: 2, lastSeenAt: '2026-03-04T09:00:00.000Z' }),
  user('leyla', 'ليلى منصور', { from: 'auth0' }),
  user('mallory', 'Mallory', { role: 'user', state: 'disabled', disabledAt: '2026-03-02T09:00:00.000Z' }),
  user('alan', 'Alan', { role: 'user', state: 'closed' }),
];

/** How many users a page holds here. */
const PAGE = 4;

const inList = ({ openSessions, lastSeenAt, ...rest }: UserDetails): ManagedUser => rest;

/** Keeps users as the real server does, in memory. */
export const usersServer = (first: readonly UserDetails[], answer: () => Promise<void>) => {
  let users = [...first];
  const found = (id: string | undefined): UserDetails => {
    const one = users.find((some) => some.id === id);
    if (one) return one;
    throw new ApiError({
      kind: 'refused',
      statusCode: 404,
      message: 'There is no such user',
      requestId: '',
      details: [],
    });
  };
  const change = (id: string, fields: Partial<UserDetails>): UserDetails => {
    const changed = { ...found(id), ...fields };
    users = users.map((one) => (one.id === id ? changed : one));
    return changed;
  };
  const signedOut = { openSessions: 0, lastSeenAt: null };
  return {
    users: () => users,
    calls: {
      'GET /api/administration/users': async ({ query }) => {
        await answer();
        const { q = '', role, state, cursor = '0' } = query;
        const all = users.filter(
          (one) =>
            `${one.displayName} ${one.email}`.toLowerCase().includes(q.toLowerCase()) &&
            (role === undefined || one.role === role) &&
            (state === undefined || one.state === state),
        );
        const end = Number(cursor) + PAGE;
        return {
          users: all.slice(Number(cursor), end).map(inList),
          ...{ total: all.length, next: end < all.length ? String(end) : null },
        };
      },
      'GET /api/administration/user': ({ query }) => found(query.userId),
      'POST /api/administration/set-role': ({ body }) => change(body.userId, { role: body.role, ...signedOut }),
      'POST /api/administration/set-disabled': ({ body }) =>
        change(
          body.userId,
          body.isDisabled
            ? { state: 'disabled', disabledAt: '2026-03-05T09:00:00.000Z', ...signedOut }
            : { state: 'active', disabledAt: null },
        ),
      'POST /api/administration/end-sessions': ({ body }) => change(body.userId, signedOut),
    } satisfies Parameters<typeof fakeApi>[0],
  };
};
