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
  labels: string;
};

type Note = Omit<NoteRow, 'archive' | 'checklist' | 'labels'> & {
  archive: boolean;
  checklist: unknown[];
  labels: string[];
};

const { PORT, DATABASE_FILE = '', JWT_SECRET = '' } = process.env;

const database = new Database(DATABASE_FILE);
const pragmas = ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'busy_timeout = 5000'];
for (const pragma of [...pragmas, 'wal_autocheckpoint = 8000']) database.pragma(pragma);

const columns = ['title', 'description', 'archive', 'image', 'time', 'reminder', 'checklist', 'labels'];
const named = columns.map((column) => `@${column}`);
const selectNotes = database.prepare<[string], NoteRow>(
  `select id, ${columns.join()} from note where owner_id = ? order by position desc, id desc`,
);
const insertNote = database.prepare(
  `insert into note (id, owner_id, position, ${columns.join()}) values
   (@id, @owner, (select coalesce(max(position), 0) + 1 from note where owner_id = @owner), ${named.join()})`,
);
const updateNote = database.prepare(
  `update note set ${columns.map((column) => `${column} = @${column}`).join()} where id = @id and owner_id = @owner`,
);

const toNote = (row: NoteRow): Note => ({
  ...row,
  archive: row.archive === 1,
  checklist: JSON.parse(row.checklist) as unknown[],
  labels: JSON.parse(row.labels) as string[],
});

const toRow = (owner: string, note: Note) => ({
  ...note,
  owner,
  archive: Number(note.archive),
  checklist: JSON.stringify(note.checklist),
  labels: JSON.stringify(note.labels),
});

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
app.get('/api/notes-app/notes', async (request) => selectNotes.all(await owner(request)).map(toNote));
app.post<{ Body: { note: Partial<Note> } }>('/api/notes-app/create-note', bodyOf([]), async (request) => {
  const empty = { title: '', description: '', archive: false, image: null, reminder: null, checklist: [], labels: [] };
  const note: Note = { ...empty, time: new Date().toISOString(), ...request.body.note, id: randomUUID() };
  insertNote.run(toRow(await owner(request), note));
  return note;
});
app.post<{ Body: { note: Note } }>(
  '/api/notes-app/update-note',
  bodyOf(Object.keys(fields)),
  async (request, reply) => {
    const { note } = request.body;
    const { changes } = updateNote.run(toRow(await owner(request), note));
    return changes === 0 ? reply.code(404).send() : note;
  },
);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
