import { PickType } from '@nestjs/swagger';
import { ChangesOf } from '../../platform/dto/changes-of';
import {
  Email,
  Emails,
  Flag,
  Id,
  Ids,
  Instant,
  Int,
  Ints,
  ListOf,
  Nested,
  Text,
  Texts,
  WebUrl,
} from '../../platform/dto/fields';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { demoAdminsId } from '../../platform/openapi/demo-ids';

/** The most characters of a message. */
export const MAX_MESSAGE = 100_000;
const MAX_RECIPIENTS = 50;
const MAX_ID = 2 ** 31 - 1;
/** A mail of the demo admin. */
const EXAMPLE_ID = demoAdminsId('mail', '0');
/** A draft of the demo admin. */
const EXAMPLE_DRAFT_ID = demoAdminsId('mail', '46');

export class MailSenderDto {
  @Text({ max: 100, example: 'Hugo Martin' }) name!: string;
  @WebUrl({ nullable: true, example: null }) avatar!: string | null;
  @Email({ example: 'hugo-martin@contacts.ezone.example' }) email!: string;
}

export class MailRecipientDto {
  @Text({ max: 254, description: 'The name of the user, or the address.', example: 'Abbott Keitch' }) name!: string;
  @Text({ max: 254, description: 'An e-mail address; in a draft whatever was typed.', example: 'admin@ezone.example' })
  email!: string;
}

export class MailAttachmentDto {
  @Text({ max: 30, example: 'image' }) type!: string;
  @Text({ max: 200, example: 'hills.svg' }) fileName!: string;
  @Text({ min: 0, max: 2000, description: 'The path of a picture, or empty.', example: '/demo/notes/hills.svg' })
  preview!: string;
  @Text({ min: 0, max: 2000, description: 'A path of this server, or empty.', example: '/demo/notes/hills.svg' })
  url!: string;
  @Int({ min: 0, max: MAX_ID, description: 'In bytes.', example: 4200 }) size!: number;
}

const Subject = () => Text({ min: 0, max: 500, example: 'The March invoice' });
const Message = () =>
  Text({
    ...{ min: 0, max: MAX_MESSAGE, example: '<p>It went out on <b>Friday</b>.</p>' },
    description: 'HTML. What could run, load or send anything is taken out before it is stored.',
  });

export class MailDto {
  @Id({ example: EXAMPLE_ID }) id!: string;
  @Nested(() => MailSenderDto) from!: MailSenderDto;
  @ListOf(() => MailRecipientDto, { max: MAX_RECIPIENTS }) to!: MailRecipientDto[];
  @Subject() subject!: string;
  @Message() message!: string;
  @Instant({ description: 'When it was sent, or the draft was saved.' }) time!: string;
  @Flag({ example: false }) read!: boolean;
  @Flag({ example: true }) starred!: boolean;
  @Flag({ example: false }) important!: boolean;
  @Flag({ example: false }) hasAttachments!: boolean;
  @ListOf(() => MailAttachmentDto, { max: 100 }) attachments!: MailAttachmentDto[];
  @Ints({ min: 0, max: MAX_ID, atMost: 50, description: 'Ids of labels.', example: [2] }) labels!: number[];
  @Int({ min: 0, max: MAX_ID, description: 'The id of its folder.', example: 0 }) folder!: number;
}

export class MailQueryDto {
  @Id({ description: 'The mail.', example: EXAMPLE_ID }) mailId!: string;
}

const handle = { max: 60, optional: true } as const;

/** Which mails are wanted: a label comes before a filter, and that before a folder. */
export class MailsQueryDto extends ListQueryDto {
  @Text({ ...handle, description: 'Mails with this label.' }) labelHandle?: string;
  @Text({ ...handle, description: 'Mails with this flag: `starred` or `important`.' }) filterHandle?: string;
  @Text({ ...handle, description: 'Mails in this folder; `inbox`, if nothing is asked for.', example: 'inbox' })
  folderHandle?: string;
}

export class UpdateMailDto extends ChangesOf(PickType(MailDto, ['read', 'starred', 'important', 'labels'])) {
  @Id({ example: EXAMPLE_ID }) id!: string;
}

class SelectedMailsDto {
  @Ids({
    max: 1000,
    description: 'Ids that do not exist or are somebody else’s are passed over.',
    example: [EXAMPLE_ID],
  })
  selectedMailIds!: string[];
}

export class SetMailFolderDto extends SelectedMailsDto {
  @Int({ min: 0, max: MAX_ID, example: 4 }) folderId!: number;
}

export class ToggleMailLabelDto extends SelectedMailsDto {
  @Int({ min: 0, max: MAX_ID, example: 2 }) labelId!: number;
}

export class DeleteMailsDto extends SelectedMailsDto {}

export class SendMailDto {
  @Emails({ min: 1, max: MAX_RECIPIENTS, example: ['staff@ezone.example'] }) to!: string[];
  @Subject() subject!: string;
  @Message() message!: string;
  @Id({ optional: true, description: 'The draft that it was, which goes.', example: EXAMPLE_DRAFT_ID })
  draftId?: string;
}

export class SentMailDto extends MailDto {
  @Texts({ max: MAX_RECIPIENTS, length: 254, description: 'Addresses of nobody who can sign in.', example: [] })
  undelivered!: string[];
}

export class SaveDraftDto {
  @Id({
    optional: true,
    description: 'The draft to replace; without it there is a new one.',
    example: EXAMPLE_DRAFT_ID,
  })
  id?: string;
  @Texts({ max: MAX_RECIPIENTS, length: 254, description: 'Addresses as far as they are typed.', example: ['staff@'] })
  to!: string[];
  @Subject() subject!: string;
  @Message() message!: string;
}

export class MailFolderDto {
  @Int({ min: 0, max: MAX_ID, example: 0 }) id!: number;
  @Text({ max: 60, example: 'inbox' }) handle!: string;
  @Text({ max: 60, description: 'In English.', example: 'Inbox' }) title!: string;
  @Text({ max: 60, description: 'The key of its name in other languages.', example: 'mail.folder.inbox' })
  translate!: string;
  @Text({ max: 60, description: 'The name of its icon.', example: 'inbox' }) icon!: string;
}

export class MailFilterDto extends MailFolderDto {}

export class MailLabelDto {
  @Int({ min: 0, max: MAX_ID, example: 2 }) id!: number;
  @Text({ max: 60, example: 'invoice' }) handle!: string;
  @Text({ max: 60, example: 'Invoice' }) title!: string;
  @Text({ max: 20, example: '#2e7d32' }) color!: string;
}
