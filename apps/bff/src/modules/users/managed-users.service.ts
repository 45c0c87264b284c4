import { normalizeForSearch } from '@ezone/text';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import { causedBy, type AuditDetails } from '../../platform/audit/audit-event';
import { AuditLog } from '../../platform/audit/audit-log';
import { isAllowed, type Actor } from '../../platform/auth/access';
import { Sessions } from '../../platform/auth/sessions.service';
import { fromJson, toJson } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { built, prepare } from '../../platform/database/prepared';
import type { Rows, Transaction } from '../../platform/database/tables';
import { readCursor, toPage } from '../../platform/http/page';
import type { SOURCES } from './users.dto';
import { shownPhoto } from './users.service';

export const ROLES = ['admin', 'staff', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** `closed` are those who have nothing to sign in with, as the contacts of the demo; `invited` those who do not have it yet. */
export const USER_STATES = ['active', 'disabled', 'invited', 'closed'] as const;
export type UserState = (typeof USER_STATES)[number];

/** A user as administrators see it. */
export type ManagedUser = {
  id: string;
  displayName: string;
  email: string;
  photoURL: string | null;
  /** The highest that it has. */
  role: Role;
  state: UserState;
  from: (typeof SOURCES)[number];
  createdAt: string;
  disabledAt: string | null;
  /** Until when the link of the invitation is good. */
  invitedUntil: string | null;
};

/** What administrators look for. */
export type AskedUsers = { q?: string; role?: Role; state?: UserState; limit?: number; cursor?: string };

/** How many users are answered where nobody says how many are wanted. */
const PAGE = 50;
/** How many words of a search are looked for. */
const MAX_WORDS = 6;

const COLUMNS = [
  ...(['id', 'display_name', 'email', 'photo_url', 'role', 'from', 'password_hash'] as const),
  ...(['created_at', 'disabled_at', 'invited_until'] as const),
] as const;

const selectManaged = prepare<{ userId: string }>()((rows, { userId }) =>
  rows.selectFrom('user').select(COLUMNS).where('id', '=', userId),
);

type StoredUser = {
  id: string;
  display_name: string;
  email: string;
  photo_url: string | null;
  role: string[];
  from: string;
  password_hash: string | null;
  created_at: string;
  disabled_at: string | null;
  invited_until: string | null;
};

/** The users as administrators look after them. */
@Injectable()
export class ManagedUsers {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
  ) {}

  /** Users by their names. They are counted for the first page; the others know it from there. */
  async page({ limit = PAGE, cursor, ...asked }: AskedUsers) {
    const after = readCursor(cursor, ['text', 'text', 'integer']);
    const count = built((rows: Rows) =>
      found(rows, asked).select(({ fn }) => fn.countAll<number | string>().as('count')),
    );
    const [total, rows] = await Promise.all([
      after ? Math.max(0, after[2]) : this.database.read(count).then(([counted]) => Number(counted?.count ?? 0)),
      this.database.read(
        built((all) =>
          found(all, asked)
            .select(COLUMNS)
            .$if(after !== undefined, (some) =>
              some.where(sql<boolean>`(display_name, id) > (${after?.[0]}, ${after?.[1]})`),
            )
            .orderBy('display_name')
            .orderBy('id')
            .limit(limit + 1),
        ),
      ),
    ]);
    const { entries, next = null } = toPage(rows, limit, toManaged, (row) => [row.display_name, row.id, total]);
    return { users: entries, total, next };
  }

  /** @throws NotFoundException */
  async get(userId: string): Promise<ManagedUser> {
    const [row] = await this.database.read(selectManaged.with({ userId }));
    if (!row) throw noSuchUser();
    return toManaged(row);
  }

  /** A user, and where it is signed in. @throws NotFoundException */
  async details(userId: string) {
    const user = await this.get(userId);
    const open = await this.sessions.list(userId);
    return { ...user, openSessions: open.length, lastSeenAt: open[0]?.last_seen_at ?? null };
  }

  /**
   * Gives a user another role, and ends the sessions of the user: pages that are open, and tokens that were looked at a moment ago, have
   * the role of before.
   * @throws ConflictException where it is one's own
   * @throws NotFoundException
   */
  setRole(actor: Actor, userId: string, role: Role): Promise<void> {
    return this.change(actor, userId, async (rows, user) => {
      if (roleOf(user) === role) return undefined;
      await rows
        .updateTable('user')
        .set({ role: toJson<string[]>([role]) })
        .where('id', '=', userId)
        .execute();
      const count = await this.sessions.endAllWithin(rows, userId);
      return { action: 'role-changed', details: { from: fromJson(user.role), to: role, count } };
    });
  }

  /**
   * Keeps a user out, at once and for as long as nobody enables it, or lets it in again.
   * @throws ConflictException where it is oneself
   * @throws NotFoundException
   */
  setDisabled(actor: Actor, userId: string, isDisabled: boolean): Promise<void> {
    return this.change(actor, userId, async (rows, user) => {
      if ((user.disabled_at !== null) === isDisabled) return undefined;
      const disabled_at = isDisabled ? new Date().toISOString() : null;
      await rows.updateTable('user').set({ disabled_at }).where('id', '=', userId).execute();
      if (!isDisabled) return { action: 'user-enabled', details: {} };
      const count = await this.sessions.endAllWithin(rows, userId);
      return { action: 'user-disabled', details: { count } };
    });
  }

  /**
   * Signs a user out everywhere.
   * @throws ConflictException where it is oneself: the account has a call of its own for that
   * @throws NotFoundException
   */
  endSessions(actor: Actor, userId: string): Promise<void> {
    return this.change(actor, userId, async (rows) => {
      const count = await this.sessions.endAllWithin(rows, userId);
      return { action: 'user-sessions-ended', details: { count } };
    });
  }

  /**
   * Does what an administrator is needed for, who is one up to the end of the transaction.
   * @throws ForbiddenException where the caller has stopped being one
   */
  byAdministrator<Result>(actor: Actor, work: (rows: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (rows) => {
      requireAdministrator(await lock(rows, actor.id));
      return work(rows);
    });
  }

  /**
   * Changes somebody else, together with the audit entry that tells of it. Whoever does so is an administrator up to the end of the
   * transaction, and does not change himself or herself: so there always is one left, also where two take the role from each other.
   * @param work answers what was done, or undefined where there was nothing to do
   */
  async change(
    actor: Actor,
    userId: string,
    work: (rows: Transaction, user: StoredUser) => Promise<Done | undefined>,
  ): Promise<void> {
    if (actor.id === userId) throw new ConflictException('This is for another administrator to do');
    await this.sessions.settle(userId);
    await this.database.transaction(async (rows) => {
      const locked = new Map<string, StoredUser>();
      // In one order, so that two who change each other do not wait for one another.
      for (const id of [actor.id, userId].toSorted()) {
        const user = await lock(rows, id);
        if (user) locked.set(id, user);
      }
      requireAdministrator(locked.get(actor.id));
      const user = locked.get(userId);
      if (!user) throw noSuchUser();
      const done = await work(rows, user);
      if (done) await this.audit.recordWithin(rows, { subject: userId, ...done, ...causedBy(actor) });
    });
  }
}

type Deed =
  | ('role-changed' | 'user-disabled' | 'user-enabled' | 'user-sessions-ended')
  | ('user-invited' | 'invitation-withdrawn');
/** What an administrator has done to a user; the subject is the id where nothing else is given. */
type Done = { [Action in Deed]: { action: Action; details: AuditDetails[Action]; subject?: string } }[Deed];

/** Reads a user by writing to it: whoever changes it meanwhile waits. */
const lock = (rows: Transaction, id: string): Promise<StoredUser | undefined> =>
  rows.updateTable('user').set({ id }).where('id', '=', id).returning(COLUMNS).executeTakeFirst();

/** @throws ForbiddenException where the caller has stopped being an administrator */
function requireAdministrator(by: StoredUser | undefined): void {
  if (by?.disabled_at !== null || roleOf(by) !== 'admin') throw new ForbiddenException('Your role may not do this');
}

const noSuchUser = () => new NotFoundException('There is no such user');

/** Those who are asked for. */
function found(rows: Rows, { q = '', role, state }: AskedUsers) {
  const all = rows
    .selectFrom('user')
    // JSON in both databases, which write a list of texts alike.
    .$if(role !== undefined, (some) => some.where(sql<boolean>`cast(role as text) like ${`%"${String(role)}"%`}`))
    .$if(state === 'disabled', (some) => some.where('disabled_at', 'is not', null))
    .$if(state !== undefined && state !== 'disabled', (some) => some.where('disabled_at', 'is', null))
    .$if(state === 'invited', (some) => some.where('invited_until', 'is not', null))
    .$if(state === 'active', (some) =>
      some.where(({ eb, or }) => or([eb('password_hash', 'is not', null), eb('from', '!=', 'custom-db')])),
    )
    .$if(state === 'closed', (some) =>
      some.where('password_hash', 'is', null).where('from', '=', 'custom-db').where('invited_until', 'is', null),
    );
  return wordsOf(q).reduce(
    (some, word) => some.where(sql<boolean>`search_key like ${`%${literally(word)}%`} escape '\\'`),
    all,
  );
}

/** The words that were typed, each as the keys of users hold it: an address as it is, words of a name without accents. */
const wordsOf = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .map((word) => (/[@.]/.test(word) ? word.toLowerCase() : normalizeForSearch(word)))
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** A text in a pattern of `like`, with `\` before what would mean something else. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const roleOf = (user: StoredUser): Role => {
  const roles = fromJson(user.role);
  return ROLES.find((role) => isAllowed(roles, role)) ?? 'user';
};

const stateOf = ({ disabled_at, invited_until, password_hash, from }: StoredUser): UserState => {
  if (disabled_at !== null) return 'disabled';
  if (invited_until !== null) return 'invited';
  return password_hash === null && from === 'custom-db' ? 'closed' : 'active';
};

const toManaged = (user: StoredUser): ManagedUser => ({
  ...{ id: user.id, displayName: user.display_name, email: user.email, photoURL: shownPhoto(user.photo_url) },
  ...{ role: roleOf(user), state: stateOf(user), from: user.from as ManagedUser['from'] },
  ...{ createdAt: user.created_at, disabledAt: user.disabled_at, invitedUntil: user.invited_until },
});
