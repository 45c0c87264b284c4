import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { JsonPage, Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { CONTACT_GROUPS, ContactGroupsService } from './contact-groups.service';
import {
  AddContactDto,
  AddContactGroupDto,
  AddContactsDto,
  BirthdayDto,
  ContactDto,
  ContactGroupIdDto,
  ContactGroupMembersDto,
  ContactGroupNameDto,
  ContactIdDto,
  ContactIdsDto,
  ContactPersonDto,
  ContactsQueryDto,
  ContactsUserDto,
  UpdateContactDto,
  UpdateContactGroupDto,
} from './contacts.dto';
import { CONTACTS, ContactsService } from './contacts.service';

const unknownUpload = { 404: 'The avatar is an upload that the caller may not see.' };
const unknownContact = { 404: 'The contact does not exist or is somebody else’s.' };
const unknownGroup = { 404: 'The group does not exist or is somebody else’s.' };
const passedOver = 'Those that do not exist, or are somebody else’s, are passed over.';

@Tag('Contacts', 'The caller’s contacts: starred, often written to, and in groups.')
@Access('user')
@Scoped('contacts')
@Controller('contacts-app')
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly groups: ContactGroupsService,
  ) {}

  @Call('listContacts', {
    answers: [ContactDto],
    summary: 'All contacts, or the starred, the frequent or those of a group; newest first.',
    fails: unknownGroup,
  })
  @Listed(CONTACTS, { also: [CONTACT_GROUPS] })
  @Get('contacts')
  list(@CurrentUser() user: Actor, @Query() query: ContactsQueryDto): Promise<Page<ContactDto>> {
    return this.contacts.list(user.id, query);
  }

  @Call('getContactsUser', {
    answers: ContactsUserDto,
    summary: 'The caller, with the ids of its starred and frequent contacts, and its groups.',
    description: 'It changes with the lists of contacts and of groups: `records:changed` of these tells of it, too.',
  })
  @Get('user')
  user(@CurrentUser() user: Actor): Promise<ContactsUserDto> {
    return this.contacts.user(user.id);
  }

  @Call('getContactPerson', {
    answers: ContactPersonDto,
    summary: 'Which user a contact is, to chat with.',
    fails: unknownContact,
  })
  @Get('person')
  person(@CurrentUser() user: Actor, @Query() { contactId }: ContactIdDto): Promise<ContactPersonDto> {
    return this.contacts.person(user.id, contactId);
  }

  @Call('listBirthdays', {
    answers: [BirthdayDto],
    summary: 'The contacts whose birthdays are known, with these alone.',
    description: 'For a calendar, which needs nothing else of them.',
  })
  @Listed(CONTACTS)
  @Get('birthdays')
  async birthdays(@CurrentUser() user: Actor): Promise<Page<BirthdayDto>> {
    return { entries: await this.contacts.birthdays(user.id) };
  }

  @Call('addContact', { answers: ContactDto, summary: 'Add a contact, placed first.', fails: unknownUpload })
  @Idempotent()
  @Post('add-contact')
  add(@CurrentUser() user: Actor, @CreationId() id: string, @Body() { contact }: AddContactDto): Promise<ContactDto> {
    return this.contacts.add(user, id, contact);
  }

  @Call('addContacts', {
    answers: [String],
    summary: 'Add many contacts, the first of them placed first; answers the ids of those that were added.',
    description: 'Those that are there already, as of the same request sent before, are passed over.',
    fails: unknownUpload,
  })
  @Post('add-contacts')
  addMany(@CurrentUser() user: Actor, @Body() { contacts }: AddContactsDto): Promise<string[]> {
    return this.contacts.addMany(user, contacts);
  }

  @Call('updateContact', {
    answers: ContactDto,
    summary: 'Replace a contact.',
    description: 'With `base`, the contact as the caller had it, only the fields that differ from it are changed.',
    fails: {
      404: `${unknownContact[404]} ${unknownUpload[404]}`,
      409: 'Somebody else has changed the same fields since `base`; `details` names them.',
    },
  })
  @Post('update-contact')
  update(@CurrentUser() user: Actor, @Body() { contact, base }: UpdateContactDto): Promise<ContactDto> {
    return this.contacts.table.replace(user, contact, base);
  }

  @Call('removeContact', {
    answers: String,
    summary: 'Remove a contact into the trash; answers its id.',
    description: 'It leaves the starred, the frequent and its groups, and is in them again when it is restored.',
    fails: unknownContact,
  })
  @Post('remove-contact')
  remove(@CurrentUser() user: Actor, @Body() { contactId }: ContactIdDto): Promise<string> {
    return this.contacts.table.remove(user, contactId);
  }

  @Call('removeContacts', {
    answers: [String],
    summary: 'Remove contacts into the trash; answers the ids of those that were there.',
    description: passedOver,
  })
  @Post('remove-contacts')
  removeMany(@CurrentUser() user: Actor, @Body() { contactIds }: ContactIdsDto): Promise<string[]> {
    return this.contacts.table.removeMany(user, contactIds);
  }

  @Call('toggleStarredContact', {
    answers: ContactsUserDto,
    summary: 'Star a contact, or star it no more.',
    fails: unknownContact,
  })
  @Post('toggle-starred-contact')
  toggle(@CurrentUser() user: Actor, @Body() { contactId }: ContactIdDto): Promise<ContactsUserDto> {
    return this.contacts.toggleStarred(user, contactId);
  }

  @Call('toggleStarredContacts', {
    answers: ContactsUserDto,
    summary: 'Star those of some contacts that are not starred, and the others no more.',
    description: passedOver,
  })
  @Post('toggle-starred-contacts')
  toggleMany(@CurrentUser() user: Actor, @Body() { contactIds }: ContactIdsDto): Promise<ContactsUserDto> {
    return this.contacts.setStarred(user, contactIds, (isStarred) => !isStarred);
  }

  @Call('setContactsStarred', { answers: ContactsUserDto, summary: 'Star contacts.', description: passedOver })
  @Post('set-contacts-starred')
  star(@CurrentUser() user: Actor, @Body() { contactIds }: ContactIdsDto): Promise<ContactsUserDto> {
    return this.contacts.setStarred(user, contactIds, () => true);
  }

  @Call('setContactsUnstarred', {
    answers: ContactsUserDto,
    summary: 'Star contacts no more.',
    description: passedOver,
  })
  @Post('set-contacts-unstarred')
  unstar(@CurrentUser() user: Actor, @Body() { contactIds }: ContactIdsDto): Promise<ContactsUserDto> {
    return this.contacts.setStarred(user, contactIds, () => false);
  }

  @Call('listContactGroups', { answers: [ContactGroupNameDto], summary: 'All groups, in their order.' })
  @Listed(CONTACT_GROUPS)
  @Get('groups')
  listGroups(@CurrentUser() user: Actor, @Query() query: ListQueryDto): Promise<JsonPage<ContactGroupNameDto>> {
    return this.groups.table.jsonPage(user.id, query);
  }

  @Call('addContactGroup', { answers: ContactGroupNameDto, summary: 'Add a group, placed last.' })
  @Idempotent()
  @Post('add-group')
  addGroup(
    @CurrentUser() user: Actor,
    @CreationId() id: string,
    @Body() { group }: AddContactGroupDto,
  ): Promise<ContactGroupNameDto> {
    return this.groups.add(user, id, group);
  }

  @Call('updateContactGroup', {
    answers: ContactGroupNameDto,
    summary: 'Rename a group.',
    fails: { ...unknownGroup, 409: 'Somebody else has renamed it since `base`.' },
  })
  @Post('update-group')
  updateGroup(
    @CurrentUser() user: Actor,
    @Body() { group, base }: UpdateContactGroupDto,
  ): Promise<ContactGroupNameDto> {
    return this.groups.table.replace(user, group, base);
  }

  @Call('removeContactGroup', {
    answers: String,
    summary: 'Remove a group into the trash; answers its id.',
    description: 'Its contacts stay, and are in it again when it is restored.',
    fails: unknownGroup,
  })
  @Post('remove-group')
  removeGroup(@CurrentUser() user: Actor, @Body() { groupId }: ContactGroupIdDto): Promise<string> {
    return this.groups.table.remove(user, groupId);
  }

  @Call('addToContactGroup', {
    answers: ContactsUserDto,
    summary: 'Put contacts into a group.',
    description: `${passedOver} So are those that are in it.`,
    fails: unknownGroup,
  })
  @Post('add-to-group')
  addToGroup(
    @CurrentUser() user: Actor,
    @Body() { groupId, contactIds }: ContactGroupMembersDto,
  ): Promise<ContactsUserDto> {
    return this.groups.setMembers(user, groupId, contactIds, true);
  }

  @Call('removeFromContactGroup', {
    answers: ContactsUserDto,
    summary: 'Take contacts out of a group.',
    description: passedOver,
    fails: unknownGroup,
  })
  @Post('remove-from-group')
  removeFromGroup(
    @CurrentUser() user: Actor,
    @Body() { groupId, contactIds }: ContactGroupMembersDto,
  ): Promise<ContactsUserDto> {
    return this.groups.setMembers(user, groupId, contactIds, false);
  }
}
