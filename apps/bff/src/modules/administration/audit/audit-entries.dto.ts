import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Flag, Id, Instant, Int, ListOf, Nested, OneOf, Text } from '../../../platform/dto/fields';
import { QueryNumber } from '../../../platform/dto/list-query.dto';
import { AUDIT_ACTIONS, type AuditAction } from '../../../platform/audit/audit-event';

/** How many entries a file holds at most. */
export const MAX_EXPORTED = 50_000;

const ByAction = (options: { optional?: boolean; description?: string } = {}) =>
  OneOf(AUDIT_ACTIONS, { enumName: 'AuditAction', example: 'sign-in', ...options });
const Words = (options: { example: string; description?: string }) => ApiProperty({ type: String, ...options });
const Maybe = (options: { example: string | null; description?: string }) =>
  ApiProperty({ type: String, nullable: true, ...options });

/** Somebody whom an entry names. */
export class AuditedPersonDto {
  @Words({ example: '7c2e8f04-5d1b-4a6e-9b0c-000000000001', description: 'The id, or an address that was tried.' })
  id!: string;
  @Maybe({ example: 'Abbott Keitch', description: 'Null where there is no such user.' }) name!: string | null;
  @Maybe({ example: 'admin@ezone.example' }) email!: string | null;
}

/** A part of what else is known of an entry. */
export class AuditDetailDto {
  @Words({ example: 'count' }) name!: string;
  @Words({ example: '2' }) value!: string;
}

export class AuditEntryDto {
  @Words({ example: '42', description: 'Counts up.' }) id!: string;
  @Instant() at!: string;
  @ByAction() action!: AuditAction;
  @Nested(() => AuditedPersonDto, { nullable: true, description: 'Null where it is unknown, or the server itself.' })
  actor!: AuditedPersonDto | null;
  @Nested(() => AuditedPersonDto, { nullable: true, description: 'Whom it concerns, if that is not the actor.' })
  subject!: AuditedPersonDto | null;
  @Maybe({ example: 'e-commerce-app/products', description: 'Of a write: what was written to.' }) list!: string | null;
  @Maybe({ example: null, description: 'Of a write: the record, if it is a single one.' }) record!: string | null;
  @Words({ example: '203.0.113.7', description: 'Empty where the server did it by itself.' }) address!: string;
  @ListOf(() => AuditDetailDto, { max: 10, description: 'Never passwords, tokens or contents.' })
  details!: AuditDetailDto[];
}

export class AuditEntriesQueryDto {
  @Text({
    ...{ min: 0, max: 254, optional: true, example: 'admin@ezone.example' },
    description: 'An e-mail address, or the id of a user: what that user did, and what concerns the user.',
  })
  who?: string;
  @ByAction({ optional: true, description: 'All, if it is not given.' }) action?: AuditAction;
  @Instant({ optional: true, description: 'The first moment.' }) from?: string;
  @Instant({
    optional: true,
    description: 'The first moment that is no longer meant.',
    example: '2100-01-01T00:00:00.000Z',
  })
  to?: string;
  @Text({ min: 0, max: 64, optional: true, example: '', description: 'A list that was written to.' }) list?: string;
  @Id({ optional: true, description: 'A record that was written, alone.' }) record?: string;
  @QueryNumber()
  @Int({ min: 1, max: 200, optional: true, example: 50, description: '50 where it is left out.' })
  limit?: number;
  @Text({ max: 100, optional: true, description: 'The `next` of the answer before.' }) cursor?: string;
}

export class AuditEntriesDto {
  @ListOf(() => AuditEntryDto, { max: 200 }) entries!: AuditEntryDto[];
  @Text({ max: 100, nullable: true, example: null, description: 'Where to go on; null at the end.' })
  next!: string | null;
}

export class ExportAuditLogDto extends OmitType(AuditEntriesQueryDto, ['limit', 'cursor']) {}

export class ExportedAuditLogDto {
  @Words({ example: 'number,at\n', description: 'A table in which nothing is taken for a formula.' }) csv!: string;
  @Int({ min: 0, max: MAX_EXPORTED, example: 12 }) count!: number;
  @Flag({ example: true, description: `Otherwise there are more, older ones than the ${String(MAX_EXPORTED)} in it.` })
  isWhole!: boolean;
}
