import { Injectable } from '@nestjs/common';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { MAX_TAGS, safeHtml, tagsIn } from '../../platform/html/safe-html';
import { emailKey, UsersService, type Addressee } from '../users/users.service';
import { MAX_MESSAGE, type MailDto } from './mail.dto';

/** What a user has written. */
export type Written = { to: string[]; subject: string; message: string };

/** What a user has written as a mail, and whom its addresses belong to, each once. */
export type Composed = {
  mail: Omit<MailDto, 'id' | 'folder' | 'draft'>;
  addressed: { email: string; user: Addressee | undefined }[];
};

/** Makes mails of what users write. */
@Injectable()
export class MailComposer {
  constructor(private readonly users: UsersService) {}

  /**
   * What a user has written as it is kept: no address twice, and HTML that is safe.
   * @throws InvalidInputException where the message has too many tags, or is too long once its HTML is safe.
   */
  clean({ to, subject, message: html }: Written): Written {
    requireFewTags(html);
    const message = safeHtml(html);
    // What is stored can be sent again, so it is within the limits, too.
    requireFewTags(message);
    if (message.length > MAX_MESSAGE) {
      throw wrong(`message must be shorter than or equal to ${String(MAX_MESSAGE)} characters, as it is stored`);
    }
    const keys = to.map(emailKey);
    return { to: to.filter((email, place) => keys.indexOf(emailKey(email)) === place), subject, message };
  }

  /** @throws InvalidInputException as {@link clean} does. */
  async compose(senderId: string, written: Written): Promise<Composed> {
    const { to: emails, subject, message } = this.clean(written);
    const { data: sender } = await this.users.get(senderId);
    const known = await this.users.addressees(emails);
    const addressed = emails.map((email) => ({ email, user: known.get(emailKey(email)) }));
    const mail = {
      from: { name: sender.displayName, avatar: sender.photoURL, email: sender.email },
      to: addressed.map(({ email, user }) => ({ name: user?.name ?? email, email })),
      ...{ subject, message, time: new Date().toISOString() },
      ...{ read: true, starred: false, important: false },
      ...{ hasAttachments: false, attachments: [], labels: [] },
    };
    return { mail, addressed };
  }
}

const wrong = (message: string) => new InvalidInputException([{ field: 'message', message }]);

function requireFewTags(html: string): void {
  if (tagsIn(html) > MAX_TAGS) throw wrong(`message must have at most ${String(MAX_TAGS)} tags`);
}
