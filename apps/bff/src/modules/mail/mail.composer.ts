import { Injectable } from '@nestjs/common';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { MAX_TAGS, safeHtml, tagsIn } from '../../platform/html/safe-html';
import { emailKey, shownPhoto, UsersService, type Addressee } from '../users/users.service';
import { UPLOADS_PATH } from '../../platform/auth/upload-cookie';
import { UploadsService } from '../uploads/uploads.service';
import { excerptOf } from './excerpt-of';
import {
  MAX_MESSAGE,
  type AttachedFileDto,
  type MailAttachmentDto,
  type MailDto,
  type MailRecipientDto,
} from './mail.dto';

/** How many users are suggested as recipients. */
export const MAX_SUGGESTED = 10;

/** What a user has written. */
export type Written = { to: string[]; subject: string; message: string; attachments?: AttachedFileDto[] };

/** What a user has written as a mail, and whom its addresses belong to, each once. */
export type Composed = {
  mail: Omit<MailDto, 'id' | 'folder' | 'draft' | 'thread'>;
  addressed: { email: string; user: Addressee | undefined }[];
};

/** Makes mails of what users write. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly users: UsersService,
    private readonly uploads: UploadsService,
  ) {}

  /**
   * What a user has written as it is kept: no address twice, and HTML that runs nothing.
   * @throws InvalidInputException where the message has too many tags, or is too long once its HTML is safe.
   */
  clean({ to, subject, message: html, attachments = [] }: Written): Required<Written> {
    requireFewTags(html);
    const message = safeHtml(html);
    // What is stored can be sent again, so it is within the limits, too.
    requireFewTags(message);
    if (message.length > MAX_MESSAGE) {
      throw wrong(`message must be shorter than or equal to ${String(MAX_MESSAGE)} characters, as it is stored`);
    }
    const keys = to.map(emailKey);
    return { to: to.filter((email, place) => keys.indexOf(emailKey(email)) === place), subject, message, attachments };
  }

  /**
   * @throws InvalidInputException as {@link clean} does, and where the sender may not see a file.
   */
  async compose(senderId: string, written: Written): Promise<Composed> {
    const cleaned = this.clean(written);
    const known = await this.users.addressees(cleaned.to);
    const addressed = cleaned.to.map((email) => ({ email, user: known.get(emailKey(email)) }));
    return { mail: await this.mailOf(senderId, cleaned, (key) => known.get(key)?.name), addressed };
  }

  /**
   * What a user has written so far. What its recipients are called is looked up when their addresses come into the draft, and never again
   * while they are in it, found or not: a draft is saved with each pause in writing. Where the user has looked up too many just then, they
   * are called as their addresses until the mail is sent.
   * @param known the recipients of the draft as it was
   * @throws InvalidInputException as {@link clean} does, and where the user may not see a file.
   */
  async composeDraft(userId: string, written: Written, known: readonly MailRecipientDto[]): Promise<Composed['mail']> {
    const cleaned = this.clean(written);
    // Who has no name but the address is shown as it is spelt now.
    const names = new Map(known.map(({ name, email }) => [emailKey(email), name === email ? undefined : name]));
    const found = await this.users.namesOf(
      userId,
      cleaned.to.filter((email) => !names.has(emailKey(email))),
    );
    return this.mailOf(userId, cleaned, (key) => names.get(key) ?? found.get(key));
  }

  /** @param nameOf what the owner of an address is called, by its key */
  private async mailOf(
    senderId: string,
    { to, subject, message, attachments: files }: Required<Written>,
    nameOf: (key: string) => string | undefined,
  ): Promise<Composed['mail']> {
    const attachments = await Promise.all(files.map((file, place) => this.attach(senderId, file, place)));
    const { data: sender } = await this.users.get(senderId);
    return {
      from: { name: sender.displayName, avatar: shownPhoto(sender.photoURL), email: sender.email },
      to: to.map((email) => ({ name: nameOf(emailKey(email)) ?? email, email })),
      ...{ subject, message, excerpt: excerptOf(message), time: new Date().toISOString() },
      ...{ read: true, starred: false, important: false },
      ...{ hasAttachments: attachments.length > 0, attachments, labels: [] },
    };
  }

  /**
   * The first to whom mails can be delivered, by name, and whom what was typed is the beginning of.
   * @throws TooManyRequestsException where the user has looked up too many.
   */
  recipients(userId: string, typed: string): Promise<{ name: string; email: string }[]> {
    return this.users.recipients(userId, typed, MAX_SUGGESTED);
  }

  private async attach(
    senderId: string,
    { url, fileName }: AttachedFileDto,
    place: number,
  ): Promise<MailAttachmentDto> {
    const [folder, id = ''] = [url.slice(0, UPLOADS_PATH.length + 1), url.slice(UPLOADS_PATH.length + 1)];
    const upload = folder === `${UPLOADS_PATH}/` ? await this.uploads.find(senderId, id) : undefined;
    if (!upload) {
      const field = `attachments.${String(place)}.url`;
      throw new InvalidInputException([{ field, message: `${field} must be of an upload that is there` }]);
    }
    const isPicture = upload.width !== null;
    const [kind = '', detail] = upload.type.split('/');
    const type = detail === 'pdf' ? detail : kind;
    return { type, fileName, preview: isPicture ? `${url}?size=256` : '', url, size: upload.size };
  }
}

const wrong = (message: string) => new InvalidInputException([{ field: 'message', message }]);

function requireFewTags(html: string): void {
  if (tagsIn(html) > MAX_TAGS) throw wrong(`message must have at most ${String(MAX_TAGS)} tags`);
}
