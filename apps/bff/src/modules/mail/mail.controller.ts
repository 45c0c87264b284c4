import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentUser, type Actor, type SignedInUser } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { CatalogueList } from '../../platform/catalogues/catalogue-list';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import { succeeded, SuccessDto } from '../../platform/dto/success.dto';
import type { JsonPage, Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { MAIL_FILTERS, MAIL_FOLDERS, MAIL_LABELS } from './mail.catalogues';
import { MailDelivery } from './mail.delivery';
import {
  MailBriefDto,
  MailBriefsQueryDto,
  MailDto,
  MailFilterDto,
  MailFolderDto,
  MailFrameDto,
  MailFrameQueryDto,
  MailFrameTokenDto,
  MailLabelDto,
  MailQueryDto,
  MailRecipientDto,
  MailRecipientsQueryDto,
  MailsQueryDto,
  SaveDraftDto,
  SelectedMailsDto,
  SendMailDto,
  SentMailDto,
  SetMailFolderDto,
  SetMailLabelDto,
  ToggleMailLabelDto,
  UnreadMailsDto,
  UpdateMailDto,
  UpdateMailsDto,
} from './mail.dto';
import { MAX_SUGGESTED } from './mail.composer';
import { MailFrames } from './mail-frames';
import { MAX_RECIPIENTS_A_WINDOW } from './mail-limits';
import { MAILS, MailService } from './mail.service';

const unknownDraft =
  'The draft does not exist, is somebody else’s, or is no draft; or the message names an upload that the caller may not see. An attached one is a 400.';
const full = 'The caller’s mails take up what `MAIL_QUOTA` allows';

@Tag('Mail', 'The caller’s mails in their folders, and what is sent to others.')
@Access('user')
@Scoped('mail')
@Controller('mail-app')
export class MailController {
  constructor(
    private readonly mails: MailService,
    private readonly delivery: MailDelivery,
    private readonly frames: MailFrames,
  ) {}

  @Call('listMails', {
    answers: [MailDto],
    summary: 'The mails with a label, else with a flag, else in a folder, newest first.',
    fails: { 404: 'There is no label, filter or folder with this handle.' },
  })
  @Listed(MAILS)
  @Get('mails')
  list(@CurrentUser() user: Actor, @Query() query: MailsQueryDto): Promise<JsonPage<MailDto>> {
    return this.mails.list(user.id, query);
  }

  @Call('listMailBriefs', {
    answers: [MailBriefDto],
    summary: 'All mails, or those with somebody, without their messages, newest first.',
    description: 'For a mailbox that is searched and sorted where it is shown.',
  })
  @Listed(MAILS)
  @Get('briefs')
  briefs(@CurrentUser() user: Actor, @Query() query: MailBriefsQueryDto): Promise<JsonPage<MailBriefDto>> {
    return this.mails.listBriefs(user.id, query);
  }

  @Call('countUnreadMails', { answers: UnreadMailsDto, summary: 'How many mails in the inbox are unread.' })
  @Get('unread')
  async unread(@CurrentUser() user: Actor): Promise<UnreadMailsDto> {
    return { count: await this.mails.countUnread(user.id) };
  }

  @Call('listMailRecipients', {
    answers: [MailRecipientDto],
    summary: 'Users to whom mails are delivered, to be suggested while a name or an address is typed.',
    description: `The first ${String(MAX_SUGGESTED)} by name.`,
  })
  @Listed()
  @Get('recipients')
  async recipients(
    @CurrentUser() user: Actor,
    @Query() { text }: MailRecipientsQueryDto,
  ): Promise<Page<MailRecipientDto>> {
    return { entries: await this.mails.recipients(user.id, text) };
  }

  @Call('getMailFrame', {
    answers: MailFrameDto,
    summary: 'The address of a message as a page of its own, for a frame.',
    fails: { 404: 'The mail does not exist or is somebody else’s.' },
  })
  @Get('frame-address')
  async frameAddress(
    @CurrentUser() user: SignedInUser,
    @Query() { mailId, images }: MailFrameQueryDto,
  ): Promise<MailFrameDto> {
    const token = await this.frames.sign(user, mailId, images === 'shown');
    return { url: `/api/mail-app/frame?token=${token}` };
  }

  @Call('openMailFrame', {
    answers: 'bytes',
    summary: 'A message as a page of its own.',
    description: 'It runs nothing, and loads images of other servers only where its address says so.',
    fails: { 404: 'The address is not good any more, or the mail is gone.' },
  })
  @Access('public')
  @Get('frame')
  async frame(@Query() { token }: MailFrameTokenDto, @Res() reply: FastifyReply): Promise<void> {
    const { html, policy } = await this.frames.open(token);
    void reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'private, no-store',
      })
      .send(html);
  }

  @Call('getMail', {
    answers: MailDto,
    summary: 'One mail.',
    fails: { 404: 'The mail does not exist or is somebody else’s.' },
  })
  @Get('mail')
  get(@CurrentUser() user: Actor, @Query() { mailId }: MailQueryDto): Promise<MailDto> {
    return this.mails.table.get(user.id, mailId);
  }

  @Call('updateMail', {
    answers: UpdateMailDto,
    summary: 'Change flags or labels of a mail; answers what was sent.',
    fails: { 404: 'The mail does not exist or is somebody else’s, or there is no such label.' },
  })
  @Post('update-mail')
  async update(@CurrentUser() user: Actor, @Body() body: UpdateMailDto): Promise<UpdateMailDto> {
    const { id, ...changes } = body;
    await this.mails.table.patch(user, id, changes);
    return body;
  }

  @Call('updateMails', { answers: SuccessDto, summary: 'Change flags of mails.' })
  @Post('update-mails')
  updateMany(@CurrentUser() user: Actor, @Body() { selectedMailIds, ...changes }: UpdateMailsDto): Promise<SuccessDto> {
    return succeeded(this.mails.table.changeMany(user, selectedMailIds, changes));
  }

  @CatalogueList('listMailFolders', 'folders', MailFolderDto)
  folders(@Query() query: ListQueryDto): Page<MailFolderDto> {
    return MAIL_FOLDERS.page(query);
  }

  @CatalogueList('listMailFilters', 'filters', MailFilterDto)
  filters(@Query() query: ListQueryDto): Page<MailFilterDto> {
    return MAIL_FILTERS.page(query);
  }

  @CatalogueList('listMailLabels', 'labels', MailLabelDto)
  labels(@Query() query: ListQueryDto): Page<MailLabelDto> {
    return MAIL_LABELS.page(query);
  }

  @Call('setMailFolder', {
    answers: SuccessDto,
    summary: 'Move mails to a folder.',
    description:
      'A draft is moved between the drafts and the trash alone, and no other mail is moved to the drafts: what would be is passed over.',
    fails: { 404: 'There is no such folder.' },
  })
  @Post('set-folder')
  setFolder(@CurrentUser() user: Actor, @Body() { selectedMailIds, folderId }: SetMailFolderDto): Promise<SuccessDto> {
    return succeeded(this.mails.setFolder(user, selectedMailIds, folderId));
  }

  @Call('toggleMailLabel', {
    answers: SuccessDto,
    summary: 'Give a label to those mails that do not have it, and take it from the others.',
    fails: { 404: 'There is no such label.' },
  })
  @Post('toggle-label')
  toggleLabel(
    @CurrentUser() user: Actor,
    @Body() { selectedMailIds, labelId }: ToggleMailLabelDto,
  ): Promise<SuccessDto> {
    return succeeded(this.mails.table.toggleLink(user, 'labels', selectedMailIds, labelId));
  }

  @Call('setMailLabel', {
    answers: SuccessDto,
    summary: 'Give a label to mails, or take it from them; those that are so already stay as they are.',
    fails: { 404: 'There is no such label.' },
  })
  @Post('set-label')
  setLabel(
    @CurrentUser() user: Actor,
    @Body() { selectedMailIds, labelId, labelled }: SetMailLabelDto,
  ): Promise<SuccessDto> {
    return succeeded(this.mails.table.setLink(user, 'labels', selectedMailIds, labelId, labelled));
  }

  @Call('deleteMails', { answers: SuccessDto, summary: 'Delete mails for good, whatever their folder.' })
  @Post('delete-mails')
  delete(@CurrentUser() user: Actor, @Body() { selectedMailIds }: SelectedMailsDto): Promise<SuccessDto> {
    return succeeded(this.mails.table.deleteMany(user, selectedMailIds));
  }

  @Call('sendMail', {
    answers: SentMailDto,
    summary: 'Send a mail; answers it as it stands among the sent ones.',
    description:
      'It comes into the inbox of each recipient who can sign in, whatever the case of the address, and has room for it. Other ' +
      'addresses come back in `undelivered`. A repetition with the same `Idempotency-Key` delivers nothing for 30 days, whoever has ' +
      `deleted the mail, and answers what was undelivered at first. ${String(MAX_RECIPIENTS_A_WINDOW)} recipients a minute are the most.`,
    fails: {
      404: unknownDraft,
      409: `${full}; or the \`Idempotency-Key\` has sent or created something else; or the draft holds something else and \`ifUnchanged\` is set, then \`details\` names what; or it is in the trash then, or was saved after \`lastSaved\`.`,
    },
  })
  @Idempotent()
  @Post('send-mail')
  send(@CurrentUser() user: Actor, @CreationId() id: string, @Body() mail: SendMailDto): Promise<SentMailDto> {
    return this.delivery.send(user, id, mail);
  }

  @Call('saveMailDraft', {
    answers: MailDto,
    summary: 'Save a draft: a new one, or another state of one that is there, which then is the newest.',
    description:
      'One that is in the trash comes out of it. Without `base` the last state wins. A repeated creation of one that was sent within 30 days creates nothing, and answers the mail that was sent.',
    fails: {
      404: unknownDraft,
      409: `${full}, or somebody else has changed the same fields since \`base\`; \`details\` names them.`,
    },
  })
  @Idempotent()
  @Post('save-draft')
  saveDraft(@CurrentUser() user: Actor, @CreationId() newId: string, @Body() draft: SaveDraftDto): Promise<MailDto> {
    return this.mails.saveDraft(user, newId, draft);
  }
}
