import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { fromJson } from '../../database/columns';
import { Database } from '../../database/database';
import { prepare } from '../../database/prepared';
import type { SignedInUser } from '../access';
import { UserDirectory } from '../user-directory';
import type { ApiScope } from './api-scopes';

/** Tells these tokens from others, for programs that look for secrets in code, too. */
const PREFIX = 'ezone_';
/** 256 bits: nobody guesses them. */
const TOKEN_BYTES = 32;
/** For how many tokens, and for how many milliseconds, it is known whose they are. */
const OWNER_CACHE_OPTIONS = { max: 10_000, ttl: 60_000, ttlResolution: 1000 };

export const newApiToken = (): string => PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
export const hashOfApiToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const isApiToken = (token: string | undefined): token is string => token?.startsWith(PREFIX) ?? false;

/** Who calls with an API token, and what it is good for. */
export type ApiCaller = { user: SignedInUser; scopes: readonly ApiScope[] };

const selectToken = prepare<{ hash: string; now: number }>()(
  (rows, { hash, now }) => rows.selectFrom('api_token').selectAll().where('hash', '=', hash).where('expires', '>', now),
  { ofAllOwners: true },
);
const updateLastUse = prepare<{ ownerId: string; id: string; today: string }>()((rows, { ownerId, id, today }) =>
  rows.updateTable('api_token').set({ last_used_on: today }).where('owner_id', '=', ownerId).where('id', '=', id),
);

/**
 * Finds out who calls with an API token. The token and its user are looked up with each call, so that one that is revoked, or whose user
 * is kept out, is refused at once by every process.
 */
@Injectable()
export class ApiCallers {
  private readonly owners = new LRUCache<string, string>(OWNER_CACHE_OPTIONS);

  constructor(
    private readonly database: Database,
    private readonly users: UserDirectory,
  ) {}

  /** Who calls; undefined where the token is made up, revoked or expired, or its user is gone. */
  async find(token: string): Promise<ApiCaller | undefined> {
    const hash = hashOfApiToken(token);
    const now = new Date();
    const [row] = await this.database.read(selectToken.with({ hash, now: Math.floor(now.getTime() / 1000) }));
    const role = row && (await this.users.rolesOf(row.owner_id));
    if (!role) {
      this.owners.delete(hash);
      return undefined;
    }
    this.owners.set(hash, row.owner_id);
    const today = now.toISOString().slice(0, 10);
    if (row.last_used_on !== today)
      await this.database.write([updateLastUse.with({ ownerId: row.owner_id, id: row.id, today })]);
    const sessionBegan = Math.floor(Date.parse(row.created_at) / 1000);
    return {
      // What is written is recorded as of this token, where others have their session.
      user: { id: row.owner_id, role, sessionId: row.id, sessionBegan, tokenExpires: row.expires },
      scopes: fromJson(row.scopes),
    };
  }

  /** Whose a token is that was good a moment ago, for whoever counts calls and cannot wait. */
  ownerOf(token: string): string | undefined {
    return this.owners.get(hashOfApiToken(token));
  }
}
