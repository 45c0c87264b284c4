import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { InferKyselyTable } from '@mikro-orm/sql';
import { sql, type Insertable, type InsertResult, type Selectable } from 'kysely';
import { causedBy } from '../../platform/audit/audit-event';
import { AuditLog } from '../../platform/audit/audit-log';
import type { Actor } from '../../platform/auth/access';
import { UserDirectory } from '../../platform/auth/user-directory';
import { fromJson, toJson } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { isKeyTaken } from '../../platform/database/is-key-taken';
import { built, prepare } from '../../platform/database/prepared';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { StarterContents, type NewUser } from '../../platform/database/starter-content';
import type { Transaction } from '../../platform/database/tables';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { checkedDto } from '../../platform/errors/validation.pipe';
import { defaultSettings, defaultShortcuts, mergeSettings } from './settings';
import { SettingsDto } from './settings.dto';
import { LookupLimits } from './lookup-limits';
import { searchBeginnings, searchKey } from './search-key';
import type { UserSchema } from './user.entity';
import type { UserDataChangesDto, UserDto } from './users.dto';

type UserTable = InferKyselyTable<typeof UserSchema>;
type UserRow = Selectable<UserTable>;

/** A user to add. Omitted fields get the defaults of a new user. */
export type UserDraft = {
  id?: string;
  from?: UserDto['from'];
  role: string[];
  displayName: string;
  email: string;
  photoURL?: string | null;
  passwordHash: string | null;
  settings?: SettingsDto;
};

/** A user with its password hash, which never leaves the server. */
export type Account = { user: UserDto; passwordHash: string | null; isDisabled: boolean };

/** The fields of a user that everybody may see; of pictures, those of this server alone. */
export type Person = { id: string; name: string; photoURL: string | null };

/** Whom an e-mail address belongs to. */
export type Addressee = {
  id: string;
  name: string;
  /** Demo contacts cannot. */
  canSignIn: boolean;
};

/** The key of an e-mail address, which is the same for every spelling that differs in case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * A picture as it is shown to others: those of this server. One of another server would tell its owner who looks, and when; and whoever
 * reads a mail has not asked for that.
 */
export const shownPhoto = (photoURL: string | null): string | null => (photoURL?.startsWith('/') ? photoURL : null);

const selectRoles = prepare<{ userId: string }>()((rows, { userId }) =>
  rows.selectFrom('user').select('role').where('id', '=', userId).where('disabled_at', 'is', null),
);
const selectEnabled = prepare<{ userId: string }>()((rows, { userId }) =>
  rows
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .where('invited_until', 'is', null),
);
const selectUser = prepare<{ userId: string }>()((rows, { userId }) =>
  rows.selectFrom('user').selectAll().where('id', '=', userId),
);
const selectAccount = prepare<{ key: string }>()((rows, { key }) =>
  rows.selectFrom('user').selectAll().where('email_key', '=', key),
);
const selectAnyAccount = prepare<object>()((rows) =>
  rows.selectFrom('user').select('id').where('password_hash', 'is not', null).limit(1),
);

/** The password of a user is no longer the one that was known. */
export class OtherPasswordError extends Error {}

/** The user is kept out by an administrator. */
export class DisabledUserError extends Error {}

/** Rolls back the adding of users when one of them exists already. */
class TakenError extends Error {}

/** The users of Ezone. Password hashes leave this service only in an {@link Account}. */
@Injectable()
export class UsersService extends UserDirectory {
  constructor(
    private readonly database: Database,
    private readonly starters: StarterContents,
    private readonly audit: AuditLog,
    private readonly uploads: UploadReferences,
    private readonly lookups: LookupLimits,
  ) {
    super();
  }

  override async rolesOf(userId: string): Promise<string[] | undefined> {
    const [row] = await this.database.read(selectRoles.with({ userId }));
    return row && fromJson(row.role);
  }

  /** @throws NotFoundException if there is no such user. */
  async get(userId: string): Promise<UserDto> {
    const [row] = await this.database.read(selectUser.with({ userId }));
    if (!row) throw noSuchUser();
    return toUserDto(row);
  }

  /** Whether there is such a user whom others may turn to. */
  async has(userId: string): Promise<boolean> {
    return (await this.database.read(selectEnabled.with({ userId }))).length > 0;
  }

  /** All users but one, and but those who are disabled or invited, sorted by name: those after a name and id, and no more than `limit`, where these are given. */
  async others(
    userId: string,
    { after, limit }: { after?: readonly [name: string, id: string]; limit?: number },
  ): Promise<Person[]> {
    const page = built((rows) => {
      let query = rows
        .selectFrom('user')
        .select(['id', 'display_name as name', 'photo_url as photoURL'])
        .where('id', '<>', userId)
        .where('disabled_at', 'is', null)
        .where('invited_until', 'is', null)
        .orderBy('display_name')
        .orderBy('id');
      if (after) query = query.where(sql<boolean>`(display_name, id) > (${after[0]}, ${after[1]})`);
      return limit === undefined ? query : query.limit(limit);
    });
    const people = await this.database.read(page);
    return people.map(({ photoURL, ...person }) => ({ ...person, photoURL: shownPhoto(photoURL) }));
  }

  async findAccount(email: string): Promise<Account | undefined> {
    const [row] = await this.database.read(selectAccount.with({ key: emailKey(email) }));
    return row && toAccount(row);
  }

  /** @throws NotFoundException if there is no such user. */
  async getAccount(userId: string): Promise<Account> {
    const [row] = await this.database.read(selectUser.with({ userId }));
    if (!row) throw noSuchUser();
    return toAccount(row);
  }

  /**
   * Makes sure that a user is not disabled up to the end of a transaction: whoever disables it meanwhile waits.
   * @throws {DisabledUserError}
   */
  async requireEnabled(rows: Transaction, userId: string): Promise<void> {
    const enabled = rows
      .updateTable('user')
      .set({ id: userId })
      .where('id', '=', userId)
      .where('disabled_at', 'is', null);
    const { numUpdatedRows } = await enabled.executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new DisabledUserError();
  }

  /**
   * Gives a user another password.
   * @throws {OtherPasswordError} where the one of before has been changed meanwhile
   */
  async setPassword(
    rows: Transaction,
    userId: string,
    { from, to }: { from: string | null; to: string },
  ): Promise<void> {
    const { numUpdatedRows } = await rows
      .updateTable('user')
      .set({ password_hash: to })
      .where('id', '=', userId)
      .where('password_hash', 'is not distinct from', from)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new OtherPasswordError();
  }

  /** Whom some e-mail addresses belong to, by the {@link emailKey} of each; one of nobody, or of somebody who is disabled or invited, is left out. */
  async addressees(emails: readonly string[]): Promise<Map<string, Addressee>> {
    if (emails.length === 0) return new Map();
    const found = await this.database.read(
      built((rows) =>
        rows
          .selectFrom('user')
          .select(['id', 'display_name', 'email_key', 'from', 'password_hash'])
          .where('email_key', 'in', emails.map(emailKey))
          .where('disabled_at', 'is', null)
          .where('invited_until', 'is', null),
      ),
    );
    return new Map(
      found.map(({ id, display_name: name, email_key: key, from, password_hash: hash }) => [
        key,
        { id, name, canSignIn: hash !== null || from !== 'custom-db' },
      ]),
    );
  }

  /**
   * The first users by name who can sign in, and whose names or addresses begin with what was typed: nobody before its second letter.
   * They are read in the order of their names until there are enough.
   * @param userId who looks them up
   * @throws TooManyRequestsException where that user has looked up too many.
   */
  async recipients(userId: string, typed: string, limit: number): Promise<{ name: string; email: string }[]> {
    await this.lookups.count(userId);
    const beginnings = searchBeginnings(typed);
    if (beginnings.length === 0) return [];
    return this.database.read(
      built((rows) => {
        const users = rows
          .selectFrom('user')
          .select(['display_name as name', 'email'])
          .where('disabled_at', 'is', null)
          .where(({ eb, or }) => or([eb('password_hash', 'is not', null), eb('from', '!=', 'custom-db')]))
          .orderBy('display_name')
          .orderBy('id')
          .limit(limit);
        return beginnings.reduce(
          (found, beginning) => found.where('search_key', 'like', sql<string>`${`%${escaped(beginning)}%`} escape '!'`),
          users,
        );
      }),
    );
  }

  /**
   * Whom an e-mail address belongs to.
   * @param userId who looks that up
   * @throws TooManyRequestsException where that user has looked up too many.
   */
  async lookUp(userId: string, email: string): Promise<Addressee | undefined> {
    await this.lookups.count(userId);
    return (await this.addressees([email])).get(emailKey(email));
  }

  /**
   * What the owners of some e-mail addresses are called, by the {@link emailKey} of each: of none where whoever looks that up has looked up
   * too many.
   * @param userId who looks them up
   */
  async namesOf(userId: string, emails: readonly string[]): Promise<Map<string, string>> {
    if (emails.length === 0 || !(await this.lookups.allows(userId, emails.length))) return new Map();
    return new Map([...(await this.addressees(emails))].map(([key, { name }]) => [key, name]));
  }

  /** Whether there is anybody who can sign in with a password. */
  async hasAccounts(): Promise<boolean> {
    return (await this.database.read(selectAnyAccount.with({}))).length > 0;
  }

  /**
   * Adds users with their starter content, all or none.
   * @returns the users; undefined if an address or id is taken
   */
  add(...drafts: UserDraft[]): Promise<UserDto[] | undefined> {
    return this.insert(drafts, (rows, user) => this.starters.fill(rows, user));
  }

  /**
   * Adds users as {@link add} does, who may have been here before: where what they had then is still there, they get that, and no
   * starter content.
   */
  async addAgain(...drafts: UserDraft[]): Promise<UserDto[] | undefined> {
    try {
      return await this.add(...drafts);
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
      return this.insert(drafts, () => Promise.resolve());
    }
  }

  /**
   * Adds a user as {@link add} does, together with the row by which it is known elsewhere.
   * @returns the user; undefined if its address is taken, or that row is there already
   */
  async addKnown(
    draft: UserDraft,
    insertKnown: (rows: Transaction, userId: string) => Promise<InsertResult>,
  ): Promise<UserDto | undefined> {
    const added = await this.insert([draft], async (rows, user) => {
      const { numInsertedOrUpdatedRows } = await insertKnown(rows, user.id);
      if (numInsertedOrUpdatedRows === 0n) throw new TakenError();
      await this.starters.fill(rows, user);
    });
    return added?.[0];
  }

  /**
   * Adds demo contacts, who cannot sign in, if they do not exist yet. They get no starter content, because nobody would
   * see it.
   * @param rows the transaction of the content that needs them
   */
  async addContacts(
    rows: Transaction,
    people: { id: string; displayName: string; email: string; photoURL?: string | null }[],
  ): Promise<void> {
    const columns = people.map((person) => toColumns({ ...person, role: ['user'], passwordHash: null }));
    await insertNew(rows, columns).execute();
  }

  /**
   * Changes the given fields of the actor. Settings are merged deeply, lists are replaced.
   * @throws InvalidInputException when the merged settings do not fit their layout style.
   * @throws NotFoundException when the picture is an upload that the user may not see.
   */
  update(actor: Actor, { displayName, photoURL, settings, shortcuts }: UserDataChangesDto): Promise<UserDto> {
    const { id: userId } = actor;
    return this.database.transaction<UserDto>(async (rows) => {
      const row = rows.updateTable('user').where('id', '=', userId).returningAll();
      // Reads by writing to the row, so that a second change waits, in both databases.
      const stored = toUserDto(await row.set({ id: userId }).executeTakeFirstOrThrow(noSuchUser));
      const merged = settings && mergeSettings(stored.data.settings, settings);
      if (merged) await checkedDto(SettingsDto, merged, { parent: 'user.data.settings' });
      // Kysely leaves out what is undefined.
      const changes = {
        id: userId,
        display_name: displayName,
        search_key: displayName === undefined ? undefined : searchKey(displayName, emailKey(stored.data.email)),
        photo_url: photoURL,
        settings: merged && toJson(merged),
        shortcuts: shortcuts && toJson(shortcuts),
      };
      if (photoURL !== undefined) {
        await this.uploads.write(rows, { list: 'users', id: userId, ownerId: EVERYBODY }, [photoURL], userId);
      }
      const changed = toUserDto(await row.set(changes).executeTakeFirstOrThrow(noSuchUser));
      const fields = (['displayName', 'photoURL'] as const).filter((name) => changed.data[name] !== stored.data[name]);
      if (fields.length > 0) {
        await this.audit.recordWithin(rows, { action: 'profile-changed', ...causedBy(actor), details: { fields } });
      }
      return changed;
    });
  }

  private async insert(
    drafts: UserDraft[],
    fill: (rows: Transaction, user: NewUser) => Promise<void>,
  ): Promise<UserDto[] | undefined> {
    const columns = drafts.map(toColumns);
    const written = this.database.transaction<UserDto[]>(async (rows) => {
      // Writes before anything is read, so that a second process that adds the same users waits, and then finds them.
      const { numInsertedOrUpdatedRows } = await insertNew(rows, columns).executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== BigInt(columns.length)) throw new TakenError();
      for (const { id, display_name: displayName, email, photo_url: photoURL } of columns) {
        await fill(rows, { id, displayName, email, photoURL });
      }
      return columns.map(toUserDto);
    });
    return written.catch((error: unknown) => {
      if (error instanceof TakenError) return undefined;
      throw error;
    });
  }
}

/** What stands for itself in a pattern of `like`. */
const escaped = (text: string): string => text.replace(/[%_!]/g, '!$&');

const noSuchUser = () => new NotFoundException('There is no such user');

/** Inserts users, but for those whose id or address is taken. */
const insertNew = (rows: Transaction, columns: Insertable<UserTable>[]) =>
  rows
    .insertInto('user')
    .values(columns)
    .onConflict((conflict) => conflict.doNothing());

/** A user as it is stored, from now on. */
export const toColumns = ({ id, from, role, displayName, email, photoURL, passwordHash, settings }: UserDraft) =>
  ({
    id: id ?? randomUUID(),
    from: from ?? 'custom-db',
    role: toJson(role),
    display_name: displayName,
    email,
    email_key: emailKey(email),
    search_key: searchKey(displayName, emailKey(email)),
    photo_url: photoURL ?? null,
    password_hash: passwordHash,
    settings: toJson(settings ?? defaultSettings()),
    shortcuts: toJson(defaultShortcuts()),
    created_at: new Date().toISOString(),
    disabled_at: null,
    invited_until: null,
  }) satisfies Insertable<UserTable>;

const toAccount = (row: UserRow): Account => ({
  user: toUserDto(row),
  passwordHash: row.password_hash,
  isDisabled: row.disabled_at !== null,
});

const toUserDto = (row: UserRow): UserDto => ({
  uuid: row.id,
  from: row.from as UserDto['from'],
  role: fromJson(row.role),
  data: {
    displayName: row.display_name,
    photoURL: row.photo_url,
    email: row.email,
    settings: fromJson(row.settings),
    shortcuts: fromJson(row.shortcuts),
  },
});
