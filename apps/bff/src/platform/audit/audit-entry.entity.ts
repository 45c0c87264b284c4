import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../database/columns';
import type { AuditAction, AuditDetails } from './audit-event';

/** An event that may be looked up later. Entries never change. */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  indexes: [{ properties: ['actor', 'at'] }, { properties: ['list', 'record', 'at'] }],
  properties: {
    /** Orders all entries. */
    // SQLite only auto-increments an `integer` column. Without `ignoreSchemaChanges`, every migration would rebuild the
    // table to make it a bigint.
    sequence: p.bigint('number').primary().autoincrement().ignoreSchemaChanges('type'),
    at: instant().index(),
    action: p.string().length(40).$type<AuditAction>(),
    /** The uuid of the user who did it; null if unknown, or the server itself. The entry stays when the user is deleted. */
    actor: id().nullable(),
    /** Whom or what it concerns, if that is not the actor. */
    subject: p.string().length(254).nullable(),
    /** Of a write: the list that was written to. */
    list: p.string().length(64).nullable(),
    /** Of a write: the record, if it is a single one; several are in the details. */
    record: id().nullable(),
    /** Of a write: the session and the request that it came from. */
    sessionId: id().nullable(),
    requestId: p.string().length(64).nullable(),
    /** The network address that it came from; empty where the server did it by itself. */
    address: p.string().length(64),
    details: p.json().$type<AuditDetails[AuditAction]>(),
  },
});
