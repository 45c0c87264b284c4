import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import {
  AddContactDto,
  ContactDto,
  ContactIdDto,
  ContactIdsDto,
  ContactsQueryDto,
  ContactsUserDto,
  UpdateContactDto,
} from './contacts.dto';
import { CONTACTS, ContactsService } from './contacts.service';

const unknownUpload = { 404: 'The avatar is an upload that the caller may not see.' };
const unknownContact = { 404: 'The contact does not exist or is somebody else’s.' };
const passedOver = 'Those that do not exist, or are somebody else’s, are passed over.';

@Tag('Contacts', 'The caller’s contacts: starred, asked for often, and in groups.')
@Access('user')
@Controller('contacts-app')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Call('listContacts', {
    answers: [ContactDto],
    summary: 'All contacts, or the starred, the frequent or those of a group; newest first.',
    fails: { 404: 'The group does not exist or is somebody else’s.' },
  })
  @Listed(CONTACTS)
  @Get('contacts')
  list(@CurrentUser() user: Actor, @Query() query: ContactsQueryDto): Promise<Page<ContactDto>> {
    return this.contacts.list(user.id, query);
  }

  @Call('getContactsUser', {
    answers: ContactsUserDto,
    summary: 'The caller, with the ids of its starred and frequent contacts, and its groups.',
    description: 'It changes with the list of contacts: `records:changed` of that list tells of both.',
  })
  @Get('user')
  user(@CurrentUser() user: Actor): Promise<ContactsUserDto> {
    return this.contacts.user(user.id);
  }

  @Call('addContact', { answers: ContactDto, summary: 'Add a contact, placed first.', fails: unknownUpload })
  @Idempotent()
  @Post('add-contact')
  add(@CurrentUser() user: Actor, @CreationId() id: string, @Body() { contact }: AddContactDto): Promise<ContactDto> {
    return this.contacts.add(user, id, contact);
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
}
