import { assign, emit, fromPromise, setup } from 'xstate';
import type { User } from './User';
import { expiryOf, hasExpired, readToken, refreshTimeOf, timerUntil } from './token';

/** Somebody signed in, and the token that says so. */
export type Session = { user: User; token: string };

/** What is worth telling the visitor about the session, for a toast. */
export type SessionNotice =
  | 'loggingIn'
  | 'loggedIn'
  /** A stored token was found good: nobody has done anything for it just now. */
  | 'recognized'
  | 'tokenFailed'
  | 'tokenExpired'
  | 'tokenInvalid'
  | 'signedOutElsewhere';

/** Why a check of a token failed: the server will not have it, or could not be asked. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

type Context = {
  /** The token to send with calls; null for a guest. */
  token: string | null;
  /** Null for a guest, and while a stored token is being checked of whose user nothing is kept. */
  user: User | null;
};

type Events =
  | ({ type: 'signedIn' } & Session)
  | { type: 'user.updated'; user: User }
  | { type: 'call.unauthorized'; token: string }
  | { type: 'token.changedElsewhere'; token: string | null }
  | { type: 'used' }
  | { type: 'retry.requested' }
  | { type: 'network.returned' }
  | { type: 'logout.requested' };

/** Milliseconds that a stored token is checked in silence. */
const quietCheck = 1_000;
/** Milliseconds between two looks whether the server is back, while nobody can be let in without it. */
const askAgainAfter = 5_000;
/** Milliseconds to wait after a refresh that failed for want of a network. */
const refreshAgainAfter = 60_000;
/** Milliseconds that signing out waits for the server to revoke the token. */
const revokeWithin = 3_000;

/**
 * The session that a token gives: from the token found at the start, or from signing in, to signing out, expiry or
 * refusal. It keeps a token whenever nobody has said that it is bad: a dead network signs nobody out, and neither does a tab that wakes
 * late and has not heard that another one exchanged the token.
 */
export const tokenSessionMachine = setup({
  types: {} as {
    context: Context;
    /** The stored token, and what is kept of its user, if anything. */
    input: { token: string | null; user?: User | null };
    events: Events;
    emitted: { type: 'notice'; notice: SessionNotice };
    tags: 'guest' | 'settled';
  },
  actors: {
    /** Exchanges a token for its user and a fresh token. Throws `TokenRefused` where the server will not have it. */
    checkToken: fromPromise<Session, { token: string }>(() => Promise.reject(new Error('checkToken was not provided'))),
    /** Makes the server forget a token. */
    revokeToken: fromPromise<unknown, { token: string }>(() =>
      Promise.reject(new Error('revokeToken was not provided')),
    ),
  },
  actions: {
    /** Writes the token down for the next visit; null removes it, unless it is by now the token of somebody else. */
    storeToken: (() => undefined) as (_: unknown, params: { token: string | null }) => void,
    /** Sends `token.changedElsewhere` with the token that is stored. */
    lookAtStore: () => undefined,
    // The same user said once more stays the same object: nothing is drawn for it.
    adopt: assign(({ context }, { user, token }: Session) => ({
      user: JSON.stringify(user) === JSON.stringify(context.user) ? context.user : user,
      token,
    })),
    forget: assign({ token: null, user: null }),
    tell: emit((_, { notice }: { notice: SessionNotice }) => ({ type: 'notice' as const, notice })),
  },
  guards: {
    /** Another tab has stored another token, and this one, which slept, has not heard of it. */
    isReplaced: () => false,
    hasNoToken: ({ context }) => context.token === null,
    // Something else lies under our key: not worth a call that can only be refused.
    tokenSaysNothing: ({ context }) => context.token !== null && readToken(context.token).expiresAt === null,
    tokenHasExpired: ({ context }) => context.token !== null && hasExpired(context.token),
    isRemembered: ({ context }) => context.user !== null,
    refreshIsDue: ({ context }) => context.token !== null && refreshTimeOf(context.token) <= Date.now(),
    isRefusal: (_, { error }: { error: unknown }) => error instanceof TokenRefused,
    concernsThisToken: ({ context }, { token }: { token: string }) => context.token === token,
    isGone: (_, { token }: { token: string | null }) => token === null,
    isSameUser: ({ context }, { token }: { token: string | null }) =>
      token !== null && context.user !== null && readToken(token).subject === context.user.uuid,
    isOwnUser: ({ context }, { user }: { user: User }) => user.uuid === context.user?.uuid,
    isKnownAlready: ({ context }, { token }: { token: string | null }) => context.token === token,
  },
  delays: {
    untilRefresh: ({ context }) => timerUntil(refreshTimeOf(context.token ?? '')),
    untilExpiry: ({ context }) => timerUntil(expiryOf(context.token ?? '')),
    quietCheck,
    askAgainAfter,
    refreshAgainAfter,
    revokeWithin,
  },
}).createMachine({
  id: 'tokenSession',
  context: ({ input: { token, user = null } }) => ({ token, user }),
  initial: 'starting',
  on: {
    signedIn: {
      target: '.valid',
      reenter: true,
      actions: [
        { type: 'adopt', params: ({ event }) => event },
        { type: 'storeToken', params: ({ event }) => event },
        { type: 'tell', params: { notice: 'loggedIn' } },
      ],
    },
    'token.changedElsewhere': [
      { guard: { type: 'isKnownAlready', params: ({ event }) => event } },
      { guard: { type: 'isGone', params: ({ event }) => event }, target: '.noToken' },
      { target: '.starting', actions: assign({ token: ({ event }) => event.token, user: null }) },
    ],
  },
  states: {
    starting: {
      always: [
        { guard: 'hasNoToken', target: 'noToken' },
        {
          guard: 'tokenSaysNothing',
          target: 'refused',
          actions: { type: 'tell', params: { notice: 'tokenFailed' } },
        },
        { guard: 'tokenHasExpired', target: 'expired' },
        { guard: 'isRemembered', target: 'valid.remembered' },
        { target: 'checking' },
      ],
    },
    noToken: { tags: ['guest', 'settled'], entry: 'forget' },
    checking: {
      after: { quietCheck: { actions: { type: 'tell', params: { notice: 'loggingIn' } } } },
      invoke: {
        src: 'checkToken',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'valid',
          actions: [
            { type: 'adopt', params: ({ event }) => event.output },
            { type: 'storeToken', params: ({ event }) => event.output },
            { type: 'tell', params: { notice: 'recognized' } },
          ],
        },
        onError: [
          { guard: 'isReplaced', actions: 'lookAtStore' },
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'tell', params: { notice: 'tokenFailed' } },
          },
          { target: 'unreachable' },
        ],
      },
    },
    unreachable: {
      initial: 'waiting',
      on: { 'logout.requested': 'signingOut' },
      states: {
        waiting: {
          after: { askAgainAfter: 'asking' },
          on: { 'retry.requested': 'asking', 'network.returned': 'asking' },
        },
        asking: {
          invoke: {
            src: 'checkToken',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: {
              target: '#tokenSession.valid',
              actions: [
                { type: 'adopt', params: ({ event }) => event.output },
                { type: 'storeToken', params: ({ event }) => event.output },
                { type: 'tell', params: { notice: 'recognized' } },
              ],
            },
            onError: [
              { guard: 'isReplaced', actions: 'lookAtStore' },
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: '#tokenSession.refused',
                actions: { type: 'tell', params: { notice: 'tokenFailed' } },
              },
              { target: 'waiting' },
            ],
          },
        },
      },
    },
    valid: {
      tags: 'settled',
      initial: 'fresh',
      after: {
        untilExpiry: [
          { guard: 'isReplaced', actions: 'lookAtStore' },
          { guard: 'tokenHasExpired', target: 'expired' },
          { target: 'valid', reenter: true },
        ],
      },
      on: {
        // An answer may be late: by then another tab may have signed in somebody else.
        'user.updated': {
          guard: { type: 'isOwnUser', params: ({ event }) => event },
          actions: assign({ user: ({ event }) => event.user }),
        },
        'call.unauthorized': [
          { guard: 'isReplaced', actions: 'lookAtStore' },
          {
            guard: { type: 'concernsThisToken', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'tell', params: { notice: 'tokenInvalid' } },
          },
        ],
        // Another tab refreshed the token of the same person: nothing to see here.
        'token.changedElsewhere': [
          { guard: { type: 'isKnownAlready', params: ({ event }) => event } },
          {
            guard: { type: 'isSameUser', params: ({ event }) => event },
            target: '.fresh',
            reenter: true,
            actions: assign({ token: ({ event }) => event.token }),
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'signedOutElsewhere',
          },
          {
            target: 'starting',
            actions: assign({ token: ({ event }) => event.token, user: null }),
          },
        ],
        'logout.requested': 'signingOut',
      },
      states: {
        remembered: {
          invoke: {
            src: 'checkToken',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: {
              target: 'fresh',
              actions: [
                { type: 'adopt', params: ({ event }) => event.output },
                { type: 'storeToken', params: ({ event }) => event.output },
                { type: 'tell', params: { notice: 'recognized' } },
              ],
            },
            onError: [
              { guard: 'isReplaced', actions: 'lookAtStore' },
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: '#tokenSession.refused',
                actions: { type: 'tell', params: { notice: 'tokenFailed' } },
              },
              { target: 'unconfirmed' },
            ],
          },
        },
        unconfirmed: { after: { askAgainAfter: 'remembered' }, on: { 'network.returned': 'remembered' } },
        fresh: {
          after: {
            untilRefresh: [
              { guard: 'refreshIsDue', target: 'due' },
              { target: 'fresh', reenter: true },
            ],
          },
        },
        due: { on: { used: 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'checkToken',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: {
              target: 'fresh',
              actions: [
                { type: 'adopt', params: ({ event }) => event.output },
                { type: 'storeToken', params: ({ event }) => event.output },
              ],
            },
            onError: [
              { guard: 'isReplaced', actions: 'lookAtStore' },
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: '#tokenSession.refused',
                actions: { type: 'tell', params: { notice: 'tokenInvalid' } },
              },
              { target: 'refreshFailed' },
            ],
          },
        },
        refreshFailed: { after: { refreshAgainAfter: 'due' } },
      },
    },
    expired: {
      tags: ['guest', 'settled'],
      entry: [
        { type: 'storeToken', params: { token: null } },
        'forget',
        { type: 'tell', params: { notice: 'tokenExpired' } },
      ],
    },
    signedOutElsewhere: {
      tags: ['guest', 'settled'],
      entry: ['forget', { type: 'tell', params: { notice: 'signedOutElsewhere' } }],
    },
    refused: {
      tags: ['guest', 'settled'],
      entry: [{ type: 'storeToken', params: { token: null } }, 'forget'],
    },
    signingOut: {
      tags: 'settled',
      // The token is gone from the browser at once, also where the page is closed before the server has answered.
      entry: { type: 'storeToken', params: { token: null } },
      invoke: {
        src: 'revokeToken',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: 'noToken',
        onError: 'noToken',
      },
      after: { revokeWithin: 'noToken' },
    },
  },
});
