import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import type { Transaction } from '../../platform/database/tables';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { ContactGroupSchema } from './contact-group.entity';
import type { ContactGroupDraftDto, ContactGroupNameDto, ContactsUserDto } from './contacts.dto';
import { ContactsService } from './contacts.service';
import { countMembers, membersAmong, removedGroupsAmong, selectGroup, selectGroups } from './contacts.statements';

/** The list of groups, as events name it. Which contacts are in them is told with the list of contacts. */
export const CONTACT_GROUPS = 'contacts-app/groups';

/** The most groups that a user can have. */
const MAX_GROUPS = 100;
/** The most members that all groups of a user can have in all: who is in which is answered as a whole. */
export const MAX_MEMBERS = 50_000;

/** A user's groups of contacts. Calls without rules of their own go to the table directly. */
@Injectable()
export class ContactGroupsService {
  readonly table;

  constructor(
    records: Records,
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly contacts: ContactsService,
  ) {
    this.table = records.owned(ContactGroupSchema, {
      list: CONTACT_GROUPS,
      noun: 'group',
      title: 'name',
      placed: 'last',
      prepareTrash: async (rows, { kind, ids, actor }) => {
        const removed = (await removedGroupsAmong(rows, actor.id, ids).execute()).map(({ id }) => id);
        if (kind === 'restored') await this.checkRoom(rows, actor.id, 'ids', removed);
        return removed;
      },
    });
  }

  /**
   * Adds a group, placed last, or answers the one that has this id, where the request is a repetition.
   * @throws InvalidInputException where there are as many as there can be.
   */
  async add(actor: Actor, id: string, { name }: ContactGroupDraftDto): Promise<ContactGroupNameDto> {
    const group = { id, name };
    const isNew = await this.writer.transaction([this.table.change(actor, 'created', [])], async (rows, [change]) => {
      if (!(await this.table.add(rows, actor.id, group))) return false;
      await this.checkRoom(rows, actor.id, 'group');
      if (change) change.ids = [id];
      return true;
    });
    return isNew ? group : this.table.create(actor, group);
  }

  /**
   * Puts those of some contacts that are there into a group, or takes them out of it.
   * @throws NotFoundException where the owner has no such group.
   * @throws InvalidInputException where the groups would have more members in all than they can have.
   */
  async setMembers(actor: Actor, groupId: string, ids: string[], areMembers: boolean): Promise<ContactsUserDto> {
    const ownerId = actor.id;
    // The list of groups is only locked, so that the group is not deleted meanwhile.
    const lists = [this.contacts.table.change(actor, 'updated', []), this.table.change(actor, 'updated', [])];
    await this.writer.transaction(lists, async (rows, [change]) => {
      const [group] = await this.database.runWithin(rows, selectGroup.with({ ownerId, id: groupId }));
      if (!group) throw new NotFoundException('There is no such group');
      if (ids.length === 0) return;
      const found = await membersAmong(rows, ownerId, groupId, ids);
      const changed = found.filter(({ group_id }) => (group_id !== null) !== areMembers).map(({ id }) => id);
      if (changed.length === 0) return;
      if (areMembers) {
        await this.checkMembers(rows, ownerId, changed.length);
        const members = changed.map((contact_id) => ({ group_id: groupId, contact_id, owner_id: ownerId }));
        await rows.insertInto('contact_group_member').values(members).execute();
      } else {
        const members = rows.deleteFrom('contact_group_member').where('owner_id', '=', ownerId);
        await members.where('group_id', '=', groupId).where('contact_id', 'in', changed).execute();
      }
      if (change) change.ids = changed;
    });
    return this.contacts.user(ownerId);
  }

  /** @throws InvalidInputException where there are more groups, with those that are to come back, than there can be. */
  private async checkRoom(rows: Transaction, ownerId: string, field: string, restored: string[] = []): Promise<void> {
    const groups = await this.database.runWithin(rows, selectGroups.with({ ownerId }));
    if (groups.length + restored.length <= MAX_GROUPS) return;
    const message = `there must not be more than ${String(MAX_GROUPS)} groups`;
    throw new InvalidInputException([{ field, message }]);
  }

  private async checkMembers(rows: Transaction, ownerId: string, added: number): Promise<void> {
    const [counted] = await this.database.runWithin(rows, countMembers.with({ ownerId }));
    if (Number(counted?.members ?? 0) + added <= MAX_MEMBERS) return;
    const message = `all groups together must not have more than ${String(MAX_MEMBERS)} members`;
    throw new InvalidInputException([{ field: 'contactIds', message }]);
  }
}
