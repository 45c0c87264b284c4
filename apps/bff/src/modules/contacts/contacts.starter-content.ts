import { avatarOf } from '@ezone/pictures';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { stableId } from '../../platform/database/stable-id';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import type { Transaction } from '../../platform/database/tables';
import { ContactGroupsService } from './contact-groups.service';
import { ContactsService, EMPTY_CONTACT } from './contacts.service';
import { starterContacts, starterGroups } from './contacts.starter.data';

/** The contacts that a new user finds, with their marks and groups. */
@Injectable()
export class ContactsStarterContent implements StarterContent, OnModuleInit {
  constructor(
    private readonly contents: StarterContents,
    private readonly contacts: ContactsService,
    private readonly groups: ContactGroupsService,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Transaction, { id: ownerId }: NewUser): Promise<void> {
    const contactId = (email: string) => stableId(ownerId, 'contact', email);
    const groupId = (name: string) => stableId(ownerId, 'contact-group', name);
    const contacts = starterContacts.map(({ marks: _marks, group: _group, ...contact }) => ({
      ...EMPTY_CONTACT,
      ...contact,
      id: contactId(contact.email),
      avatar: avatarOf(`${contact.name} ${contact.lastName}`),
    }));
    const marks = starterContacts.flatMap(({ email, marks = [] }) =>
      marks.map((mark) => ({ contact_id: contactId(email), mark, owner_id: ownerId })),
    );
    const groups = starterGroups.map((name) => ({ id: groupId(name), name }));
    const members = starterContacts.flatMap(({ email, group }) =>
      group === undefined ? [] : [{ group_id: groupId(group), contact_id: contactId(email), owner_id: ownerId }],
    );
    await this.contacts.table.fill(rows, ownerId, contacts);
    await rows.insertInto('contact_mark').values(marks).execute();
    await this.groups.table.fill(rows, ownerId, groups);
    await rows.insertInto('contact_group_member').values(members).execute();
  }
}
