import { auditEntry, auditStatement, causedBy, type AuditEvent } from '../audit/audit-event';
import { EVERYBODY } from '../database/list-stamps';
import type { BoundStatement } from '../database/prepared';
import type { ListChange } from './list-changes';

/** How many records of one write are named. */
const MOST_NAMED = 100;

/**
 * Whether a write to a list is recorded: each to a list that all users share, and of a user's own list what takes records
 * away or brings them back.
 */
export const isAudited = ({ ownerId, kind }: Pick<ListChange, 'ownerId' | 'kind'>): boolean =>
  ownerId === EVERYBODY || kind === 'removed' || kind === 'restored' || kind === 'deleted';

/** Statements that record writes to lists, for the transaction that does them. */
export const auditStatements = (changes: readonly ListChange[]): BoundStatement[] =>
  changes
    .filter((change) => change.ids.length > 0 && isAudited(change))
    .map((change) => auditStatement(auditEntry(eventOf({ ...change, ...change.recorded }))));

function eventOf({ list, ownerId, kind, ids, actor }: ListChange): AuditEvent {
  const [first] = ids;
  const isOne = ids.length === 1;
  return {
    action: kind,
    ...causedBy(actor),
    subject: ownerId === EVERYBODY || ownerId === actor?.id ? undefined : ownerId,
    list,
    record: isOne ? first : undefined,
    details: { count: ids.length, ...(!isOne && { ids: ids.slice(0, MOST_NAMED) }) },
  };
}
