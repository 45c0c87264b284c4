import { draftOf } from '../../platform/dto/draft-of';
import { AllIds, Day, Email, Id, Ids, ListOf, Nested, Text, WebUrl } from '../../platform/dto/fields';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { updateOf } from '../../platform/dto/update-of';
import { demoAdminsId } from '../../platform/openapi/demo-ids';

/** The id of a contact of the demo’s admin, for the documentation. */
export const EXAMPLE_CONTACT_ID = '252c69a2-0f92-824d-8609-573fff7abe6b';

const demoGroup = { example: demoAdminsId('contact-group', 'Neighbours') };
const EXAMPLE_NEW_ID = '7d5a2b90-6c1e-4f83-9a47-0e2b8c6d1f35';

export class ContactDto {
  @Id({ example: EXAMPLE_CONTACT_ID }) id!: string;
  @Text({ min: 0, max: 100, example: 'Selma' }) name!: string;
  @Text({ min: 0, max: 100, example: 'Aydın' }) lastName!: string;
  @WebUrl({ nullable: true, example: null }) avatar!: string | null;
  @Text({ min: 0, max: 100, example: 'Sel' }) nickname!: string;
  @Text({ min: 0, max: 100, example: 'Harbour Books' }) company!: string;
  @Text({ min: 0, max: 100, example: 'Bookseller' }) jobTitle!: string;
  @Email({ nullable: true, example: 'selma@example.com' }) email!: string | null;
  @Text({ min: 0, max: 50, example: '+1 202 555 0143' }) phone!: string;
  @Text({ min: 0, max: 500, example: '12 Quay Street, Portland' }) address!: string;
  @Day({ nullable: true, example: '1988-04-17' }) birthday!: string | null;
  @Text({ min: 0, max: 10_000, example: 'Prefers to be called in the evening' }) notes!: string;
}

/** What a contact may be made from: any of its fields; what is left out is empty. */
export class ContactDraftDto extends draftOf(ContactDto) {}

export class AddContactDto {
  @Nested(() => ContactDraftDto) contact!: ContactDraftDto;
}

export class UpdateContactDto extends updateOf('contact', ContactDto) {}

/** One contact. */
export class ContactIdDto {
  @Id({ description: 'The contact.', example: EXAMPLE_CONTACT_ID }) contactId!: string;
}

/** Some contacts. */
export class ContactIdsDto {
  @Ids({ max: 1000, example: [EXAMPLE_CONTACT_ID] }) contactIds!: string[];
}

export class ContactsQueryDto extends ListQueryDto {
  @Id({
    optional: true,
    example: 'starred',
    description: '`all` (as without it), `starred`, `frequent`, or the id of a group.',
  })
  id?: string;
}

/** A contact with the id that its maker has given it. */
export class NewContactDto extends ContactDraftDto {
  @Id({ example: EXAMPLE_NEW_ID, description: 'A random UUID (version 4, lower case).' }) id!: string;
}

/** Many contacts at once, as from a file. */
export class AddContactsDto {
  @ListOf(() => NewContactDto, { max: 500 }) contacts!: NewContactDto[];
}

export class ContactGroupDraftDto {
  @Text({ max: 60, example: 'Book club' }) name!: string;
}

/** A group by its name. */
export class ContactGroupNameDto {
  @Id(demoGroup) id!: string;
  @Text({ max: 60, example: 'Neighbours' }) name!: string;
}

export class AddContactGroupDto {
  @Nested(() => ContactGroupDraftDto) group!: ContactGroupDraftDto;
}

export class UpdateContactGroupDto extends updateOf('group', ContactGroupNameDto) {}

export class ContactGroupIdDto {
  @Id(demoGroup) groupId!: string;
}

/** Some contacts, and a group. */
export class ContactGroupMembersDto extends ContactIdsDto {
  @Id(demoGroup) groupId!: string;
}

export class ContactGroupDto {
  @Id() id!: string;
  @Text({ max: 60, example: 'Neighbours' }) name!: string;
  @AllIds({ example: [EXAMPLE_CONTACT_ID] }) contactIds!: string[];
}

/** The caller, and how its contacts are sorted into lists. */
export class ContactsUserDto {
  @Id() id!: string;
  @Text({ max: 100, example: 'Abbott Keitch' }) name!: string;
  @WebUrl({ nullable: true, example: null }) avatar!: string | null;
  @AllIds({ description: 'Ids of the starred contacts.' }) starred!: string[];
  @AllIds({
    description: 'Ids of the contacts to whom the caller has written, by mail or in chat, for the fifth time or more.',
  })
  frequentContacts!: string[];
  @ListOf(() => ContactGroupDto, { max: 100 }) groups!: ContactGroupDto[];
}

/** A contact whose birthday is known. */
export class BirthdayDto {
  @Id({ description: 'The contact.', example: EXAMPLE_CONTACT_ID }) id!: string;
  @Text({
    min: 0,
    max: 254,
    example: 'Selma Aydın',
    description: 'What the contact is called; empty where nobody said.',
  })
  name!: string;
  @Day({ example: '1988-04-17' }) birthday!: string;
}

/** Which user a contact is. */
export class ContactPersonDto {
  @Id({ nullable: true, example: null, description: 'Null where no other user has the email of the contact.' })
  userId!: string | null;
}
