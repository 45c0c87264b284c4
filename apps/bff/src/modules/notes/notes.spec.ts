import { randomUUID } from 'node:crypto';
import { stableId } from '../../platform/database/stable-id';
import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { holdTime } from '../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { NoteDraftDto, NoteDto, NoteLabelDto } from './notes.dto';

const DAY = 24 * 3_600_000;

let server: TestServer;
let alice: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [alice, bob] = await server.twoUsers();
});
afterAll(() => server.close());

const notesOf = (user: TestUser) => user.list<NoteDto>('notes-app/notes');
const create = (user: TestUser, note: NoteDraftDto = {}) => user.call<NoteDto>('/api/notes-app/create-note', { note });
const replaceLabels = (user: TestUser, labels: object[], base?: object[]) =>
  user.post('/api/notes-app/update-labels', { labels, base });

describe('a note', () => {
  it('is created with every field, placed first, and still there when read again', async () => {
    const older = await create(alice, { title: 'Older' });
    const answer = await alice.post('/api/notes-app/create-note', { note: { title: ' Errands ' } });

    expect(answer.statusCode).toBe(200);
    const note = answer.json<NoteDto>();
    expect(note).toEqual({
      id: expect.any(String) as string,
      title: 'Errands',
      description: '',
      archive: false,
      image: null,
      time: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) as string,
      reminder: null,
      checklist: [],
      labels: [],
    });
    expect((await notesOf(alice)).slice(0, 2)).toEqual([note, older]);
  });

  it('keeps all that a draft may hold, times in UTC', async () => {
    const [label] = (await replaceLabels(alice, [{ name: 'Work' }])).json<NoteLabelDto[]>();
    const draft = {
      title: 'Full',
      description: 'Every field',
      archive: true,
      image: '/demo/notes/hills.svg',
      time: '2026-03-01T10:00:00.000Z',
      reminder: '2026-04-01T10:00:00+02:00',
      checklist: [{ id: 'a', checked: true, text: 'Stamps' }],
      labels: [label?.id ?? ''],
    };
    const note = await create(alice, draft);
    expect(note).toEqual({ ...draft, id: note.id, reminder: '2026-04-01T08:00:00.000Z' });
    expect(await notesOf(alice)).toContainEqual(note);
  });

  it('takes a changed checklist with the note as it was, also when that is sent again', async () => {
    const base = await create(alice, { title: 'List', checklist: [{ id: 'a', checked: false, text: 'Stamps' }] });
    const note = { ...base, checklist: [{ id: 'a', checked: true, text: 'Stamps' }] };
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await alice.post('/api/notes-app/update-note', { note, base });
      expect([answer.statusCode, answer.json()]).toEqual([200, note]);
    }
  });

  it('is created once, however often the same request is sent', async () => {
    const send = (user: TestUser, key: string) =>
      user.post('/api/notes-app/create-note', { note: { title: 'Once' } }, { 'idempotency-key': key });
    const reader = await server.register();
    const [first, again] = [await send(reader, 'key-number-1'), await send(reader, 'key-number-1')];
    expect(again.json()).toEqual(first.json());
    expect(await notesOf(reader)).toEqual([first.json()]);

    await send(reader, 'key-number-2');
    expect(await notesOf(reader)).toHaveLength(2);
    expect((await send(alice, 'key-number-1')).json()).not.toEqual(first.json());
    expect((await send(reader, 'no key')).statusCode).toBe(400);
  });

  it('gets the id that its creator has made up, where that is a random UUID and nobody has it', async () => {
    const send = (user: TestUser, key: string) =>
      user.post('/api/notes-app/create-note', { note: { title: 'Named' } }, { 'idempotency-key': key });
    const id = randomUUID();
    expect((await send(alice, id)).json()).toMatchObject({ id, title: 'Named' });
    expect((await send(alice, id)).json()).toMatchObject({ id });
    expect((await send(bob, id)).statusCode).toBe(409);
    // Those of the demo data are known beforehand, and are nobody's to take.
    const known = stableId('notes', 'anything');
    expect((await send(bob, known)).json<{ id: string }>().id).not.toBe(known);
  });

  it('is replaced whole by an update, and keeps its place', async () => {
    const note = await create(bob, { title: 'Before', checklist: [{ id: '1', checked: false, text: 'Bread' }] });
    await create(bob, { title: 'Newer' });
    const changed = { ...note, title: 'After', checklist: [], archive: true };
    expect((await bob.post('/api/notes-app/update-note', { note: changed })).json()).toEqual(changed);
    expect((await notesOf(bob))[1]).toEqual(changed);
  });

  it('answers its id as JSON when it is removed, and is gone', async () => {
    const note = await create(bob);
    const answer = await bob.post('/api/notes-app/remove-note', { noteId: note.id });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toBe(note.id);
    expect(await notesOf(bob)).not.toContainEqual(note);
    expect((await bob.post('/api/notes-app/remove-note', { noteId: note.id })).statusCode).toBe(404);
  });

  it('is invisible and untouchable to everybody else', async () => {
    const note = await create(alice, { title: 'Private' });
    expect(await notesOf(bob)).not.toContainEqual(expect.objectContaining({ id: note.id }));
    const stolen = { ...note, title: 'Stolen' };
    expect((await bob.post('/api/notes-app/update-note', { note: stolen })).statusCode).toBe(404);
    expect((await bob.post('/api/notes-app/remove-note', { noteId: note.id })).statusCode).toBe(404);
    expect(await notesOf(alice)).toContainEqual(note);
  });

  it('is refused with every bad field named, and nothing is stored', async () => {
    const before = await notesOf(bob);
    const answer = await bob.post('/api/notes-app/create-note', {
      note: {
        id: 'mine',
        title: null,
        image: 'javascript:alert(1)',
        reminder: 'soon',
        checklist: [{ id: '1', checked: 'yes', text: 'x'.repeat(501) }],
      },
    });
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual(
      new Set([
        'note.id',
        'note.title',
        'note.image',
        'note.reminder',
        'note.checklist.0.checked',
        'note.checklist.0.text',
      ]),
    );
    expect(await notesOf(bob)).toEqual(before);
  });

  it.each([undefined, [], { note: [] }, { note: 'text' }])('is not made from the body %j', async (body) => {
    expect((await bob.post('/api/notes-app/create-note', body)).statusCode).toBe(400);
  });

  it('does not take a label that is not its owner’s', async () => {
    const [foreign] = (await replaceLabels(bob, [{ name: 'Bob’s' }])).json<NoteLabelDto[]>();
    const answer = await alice.post('/api/notes-app/create-note', { note: { labels: [foreign?.id] } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the list of notes', () => {
  it('answers 304 to its own ETag until something is written', async () => {
    const first = await alice.get('/api/notes-app/notes');
    const again = () => alice.get('/api/notes-app/notes', {}, { 'if-none-match': String(first.headers.etag) });
    const unchanged = await again();
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);

    await create(bob);
    expect((await again()).statusCode).toBe(304);
    await create(alice);
    expect((await again()).statusCode).toBe(200);
  });

  it('has a tag that is of no use to somebody else', async () => {
    const [one, two] = await server.twoUsers();
    const { headers } = await one.get('/api/notes-app/notes');
    const other = await two.get('/api/notes-app/notes', {}, { 'if-none-match': String(headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  it('comes in pages that together are the whole', async () => {
    const reader = await server.register();
    for (const title of ['1', '2', '3', '4', '5']) await create(reader, { title });
    const pages = await pagesOf<NoteDto>(reader, 'notes-app/notes', 2);
    expect(pages.map((notes) => notes.map(({ title }) => title))).toEqual([['5', '4'], ['3', '2'], ['1']]);
  });

  const cursor = (key: unknown) => `cursor=${Buffer.from(JSON.stringify(key)).toString('base64url')}`;
  it.each([
    'limit=0',
    'limit=501',
    'limit=many',
    'cursor=made-up',
    cursor(['one', 'id']),
    cursor([1e12, 'id']),
    cursor([1, 'a\0b']),
    cursor([1]),
  ])('refuses %s', async (query) => {
    expect((await alice.get(`/api/notes-app/notes?${query}`)).statusCode).toBe(400);
  });
});

describe('labels', () => {
  it('are replaced wholesale, get ids and handles, and leave their notes when they are removed', async () => {
    const user = await server.register();
    const [family, work] = (await replaceLabels(user, [{ name: 'Family' }, { name: 'İş Güç' }])).json<NoteLabelDto[]>();
    if (!family || !work) throw new Error('Both labels are answered');
    expect([family.handle, work.handle]).toEqual(['family', 'is-guc']);
    const note = await create(user, { labels: [family.id, work.id] });

    const renamed = { ...family, name: 'Kin' };
    const answer = await replaceLabels(user, [renamed, { name: 'Family' }]);
    expect(answer.json()).toEqual([renamed, { id: expect.any(String) as string, name: 'Family', handle: 'family-2' }]);
    expect(await user.list('notes-app/labels')).toEqual(answer.json());
    expect(await notesOf(user)).toEqual([{ ...note, labels: [family.id] }]);
  });

  describe('with those that the caller knew', () => {
    let user: TestUser;
    let home: NoteLabelDto;
    let work: NoteLabelDto;
    const labelsOf = () => user.list<NoteLabelDto>('notes-app/labels');
    beforeEach(async () => {
      user = await server.register();
      const made = (await replaceLabels(user, [{ name: 'Home' }, { name: 'Work' }])).json<
        [NoteLabelDto, NoteLabelDto]
      >();
      [home, work] = made;
    });

    it('keep what another window has created, with its notes, and lose what is left out', async () => {
      const [, , created] = (await replaceLabels(user, [home, work, { name: 'New' }])).json<NoteLabelDto[]>();
      const note = await create(user, { labels: [created?.id ?? '', work.id] });
      const answer = await replaceLabels(user, [{ name: 'Mine' }, home], [home, work]);
      const mine = { id: expect.any(String) as string, name: 'Mine', handle: 'mine' };
      expect([answer.statusCode, answer.json()]).toEqual([200, [mine, home, created]]);
      expect(await labelsOf()).toEqual(answer.json());
      expect(await notesOf(user)).toEqual([{ ...note, labels: [created?.id] }]);
      // Without them the labels are replaced wholesale.
      expect((await replaceLabels(user, [home])).json()).toEqual([home]);
    });

    it('keep what another window has renamed or removed, where the caller has not changed it', async () => {
      const renamed = { ...home, name: 'Household' };
      await replaceLabels(user, [renamed]);
      const added = [home, work, { name: 'Mine' }];
      expect((await replaceLabels(user, added, [home, work])).json()).toMatchObject([renamed, { name: 'Mine' }]);
      expect((await replaceLabels(user, [{ id: home.id, name: 'House' }], [home])).json()).toMatchObject([
        { id: home.id, name: 'House' },
        { name: 'Mine' },
      ]);
      const answer = await replaceLabels(user, [{ id: work.id, name: 'Job' }], [work]);
      expect(answer.statusCode).toBe(404);
    });

    it('are created once under an id that the caller has given them, and put back under it', async () => {
      const mine = { id: randomUUID(), name: 'Mine' };
      for (let again = 0; again < 2; again += 1) {
        const answer = await replaceLabels(user, [home, mine, work], [home, work]);
        expect(answer.json()).toEqual([home, { ...mine, handle: 'mine' }, work]);
      }
      const note = await create(user, { labels: [mine.id] });
      await replaceLabels(user, [home, work]);
      await replaceLabels(user, [mine, home, work], [home, work]);
      expect((await labelsOf()).map(({ id }) => id)).toEqual([mine.id, home.id, work.id]);
      expect((await notesOf(user))[0]).toEqual({ ...note, labels: [] });
      // Without what the caller knew nobody can tell it from one that was removed; nor can a name be an id.
      expect((await replaceLabels(user, [{ id: randomUUID(), name: 'Other' }])).statusCode).toBe(404);
      expect((await replaceLabels(user, [{ id: 'chosen', name: 'Other' }], [])).statusCode).toBe(404);
    });

    it('keep what another window has made of one that it created, where that is sent again', async () => {
      const mine = { id: randomUUID(), name: 'Mine' };
      await replaceLabels(user, [home, mine, work], [home, work]);
      const changed = [work, home, { id: mine.id, name: 'Ours', handle: 'ours' }];
      await replaceLabels(user, changed);
      const again = await replaceLabels(user, [home, mine, work], [home, work]);
      expect([again.statusCode, again.json()]).toEqual([200, changed]);
      expect(await labelsOf()).toEqual(changed);
      // Who puts them in another order is obeyed.
      const turned = changed.toReversed();
      expect((await replaceLabels(user, turned, changed)).json()).toEqual(turned);
    });

    it('keep their handles and their order beside one that is put back, and what another window has created', async () => {
      // Removed here and created anew elsewhere.
      const others = (await replaceLabels(user, [{ name: 'Home' }, work])).json<NoteLabelDto[]>();
      const back = { ...home, handle: 'home-2' };
      expect((await replaceLabels(user, [home, ...others], others)).json()).toEqual([back, ...others]);
      // A new order of those that the caller knew.
      const turned = others.toReversed();
      expect((await replaceLabels(user, turned, others)).json()).toEqual([...turned, back]);
    });

    it('are named once, and a new one stands behind the one that it was put behind', async () => {
      const house = { id: home.id, name: 'House' };
      const answer = await replaceLabels(user, [work, house, house, { name: 'New' }], [work, home]);
      expect(answer.json<NoteLabelDto[]>().map(({ name }) => name)).toEqual(['House', 'New', 'Work']);
    });

    it('are not more than a user may have', async () => {
      const many = Array.from({ length: 200 }, (_, at) => ({ name: `Label ${String(at)}` }));
      expect((await replaceLabels(user, many.slice(0, 198), [])).json()).toHaveLength(200);
      const answer = await replaceLabels(user, [{ name: 'One more' }], []);
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['labels'])]);
      expect(await labelsOf()).toHaveLength(200);
    });
  });

  it('of somebody else are neither seen nor taken', async () => {
    const [label] = (await replaceLabels(alice, [{ name: 'Alice’s' }])).json<NoteLabelDto[]>();
    expect(await bob.list('notes-app/labels')).not.toContainEqual(label);
    expect((await replaceLabels(bob, [{ ...label }])).statusCode).toBe(404);
    expect(await alice.list('notes-app/labels')).toEqual([label]);
    expect((await replaceLabels(bob, [{ ...label }], [{ ...label, name: 'Old' }])).statusCode).toBe(404);
    expect((await replaceLabels(bob, [{ ...label }], [])).statusCode).toBe(404);
    expect((await replaceLabels(bob, [{ ...label }], [{ ...label }])).json()).not.toContainEqual(label);
    expect(await alice.list('notes-app/labels')).toEqual([label]);
  });
});

it('gives a new user starter notes of their own where there is demo data', async () => {
  const withDemo = await startTestServer();
  const [one, two] = await withDemo.twoUsers();
  const [ones, twos] = [await notesOf(one), await notesOf(two)];
  expect(ones.length).toBeGreaterThan(5);
  expect(ones.map(({ title }) => title)).toEqual(twos.map(({ title }) => title));
  expect(ones.some(({ id }) => twos.some((other) => other.id === id))).toBe(false);
  const labels = await one.list<NoteLabelDto>('notes-app/labels');
  expect(labels.map(({ handle }) => handle)).toEqual(['family', 'work', 'todos', 'prior', 'personal', 'friends']);
  await withDemo.close();
});

it.each(['2026-11-22T00:00:00.000Z', '2031-02-28T23:59:59.999Z'])(
  'gives who registers at %s notes of the days before, with reminders in the days to come',
  async (now) => {
    holdTime();
    const withDemo = await startTestServer();
    jest.setSystemTime(new Date(now));
    const notes = await notesOf(await withDemo.register());
    await withDemo.close();
    jest.useRealTimers();
    const daysUntil = (time: string) => (Date.parse(time) - Date.parse(now)) / DAY;
    const times = notes.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().reverse());
    expect(daysUntil(times[0] ?? '')).toBeGreaterThan(-2);
    expect(Math.max(...times.map(daysUntil))).toBeLessThan(0);
    const reminders = notes.flatMap(({ reminder }) => (reminder === null ? [] : [daysUntil(reminder)]));
    expect(reminders).toHaveLength(2);
    for (const days of reminders) expect([days, days > 1, days < 14]).toEqual([days, true, true]);
  },
);
