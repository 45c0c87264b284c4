import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { causedBy } from '../../platform/audit/audit-event';
import { AuditLog } from '../../platform/audit/audit-log';
import type { Actor } from '../../platform/auth/access';
import { hashOfApiToken, newApiToken } from '../../platform/auth/api-tokens/api-callers';
import { fromJson, toJson } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import { Purges } from '../../platform/database/purges';
import type { Tables } from '../../platform/database/tables';
import type { ApiTokenDto, MakeApiTokenDto, NewApiTokenDto } from './api-tokens.dto';

/** How many tokens a user has at most. */
const MAX_TOKENS = 50;
const DAY_SECONDS = 24 * 60 * 60;
/** How long a token that has expired is still listed, so that its owner sees why a script has stopped, in seconds. */
const LISTED_AFTERWARDS = 30 * DAY_SECONDS;

const selectTokens = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows.selectFrom('api_token').selectAll().where('owner_id', '=', ownerId).orderBy('created_at', 'desc').orderBy('id'),
);
const deleteExpired = prepare<{ before: number }>()(
  (rows, { before }) => rows.deleteFrom('api_token').where('expires', '<', before),
  { ofAllOwners: true },
);

const seconds = () => Math.floor(Date.now() / 1000);

/** The API tokens of a user: they are made, listed and revoked. */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    purges: Purges,
  ) {
    purges.add('API tokens', async () => {
      await this.database.write([deleteExpired.with({ before: seconds() - LISTED_AFTERWARDS })]);
    });
  }

  async list(ownerId: string): Promise<ApiTokenDto[]> {
    return (await this.database.read(selectTokens.with({ ownerId }))).map(toDto);
  }

  /** @throws ConflictException where the user has too many */
  async make(caller: Actor, { name, scopes, days }: MakeApiTokenDto): Promise<NewApiTokenDto> {
    const token = newApiToken();
    const row: TokenRow = {
      ...{ id: randomUUID(), owner_id: caller.id, name, hash: hashOfApiToken(token), scopes: toJson(scopes) },
      ...{ created_at: new Date().toISOString(), expires: seconds() + days * DAY_SECONDS, last_used_on: null },
    };
    const made = toDto(row);
    await this.database.transaction(async (rows) => {
      const own = rows.selectFrom('api_token').select('id').where('owner_id', '=', caller.id).limit(MAX_TOKENS);
      if ((await own.execute()).length === MAX_TOKENS) throw new ConflictException('You have fifty tokens; revoke one');
      await rows.insertInto('api_token').values(row).execute();
      const details = { tokenId: row.id, scopes, expiresAt: made.expiresAt };
      await this.audit.recordWithin(rows, { action: 'api-token-made', ...causedBy(caller), details });
    });
    return { ...made, token };
  }

  /** @throws NotFoundException where the user has no such token */
  async revoke(caller: Actor, tokenId: string): Promise<void> {
    await this.database.transaction(async (rows) => {
      const deletion = rows.deleteFrom('api_token').where('owner_id', '=', caller.id).where('id', '=', tokenId);
      const { numDeletedRows } = await deletion.executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new NotFoundException('There is no such token');
      await this.audit.recordWithin(rows, { action: 'api-token-revoked', ...causedBy(caller), details: { tokenId } });
    });
  }
}

type TokenRow = Selectable<Tables['api_token']>;

const toDto = (row: TokenRow): ApiTokenDto => ({
  id: row.id,
  name: row.name,
  scopes: fromJson(row.scopes),
  createdAt: row.created_at,
  expiresAt: new Date(row.expires * 1000).toISOString(),
  lastUsedOn: row.last_used_on,
});
