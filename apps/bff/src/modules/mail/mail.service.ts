import { Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { toFlag, toJson } from '../../platform/database/columns';
import type { JsonPage } from '../../platform/http/page';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { byHandle, checkId, FOLDER, MAIL_FILTERS, MAIL_FOLDERS, MAIL_LABELS } from './mail.catalogues';
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
    private readonly writer: ListWriter,
    private readonly composer: MailComposer,
  ) {
    this.table = records.owned(MailSchema, {
      list: MAILS,
      noun: 'mail',
      links: {
        labels: {
          table: MailLabelLinkSchema,
          from: 'mail_id',
          to: 'label',
          noun: 'label',
          catalogue: MAIL_LABELS.map(({ id }) => id),
        },
      },
      filters: {
        folder: { where: (query, { value }) => query.where('folder', '=', value) },
        starred: { where: (query) => query.where('starred', '=', toFlag(true)) },
        important: { where: (query) => query.where('important', '=', toFlag(true)) },
        label: {
          where: (query, { ownerId, value }, rows) =>
            query.where(
              'id',
              'in',
              rows
                .selectFrom('mail_label_link')
                .select('mail_id')
                .where('owner_id', '=', ownerId)
                .where('label', '=', value),
            ),
        },
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
      const { id: value } = byHandle(MAIL_LABELS, labelHandle, 'label');
      return this.table.jsonPage(ownerId, query, { by: 'label', value });
    }
    if (filterHandle !== undefined) {
      return this.table.jsonPage(ownerId, query, { by: byHandle(MAIL_FILTERS, filterHandle, 'filter').handle });
    }
    const { id: value } = byHandle(MAIL_FOLDERS, folderHandle, 'folder');
    return this.table.jsonPage(ownerId, query, { by: 'folder', value });
  }

  /** @throws NotFoundException where there is no such folder. */
  async setFolder(actor: Actor, ids: string[], folder: number): Promise<void> {
    checkId(MAIL_FOLDERS, folder, 'folder');
    await this.table.changeMany(actor, ids, { folder });
  }

  /** @throws NotFoundException where there is no such label. */
  async toggleLabel(actor: Actor, ids: string[], label: number): Promise<void> {
    checkId(MAIL_LABELS, label, 'label');
    await this.table.toggleLink(actor, 'labels', ids, label);
  }

  /**
   * Creates a draft, or replaces one, which then is the newest mail.
   * @param newId the id of a new one: a repeated creation answers the first
   * @throws NotFoundException where the owner has no such draft.
   */
  async saveDraft(actor: Actor, newId: string, { id, ...content }: SaveDraftDto): Promise<MailDto> {
    const { mail } = await this.composer.compose(actor.id, content);
    if (id === undefined) return this.table.create(actor, { ...mail, id: newId, folder: FOLDER.drafts });
    return this.writer.transaction([this.table.change(actor, 'updated', [])], async (rows, [change]) => {
      const { numUpdatedRows } = await rows
        .updateTable('mail')
        .set({
          from: toJson(mail.from),
          to: toJson(mail.to),
          subject: mail.subject,
          message: mail.message,
          time: mail.time,
          version: sql`version + 1`,
          position: sql`(select max(position) + 1 from mail where owner_id = ${actor.id})`,
        })
        .where('owner_id', '=', actor.id)
        .where('id', '=', id)
        .where('folder', '=', FOLDER.drafts)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new NotFoundException('There is no such draft');
      if (change) change.ids = [id];
      return this.table.get(actor.id, id, rows);
    });
  }
}
