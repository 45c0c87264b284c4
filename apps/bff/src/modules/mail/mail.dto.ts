import { OmitType, PickType } from '@nestjs/swagger';
import {
  EntryId,
  HandlesQueryDto,
  LabelDto,
  LabelIds,
  PartDto,
  SelectedIds,
} from '../../platform/catalogues/catalogue.dto';
import { ChangesOf } from '../../platform/dto/changes-of';
import {
  Email,
  Emails,
  Flag,
  Id,
  Instant,
  Int,
  ListOf,
  Nested,
  OneOf,
  Text,
  Texts,
  WebUrl,
} from '../../platform/dto/fields';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { MAX_TAGS } from '../../platform/html/safe-html';
import { demoAdminsId } from '../../platform/openapi/demo-ids';
import { MAX_EXCERPT } from './excerpt-of';

/** The most characters of a message. */
export const MAX_MESSAGE = 100_000;
const MAX_RECIPIENTS = 50;
/** The most files of a mail that a user writes. */
const MAX_ATTACHED = 20;
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

export class AttachedFileDto {
  @Text({
    max: 100,
    description: 'The `url` of an upload.',
    example: '/api/uploads/5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10',
  })
  url!: string;
  @Text({ max: 200, description: 'What it is called.', example: 'report.pdf' }) fileName!: string;
}

const AttachedFiles = () =>
  ListOf(() => AttachedFileDto, {
    ...{ max: MAX_ATTACHED, optional: true },
    description: 'Files that the caller has uploaded, or may see. Without them there are none.',
    example: [],
  });
type Optional = { optional?: boolean };
const Subject = (options: Optional = {}) => Text({ min: 0, max: 500, example: 'The March invoice', ...options });
const Message = (options: Optional = {}) =>
  Text({
    ...{ min: 0, max: MAX_MESSAGE, example: '<p>It went out on <b>Friday</b>.</p>', ...options },
    description: `HTML of at most ${String(MAX_TAGS)} tags. What could run or send anything is taken out before it is stored; images of other servers stay, and load where the reader asks for them.`,
  });

const Thread = () =>
  Id({
    ...{ optional: true, example: EXAMPLE_ID },
    description:
      'The `thread` of the mail that it answers or forwards. Where the caller has no mail of it any more, it begins one of its own.',
  });

export class MailDto {
  @Id({ example: EXAMPLE_ID }) id!: string;
  @Nested(() => MailSenderDto) from!: MailSenderDto;
  @ListOf(() => MailRecipientDto, { max: MAX_RECIPIENTS }) to!: MailRecipientDto[];
  @Subject() subject!: string;
  @Message() message!: string;
  @Text({ min: 0, max: MAX_EXCERPT, description: 'The first words of the message.', example: 'It went out on Friday.' })
  excerpt!: string;
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
  @Id({
    description:
      'What it has in common with the mails that it answers or forwards, and with those that answer it, for all who have them.',
    example: EXAMPLE_ID,
  })
  thread!: string;
}

export class MailBriefDto extends OmitType(MailDto, ['message']) {}

export class MailBriefsQueryDto extends ListQueryDto {
  @Email({
    optional: true,
    example: 'staff@ezone.example',
    description: 'Only mails from or to this address, and neither in the trash nor spam.',
  })
  address?: string;
}

export class UnreadMailsDto {
  @Int({ min: 0, max: 2 ** 31 - 1, description: 'How many mails in the inbox nobody has read.', example: 25 })
  count!: number;
}

export class MailQueryDto {
  @Id({ description: 'The mail.', example: EXAMPLE_ID }) mailId!: string;
}

export class MailRecipientsQueryDto {
  @Text({
    max: 254,
    description:
      'What was typed: the beginnings of words of the name, or of the address. A single letter finds nobody.',
    example: 'abb kei',
  })
  text!: string;
}

export class MailsQueryDto extends HandlesQueryDto {}

export class UpdateMailDto extends ChangesOf(PickType(MailDto, ['read', 'starred', 'important', 'labels'])) {
  @Id({ example: EXAMPLE_ID }) id!: string;
}

export class SelectedMailsDto {
  @SelectedIds({ example: [EXAMPLE_ID] }) selectedMailIds!: string[];
}

export class UpdateMailsDto extends ChangesOf(PickType(MailDto, ['read', 'starred', 'important'])) {
  @SelectedIds({ example: [EXAMPLE_ID] }) selectedMailIds!: string[];
}

export class SetMailFolderDto extends SelectedMailsDto {
  @EntryId({ example: 4 }) folderId!: number;
}

export class ToggleMailLabelDto extends SelectedMailsDto {
  @EntryId({ example: 2 }) labelId!: number;
}

export class SetMailLabelDto extends ToggleMailLabelDto {
  @Flag({ description: 'Whether they have it then.', example: true }) labelled!: boolean;
}

export class MailFrameQueryDto extends MailQueryDto {
  @OneOf(['shown', 'blocked'], {
    enumName: 'RemoteImages',
    optional: true,
    example: 'blocked',
    description:
      'Whether images of other servers are loaded, which tells their senders that the mail is read; blocked where it is left out.',
  })
  images?: 'shown' | 'blocked';
}

export class MailFrameDto {
  @Text({
    max: 2000,
    description: 'The address of the message as a page, for five minutes.',
    example: '/api/mail-app/frame?token=...',
  })
  url!: string;
}

export class MailFrameTokenDto {
  @Text({ max: 2000, description: 'As `frame-address` answered it.', example: 'a.b.c' }) token!: string;
}

export class SendMailDto {
  @Emails({
    ...{ min: 1, max: MAX_RECIPIENTS, optional: true, example: ['staff@ezone.example'] },
    description:
      'Where `to`, `subject`, `message` and `attachments` are left out, all of them, what the draft holds is sent: a page that is being left has no room for a long one.',
  })
  to?: string[];
  @Subject({ optional: true }) subject?: string;
  @Message({ optional: true }) message?: string;
  @AttachedFiles() attachments?: AttachedFileDto[];
  @Id({
    optional: true,
    description: 'The draft that it was, which goes. Without `thread`, the mail is of the thread that the draft is of.',
    example: EXAMPLE_DRAFT_ID,
  })
  draftId?: string;
  @Flag({
    optional: true,
    description:
      'Whether it is sent only while the draft holds exactly this and is among the drafts: what was written into it meanwhile would go with it.',
    example: false,
  })
  ifUnchanged?: boolean;
  @Instant({
    optional: true,
    description: 'The `time` of the draft as the caller has it: it is sent only if nobody has saved it since.',
    example: '2999-12-31T23:59:59.999Z',
  })
  lastSaved?: string;
  @Thread() thread?: string;
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
  @AttachedFiles() attachments?: AttachedFileDto[];
}

export class SaveDraftDto extends DraftContentDto {
  @Id({
    optional: true,
    description: 'The draft to replace; without it there is a new one.',
    example: EXAMPLE_DRAFT_ID,
  })
  id?: string;
  @Thread() thread?: string;
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
