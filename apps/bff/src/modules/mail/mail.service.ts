import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { labelLinks } from '../../platform/catalogues/label-links';
import type { JsonPage } from '../../platform/http/page';
import { isSet } from '../../platform/records/is-set';
import { ListWriter } from '../../platform/records/list-writer';
import { mergeChanges } from '../../platform/records/merge-changes';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { textOfHtml } from '../../platform/html/text-of-html';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { FOLDER, MAIL_FILTERS, MAIL_FOLDERS, MAIL_LABELS } from './mail.catalogues';
import { MailComposer, type Written } from './mail.composer';
import type { MailDto, MailsQueryDto, SaveDraftDto } from './mail.dto';
import { MailLabelLinkSchema, MailSchema } from './mail.entity';
import { Mailboxes } from './mailboxes';

/** The list of mails, as events name it. */
export const MAILS = 'mail-app/mails';

/** A user's mails. Calls without rules of their own go to the table directly. */
@Injectable()
export class MailService {
  readonly table;

  constructor(
    records: Records,
    search: SearchIndex,
    private readonly writer: ListWriter,
    private readonly composer: MailComposer,
    private readonly mailboxes: Mailboxes,
    uploads: UploadReferences,
  ) {
    this.table = records.owned(MailSchema, {
      list: MAILS,
      noun: 'mail',
      projections: [
        search.projection({
          list: MAILS,
          type: 'mail',
          fields: ['from', 'to', 'subject', 'message', 'folder'],
          entry: ({ id, from, to, subject, message, folder }) => ({
            title: subject || from.name,
            text: [textOfHtml(message), ...[from, ...to].flatMap(({ name, email }) => [name, email])]
              .filter(Boolean)
              .join(' · '),
            url: webAddress('/apps/mail', folderHandle(folder), id),
          }),
        }),
        uploads.shownBy(MAILS, ['from', 'message', 'attachments']),
        mailboxes.projection(),
      ],
      links: { labels: labelLinks(MailLabelLinkSchema, 'mail_id', MAIL_LABELS) },
      filters: {
        starred: isSet('starred'),
        important: isSet('important'),
        folder: { where: (mails, { value }) => mails.where('folder', '=', value) },
      },
    });
  }

  /**
   * The mails with a label, else with a flag, else in a folder, newest first.
   * @throws NotFoundException where a handle is unknown.
   */
  async list(
    ownerId: string,
    { labelHandle, filterHandle, folderHandle = 'inbox', ...query }: MailsQueryDto,
  ): Promise<JsonPage<MailDto>> {
    if (labelHandle !== undefined) {
      return this.table.jsonPage(ownerId, query, { by: 'labels', value: MAIL_LABELS.byHandle(labelHandle).id });
    }
    if (filterHandle !== undefined) {
      return this.table.jsonPage(ownerId, query, { by: MAIL_FILTERS.byHandle(filterHandle).handle });
    }
    return this.table.jsonPage(ownerId, query, { by: 'folder', value: MAIL_FOLDERS.byHandle(folderHandle).id });
  }

  /**
   * Moves those of some mails that may be there: drafts are among the drafts or in the trash, all others anywhere but among the drafts.
   * @throws NotFoundException where there is no such folder.
   */
  async setFolder(actor: Actor, ids: string[], folder: number): Promise<void> {
    MAIL_FOLDERS.check(folder);
    const which = folder === FOLDER.trash ? {} : { draft: folder === FOLDER.drafts };
    await this.table.changeMany(actor, ids, { folder }, which);
  }

  /**
   * Creates a draft, or replaces one, which then is the newest mail, and in the trash no more. With `base`, the draft as the caller
   * had it, only what differs from that is changed.
   * @param newId the id of a new one: a repeated creation answers the first
   * @throws NotFoundException where the owner has no such draft.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   * @throws ConflictException where the mailbox has no room for it.
   */
  async saveDraft(actor: Actor, newId: string, { id, base, ...written }: SaveDraftDto): Promise<MailDto> {
    const { mail } = await this.composer.compose(actor.id, written);
    if (id === undefined) return this.createDraft(actor, { ...mail, id: newId, folder: FOLDER.drafts, draft: true });
    const known = base && this.composer.clean(base);
    return this.writer.transaction([this.table.change(actor, 'updated', [])], async (rows, [change]) => {
      const { record, before } = await this.table.editWithin(rows, actor, id, (current) => {
        if (!current.draft) throw new NotFoundException('There is no such draft');
        const { from, time } = mail;
        return { ...current, ...mergeContents(known, mail, current), from, time, folder: FOLDER.drafts };
      });
      await this.mailboxes.requireRoom(rows, actor.id, record, before);
      await this.table.placeAnew(rows, actor.id, id);
      if (change) change.ids = [id];
      return record;
    });
  }

  private async createDraft(actor: Actor, draft: MailDto): Promise<MailDto> {
    const isNew = await this.writer.transaction(
      [this.table.change(actor, 'created', [])],
      async (rows, [change]): Promise<boolean> => {
        if (!(await this.table.add(rows, actor.id, draft))) return false;
        await this.mailboxes.requireRoom(rows, actor.id, draft);
        if (change) change.ids = [draft.id];
        return true;
      },
    );
    // A repetition takes no room.
    return isNew ? draft : this.table.create(actor, draft);
  }
}

type Content = Pick<MailDto, 'to' | 'subject' | 'message'>;

const toWritten = ({ to, subject, message }: Content): Written => ({
  ...{ to: to.map(({ email }) => email), subject, message },
});

/** What becomes of a draft that somebody who had it as `base` wants to be `wanted`; without it, what is wanted. */
function mergeContents(base: Written | undefined, wanted: Content, current: Content & { id: string }): Content {
  if (!base) return { to: wanted.to, subject: wanted.subject, message: wanted.message };
  const { id } = current;
  const now = { ...toWritten(current), id };
  // Recipients are the same if their addresses are, whatever they are called by now.
  const options = { name: 'draft', isBody: true };
  const { to, subject, message } = mergeChanges({ ...base, id }, { ...toWritten(wanted), id }, now, options);
  return { subject, message, to: to === now.to ? current.to : wanted.to };
}

const folderHandle = (folder: number) => MAIL_FOLDERS.entries.find(({ id }) => id === folder)?.handle ?? 'inbox';
