import { ApiError } from '@ezone/api-client';
import type { FieldProblem } from '@ezone/api-client';
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
  ...{ createdAt: '2026-03-01T09:00:00.000Z', disabledAt: null, invitedUntil: null, openSessions: 0, lastSeenAt: null },
  ...more,
});

/** Some users of each kind; the first is the one who looks. */
export const sampleUsers = (): UserDetails[] => [
  user(aUser().uuid, 'Abbott Keitch', { role: 'admin', openSessions: 1, lastSeenAt: '2026-03-04T09:00:00.000Z' }),
  user('grace', 'Grace Hopper', { role: 'admin', openSessions: 2, lastSeenAt: '2026-03-04T09:00:00.000Z' }),
  user('leyla', 'ليلى منصور', { from: 'auth0' }),
  user('mallory', 'Mallory', { role: 'user', state: 'disabled', disabledAt: '2026-03-02T09:00:00.000Z' }),
  user('ivy', 'Ivy', { state: 'invited', invitedUntil: '2026-03-12T09:00:00.000Z' }),
  user('alan', 'Alan', { role: 'user', state: 'closed' }),
];

const refusal = (statusCode: number, message: string, details: FieldProblem[] = []) =>
  new ApiError({ kind: 'refused', statusCode, message, requestId: '', details });

/** How many users a page holds here. */
const PAGE = 4;

const inList = ({ openSessions, lastSeenAt, ...rest }: UserDetails): ManagedUser => rest;

/** Keeps users as the real server does, in memory. */
export const usersServer = (first: readonly UserDetails[], answer: () => Promise<void>, isSent: boolean) => {
  let users = [...first];
  const found = (id: string | undefined): UserDetails => {
    const one = users.find((some) => some.id === id);
    if (one) return one;
    throw refusal(404, 'There is no such user');
  };
  const change = (id: string, fields: Partial<UserDetails>): UserDetails => {
    const changed = { ...found(id), ...fields };
    users = users.map((one) => (one.id === id ? changed : one));
    return changed;
  };
  const fresh = { state: 'invited', invitedUntil: '2126-03-12T09:00:00.000Z' } as const;
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
      'POST /api/administration/invite': ({ body: { email, displayName, role } }) => {
        const known = users.find((one) => one.email === email);
        if (known && known.state !== 'invited') {
          const message = 'Somebody has an account with this address';
          throw refusal(400, message, [{ field: 'email', message }]);
        }
        if (!known) users = [...users, user(email, displayName, { email })];
        return { user: change(known?.id ?? email, { displayName, role, ...fresh }), isNew: !known, isSent };
      },
      'POST /api/administration/renew-invitation': ({ body }) => ({
        ...{ user: change(body.userId, fresh), isNew: false, isSent },
      }),
      'POST /api/administration/withdraw-invitation': ({ body }) => {
        found(body.userId);
        users = users.filter(({ id }) => id !== body.userId);
        return { success: true };
      },
      'POST /api/administration/end-sessions': ({ body }) => change(body.userId, signedOut),
    } satisfies Parameters<typeof fakeApi>[0],
  };
};
