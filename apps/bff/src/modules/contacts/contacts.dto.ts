import { draftOf } from '../../platform/dto/draft-of';
import { Day, Email, Id, Ids, ListOf, Nested, Text, WebUrl } from '../../platform/dto/fields';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { updateOf } from '../../platform/dto/update-of';

/** The id of a contact of the demo’s admin, for the documentation. */
export const EXAMPLE_CONTACT_ID = '252c69a2-0f92-824d-8609-573fff7abe6b';

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
  @Id({ example: EXAMPLE_CONTACT_ID }) contactId!: string;
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

export class ContactGroupDto {
  @Id() id!: string;
  @Text({ max: 60, example: 'Neighbours' }) name!: string;
  @Ids({ max: 10_000, example: [EXAMPLE_CONTACT_ID] }) contactIds!: string[];
}

/** The caller, and how its contacts are sorted into lists. */
export class ContactsUserDto {
  @Id() id!: string;
  @Text({ max: 100, example: 'Abbott Keitch' }) name!: string;
  @WebUrl({ nullable: true, example: null }) avatar!: string | null;
  @Ids({ max: 10_000, description: 'Ids of the starred contacts.' }) starred!: string[];
  @Ids({ max: 10_000, description: 'Ids of the contacts that are asked for often.' }) frequentContacts!: string[];
  @ListOf(() => ContactGroupDto, { max: 100 }) groups!: ContactGroupDto[];
}
