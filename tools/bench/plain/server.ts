/**
 * What `npm run bench -- api` compares us with: Fastify, its JWT plugin, better-sqlite3 and nothing between them. It answers the notes calls with
 * the same JSON from a copy of our database, checks the same token and keeps the same durability, and has none of the rest:
 * no ETags, revocation, roles, labels of the owner, error shape, logs or security headers.
 */
import { randomUUID } from 'node:crypto';
import jwt from '@fastify/jwt';
import Database from 'better-sqlite3';
import fastify from 'fastify';
import type { FastifyRequest } from 'fastify';

type NoteRow = {
  id: string;
  title: string;
  description: string;
  archive: number;
  image: string | null;
  time: string;
  reminder: string | null;
  checklist: string;
};

type Note = Omit<NoteRow, 'archive' | 'checklist'> & {
  archive: boolean;
  checklist: unknown[];
  labels: string[];
};

const { PORT, DATABASE_FILE = '', JWT_SECRET = '' } = process.env;

const database = new Database(DATABASE_FILE);
const pragmas = ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'busy_timeout = 5000'];
for (const pragma of [...pragmas, 'wal_autocheckpoint = 8000']) database.pragma(pragma);

const columns = ['title', 'description', 'archive', 'image', 'time', 'reminder', 'checklist'];
const named = columns.map((column) => `@${column}`);
const selectNotes = database.prepare<[string], NoteRow>(
  `select id, ${columns.join()} from note where owner_id = ? and removed_at is null order by position desc, id desc`,
);
const selectLabels = database.prepare<[string], { note_id: string; label_id: string }>(
  'select note_id, label_id from note_label_link where owner_id = ? order by note_id, position',
);
const insertNote = database.prepare(
  `insert into note (id, owner_id, version, position, ${columns.join()}) values
   (@id, @owner, 1, (select coalesce(max(position), 0) + 1 from note where owner_id = @owner), ${named.join()})`,
);
const updateNote = database.prepare(
  `update note set ${columns.map((column) => `${column} = @${column}`).join()}, version = version + 1
   where id = @id and owner_id = @owner and removed_at is null`,
);
const clearLabels = database.prepare('delete from note_label_link where owner_id = ? and note_id = ?');
const insertLabel = database.prepare(
  'insert into note_label_link (note_id, label_id, owner_id, position) values (?, ?, ?, ?)',
);

const listNotes = (owner: string): Note[] => {
  const labels = Map.groupBy(selectLabels.all(owner), ({ note_id }) => note_id);
  return selectNotes.all(owner).map((row) => ({
    ...row,
    archive: row.archive === 1,
    checklist: JSON.parse(row.checklist) as unknown[],
    labels: labels.get(row.id)?.map(({ label_id }) => label_id) ?? [],
  }));
};

const toRow = (owner: string, { labels, ...note }: Note) => ({
  ...note,
  owner,
  archive: Number(note.archive),
  checklist: JSON.stringify(note.checklist),
});

const writeLabels = (owner: string, { id, labels }: Note) => {
  for (const [position, label] of labels.entries()) insertLabel.run(id, label, owner, position);
};

const createNote = database.transaction((owner: string, note: Note) => {
  insertNote.run(toRow(owner, note));
  writeLabels(owner, note);
}).immediate;

/** Answers whether there is such a note. */
const replaceNote = database.transaction((owner: string, note: Note): boolean => {
  if (updateNote.run(toRow(owner, note)).changes === 0) return false;
  clearLabels.run(owner, note.id);
  writeLabels(owner, note);
  return true;
}).immediate;

/** Checks the token of a request and answers whose it is. */
const owner = async (request: FastifyRequest): Promise<string> => (await request.jwtVerify<{ sub: string }>()).sub;

const text = { type: 'string', maxLength: 20_000 };
const instant = { type: ['string', 'null'], format: 'date-time' };
const item = {
  type: 'object',
  required: ['id', 'checked', 'text'],
  properties: { id: text, checked: { type: 'boolean' }, text },
};
const fields = {
  ...{ id: text, title: text, description: text, archive: { type: 'boolean' }, image: { type: ['string', 'null'] } },
  ...{
    time: instant,
    reminder: instant,
    checklist: { type: 'array', items: item },
    labels: { type: 'array', items: text },
  },
};
const bodyOf = (required: string[]) => ({
  schema: {
    body: {
      type: 'object',
      required: ['note'],
      properties: { note: { type: 'object', required, properties: fields, additionalProperties: false } },
    },
  },
});

const app = fastify();
await app.register(jwt, { secret: JWT_SECRET });
app.get('/api/health/ready', () => ({ status: 'ok' }));
app.get('/api/notes-app/notes', async (request) => listNotes(await owner(request)));
app.post<{ Body: { note: Partial<Note> } }>('/api/notes-app/create-note', bodyOf([]), async (request) => {
  const empty = { title: '', description: '', archive: false, image: null, reminder: null, checklist: [], labels: [] };
  const note: Note = { ...empty, time: new Date().toISOString(), ...request.body.note, id: randomUUID() };
  createNote(await owner(request), note);
  return note;
});
app.post<{ Body: { note: Note } }>(
  '/api/notes-app/update-note',
  bodyOf(Object.keys(fields)),
  async (request, reply) => {
    const { note } = request.body;
    return replaceNote(await owner(request), note) ? note : reply.code(404).send();
  },
);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
