import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Environment } from '../../../platform/config/environment';
import { Database } from '../../../platform/database/database';
import { built, type BoundStatement } from '../../../platform/database/prepared';
import type { StorageStateDto } from './system.dto';

/** How many of those are named whose uploads take up most. */
const NAMED = 5;

/** A number, which PostgreSQL answers as a text. */
type Amount = number | string;
type Sum = { count: Amount; bytes: Amount };

const sqliteSize = sql<Amount>`(select page_count * page_size from pragma_page_count(), pragma_page_size())`;
const postgresSize = sql<Amount>`pg_database_size(current_database())`;

/** What users, files and mails take up, of all owners. */
@Injectable()
export class Storages {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
  ) {}

  async state(): Promise<StorageStateDto> {
    const { usesPostgres, bucket, uploadQuota, filesQuota, mailQuota } = this.environment;
    const size = usesPostgres ? postgresSize : sqliteSize;
    const [users, uploads, files, mails, [database], uploaders] = await Promise.all([
      this.sum(
        built((rows) =>
          rows.selectFrom('user').select(({ fn }) => [fn.countAll<Amount>().as('count'), sql<Amount>`0`.as('bytes')]),
        ),
      ),
      this.sum(
        built((rows) =>
          rows
            .selectFrom('upload')
            .select(({ fn }) => [fn.countAll<Amount>().as('count'), fn.sum<Amount>('stored').as('bytes')]),
        ),
      ),
      this.sum(
        built((rows) =>
          rows
            .selectFrom('file_blob')
            .select(({ fn }) => [fn.countAll<Amount>().as('count'), fn.sum<Amount>('size').as('bytes')]),
        ),
      ),
      this.sum(
        built(
          (rows) =>
            rows
              .selectFrom('mail_size')
              .select(({ fn }) => [fn.countAll<Amount>().as('count'), fn.sum<Amount>('bytes').as('bytes')]),
          {
            ofAllOwners: true,
          },
        ),
      ),
      this.database.read(built((rows) => rows.selectNoFrom(size.as('bytes')))),
      this.database.read(
        built((rows) =>
          rows
            .selectFrom('upload')
            .innerJoin('user', 'user.id', 'upload.uploader_id')
            .select(({ fn }) => ['user.id', 'user.display_name as name', fn.sum<Amount>('upload.stored').as('bytes')])
            .groupBy(['user.id', 'user.display_name'])
            .orderBy('bytes', 'desc')
            .orderBy('user.id')
            .limit(NAMED),
        ),
      ),
    ]);
    return {
      ...{ users: users.count, databaseBytes: Number(database?.bytes ?? 0), place: bucket ? 'bucket' : 'folder' },
      ...{ uploads: uploads.count, uploadBytes: uploads.bytes, uploadQuota },
      largestUploaders: uploaders.map(({ bytes, ...user }) => ({ ...user, bytes: Number(bytes) })),
      ...{ files: files.count, fileBytes: files.bytes, fileQuota: filesQuota },
      ...{ mails: mails.count, mailBytes: mails.bytes, mailQuota },
    };
  }

  private async sum(statement: BoundStatement<Sum>): Promise<{ count: number; bytes: number }> {
    const [sum] = await this.database.read(statement);
    return { count: Number(sum?.count ?? 0), bytes: Number(sum?.bytes ?? 0) };
  }
}
