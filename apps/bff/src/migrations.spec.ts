import { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { readEnvironment } from './platform/config/environment';
import { ormOptions } from './platform/database/database.module';
import { ProjectionBackfill } from './platform/records/projection-backfill';
import { schema } from './schema';
import { until } from './testing/passing-time';
import { createTestDatabase } from './testing/test-database';
import { startTestServer } from './testing/test-server';

it('makes of an empty database what the entities say', async () => {
  const database = await createTestDatabase({ migrated: false });
  const server = await startTestServer({ database });
  try {
    expect(await server.app.get(MikroORM).schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  } finally {
    await server.close();
    await database.drop();
  }
});

it('keeps the tokens that were revoked before there were sessions', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261121164716-lookup-indexes' });
  await connection.execute(`insert into revoked_token (id, expires) values ('token-1', 2000000000)`);
  await orm.migrator.up();
  expect(await connection.execute('select * from revoked_session')).toEqual([{ id: 'token-1', expires: 2000000000 }]);
  await orm.close();
  await database.drop();
});

it('keeps no widgets of a dashboard that nothing reads', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261128083328-add-accounting' });
  for (const name of ['project-dashboard-app/widgets', 'project-dashboard-app/widgets-by-project'])
    await connection.execute(`insert into seeded_document (name, content) values ('${name}', '[]')`);
  await orm.migrator.up();
  expect(await connection.execute('select name from seeded_document')).toEqual([
    { name: 'project-dashboard-app/widgets-by-project' },
  ]);
  await orm.close();
  await database.drop();
});

it('keeps the files that were there before there were folders, at the top and under their whole names', async () => {
  const database = await createTestDatabase({ migrated: false, shared: true });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261123235000-course-steps-are-html' });
  const time = '2026-11-01T00:00:00.000Z';
  for (const [id, type, name, ending] of [
    ['b', 'document', 'Shopping List', 'docx'],
    ['a', 'folder', 'Work documents', ''],
  ] as const) {
    await connection.execute(
      `insert into file (id, owner_id, position, name, type, owner, size, modified, opened, created, extention, location, offline, preview) ` +
        `values ('${id}', '*', 7, '${name}', '${type}', 'Ada', null, '${time}', '${time}', '${time}', '${ending}', 'My Files', '1', null)`,
    );
  }
  await connection.execute(
    `insert into seed_marker (name, "time") values ('file-manager-app/files', '${time}'), ('projected:other:list', '${time}')`,
  );
  await orm.migrator.up();
  await orm.close();
  const server = await startTestServer({ database });
  const [ada] = await server.twoUsers();
  const files = await ada.list<{ id: string; name: string }>('file-manager-app/files');
  expect(files).toMatchObject([
    { id: 'a', name: 'Work documents', folderId: null, location: 'My Files', url: null, versions: 0 },
    { id: 'b', name: 'Shopping List.docx', extention: 'docx', offline: true, url: null },
  ]);
  const taken = await ada.post('/api/file-manager-app/create-folder', { name: 'shopping list.DOCX' });
  expect(taken.statusCode).toBe(409);
  await server.app.get(ProjectionBackfill).finished();
  await until(async () => (await ada.get('/api/search', { q: 'shopping' })).body.includes('"b"'));
  await server.close();
  await database.drop();
});

it('knows drafts, and what was sent, from before it kept that, and takes what was received from the drafts', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  const insert = (table: string, row: Record<string, string | number>) => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    const values = Object.values(row).map((value) => `'${String(value)}'`);
    return connection.execute(`insert into "${table}" (${names.join()}) values (${values.join()})`);
  };
  await orm.migrator.up({ to: '20261122093125-academy' });
  const [email, other] = ['ada@example.com', 'bob@example.com'];
  await insert('user', {
    ...{ id: 'ada', from: 'custom-db', role: '[]', display_name: 'Ada', email, email_key: email, settings: '{}' },
    ...{ shortcuts: '[]', created_at: '' },
  });
  const mails = [
    { id: 'a', from: email, folder: 2 },
    { id: 'b', from: other, folder: 2 },
    { id: 'c', from: email, folder: 1 },
  ];
  for (const { id, from, folder } of mails) {
    await insert('mail', {
      ...{
        id,
        owner_id: 'ada',
        position: 1,
        from: JSON.stringify({ email: from }),
        to: '[]',
        subject: '',
        message: '',
      },
      ...{ time: '2026-11-01T00:00:00.000Z', read: 0, starred: 0, important: 0, has_attachments: 0, attachments: '[]' },
      folder,
    });
  }
  await orm.migrator.up();
  const flags = await connection.execute<{ draft: unknown }[]>('select id, folder, draft from mail order by id');
  expect(flags.map((row) => ({ ...row, draft: Boolean(row.draft) }))).toEqual([
    { id: 'a', folder: 2, draft: true },
    { id: 'b', folder: 0, draft: false },
    { id: 'c', folder: 1, draft: false },
  ]);
  expect(await connection.execute('select id from sent_mail_key')).toEqual([{ id: 'c' }]);
  await orm.close();
  await database.drop();
});

it('knows the places of the records that had labels before it kept them', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261122125207-mail-bounds' });
  for (const [id, position] of [
    ['a', 7],
    ['b', 3],
  ] as const) {
    await connection.execute(
      `insert into todo (id, owner_id, position, title, notes, completed, starred, important, folder) ` +
        `values ('${id}', 'ada', ${String(position)}, '', '', '0', '0', '0', 0)`,
    );
    await connection.execute(
      `insert into mail (id, owner_id, position, "from", "to", subject, message, time, read, starred, important, has_attachments, ` +
        `attachments, folder) values ('${id}', 'ada', ${String(position + 1)}, '{}', '[]', '', '', '', '0', '0', '0', '0', '[]', 0)`,
    );
    for (const table of ['todo', 'mail']) {
      await connection.execute(
        `insert into ${table}_label_link (${table}_id, label, owner_id, position) values ('${id}', 1, 'ada', 0)`,
      );
    }
  }
  const placesOf = (table: string) =>
    connection.execute(
      `select ${table}_id as id, record_position as place from ${table}_label_link order by ${table}_id`,
    );
  const expectPlaces = async () => {
    expect(await placesOf('todo')).toEqual([
      { id: 'a', place: 7 },
      { id: 'b', place: 3 },
    ]);
    expect(await placesOf('mail')).toEqual([
      { id: 'a', place: 8 },
      { id: 'b', place: 4 },
    ]);
  };
  await orm.migrator.up({ to: '20261122141812-label-pages' });
  await expectPlaces();
  // As a version of the server that knows nothing of places leaves them.
  for (const table of ['todo', 'mail']) await connection.execute(`update ${table}_label_link set record_position = 0`);
  await orm.migrator.up();
  await expectPlaces();
  await orm.close();
  await database.drop();
});

it('takes pictures of other servers out of the mails that are there, and makes each a thread of its own', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261123042000-user-search-keys' });
  await connection.execute(
    `insert into "user" (id, "from", role, display_name, email, email_key, settings, shortcuts, created_at)
     values ('ada', 'custom-db', '[]', 'Ada', 'a@a.example', 'a@a.example', '{}', '[]', '')`,
  );
  const avatars = ['https://tracker.example/seen.gif', '/pictures/ada.svg', null];
  for (const [index, avatar] of avatars.entries()) {
    await connection.execute(
      `insert into mail (id, owner_id, position, "from", "to", subject, message, excerpt, time, read, starred, important, has_attachments,
       attachments, folder, draft) values (?, 'ada', ?, ?, '[]', '', '', '', '', false, false, false, false, '[]', 0, false)`,
      [String(index), index, JSON.stringify({ name: 'Bob', avatar, email: 'b@a.example' })],
    );
  }
  await orm.migrator.up();
  const mails = await connection.execute<{ from: unknown }[]>('select "from" from mail order by id');
  const senders = mails.map(({ from }): unknown => (typeof from === 'string' ? JSON.parse(from) : from));
  expect(senders).toEqual(
    [null, '/pictures/ada.svg', null].map((avatar) => ({ name: 'Bob', avatar, email: 'b@a.example' })),
  );
  const threads = await connection.execute<{ thread: string }[]>('select thread from mail order by id');
  expect(threads.map(({ thread }) => thread)).toEqual(['0', '1', '2']);
  await orm.close();
  await database.drop();
});

it('finds users who were there before others could look them up', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261123004400-calendar-repeats' });
  const names = ['Çağrı Öz', 'Ada'];
  for (const [index, name] of names.entries()) {
    await connection.execute(
      `insert into "user" (id, "from", role, display_name, email, email_key, settings, shortcuts, created_at)
       values ('user-${String(index)}', 'custom-db', '[]', '${name}', 'N${String(index)}@A.example', 'n${String(index)}@a.example', '{}', '[]', '')`,
    );
  }
  await orm.migrator.up();
  expect(await connection.execute('select search_key from "user" order by id')).toEqual([
    { search_key: ' n0@a.example cagri oz n0' },
    { search_key: ' n1@a.example ada n1' },
  ]);
  await orm.close();
  await database.drop();
});

it('counts how much the cards take that were there before it counted that', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261122113513-audit-of-writes' });
  await connection.execute(
    `insert into board (id, owner_id, position, name, uri, settings) values ('board', '*', 1, 'Board', 'board', '{}')`,
  );
  const checklists = JSON.stringify([{ id: '1', name: 'é'.repeat(2000), checkItems: [] }]);
  await connection.execute(
    `insert into card (id, owner_id, position, board_id, name, description, subscribed, attachments, checklists, activities) ` +
      `values ('card', '*', 1, 'board', 'Card', '', '0', '[]', '${checklists}', '[]')`,
  );
  await orm.migrator.up();
  const [card] = await connection.execute<{ bytes: number }[]>(`select bytes from card`);
  expect(Math.round((card?.bytes ?? 0) / 1000)).toBe(4);
  await orm.close();
  await database.drop();
});

const isOnPostgresql = process.env['TEST_DATABASE_URL'] !== undefined;

it('leaves all as it was where one of several migrations fails, and makes them all the next time', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  const [before, definitions] = isOnPostgresql
    ? ['20261122155500-search-parts', `select prosrc from pg_proc where proname like 'search%' order by proname`]
    : ['20261122145912-label-links-once-indexed', 'select name, sql from sqlite_master order by name'];
  await orm.migrator.up({ to: before });
  // A later one asks for it.
  await connection.execute('alter table todo_label_link rename column todo_id to elsewhere');
  const stateOf = async () => [await connection.execute(definitions), await orm.migrator.getExecuted()];
  const state = await stateOf();
  await expect(orm.migrator.up()).rejects.toThrow('todo_id');
  expect(await stateOf()).toEqual(state);
  await connection.execute('alter table todo_label_link rename column elsewhere to todo_id');
  await orm.migrator.up();
  expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  await orm.close();
  await database.drop();
});

const onPostgres = isOnPostgresql ? it : it.skip;

onPostgres('gives entries that still wait for their words a place in the order in which they came', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261122143100-search-words-by-owner' });
  // The ids run against the age of the records.
  for (const id of ['z', 'm', 'a']) {
    await connection.execute(
      `insert into search_entry (owner_id, list, record_id, type, title, text, url) ` +
        `values ('ada', 'notes', '${id}', 'note', '', '', '')`,
    );
  }
  await orm.migrator.up();
  expect(
    await connection.execute(
      'select record_id as id from search_words join search_entry on number = entry order by place',
    ),
  ).toEqual([{ id: 'z' }, { id: 'm' }, { id: 'a' }]);
  await orm.close();
  await database.drop();
});

it('makes paragraphs of the steps that were plain text', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261123101800-contacts-lists-by-contact-alone' });
  const steps = JSON.stringify([{ id: '1', title: 'A & B', content: 'One < two\nand so on\n\nThree & <b>four</b>' }]);
  await connection.execute(
    `insert into course (id, owner_id, position, title, slug, description, category, length, total_steps, updated, steps)
     values ('c', '*', 1, 'Course', 'course', '', 'web', 1, 1, '2026-11-01T00:00:00.000Z', '${steps}')`,
  );
  await orm.migrator.up();
  const [row] = await connection.execute<{ steps: unknown }[]>('select steps from course');
  const found: unknown = typeof row?.steps === 'string' ? JSON.parse(row.steps) : row?.steps;
  const content = '<p>One &lt; two<br />and so on</p><p>Three &amp; &lt;b&gt;four&lt;/b&gt;</p>';
  expect(found).toEqual([{ id: '1', title: 'A & B', content }]);
  await orm.close();
  await database.drop();
});

it('names the changes by which orders came into their states before it kept that', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261123235000-course-steps-are-html' });
  const date = '2026-11-01T08:00:00.000Z';
  const states = [4, 2, 4].map((id) => ({ id: String(id), name: 'State', color: '', date }));
  await connection.execute(
    `insert into shop_order (id, owner_id, position, reference, subtotal, tax, discount, total, date, customer, products, status, payment,
     shipping_details) values ('order', '*', 1, 'EZ-1', 100, 10, 5, 105, '${date}', '{}', '[]', ?, '{}', '[]')`,
    [JSON.stringify(states)],
  );
  await orm.migrator.up();
  const [order] = await connection.execute<{ status: unknown; comments: unknown; shipping: number }[]>(
    'select status, comments, shipping from shop_order',
  );
  const valueOf = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored);
  expect(valueOf(order?.status)).toEqual(
    states.map((state, at) => ({
      ...state,
      changeId: `${date}-${state.id}-${String(3 - at)}`,
      note: '',
      author: null,
    })),
  );
  expect([valueOf(order?.comments), order?.shipping]).toEqual([[], 0]);
  await orm.close();
  await database.drop();
});

it('takes what is due at a midnight in UTC for what is due on that day', async () => {
  const database = await createTestDatabase({ migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261123235000-course-steps-are-html' });
  for (const [id, dueDate] of Object.entries({ a: '2026-11-22T00:00:00.000Z', b: '2026-11-22T09:00:00.000Z' })) {
    await connection.execute(
      `insert into todo (id, owner_id, position, title, notes, due_date, completed, starred, important, folder)
       values (?, 'ada', 1, '', '', ?, false, false, false, 0)`,
      [id, dueDate],
    );
  }
  await orm.migrator.up();
  const days = await connection.execute<{ day: unknown }[]>('select due_all_day as day from todo order by id');
  expect(days.map(({ day }) => Boolean(day))).toEqual([true, false]);
  await orm.close();
  await database.drop();
});
