import { Injectable } from '@nestjs/common';
import { toJson } from '../../platform/database/columns';
import { StarterContents } from '../../platform/database/starter-content';
import type { Transaction } from '../../platform/database/tables';
import type { Role } from './managed-users.service';
import type { UserDto } from './users.dto';
import { toColumns } from './users.service';

/** Whom an administrator wants to have here. */
export type InvitedPerson = { email: string; displayName: string; role: Role };

/** Users who were invited and have not chosen a password yet. They have no content, nobody else sees them, and they may go without a trace. */
@Injectable()
export class InvitedUsers {
  constructor(private readonly starters: StarterContents) {}

  /**
   * Adds somebody who is invited; whoever is already is called what was typed now, and has that role.
   * @returns the id, and whether it is a new one; undefined where the address is that of an account
   */
  async saveWithin(
    rows: Transaction,
    { email, displayName, role }: InvitedPerson,
    until: string,
  ): Promise<{ userId: string; isNew: boolean } | undefined> {
    const columns = toColumns({ role: [role], displayName, email, passwordHash: null });
    const saved = await rows
      .insertInto('user')
      .values({ ...columns, invited_until: until })
      .onConflict((conflict) =>
        conflict
          .column('email_key')
          .doUpdateSet({
            ...{ display_name: displayName, search_key: columns.search_key, email },
            ...{ role: toJson<string[]>([role]), invited_until: until },
          })
          .where('user.invited_until', 'is not', null)
          .where('user.disabled_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    return saved && { userId: saved.id, isNew: saved.id === columns.id };
  }

  /** Lets the link of an invitation be good for longer. @returns whether the user is invited */
  async renewWithin(rows: Transaction, userId: string, until: string): Promise<boolean> {
    const { numUpdatedRows } = await rows
      .updateTable('user')
      .set({ invited_until: until })
      .where('id', '=', userId)
      .where('invited_until', 'is not', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Removes somebody who is invited. @returns whether the user was */
  async removeWithin(rows: Transaction, userId: string): Promise<boolean> {
    const { numDeletedRows } = await rows
      .deleteFrom('user')
      .where('id', '=', userId)
      .where('invited_until', 'is not', null)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** Makes of somebody who was invited a user as others are, with starter content. */
  async settleWithin(rows: Transaction, { uuid: id, data }: UserDto): Promise<void> {
    const created_at = new Date().toISOString();
    await rows.updateTable('user').set({ created_at, invited_until: null }).where('id', '=', id).execute();
    const { displayName, email, photoURL } = data;
    await this.starters.fill(rows, { id, displayName, email, photoURL });
  }
}
