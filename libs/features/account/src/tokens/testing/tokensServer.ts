import { ApiError } from '@ezone/api-client';
import type { AnswerOf } from '@ezone/api-client';
import { fakeApi } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';

type ApiToken = AnswerOf<'listApiTokens'>[number];

const backup: ApiToken = {
  ...{ id: 't1', name: 'Nightly backup', scopes: ['notes:read', 'todo:read', 'todo:write'], lastUsedOn: '2026-03-03' },
  ...{ createdAt: '2026-02-01T09:00:00.000Z', expiresAt: '2100-05-02T12:00:00.000Z' },
};
const old: ApiToken = {
  ...{ id: 't2', name: 'Import of 2025', scopes: ['e-commerce:write'], lastUsedOn: null },
  ...{ createdAt: '2025-02-01T09:00:00.000Z', expiresAt: '2025-03-01T09:00:00.000Z' },
};

/** The token that is made next. */
export const MADE = `ezone_${'Ab3-'.repeat(10)}Xyz`;

type Options = {
  tokens?: readonly ApiToken[];
  /** Answers the tokens; it may fail. */
  answer?: (tokens: ApiToken[]) => ApiToken[] | Promise<ApiToken[]>;
};

/** Keeps tokens as the real server does, in memory. */
export const createTokensServer = ({ tokens: first = [backup, old], answer = (tokens) => tokens }: Options = {}) => {
  let tokens = [...first];
  const { openWindow } = fakeWindows();
  const server = fakeApi({
    'GET /api/auth/api-tokens': () => answer([...tokens]),
    'POST /api/auth/make-api-token': ({ body: { name, scopes, days } }) => {
      const [id, now] = [`t${String(tokens.length + 1)}`, Date.now()];
      const expiresAt = new Date(now + days * 24 * 60 * 60 * 1000).toISOString();
      const made = { id, name, scopes, createdAt: new Date(now).toISOString(), expiresAt, lastUsedOn: null };
      tokens = [made, ...tokens];
      return { ...made, token: MADE };
    },
    'POST /api/auth/revoke-api-token': ({ body: { tokenId } }) => {
      if (!tokens.some(({ id }) => id === tokenId))
        throw new ApiError({ kind: 'refused', statusCode: 404, message: 'There is no such token', requestId: '' });
      tokens = tokens.filter(({ id }) => id !== tokenId);
      return { success: true };
    },
  });
  return { ...server, tokens: () => tokens, openWindow: () => openWindow(server) };
};

/** A server of tokens that exists in a story or a spec only. */
export type TokensServer = ReturnType<typeof createTokensServer>;
