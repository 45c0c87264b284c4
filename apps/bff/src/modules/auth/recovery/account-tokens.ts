import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { prepare } from '../../../platform/database/prepared';
import { Purges } from '../../../platform/database/purges';
import type { Transaction } from '../../../platform/database/tables';
import type { TokenPurpose } from './account-token.entity';

/** How long each token is good, in seconds. */
export const LIFETIMES: Record<TokenPurpose, number> = { 'password-reset': 60 * 60, invitation: 7 * 24 * 60 * 60 };

/** 256 bits: nobody guesses them. */
const TOKEN_BYTES = 32;

const selectToken = prepare<{ hash: string; purpose: TokenPurpose; now: number }>()((rows, { hash, purpose, now }) =>
  rows
    .selectFrom('account_token')
    .select('user_id')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires', '>', now),
);
const deleteExpired = prepare<{ now: number }>()((rows, { now }) =>
  rows.deleteFrom('account_token').where('expires', '<', now),
);

const seconds = () => Math.floor(Date.now() / 1000);
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Tokens that are sent by mail, each good once and for a while. */
@Injectable()
export class AccountTokens {
  constructor(
    private readonly database: Database,
    purges: Purges,
  ) {
    purges.add('tokens of mails', async () => {
      await this.database.write([deleteExpired.with({ now: seconds() })]);
    });
  }

  /** Makes a token; one of before for the same purpose is good no more. */
  issue(userId: string, purpose: TokenPurpose): Promise<string> {
    return this.database.transaction((rows) => this.issueWithin(rows, userId, purpose));
  }

  /** Makes a token as {@link issue} does, in the transaction of what it is for. */
  async issueWithin(rows: Transaction, userId: string, purpose: TokenPurpose): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const fresh = { hash: hashOf(token), expires: seconds() + LIFETIMES[purpose] };
    await rows
      .insertInto('account_token')
      .values({ ...fresh, user_id: userId, purpose })
      .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh))
      .execute();
    return token;
  }

  /** Makes the tokens of a user good no more. */
  async removeWithin(rows: Transaction, userId: string): Promise<void> {
    await rows.deleteFrom('account_token').where('user_id', '=', userId).execute();
  }

  /**
   * Uses a token up, in the transaction of what it is for: of two who come with it at once, one gets in.
   * @returns whose it is; undefined for one that is made up, used, replaced or too old
   */
  async useWithin(rows: Transaction, token: string, purpose: TokenPurpose): Promise<string | undefined> {
    const used = await rows
      .deleteFrom('account_token')
      .where('hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .where('expires', '>', seconds())
      .returning('user_id')
      .executeTakeFirst();
    return used?.user_id;
  }

  /** Whose a token is, without using it up. */
  async ownerOf(token: string, purpose: TokenPurpose): Promise<string | undefined> {
    const [row] = await this.database.read(selectToken.with({ hash: hashOf(token), purpose, now: seconds() }));
    return row?.user_id;
  }
}
