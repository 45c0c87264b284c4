import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../database/columns';
import type { AuditAction, AuditDetails } from './audit-log';

/** Something that happened and may matter to who asks later; it is never changed. */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  properties: {
    /** The order of all entries. */
    // SQLite counts only what it calls an integer, whatever the type, and would make the table anew for each migration.
    sequence: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    at: instant().index(),
    action: p.string().length(40).$type<AuditAction>(),
    /** The uuid of the user who did it. The entry outlives that user. */
    actor: id().nullable(),
    /** Whom or what it concerns, where that is not the actor. */
    subject: p.string().length(254).nullable(),
    /** The network address that it came from. */
    address: p.string().length(64),
    details: p.json().$type<AuditDetails[AuditAction]>(),
  },
});
