import type { Actor } from '../auth/access';
import { MAX_ADDRESS_LENGTH } from '../auth/origin';
import { toJson } from '../database/columns';
import { prepare, type BoundStatement } from '../database/prepared';

/** How many records were written, and which, if they are several: the first of them. */
type WriteDetails = { count: number; ids?: readonly string[] };

/** Who said who somebody is, where that was not this server. */
type SignInService = 'firebase' | 'auth0';

/**
 * The actions that are recorded, and the details of each. To add an action, add a line here. Details must hold no
 * secrets and no contents.
 */
export type AuditDetails = {
  'sign-in-failed': {
    reason: ('unknown-account' | 'wrong-password' | 'rate-limited' | 'disabled') | ('refused-token' | 'email-in-use');
    service?: SignInService;
  };
  'sign-in': { sessionId: string; service?: SignInService };
  registration: { sessionId: string; service?: SignInService };
  /** The session ended with all its tokens. */
  'sign-out': { sessionId: string };
  /** The user ended a session of theirs, from this or another one. */
  'session-ended': { sessionId: string };
  /** The user ended all of their sessions but the one that it was asked for in. */
  'other-sessions-ended': { count: number };
  'password-change-failed': { reason: 'wrong-password' };
  /** All other sessions ended with it: so many. */
  'password-changed': { count: number };
  /** Somebody has forgotten a password; a link was sent if there is such an account. */
  'password-reset-asked': { isSent: boolean };
  /** By such a link; all sessions ended with it: so many. */
  'password-reset': { count: number };
  /** The user is called, or looks, another way now. */
  'profile-changed': { fields: readonly string[] };
  /** An administrator gave the user, who is the subject, another role. All of the user's sessions ended with it: so many. */
  'role-changed': { from: readonly string[]; to: string; count: number };
  /** An administrator keeps the user out, and ended the sessions: so many. */
  'user-disabled': { count: number };
  'user-enabled': Record<never, never>;
  /** An administrator ended all sessions of the user. */
  'user-sessions-ended': { count: number };
  /** An administrator invited whoever has the address, for the first time or once more. */
  'user-invited': { role: string; isNew: boolean };
  /** An administrator did so no more: the account is gone. */
  'invitation-withdrawn': Record<never, never>;
  /** Who was invited has chosen a password. */
  'invitation-accepted': Record<never, never>;
  /** An administrator took entries of this log out as a file: so many. */
  'audit-log-exported': { count: number };
  /** A token for scripts, and what it is good for. */
  'api-token-made': { tokenId: string; scopes: readonly string[]; expiresAt: string };
  'api-token-revoked': { tokenId: string };
  created: WriteDetails;
  updated: WriteDetails;
  /** Into the trash. */
  removed: WriteDetails;
  /** Out of the trash. */
  restored: WriteDetails;
  /** For good. */
  deleted: WriteDetails;
};
export type AuditAction = keyof AuditDetails;

/** All of them, for those who look for one. The compiler misses one that is not here. */
export const AUDIT_ACTIONS = Object.keys({
  'sign-in-failed': true,
  'sign-in': true,
  registration: true,
  'sign-out': true,
  'session-ended': true,
  'other-sessions-ended': true,
  'password-change-failed': true,
  'password-changed': true,
  'password-reset-asked': true,
  'password-reset': true,
  'profile-changed': true,
  'role-changed': true,
  'user-disabled': true,
  'user-enabled': true,
  'user-sessions-ended': true,
  'user-invited': true,
  'invitation-withdrawn': true,
  'invitation-accepted': true,
  'audit-log-exported': true,
  'api-token-made': true,
  'api-token-revoked': true,
  created: true,
  updated: true,
  removed: true,
  restored: true,
  deleted: true,
} satisfies Record<AuditAction, true>) as AuditAction[];

/** An event to record. */
export type AuditEvent = {
  [Action in AuditAction]: {
    action: Action;
    /** The uuid of the user who did it; null if unknown, or the server itself. */
    actor: string | null;
    /**
     * Whom or what it concerns, if that is not the actor, such as the key of the e-mail address of a failed sign-in.
     */
    subject?: string;
    /** What was written: a list, and its record, if it is a single one. */
    list?: string;
    record?: string;
    /** Where a write came from. */
    sessionId?: string;
    requestId?: string;
    /** Where it came from: `request.ip`; empty where the server did it by itself. */
    address: string;
    details: AuditDetails[Action];
  };
}[AuditAction];

/** Who and what causes an event; without an actor it is the server itself. */
export const causedBy = (actor: Actor | undefined) => ({
  actor: actor?.id ?? null,
  sessionId: actor?.sessionId,
  requestId: actor?.requestId,
  address: actor?.address ?? '',
});

/** An event as it is stored, from now on. */
export const auditEntry = (event: AuditEvent) => ({
  at: new Date().toISOString(),
  action: event.action,
  actor: event.actor,
  subject: event.subject ?? null,
  list: event.list ?? null,
  record: event.record ?? null,
  session_id: event.sessionId ?? null,
  request_id: event.requestId ?? null,
  address: event.address.slice(0, MAX_ADDRESS_LENGTH),
  details: toJson<AuditDetails[AuditAction]>(event.details),
});
export type AuditEntry = ReturnType<typeof auditEntry>;

const insertEntry = prepare<AuditEntry>()((rows, given) =>
  rows.insertInto('audit_entry').values({
    ...{ at: given.at, action: given.action, actor: given.actor, subject: given.subject },
    ...{ list: given.list, record: given.record, session_id: given.session_id, request_id: given.request_id },
    ...{ address: given.address, details: given.details },
  }),
);

/** Stores an entry. */
export const auditStatement = (entry: AuditEntry): BoundStatement => insertEntry.with(entry);
