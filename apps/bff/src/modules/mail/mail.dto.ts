import { PickType } from '@nestjs/swagger';
import {
  EntryId,
  HandlesQueryDto,
  LabelDto,
  LabelIds,
  PartDto,
  SelectedIds,
} from '../../platform/catalogues/catalogue.dto';
import { ChangesOf } from '../../platform/dto/changes-of';
import { Email, Emails, Flag, Id, Instant, Int, ListOf, Nested, Text, Texts, WebUrl } from '../../platform/dto/fields';
import { MAX_TAGS } from '../../platform/html/safe-html';
import { demoAdminsId } from '../../platform/openapi/demo-ids';

/** The most characters of a message. */
export const MAX_MESSAGE = 100_000;
const MAX_RECIPIENTS = 50;
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
  @Int({ min: 0, max: 2 ** 31 - 1, description: 'In bytes.', example: 4200 }) size!: number;
}

const Subject = () => Text({ min: 0, max: 500, example: 'The March invoice' });
const Message = () =>
  Text({
    ...{ min: 0, max: MAX_MESSAGE, example: '<p>It went out on <b>Friday</b>.</p>' },
    description: `HTML of at most ${String(MAX_TAGS)} tags. What could run, load or send anything is taken out before it is stored.`,
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
  @LabelIds({ example: [2] }) labels!: number[];
  @EntryId({ description: 'The id of its folder.', example: 0 }) folder!: number;
  @Flag({ example: false, description: 'Whether it is still being written, also where it is in the trash.' })
  draft!: boolean;
}

export class MailQueryDto {
  @Id({ description: 'The mail.', example: EXAMPLE_ID }) mailId!: string;
}

export class MailsQueryDto extends HandlesQueryDto {}

export class UpdateMailDto extends ChangesOf(PickType(MailDto, ['read', 'starred', 'important', 'labels'])) {
  @Id({ example: EXAMPLE_ID }) id!: string;
}

export class SelectedMailsDto {
  @SelectedIds({ example: [EXAMPLE_ID] }) selectedMailIds!: string[];
}

export class SetMailFolderDto extends SelectedMailsDto {
  @EntryId({ example: 4 }) folderId!: number;
}

export class ToggleMailLabelDto extends SelectedMailsDto {
  @EntryId({ example: 2 }) labelId!: number;
}

export class SendMailDto {
  @Emails({ min: 1, max: MAX_RECIPIENTS, example: ['staff@ezone.example'] }) to!: string[];
  @Subject() subject!: string;
  @Message() message!: string;
  @Id({ optional: true, description: 'The draft that it was, which goes.', example: EXAMPLE_DRAFT_ID })
  draftId?: string;
}

export class SentMailDto extends MailDto {
  @Texts({
    max: MAX_RECIPIENTS,
    length: 254,
    description: 'Addresses of nobody who can sign in, or whose mailbox is full.',
    example: [],
  })
  undelivered!: string[];
}

export class DraftContentDto {
  @Texts({ max: MAX_RECIPIENTS, length: 254, description: 'Addresses as far as they are typed.', example: ['staff@'] })
  to!: string[];
  @Subject() subject!: string;
  @Message() message!: string;
}

export class SaveDraftDto extends DraftContentDto {
  @Id({
    optional: true,
    description: 'The draft to replace; without it there is a new one.',
    example: EXAMPLE_DRAFT_ID,
  })
  id?: string;
  @Nested(() => DraftContentDto, {
    optional: true,
    description: 'The draft that is replaced as the caller had it: only what differs from it is changed.',
  })
  base?: DraftContentDto;
}

export class MailFolderDto extends PartDto {
  @Text({ max: 60, description: 'The key of its name in other languages.', example: 'mail.folder.inbox' })
  translate!: string;
}

export class MailFilterDto extends MailFolderDto {}
export class MailLabelDto extends LabelDto {}
