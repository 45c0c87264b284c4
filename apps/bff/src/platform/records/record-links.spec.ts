import { defineEntity, p } from '@mikro-orm/core';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { id } from '../database/columns';
import { Database } from '../database/database';
import { recordColumns } from './record-columns';
import type { RecordTable } from './record-table';
import { Records } from './records';

/** Albums of pictures, which have a trash: tables of the spec's own. */
const PictureSchema = defineEntity({
  name: 'SpecPicture',
  properties: { ...recordColumns(), title: p.string().length(60) },
});
const AlbumSchema = defineEntity({
  name: 'SpecAlbum',
  properties: { ...recordColumns(), title: p.string().length(60) },
});
const AlbumPictureSchema = defineEntity({
  name: 'SpecAlbumPicture',
  properties: { album: id(), picture: id(), ownerId: id(), position: p.integer() },
});

const links = {
  pictures: { table: AlbumPictureSchema, from: 'album', to: 'picture', target: PictureSchema, noun: 'picture' },
} as const;

let server: TestServer;
let pictures: RecordTable<typeof PictureSchema>;
let albums: RecordTable<typeof AlbumSchema, typeof links, 'titled'>;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  await server.app.get(Database).transaction(async (rows) => {
    for (const table of ['spec_picture', 'spec_album']) {
      await rows.schema
        .createTable(table)
        .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('owner_id', 'varchar(64)')
        .addColumn('position', 'integer')
        .addColumn('version', 'integer')
        .addColumn('removed_at', 'varchar(24)')
        .addColumn('title', 'varchar(60)')
        .execute();
    }
    await rows.schema
      .createTable('spec_album_picture')
      .addColumn('album', 'varchar(64)')
      .addColumn('picture', 'varchar(64)')
      .addColumn('owner_id', 'varchar(64)')
      .addColumn('position', 'integer')
      .addPrimaryKeyConstraint('spec_album_picture_key', ['album', 'picture'])
      .execute();
  });
  const records = server.app.get(Records);
  pictures = records.owned(PictureSchema, { list: 'spec/pictures', noun: 'picture', title: 'title' });
  albums = records.owned(AlbumSchema, {
    list: 'spec/albums',
    noun: 'album',
    links,
    filters: { titled: { where: (query, { value }) => query.where('title', '=', value) } },
  });
});
beforeEach(async () => {
  [ada] = await server.twoUsers();
});
afterAll(() => server.close());

const actor = () => ({ id: ada.user.uuid });
const named = (name: string) => `${name} of ${ada.user.uuid}`.slice(0, 64);
const addPictures = (...names: string[]) =>
  Promise.all(names.map((name) => pictures.create(actor(), { id: named(name), title: name })));
const album = (title: string, names: string[]) => ({ id: named(title), title, pictures: names.map(named) });

describe('links to what is in the trash', () => {
  /** The pictures of the albums, in every way in which they can be read. */
  const read = async () => {
    const filtered = { by: 'titled', value: 'Spain' } as const;
    const parts = [
      await albums.page(ada.user.uuid, {}),
      await albums.page(ada.user.uuid, { limit: 1 }),
      await albums.page(ada.user.uuid, {}, filtered),
      await albums.page(ada.user.uuid, { limit: 1 }, filtered),
      { entries: [await albums.get(ada.user.uuid, named('Spain'))] },
    ];
    return parts.map(({ entries }) => entries.map((entry) => entry.pictures));
  };
  const everywhere = (...names: string[]) => Array.from({ length: 5 }, () => [names.map(named)]);

  it('are answered nowhere, and are there again when it is restored', async () => {
    await addPictures('sea', 'town', 'hill');
    await albums.create(actor(), album('Spain', ['sea', 'town', 'hill']));
    await pictures.remove(actor(), named('town'));
    expect(await read()).toEqual(everywhere('sea', 'hill'));
    await pictures.trash?.restore(actor(), [named('town')]);
    expect(await read()).toEqual(everywhere('sea', 'town', 'hill'));
  });

  it('outlast a change of the others', async () => {
    await addPictures('sea', 'town', 'hill');
    const whole = await albums.create(actor(), album('Spain', ['sea', 'town']));
    await pictures.remove(actor(), named('town'));
    await albums.replace(actor(), album('Spain', ['hill']), album('Spain', ['sea']));
    await albums.patch(actor(), whole.id, { pictures: [named('hill'), named('sea')] });
    expect(await read()).toEqual(everywhere('hill', 'sea'));
    await pictures.trash?.restore(actor(), [named('town')]);
    const all = (await albums.get(ada.user.uuid, whole.id)).pictures;
    expect(all.toSorted()).toEqual(['hill', 'sea', 'town'].map(named));
  });
});

it('are read of those records alone that pass a filter, with as many statements however many there are', async () => {
  await addPictures('sea', 'town', 'hill');
  const titles = ['Spain', 'Italy', 'France'];
  for (const title of titles) await albums.create(actor(), album(title, ['sea', 'town', 'hill']));
  const database = server.app.get(Database);
  const statements = jest.spyOn(database, 'read');
  const { entries } = await albums.page(ada.user.uuid, {}, { by: 'titled', value: 'Italy' });
  const answers = await Promise.all(statements.mock.results.map(({ value }) => value as Promise<unknown[]>));
  statements.mockRestore();
  expect(entries).toEqual([album('Italy', ['sea', 'town', 'hill'])]);
  expect(answers.map(({ length }) => length)).toEqual([1, 3]);
});
