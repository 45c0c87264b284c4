import { writeTable } from '@ezone/text/table';
import { BadRequestException, Injectable } from '@nestjs/common';
import { causedBy } from '../../../platform/audit/audit-event';
import { AuditLog } from '../../../platform/audit/audit-log';
import type { Actor } from '../../../platform/auth/access';
import { fromJson } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { built } from '../../../platform/database/prepared';
import type { Rows } from '../../../platform/database/tables';
import { readCursor, toPage } from '../../../platform/http/page';
import { emailKey, UsersService } from '../../users/users.service';
import {
  MAX_EXPORTED,
  type AuditDetailDto,
  type AuditedPersonDto,
  type AuditEntriesDto,
  type AuditEntriesQueryDto,
  type AuditEntryDto,
  type ExportAuditLogDto,
  type ExportedAuditLogDto,
} from './audit-entries.dto';

/** How many entries are answered where nobody says how many are wanted. */
const PAGE = 50;
/** How many entries are read at once for a file, so that others need not wait for long. */
const READ_AT_ONCE = 1000;

const COLUMNS = [
  ...['number', 'at', 'action', 'actor', 'actor name', 'actor e-mail', 'subject', 'subject name', 'subject e-mail'],
  ...['list', 'record', 'address', 'details'],
];

/** What is recorded, for administrators who look for something. */
@Injectable()
export class AuditEntries {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly audit: AuditLog,
  ) {}

  /** The entries that are asked for, the latest first. */
  async page({ limit = PAGE, cursor, ...asked }: AuditEntriesQueryDto): Promise<AuditEntriesDto> {
    const { entries, next = null } = toPage(
      await this.read(asked, limit + 1, sequenceOf(cursor)),
      limit,
      (entry) => entry,
      ({ id }) => [id],
    );
    return { entries, next };
  }

  /** The entries that are asked for as a table, the latest first; that somebody has taken them is recorded. */
  async exported(actor: Actor, asked: ExportAuditLogDto): Promise<ExportedAuditLogDto> {
    const entries: AuditEntryDto[] = [];
    let isWhole = false;
    for (let before: number | undefined; !isWhole && entries.length < MAX_EXPORTED;) {
      const part = await this.read(asked, READ_AT_ONCE, before);
      entries.push(...part);
      before = Number(part.at(-1)?.id);
      isWhole = part.length < READ_AT_ONCE;
    }
    const count = entries.length;
    await this.audit.record({ action: 'audit-log-exported', ...causedBy(actor), details: { count } });
    return { csv: writeTable([COLUMNS, ...entries.map(cellsOf)]), count, isWhole };
  }

  private async read(asked: ExportAuditLogDto, limit: number, before: number | undefined): Promise<AuditEntryDto[]> {
    const who = asked.who ? await this.whoIs(asked.who) : undefined;
    const { action, from, to, list, record } = asked;
    const found = (rows: Rows) =>
      rows
        .selectFrom('audit_entry')
        .leftJoin('user as by', 'by.id', 'audit_entry.actor')
        .leftJoin('user as about', 'about.id', 'audit_entry.subject')
        .select(['sequence', 'at', 'action', 'actor', 'subject', 'list', 'record', 'address', 'details'])
        .select(['by.display_name as actor_name', 'by.email as actor_email'])
        .select(['about.display_name as subject_name', 'about.email as subject_email'])
        .$if(who !== undefined, (some) =>
          some.where(({ eb, or }) => or([eb('actor', 'in', who ?? []), eb('subject', 'in', who ?? [])])),
        )
        .$if(action !== undefined, (some) => some.where('action', '=', action ?? 'sign-in'))
        .$if(from !== undefined, (some) => some.where('at', '>=', from ?? ''))
        .$if(to !== undefined, (some) => some.where('at', '<', to ?? ''))
        .$if(Boolean(list), (some) => some.where('list', '=', list ?? ''))
        .$if(record !== undefined, (some) => some.where('record', '=', record ?? ''))
        .$if(before !== undefined, (some) => some.where('sequence', '<', before ?? 0))
        .orderBy('sequence', 'desc')
        .limit(limit);
    const stored = await this.database.read(built(found));
    return stored.map((row) => ({
      ...{ id: String(row.sequence), at: row.at, action: row.action },
      actor: personOf(row.actor, row.actor_name, row.actor_email),
      subject: personOf(row.subject, row.subject_name, row.subject_email),
      ...{ list: row.list, record: row.record, address: row.address },
      details: detailsOf(fromJson(row.details)),
    }));
  }

  /** What somebody is called in entries: by the id, and, where somebody tried to sign in, by the key of the address. */
  private async whoIs(who: string): Promise<string[]> {
    const account = await this.users.findAccount(who);
    return [who, emailKey(who), ...(account ? [account.user.uuid] : [])];
  }
}

/** @throws BadRequestException when the cursor does not come from this list */
function sequenceOf(cursor: string | undefined): number | undefined {
  const [sequence] = readCursor(cursor, ['text']) ?? [];
  if (sequence === undefined) return undefined;
  if (!/^\d{1,15}$/.test(sequence)) throw new BadRequestException('cursor must be one that this list answered');
  return Number(sequence);
}

const personOf = (id: string | null, name: string | null, email: string | null): AuditedPersonDto | null =>
  id === null ? null : { id, name, email };

/** In the order of their names: PostgreSQL keeps none. */
const detailsOf = (details: object): AuditDetailDto[] =>
  Object.entries(details)
    .map(([name, value]) => ({ name, value: inWords(value) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

const inWords = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value));

const cellsOf = ({ id, at, action, actor, subject, list, record, address, details }: AuditEntryDto): string[] => [
  ...[id, at, action],
  ...[actor?.id ?? '', actor?.name ?? '', actor?.email ?? ''],
  ...[subject?.id ?? '', subject?.name ?? '', subject?.email ?? ''],
  ...[list ?? '', record ?? '', address],
  details.map(({ name, value }) => `${name}=${value}`).join('; '),
];
