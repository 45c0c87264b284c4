import { isDeepStrictEqual } from 'node:util';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { labelLinks } from '../../platform/catalogues/label-links';
import type { JsonPage } from '../../platform/http/page';
import { toFlag } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import { isSet } from '../../platform/records/is-set';
import { ListWriter } from '../../platform/records/list-writer';
import { mergeChanges } from '../../platform/records/merge-changes';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { textOfHtml } from '../../platform/html/text-of-html';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { excerptOf } from './excerpt-of';
import { emailKey } from '../users/users.service';
import { FOLDER, MAIL_FILTERS, MAIL_FOLDERS, MAIL_LABELS } from './mail.catalogues';
import { MailComposer, type Written } from './mail.composer';
import type {
  MailBriefDto,
  MailBriefsQueryDto,
  MailDto,
  MailRecipientDto,
  MailsQueryDto,
  SaveDraftDto,
} from './mail.dto';
import { MailLabelLinkSchema, MailSchema } from './mail.entity';
import { Mailboxes } from './mailboxes';
import { mailAddresses, withAddress } from './mail-addresses';
import { SentMailKeys } from './sent-mail-keys';

/** The list of mails, as events name it. */
export const MAILS = 'mail-app/mails';

const selectUnread = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number | string>().as('unread'))
    .where('owner_id', '=', ownerId)
    .where('folder', '=', FOLDER.inbox)
    .where('read', '=', toFlag(false))
    .where('removed_at', 'is', null),
);

/** A user's mails. Calls without rules of their own go to the table directly. */
@Injectable()
export class MailService {
  readonly table;
  /** The mails without their messages. */
  readonly briefs;

  constructor(
    private readonly database: Database,
    records: Records,
    search: SearchIndex,
    private readonly writer: ListWriter,
    private readonly composer: MailComposer,
    private readonly mailboxes: Mailboxes,
    private readonly keys: SentMailKeys,
    uploads: UploadReferences,
  ) {
    const links = { labels: labelLinks(MailLabelLinkSchema, 'mail_id', MAIL_LABELS) };
    this.briefs = records.ownedWithout(MailSchema, {
      list: MAILS,
      noun: 'mail',
      links,
      details: ['message'],
      filters: { address: withAddress },
    });
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
        mailAddresses,
      ],
      links,
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

  /** All mails without their messages, or those with an address, newest first. */
  listBriefs(ownerId: string, { address, ...query }: MailBriefsQueryDto): Promise<JsonPage<MailBriefDto>> {
    const part = address === undefined ? undefined : ({ by: 'address', value: emailKey(address) } as const);
    return this.briefs.jsonPage(ownerId, query, part);
  }

  /** How many mails in somebody's inbox are unread. */
  async countUnread(ownerId: string): Promise<number> {
    const [counted] = await this.database.read(selectUnread.with({ ownerId }));
    return Number(counted?.unread ?? 0);
  }

  /**
   * The first to whom mails can be delivered, and whom what was typed is the beginning of.
   * @throws TooManyRequestsException where the user has looked up too many.
   */
  recipients(userId: string, typed: string): Promise<MailRecipientDto[]> {
    return this.composer.recipients(userId, typed);
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
   * @param newId the id of a new one: a repeated creation answers the first, or the mail that was sent of it by now
   * @param draft its `thread` is for a new one: it never changes
   * @throws NotFoundException where the owner has no such draft.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   * @throws ConflictException where the mailbox has no room for it.
   */
  async saveDraft(actor: Actor, newId: string, { id, base, thread, ...written }: SaveDraftDto): Promise<MailDto> {
    const draft = id === undefined ? undefined : await this.table.get(actor.id, id);
    const mail = await this.composer.composeDraft(actor.id, written, draft?.to ?? []);
    if (id === undefined) {
      return this.createDraft(actor, {
        ...mail,
        id: newId,
        folder: FOLDER.drafts,
        draft: true,
        thread: thread ?? newId,
      });
    }
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

  /**
   * The thread of a mail that is to go on another one: that, where its owner has a mail of it, else one of its own, which has its id.
   * @param wanted the thread to go on
   */
  async threadOf(rows: Transaction, ownerId: string, id: string, wanted = id): Promise<string> {
    if (wanted === id) return id;
    const known = await rows
      .selectFrom('mail')
      .select('thread')
      .where('owner_id', '=', ownerId)
      .where('thread', '=', wanted)
      .limit(1)
      .executeTakeFirst();
    return known?.thread ?? id;
  }

  /** A mail as it is now; undefined where its owner has deleted it. */
  async stored(rows: Transaction | undefined, ownerId: string, id: string): Promise<MailDto | undefined> {
    try {
      return await this.table.get(ownerId, id, rows);
    } catch (error) {
      if (!(error instanceof NotFoundException)) throw error;
      return undefined;
    }
  }

  private async createDraft(actor: Actor, written: MailDto): Promise<MailDto> {
    const created = await this.writer.transaction(
      [this.table.change(actor, 'created', [])],
      async (rows, [change]): Promise<MailDto | undefined> => {
        const sent = await this.keys.ofDraft(rows, actor.id, written.id);
        if (sent) {
          const stored = await this.stored(rows, actor.id, sent.id);
          return stored ?? { ...written, ...sent, folder: FOLDER.sent, draft: false };
        }
        const draft = { ...written, thread: await this.threadOf(rows, actor.id, written.id, written.thread) };
        if (!(await this.table.add(rows, actor.id, draft))) return undefined;
        await this.mailboxes.requireRoom(rows, actor.id, draft);
        if (change) change.ids = [draft.id];
        return draft;
      },
    );
    // A repetition takes no room.
    return created ?? this.table.create(actor, written);
  }
}

type Content = Pick<MailDto, 'to' | 'subject' | 'message' | 'attachments'>;

/** The fields that its user has written something else in. */
export const differingFields = (one: Content, other: Content): string[] => {
  const [here, there] = [comparable(one), comparable(other)];
  return (Object.keys(here) as (keyof Content)[]).filter((field) => !isDeepStrictEqual(here[field], there[field]));
};

/** The same for addresses in capitals, and for text with spaces around it, which the requests to save and to send may differ in. */
const comparable = ({ to, subject, message, attachments }: Content) => ({
  ...{ to: to.map(({ email }) => emailKey(email.trim())), subject: subject.trim(), message: message.trim() },
  attachments: attachments.map(({ url, fileName }) => [url, fileName]),
});

/** What a mail holds of what its user writes. */
export const toWritten = ({ to, subject, message, attachments }: Content): Required<Written> => ({
  ...{ to: to.map(({ email }) => email), subject, message },
  attachments: attachments.map(({ url, fileName }) => ({ url, fileName })),
});

/** What becomes of a draft that somebody who had it as `base` wants to be `wanted`; without it, what is wanted. */
function mergeContents(
  base: Required<Written> | undefined,
  wanted: Content,
  current: Content & { id: string },
): Content & Pick<MailDto, 'excerpt' | 'hasAttachments'> {
  if (!base) return whole(wanted);
  const { id } = current;
  const now = { ...toWritten(current), id };
  // Recipients are the same if their addresses are, whatever they are called by now.
  const options = { name: 'draft', isBody: true };
  const { to, subject, message, attachments } = mergeChanges(
    { ...base, id },
    { ...toWritten(wanted), id },
    now,
    options,
  );
  return whole({
    ...{ subject, message },
    to: to === now.to ? current.to : wanted.to,
    attachments: attachments === now.attachments ? current.attachments : wanted.attachments,
  });
}

/** With what follows from it. */
const whole = ({ to, subject, message, attachments }: Content) => ({
  ...{ to, subject, message, attachments, excerpt: excerptOf(message), hasAttachments: attachments.length > 0 },
});

const folderHandle = (folder: number) => MAIL_FOLDERS.entries.find(({ id }) => id === folder)?.handle ?? 'inbox';
