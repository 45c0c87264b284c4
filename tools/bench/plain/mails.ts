import type { FastifyInstance } from 'fastify';
import { database, grouped } from './database.ts';
import { bodyOf, flag, text } from './fields.ts';
import { ownerOf } from './owner.ts';

type MailRow = {
  id: string;
  from: string;
  to: string;
  subject: string;
  message: string;
  excerpt: string;
  thread: string;
  time: string;
  read: number;
  starred: number;
  important: number;
  draft: number;
  hasAttachments: number;
  attachments: string;
  folder: number;
};

const folders = ['inbox', 'sent', 'drafts', 'spam', 'trash'];

const selectMails = database.prepare<[string, number], MailRow>(
  `select id, "from", "to", subject, message, excerpt, thread, time, read, starred, important, draft, has_attachments as hasAttachments,
   attachments, folder from mail where owner_id = ? and removed_at is null and folder = ? order by position desc, id desc`,
);
const selectLabels = database.prepare<[string], { from: string; to: number }>(
  'select mail_id as "from", label as "to" from mail_label_link where owner_id = ? order by mail_id, position',
);
const updateStarred = database.prepare(
  'update mail set starred = ?, version = version + 1 where id = ? and owner_id = ? and removed_at is null',
);

const listMails = (owner: string, folder: string) => {
  const labels = grouped(selectLabels.all(owner));
  return selectMails.all(owner, folders.indexOf(folder)).map((row) => ({
    ...row,
    from: JSON.parse(row.from) as unknown,
    to: JSON.parse(row.to) as unknown,
    read: row.read === 1,
    starred: row.starred === 1,
    important: row.important === 1,
    draft: row.draft === 1,
    hasAttachments: row.hasAttachments === 1,
    attachments: JSON.parse(row.attachments) as unknown,
    labels: labels.get(row.id) ?? [],
  }));
};

const query = { type: 'object', required: ['folderHandle'], properties: { folderHandle: { enum: folders } } };

export const addMailRoutes = (app: FastifyInstance): void => {
  app.get<{ Querystring: { folderHandle: string } }>(
    '/api/mail-app/mails',
    { schema: { querystring: query } },
    async (request) => listMails(await ownerOf(request), request.query.folderHandle),
  );
  app.post<{ Body: { id: string; starred: boolean } }>(
    '/api/mail-app/update-mail',
    bodyOf({ id: text, starred: flag }),
    async (request, reply) => {
      const { id, starred } = request.body;
      const { changes } = updateStarred.run(Number(starred), id, await ownerOf(request));
      return changes === 0 ? reply.code(404).send() : request.body;
    },
  );
};
