import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import type { Rows } from '../../platform/database/tables';
import { checkNewIds } from '../../platform/http/creation-id';
import type { Page } from '../../platform/http/page';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { UsersService } from '../users/users.service';
import { ContactSchema } from './contact.entity';
import type {
  BirthdayDto,
  ContactDraftDto,
  ContactDto,
  ContactPersonDto,
  ContactsQueryDto,
  ContactsUserDto,
  NewContactDto,
} from './contacts.dto';
import {
  contactFilters,
  selectBirthdays,
  selectGroup,
  selectGroups,
  selectMarks,
  selectMembers,
  selectPlaced,
  starsAmong,
  unmarkedWith,
} from './contacts.statements';

/** The list of contacts, as events name it: also of what is starred. */
export const CONTACTS = 'contacts-app/contacts';

/** Whoever a user has sent so many mails, or so many messages in chat, is frequent among the contacts from then on. */
export const OFTEN = 5;

/** A user's contacts. Calls without rules of their own go to the table directly. */
@Injectable()
export class ContactsService {
  readonly table;

  constructor(
    records: Records,
    search: SearchIndex,
    private readonly database: Database,
    private readonly writer: ListWriter,
    private readonly users: UsersService,
    uploads: UploadReferences,
  ) {
    this.table = records.owned(ContactSchema, {
      list: CONTACTS,
      noun: 'contact',
      title: 'name',
      filters: contactFilters,
      projections: [
        search.projection({
          list: CONTACTS,
          type: 'contact',
          fields: ['name', 'lastName', 'nickname', 'company', 'jobTitle', 'email', 'phone', 'address', 'notes'],
          entry: ({ id, name, lastName, nickname, company, jobTitle, email, phone, address, notes }) => ({
            title: `${name} ${lastName}`.trim(),
            text: [nickname, jobTitle, company, email, phone, address, notes].filter(Boolean).join(' · '),
            url: webAddress('/apps/contacts/all', id),
          }),
        }),
        uploads.shownBy(CONTACTS, ['avatar']),
      ],
    });
  }

  /**
   * All contacts, those with a mark, or those of a group.
   * @throws NotFoundException where the owner has no such group.
   */
  async list(ownerId: string, { id = 'all', ...query }: ContactsQueryDto): Promise<Page<ContactDto>> {
    if (id === 'all') return this.table.page(ownerId, query);
    if (id === 'starred' || id === 'frequent') return this.table.page(ownerId, query, { by: id });
    const [group] = await this.database.read(selectGroup.with({ ownerId, id }));
    if (!group) throw new NotFoundException('There is no such group');
    return this.table.page(ownerId, query, { by: 'group', value: id });
  }

  /** Creates a contact, placed first, or answers the one that has this id, where the request is a repetition. */
  add(actor: Actor, id: string, draft: ContactDraftDto): Promise<ContactDto> {
    return this.table.create(actor, { ...EMPTY_CONTACT, ...draft, id });
  }

  /**
   * Adds contacts, the first of them placed first; those that are there already, as of the same request sent before, are passed over.
   * @returns the ids of those that were added
   * @throws InvalidInputException where an id is not a random UUID.
   */
  addMany(actor: Actor, drafts: readonly NewContactDto[]): Promise<string[]> {
    checkNewIds('contacts', drafts);
    return this.table.addMany(
      actor,
      drafts.map((draft) => ({ ...EMPTY_CONTACT, ...draft })),
    );
  }

  /** The caller, and the ids of its contacts by mark and by group. */
  async user(userId: string): Promise<ContactsUserDto> {
    const given = { ownerId: userId };
    const [{ data }, placed, marks, groups, members] = await Promise.all([
      this.users.get(userId),
      this.database.read(selectPlaced.with(given)),
      this.database.read(selectMarks.with(given)),
      this.database.read(selectGroups.with(given)),
      this.database.read(selectMembers.with(given)),
    ]);
    const inOrder = <Row extends { contact_id: string }>(rows: Row[]) => {
      const byContact = Map.groupBy(rows, ({ contact_id }) => contact_id);
      return placed.flatMap(({ id }) => byContact.get(id) ?? []);
    };
    const byMark = Map.groupBy(inOrder(marks), ({ mark }) => mark);
    const byGroup = Map.groupBy(inOrder(members), ({ group_id }) => group_id);
    const idsOf = (rows: { contact_id: string }[] = []) => rows.map(({ contact_id }) => contact_id);
    return {
      id: userId,
      name: data.displayName,
      avatar: data.photoURL,
      starred: idsOf(byMark.get('starred')),
      frequentContacts: idsOf(byMark.get('frequent')),
      groups: groups.map((group) => ({ ...group, contactIds: idsOf(byGroup.get(group.id)) })),
    };
  }

  /** The contacts whose birthdays are known, by what they are called. */
  async birthdays(ownerId: string): Promise<BirthdayDto[]> {
    const found = await this.database.read(selectBirthdays.with({ ownerId }));
    return found.map(({ id, birthday, name, last_name, nickname, company, email }) => ({
      id,
      birthday: birthday ?? '',
      name: `${name} ${last_name}`.trim() || nickname || company || (email ?? ''),
    }));
  }

  /**
   * Which other user has the email of a contact.
   * @throws NotFoundException where the owner has no such contact.
   * @throws TooManyRequestsException where the owner has looked up too many.
   */
  async person(ownerId: string, contactId: string): Promise<ContactPersonDto> {
    const { email } = await this.table.get(ownerId, contactId);
    if (email === null) return { userId: null };
    const { id = null } = (await this.users.lookUp(ownerId, email)) ?? {};
    return { userId: id === ownerId ? null : id };
  }

  /**
   * Stars a contact, or stars it no more.
   * @throws NotFoundException where the owner has no such contact.
   */
  async toggleStarred(actor: Actor, contactId: string): Promise<ContactsUserDto> {
    const [found] = await this.star(actor, [contactId], (isStarred) => !isStarred);
    if (found === undefined) throw new NotFoundException('There is no such contact');
    return this.user(actor.id);
  }

  /**
   * Stars those of some contacts that are there, or stars them no more.
   * @param wanted whether one is to be starred, by whether it is now
   */
  async setStarred(actor: Actor, ids: string[], wanted: (isStarred: boolean) => boolean): Promise<ContactsUserDto> {
    await this.star(actor, ids, wanted);
    return this.user(actor.id);
  }

  /**
   * Marks the contacts with some addresses as frequent, and tells of those that were not.
   * @param addresses by their keys
   */
  async markFrequent(ownerId: string, addresses: readonly string[]): Promise<void> {
    if (addresses.length === 0) return;
    const find = (rows: Rows) => unmarkedWith(rows, ownerId, addresses);
    // Most often there is nobody to mark, and nothing is written.
    if ((await this.database.read(built(find))).length === 0) return;
    const change = { list: CONTACTS, ownerId, kind: 'updated' } as const;
    await this.writer.transaction([change], async (rows, [told]) => {
      // Once more, now that nobody else writes to the list: one of them may have been deleted meanwhile.
      const wanted = await find(rows).execute();
      if (wanted.length === 0) return;
      const marks = wanted.map(({ id }) => ({ contact_id: id, mark: 'frequent', owner_id: ownerId }));
      const statement = rows.insertInto('contact_mark').values(marks);
      const marked = await statement
        .onConflict((conflict) => conflict.doNothing())
        .returning('contact_id')
        .execute();
      if (told) told.ids = marked.map(({ contact_id }) => contact_id);
    });
  }

  /** @returns the ids of the contacts that are there */
  private async star(actor: Actor, ids: string[], wanted: (isStarred: boolean) => boolean): Promise<string[]> {
    if (ids.length === 0) return [];
    return this.writer.transaction([this.table.change(actor, 'updated', [])], async (rows, [change]) => {
      const found = await starsAmong(rows, actor.id, ids);
      const changed = found.filter(({ mark }) => wanted(mark !== null) !== (mark !== null));
      const added = changed.filter(({ mark }) => mark === null).map(({ id }) => id);
      const taken = changed.filter(({ mark }) => mark !== null).map(({ id }) => id);
      if (added.length > 0) {
        const marks = added.map((contact_id) => ({ contact_id, mark: 'starred', owner_id: actor.id }));
        await rows.insertInto('contact_mark').values(marks).execute();
      }
      if (taken.length > 0) {
        const starred = rows.deleteFrom('contact_mark').where('owner_id', '=', actor.id).where('mark', '=', 'starred');
        await starred.where('contact_id', 'in', taken).execute();
      }
      if (change) change.ids = [...added, ...taken];
      return found.map(({ id }) => id);
    });
  }
}

/** A contact of whom nothing has been written yet. */
export const EMPTY_CONTACT: Omit<ContactDto, 'id'> = {
  name: '',
  lastName: '',
  avatar: null,
  nickname: '',
  company: '',
  jobTitle: '',
  email: null,
  phone: '',
  address: '',
  birthday: null,
  notes: '',
};
