import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets, type TestSocket } from '../../testing/test-sockets';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import type { TrashEntryDto } from '../../platform/records/trash.dto';
import { TrashService } from '../../platform/records/trash.service';
import { Database } from '../../platform/database/database';
import { EMPTY_NOTE, NotesService } from './notes.service';
import type { NoteDraftDto, NoteDto, NoteLabelDto } from './notes.dto';

const DAY = 24 * 3_600_000;
const NOTES = 'notes-app/notes';

let server: TestServer;
let sockets: TestSockets;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  sockets = await TestSockets.listen(server);
  [ada, bob] = await server.twoUsers();
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

const notesOf = (user: TestUser) => user.list<NoteDto>(NOTES);
const create = (user: TestUser, note: NoteDraftDto = {}) => user.call<NoteDto>('/api/notes-app/create-note', { note });
const update = (user: TestUser, note: NoteDto, base?: NoteDto) =>
  user.post('/api/notes-app/update-note', { note, base });
const remove = (user: TestUser, { id }: NoteDto) => user.post('/api/notes-app/remove-note', { noteId: id });
const labelsOf = (user: TestUser, ...names: string[]) =>
  user.call<NoteLabelDto[]>('/api/notes-app/update-labels', { labels: names.map((name) => ({ name })) });
const trashOf = (user: TestUser) => user.list<TrashEntryDto>('trash');
const restore = (user: TestUser, ...ids: string[]) => user.post('/api/trash/restore', { list: NOTES, ids });

describe('two windows that have the same note open', () => {
  it('both win where they changed different fields', async () => {
    const [label] = await labelsOf(ada, 'Work');
    const base = await create(ada, { title: 'Errands' });
    const later = '2030-01-01T00:00:00.000Z';
    await update(ada, { ...base, title: 'Errands of today', time: '2029-01-01T00:00:00.000Z' }, base);
    const answer = await update(ada, { ...base, archive: true, labels: [label?.id ?? ''], time: later }, base);
    const both = { ...base, title: 'Errands of today', archive: true, labels: [label?.id ?? ''], time: later };
    expect(answer.json()).toEqual(both);
    expect(await notesOf(ada)).toContainEqual(both);
  });

  it('both win however often they save at once', async () => {
    const base = await create(ada, { title: 'Errands' });
    for (const round of [1, 2, 3, 4, 5]) {
      const [before] = await notesOf(ada);
      if (!before) throw new Error('There is no note');
      const text = String(round);
      const answers = await Promise.all([
        update(ada, { ...before, title: text }, before),
        update(ada, { ...before, description: text }, before),
        update(ada, { ...before, checklist: [{ id: '1', checked: false, text }] }, before),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      const [after] = await notesOf(ada);
      expect(after).toEqual({
        ...base,
        title: text,
        description: text,
        checklist: [{ id: '1', checked: false, text }],
      });
    }
  });

  it('are all served, however many save the same note at the same moment', async () => {
    const base = await create(ada, { title: 'Errands' });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => update(ada, { ...base, time: new Date(at * 1000).toISOString() }, base)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('never turn the time of the last change back', async () => {
    const base = await create(ada, { time: '2030-01-01T00:00:00.000Z' });
    await update(ada, { ...base, title: 'Later', time: '2030-03-01T00:00:00.000Z' }, base);
    const answer = await update(ada, { ...base, description: 'Earlier', time: '2030-02-01T00:00:00.000Z' }, base);
    expect(answer.json()).toMatchObject({ title: 'Later', description: 'Earlier', time: '2030-03-01T00:00:00.000Z' });
  });

  it('are told of the fields that both have changed, and nothing is lost', async () => {
    const base = await create(ada, { title: 'Errands', description: 'Stamps' });
    const first = (await update(ada, { ...base, title: 'First' }, base)).json<NoteDto>();
    const answer = await update(ada, { ...base, title: 'Second', description: 'Bread' }, base);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ statusCode: 409, details: [{ field: 'note.title' }] });
    expect(await notesOf(ada)).toContainEqual(first);
    // The same change by both is none that anybody has to hear of.
    expect((await update(ada, { ...base, title: 'First' }, base)).json()).toEqual(first);
  });

  it('save a note whose label somebody deletes at that moment', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const [label] = await labelsOf(ada, 'Work');
      const base = await create(ada, { labels: [label?.id ?? ''] });
      const title = String(round);
      const [, ...saves] = await Promise.all([
        labelsOf(ada),
        ...[1, 2, 3].map(() => update(ada, { ...base, title }, base)),
      ]);
      expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await notesOf(ada)).toContainEqual({ ...base, title, labels: [] });
    }
  });

  it('answer 404 to a note that one of them has removed', async () => {
    const base = await create(ada);
    await remove(ada, base);
    expect((await update(ada, { ...base, title: 'Too late' }, base)).statusCode).toBe(404);
    expect((await update(ada, { ...base, title: 'Too late' })).statusCode).toBe(404);
  });
});

describe('the trash', () => {
  let user: TestUser;
  beforeEach(async () => {
    user = await server.register();
  });

  it('gives a note back as it was, in its place', async () => {
    const [label] = await labelsOf(user, 'Home');
    await create(user, { title: 'Older' });
    const note = await create(user, { title: 'Errands', labels: [label?.id ?? ''], archive: true });
    await create(user, { title: 'Newer' });
    const before = await notesOf(user);
    await remove(user, note);
    expect(await notesOf(user)).toHaveLength(2);
    const [entry] = await trashOf(user);
    expect(entry).toEqual({ list: NOTES, id: note.id, title: 'Errands', removed: expect.any(String) as string });

    expect((await restore(user, note.id, 'unknown')).json()).toEqual([note.id]);
    expect(await notesOf(user)).toEqual(before);
    expect(await trashOf(user)).toEqual([]);
    // What is back already does not come back once more.
    expect((await restore(user, note.id)).json()).toEqual([]);
  });

  it('does not keep a label that is gone meanwhile', async () => {
    const [label] = await labelsOf(user, 'Home');
    const note = await create(user, { labels: [label?.id ?? ''] });
    await remove(user, note);
    await labelsOf(user);
    await restore(user, note.id);
    expect(await notesOf(user)).toEqual([{ ...note, labels: [] }]);
  });

  it('comes in pages with the labels of each note', async () => {
    const [one, two] = await labelsOf(user, 'One', 'Two');
    const notes = [];
    for (const labels of [[one?.id ?? ''], [], [two?.id ?? '', one?.id ?? '']])
      notes.push(await create(user, { labels }));
    const page = (await user.get('/api/notes-app/notes', { limit: '2' })).json<NoteDto[]>();
    expect(page).toEqual([notes[2], notes[1]]);
  });

  it('is one’s own', async () => {
    const note = await create(user);
    await remove(user, note);
    const ids = [note.id];
    expect(await trashOf(bob)).toEqual([]);
    expect((await restore(bob, note.id)).json()).toEqual([]);
    expect((await bob.post('/api/trash/remove', { list: NOTES, ids })).json()).toEqual([]);
    expect(await trashOf(user)).toHaveLength(1);
    expect((await server.get('/api/trash')).statusCode).toBe(401);
  });

  it('is emptied one by one, or of what has been there for thirty days', async () => {
    const [first, second] = [await create(user), await create(user)];
    for (const note of [first, second]) await remove(user, note);
    const gone = await user.post('/api/trash/remove', { list: NOTES, ids: [first.id] });
    expect(gone.json()).toEqual([first.id]);
    // What is not in the trash is not deleted from it.
    const there = await create(user);
    expect((await user.post('/api/trash/remove', { list: NOTES, ids: [there.id] })).json()).toEqual([]);
    expect(await notesOf(user)).toContainEqual(there);
    const trash = server.app.get(TrashService);
    await trash.empty(new Date(Date.now() + 29 * DAY));
    expect((await trashOf(user)).map(({ id }) => id)).toEqual([second.id]);
    await trash.empty(new Date(Date.now() + 31 * DAY));
    expect(await trashOf(user)).toEqual([]);
    expect((await restore(user, first.id, second.id)).json()).toEqual([]);
  });

  it('is emptied whole, however much is in it', async () => {
    const actor = { id: user.user.uuid };
    const { table } = server.app.get(NotesService);
    const ids = Array.from({ length: 501 }, (_, index) => `${actor.id}-${String(index)}`);
    const notes = ids.map((id) => ({ ...EMPTY_NOTE, id, time: new Date().toISOString() }));
    await server.app.get(Database).transaction((rows) => table.fill(rows, actor.id, notes));
    expect(await table.removeMany(actor, [...ids, 'unknown'])).toEqual(ids);
    expect(await trashOf(user)).toHaveLength(501);
    await server.app.get(TrashService).empty(new Date(Date.now() + 31 * DAY));
    expect(await trashOf(user)).toEqual([]);
  });

  it('comes in pages, the latest first', async () => {
    const notes = [];
    for (const title of ['1', '2', '3', '4', '5']) notes.push(await create(user, { title }));
    for (const note of notes) await remove(user, note);
    const pages = (await pagesOf<TrashEntryDto>(user, 'trash', 2)).flat();
    expect(pages).toEqual(await trashOf(user));
    expect(pages.map(({ title }) => title).sort()).toEqual(['1', '2', '3', '4', '5']);
    const moments = pages.map(({ removed }) => removed);
    expect(moments).toEqual(moments.toSorted().reverse());
  });

  it.each(['restore', 'remove'])('knows no other lists: %s', async (call) => {
    expect((await user.post(`/api/trash/${call}`, { list: 'notes-app/nothing', ids: [] })).statusCode).toBe(404);
  });

  it('is no second birth: a creation that is sent again after the removal brings nothing back', async () => {
    const send = () =>
      user.post('/api/notes-app/create-note', { note: { title: 'Once' } }, { 'idempotency-key': 'once-only' });
    const note = (await send()).json<NoteDto>();
    await remove(user, note);
    expect((await send()).json()).toEqual(note);
    expect(await notesOf(user)).toEqual([]);
  });
});

describe('records:changed', () => {
  let acting: TestSocket;
  let other: TestSocket;
  let foreign: TestSocket;
  let ids: { user: TestUser; headers: Record<string, string> };
  beforeEach(async () => {
    const user = await server.register();
    [acting, other, foreign] = [await sockets.connect(user), await sockets.connect(user), await sockets.connect(bob)];
    ids = { user, headers: { 'x-socket-id': acting.socket.id ?? '' } };
  });

  const next = () => other.next<RecordsChangedDto>('records:changed');
  const create = async (title = '') =>
    (await ids.user.post('/api/notes-app/create-note', { note: { title } }, ids.headers)).json<NoteDto>();

  it('tells the owner’s other windows of each write, and nobody else', async () => {
    const by = ids.user.user.uuid;
    const note = await create();
    const expected = { list: NOTES, ids: [note.id], by };
    expect(await next()).toEqual(expected);
    await ids.user.post('/api/notes-app/update-note', { note: { ...note, title: 'New' } }, ids.headers);
    expect(await next()).toEqual(expected);
    await ids.user.post('/api/notes-app/remove-note', { noteId: note.id }, ids.headers);
    expect(await next()).toEqual(expected);
    await ids.user.post('/api/trash/restore', { list: NOTES, ids: [note.id] }, ids.headers);
    expect(await next()).toEqual(expected);
    for (const socket of [acting, foreign]) {
      await socket.ask('nothing');
      expect(socket.told('records:changed')).toEqual([]);
    }
  });

  it('tells of every save, however many come at the same moment', async () => {
    const note = await create();
    await next();
    const save = (at: number) => update(ids.user, { ...note, time: new Date(at * 1000).toISOString() }, note);
    await Promise.all(Array.from({ length: 20 }, (_, at) => save(at)));
    await other.ask('nothing');
    expect(other.told('records:changed')).toHaveLength(20);
  });

  it('tells of what is deleted when the trash is emptied', async () => {
    const note = await create();
    await ids.user.post('/api/notes-app/remove-note', { noteId: note.id }, ids.headers);
    expect([await next(), await next()]).toHaveLength(2);
    await server.app.get(TrashService).empty(new Date(Date.now() + 31 * DAY));
    expect(await next()).toEqual({ list: NOTES, ids: [note.id], by: null });
  });

  it('tells of labels, and of the notes that lose one', async () => {
    const labels = async (...names: string[]) =>
      (
        await ids.user.post('/api/notes-app/update-labels', { labels: names.map((name) => ({ name })) }, ids.headers)
      ).json<NoteLabelDto[]>();
    const [label] = await labels('Home');
    expect(await next()).toMatchObject({ list: 'notes-app/labels', ids: [label?.id] });
    const note = await ids.user.post('/api/notes-app/create-note', { note: { labels: [label?.id] } }, ids.headers);
    await next();
    await labels();
    expect([await next(), await next()]).toEqual([
      expect.objectContaining({ list: 'notes-app/labels', ids: [label?.id] }),
      expect.objectContaining({ list: NOTES, ids: [note.json<NoteDto>().id] }),
    ]);
  });

  it('tells nothing of what was refused, and cannot be kept from others by a made-up socket', async () => {
    await ids.user.post('/api/notes-app/remove-note', { noteId: 'unknown' }, ids.headers);
    const room = { 'x-socket-id': `user:${ids.user.user.uuid}` };
    await ids.user.post('/api/notes-app/create-note', { note: {} }, room);
    expect(await next()).toMatchObject({ list: NOTES });
    await other.ask('nothing');
    expect(other.told('records:changed')).toEqual([]);
  });
});

it('replaces labels at once without losing or merging any', async () => {
  const user = await server.register();
  const lists = [['a', 'b'], ['c'], ['d', 'e', 'f'], []];
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      lists.map((names) => user.post('/api/notes-app/update-labels', { labels: names.map((name) => ({ name })) })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const names = (await user.list<NoteLabelDto>('notes-app/labels')).map(({ name }) => name);
    expect(lists).toContainEqual(names);
  }
});
