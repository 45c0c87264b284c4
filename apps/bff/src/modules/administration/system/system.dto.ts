import { ApiProperty } from '@nestjs/swagger';
import { Flag, Instant, Int, ListOf, Nested, OneOf } from '../../../platform/dto/fields';

/** More bytes than any disk has, and no more than JavaScript can count. */
const MAX = Number.MAX_SAFE_INTEGER;
const Count = (example: number, description?: string) =>
  Int({ min: 0, max: MAX, example, ...(description && { description }) });
const Bytes = (example: number, description?: string) => Count(example, description);
const Words = (example: string, description?: string) => ApiProperty({ type: String, example, description });

/** A setting as it is: the value of one that is no secret, and of a secret only whether there is one. */
export class SettingStateDto {
  @Words('MAIL_FROM', 'The variable of the environment.') name!: string;
  @Flag({ example: true }) isSet!: boolean;
  @ApiProperty({ type: String, nullable: true, example: 'Ezone <no-reply@ezone.example>' }) value!: string | null;
}

export class HealthStateDto {
  @Words('6.2.0') version!: string;
  @Words('v24.11.1', 'The version of Node.') node!: string;
  @Words('ezone-1:4711', 'The machine, and the process that has answered this.') process!: string;
  @Instant() startedAt!: string;
  @Bytes(180_000_000, 'What the process takes up of the memory.') memory!: number;
  @Bytes(90_000_000, 'The part of it that objects take up.') heap!: number;
  @OneOf(['sqlite', 'postgresql'], { enumName: 'DatabaseKind', example: 'sqlite' }) database!: 'sqlite' | 'postgresql';
  @Flag({ example: true }) databaseAnswers!: boolean;
  @OneOf(['none', 'ok', 'away'], {
    ...{ enumName: 'RedisState', example: 'none' },
    description: '`none`: `REDIS_URL` is not set; `away`: this process goes on alone until Redis is back.',
  })
  redis!: 'none' | 'ok' | 'away';
}

/** What somebody takes up. */
export class UsedByDto {
  @Words('7c2e8f04-5d1b-4a6e-9b0c-000000000001', 'The id of the user.') id!: string;
  @Words('Abbott Keitch') name!: string;
  @Bytes(12_000_000) bytes!: number;
}

export class StorageStateDto {
  @Count(120) users!: number;
  @Bytes(40_000_000, 'What the database takes up.') databaseBytes!: number;
  @OneOf(['folder', 'bucket'], { enumName: 'StoragePlace', example: 'folder', description: 'Where files are.' })
  place!: 'folder' | 'bucket';
  @Count(31) uploads!: number;
  @Bytes(12_000_000) uploadBytes!: number;
  @Bytes(524_288_000, 'What the uploads of one user may take up.') uploadQuota!: number;
  @ListOf(() => UsedByDto, { max: 5, description: 'Whose uploads take up most.' }) largestUploaders!: UsedByDto[];
  @Count(18, 'Of the file manager, with the versions of each.') files!: number;
  @Bytes(5_000_000) fileBytes!: number;
  @Bytes(10_737_418_240, 'What all files together may take up.') fileQuota!: number;
  @Count(400) mails!: number;
  @Bytes(900_000) mailBytes!: number;
  @Bytes(52_428_800, 'What the mails of one user may take up.') mailQuota!: number;
}

/** How the removing of expired rows stands in this process. */
export class PurgeStateDto {
  @Words('audit entries', 'What is removed.') what!: string;
  @Flag({ example: false }) isUnderWay!: boolean;
  @Instant({ nullable: true, description: 'When it ended last; null where it has not yet since the start.' })
  endedAt!: string | null;
  @Flag({ example: false, description: 'Whether it failed the last time; the log says why.' }) hasFailed!: boolean;
}

export class WorkStateDto {
  @Count(0, 'Tables that this start has to fill anew.') backfillTables!: number;
  @Count(0, 'How many of them are filled.') backfillFilled!: number;
  @ListOf(() => PurgeStateDto, { max: 100 }) purges!: PurgeStateDto[];
}

export class SystemDto {
  @Nested(() => HealthStateDto) health!: HealthStateDto;
  @Nested(() => StorageStateDto) storage!: StorageStateDto;
  @Nested(() => WorkStateDto) work!: WorkStateDto;
  @ListOf(() => SettingStateDto, { max: 20, description: 'How people sign in.' }) signIn!: SettingStateDto[];
  @ListOf(() => SettingStateDto, { max: 20, description: 'How mails are sent.' }) mail!: SettingStateDto[];
}
