import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { database, grouped } from './database.ts';
import { bodyOf, flag, instant, listOf, objectOf, text } from './fields.ts';
import { ownerOf } from './owner.ts';

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

const columns = ['title', 'description', 'archive', 'image', 'time', 'reminder', 'checklist'];
const named = columns.map((column) => `@${column}`);
const selectNotes = database.prepare<[string], NoteRow>(
  `select id, ${columns.join()} from note where owner_id = ? and removed_at is null order by position desc, id desc`,
);
const selectLabels = database.prepare<[string], { from: string; to: string }>(
  'select note_id as "from", label_id as "to" from note_label_link where owner_id = ? order by note_id, position',
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
  const labels = grouped(selectLabels.all(owner));
  return selectNotes.all(owner).map((row) => ({
    ...row,
    archive: row.archive === 1,
    checklist: JSON.parse(row.checklist) as unknown[],
    labels: labels.get(row.id) ?? [],
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

const fields = {
  ...{ id: text, title: text, description: text, archive: flag, image: { type: ['string', 'null'] } },
  ...{ time: instant, reminder: instant, labels: listOf(text) },
  checklist: listOf(objectOf({ id: text, checked: flag, text })),
};

export const addNoteRoutes = (app: FastifyInstance): void => {
  app.get('/api/notes-app/notes', async (request) => listNotes(await ownerOf(request)));
  app.post<{ Body: { note: Partial<Note> } }>(
    '/api/notes-app/create-note',
    bodyOf({ note: objectOf(fields, []) }),
    async (request) => {
      const empty = {
        title: '',
        description: '',
        archive: false,
        image: null,
        reminder: null,
        checklist: [],
        labels: [],
      };
      const note: Note = { ...empty, time: new Date().toISOString(), ...request.body.note, id: randomUUID() };
      createNote(await ownerOf(request), note);
      return note;
    },
  );
  app.post<{ Body: { note: Note } }>(
    '/api/notes-app/update-note',
    bodyOf({ note: objectOf(fields) }),
    async (request, reply) => {
      const { note } = request.body;
      return replaceNote(await ownerOf(request), note) ? note : reply.code(404).send();
    },
  );
};
