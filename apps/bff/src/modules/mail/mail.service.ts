import { Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { labelLinks } from '../../platform/catalogues/label-links';
import { toFlag, toJson } from '../../platform/database/columns';
import type { JsonPage } from '../../platform/http/page';
import { isSet } from '../../platform/records/is-set';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { textOfHtml } from '../../platform/html/text-of-html';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { FOLDER, MAIL_FILTERS, MAIL_FOLDERS, MAIL_LABELS } from './mail.catalogues';
import { MailComposer } from './mail.composer';
import type { MailDto, MailsQueryDto, SaveDraftDto } from './mail.dto';
import { MailLabelLinkSchema, MailSchema } from './mail.entity';

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
   * Creates a draft, or replaces one, which then is the newest mail, and in the trash no more.
   * @param newId the id of a new one: a repeated creation answers the first
   * @throws NotFoundException where the owner has no such draft.
   */
  async saveDraft(actor: Actor, newId: string, { id, ...content }: SaveDraftDto): Promise<MailDto> {
    const { mail } = await this.composer.compose(actor.id, content);
    if (id === undefined) return this.table.create(actor, { ...mail, id: newId, folder: FOLDER.drafts, draft: true });
    return this.writer.transaction([this.table.change(actor, 'updated', [])], async (rows, [change]) => {
      const { numUpdatedRows } = await rows
        .updateTable('mail')
        .set({
          from: toJson(mail.from),
          to: toJson(mail.to),
          subject: mail.subject,
          message: mail.message,
          time: mail.time,
          folder: FOLDER.drafts,
          version: sql`version + 1`,
          position: sql`(select max(position) + 1 from mail where owner_id = ${actor.id})`,
        })
        .where('owner_id', '=', actor.id)
        .where('id', '=', id)
        .where('draft', '=', toFlag(true))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new NotFoundException('There is no such draft');
      await this.table.follow(rows, 'changed', actor.id, [id], actor.id);
      if (change) change.ids = [id];
      return this.table.get(actor.id, id, rows);
    });
  }
}

const folderHandle = (folder: number) => MAIL_FOLDERS.entries.find(({ id }) => id === folder)?.handle ?? 'inbox';
