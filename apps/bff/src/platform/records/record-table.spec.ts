import { defineEntity, p } from '@mikro-orm/core';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import { toJson } from '../database/columns';
import { Database } from '../database/database';
import { EVERYBODY, ListStamps } from '../database/list-stamps';
import { recordColumns } from './record-columns';
import type { RecordsChangedDto } from './record-events';
import { Records } from './records';
import type { RecordTable } from './record-table';
import type { TrashEntryDto } from './trash.dto';

/** A table of the spec's own: what all users share. */
const PosterSchema = defineEntity({
  name: 'SpecPoster',
  properties: { ...recordColumns(), text: p.string().length(60), pinned: p.boolean(), tags: p.json<string[]>() },
});
const POSTERS = 'spec/posters';

let server: TestServer;
let posters: RecordTable<typeof PosterSchema>;
let sockets: TestSockets;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  await server.app.get(Database).transaction((rows) =>
    rows.schema
      .createTable('spec_poster')
      .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('owner_id', 'varchar(64)')
      .addColumn('position', 'integer')
      .addColumn('version', 'integer')
      .addColumn('removed_at', 'varchar(24)')
      .addColumn('text', 'varchar(60)')
      .addColumn('pinned', 'boolean')
      .addColumn('tags', 'jsonb')
      .execute(),
  );
  posters = server.app
    .get(Records)
    .shared(PosterSchema, { list: POSTERS, access: 'user', noun: 'poster', title: 'text', placed: 'last' });
  sockets = await TestSockets.listen(server);
  [ada, bob] = await server.twoUsers();
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

const actor = ({ user }: TestUser) => ({ id: user.uuid });

describe('a table that all users share', () => {
  it('is changed by anybody, and its list is one for all', async () => {
    const stamps = server.app.get(ListStamps);
    const stamp = () => stamps.read({ ownerId: EVERYBODY, list: POSTERS });
    const first = { id: 'first', text: 'Party', pinned: true, tags: ['fun'] };
    await posters.create(actor(ada), first);
    await posters.create(actor(bob), { ...first, id: 'second', pinned: false });
    const before = await stamp();
    await posters.replace(actor(bob), { ...first, text: 'No party' });
    expect(await stamp()).not.toBe(before);
    const { entries } = await posters.page(EVERYBODY, {});
    expect(entries).toEqual([
      { ...first, text: 'No party' },
      { ...first, id: 'second', pinned: false },
    ]);
    expect(await posters.get(EVERYBODY, 'first')).toEqual(entries[0]);
  });

  it('takes a record within a transaction, once, and can be read there', async () => {
    const third = { id: 'third', text: 'Choir', pinned: false, tags: [] };
    const added = await server.app
      .get(Database)
      .transaction(async (rows) => [
        await posters.add(rows, EVERYBODY, third),
        await posters.add(rows, EVERYBODY, { ...third, text: 'Band' }),
        await posters.get(EVERYBODY, 'third', rows),
      ]);
    expect(added).toEqual([true, false, third]);
    expect((await posters.page(EVERYBODY, {})).entries.at(-1)).toEqual(third);
    await posters.deleteMany(actor(ada), ['third']);
  });

  it('saves what is there and what is not, but nothing that is in the trash', async () => {
    const saved = { id: 'saved', text: 'One', pinned: true, tags: [] };
    expect(await posters.save(actor(ada), saved)).toEqual(saved);
    const changed = { ...saved, text: 'Two' };
    await posters.save(actor(bob), changed, saved);
    expect(await posters.get(EVERYBODY, 'saved')).toEqual(changed);
    await posters.remove(actor(ada), 'saved');
    await expect(posters.save(actor(ada), saved)).rejects.toThrow('There is no such poster');
    await expect(posters.save(actor(ada), { ...saved, id: 'never-there' }, saved)).rejects.toThrow('no such poster');
    expect(await posters.trash?.delete(actor(ada), ['saved'])).toEqual(['saved']);
  });

  it('is edited by what it is now, however many do so at once', async () => {
    await posters.create(actor(ada), { id: 'edited', text: '', pinned: true, tags: [] });
    const add = (tag: string) =>
      posters.edit(actor(bob), 'edited', (poster) => ({ ...poster, tags: [...poster.tags, tag] }));
    await Promise.all(['1', '2', '3', '4', '5'].map(add));
    expect((await posters.get(EVERYBODY, 'edited')).tags.toSorted()).toEqual(['1', '2', '3', '4', '5']);
    await expect(posters.edit(actor(bob), 'unknown', (poster) => poster)).rejects.toThrow('There is no such poster');
    expect(await posters.deleteMany(actor(ada), ['edited'])).toEqual(['edited']);
  });

  it('names the fields of a conflict as they stand in the body, with or without the record around them', async () => {
    const record = { id: 'bare', text: 'One', pinned: true, tags: [] };
    await posters.create(actor(ada), { ...record, text: 'Two' });
    for (const [isBody, field] of [
      [true, 'text'],
      [false, 'poster.text'],
    ] as const) {
      const posters = server.app
        .get(Records)
        .shared(PosterSchema, { list: `spec/${field}`, access: 'user', noun: 'poster', isBody });
      await expect(posters.replace(actor(bob), { ...record, text: 'Three' }, record)).rejects.toMatchObject({
        response: { details: [{ field }] },
      });
    }
    await posters.deleteMany(actor(ada), ['bare']);
  });

  it('leaves details out of lists and pages, and has them in single records', async () => {
    const posters = server.app
      .get(Records)
      .shared(PosterSchema, { list: 'spec/details', access: 'user', noun: 'poster', details: ['tags'] });
    const poster = { id: 'detailed', text: 'One', pinned: true, tags: ['large'] };
    await posters.create(actor(ada), poster);
    for (const query of [{}, { limit: 1 }]) {
      const [first] = (await posters.page(EVERYBODY, query)).entries;
      expect(first).toStrictEqual({ id: 'detailed', text: 'One', pinned: true });
    }
    expect(await posters.get(EVERYBODY, 'detailed')).toEqual(poster);
    await posters.deleteMany(actor(ada), ['detailed']);
  });

  it('ends a page with a limit before it has two million characters, with those of its JSON', async () => {
    const sizes = { large: 9, larger: 9, next: 9, beyond: 25, small: 0 };
    const added = Object.entries(sizes).map(([id, length]) => ({
      ...{ id, text: id, pinned: true },
      tags: Array.from({ length }, () => '1'.repeat(100_000)),
    }));
    for (const poster of added) await posters.create(actor(ada), poster);
    const pages = [];
    let cursor: string | undefined;
    do {
      const { entries, next } = await posters.page(EVERYBODY, { limit: 100, cursor });
      const asJson = await posters.jsonPage(EVERYBODY, { limit: 100, cursor });
      expect([JSON.parse(asJson.json), asJson.next]).toEqual([entries, next]);
      pages.push(entries.filter(({ id }) => id in sizes));
      cursor = next;
    } while (cursor !== undefined);
    await posters.deleteMany(actor(ada), Object.keys(sizes));
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([
      ['large', 'larger'],
      ['next'],
      ['beyond'],
      ['small'],
    ]);
    expect(pages.flat()).toEqual(added);
  });

  it('changes the fields that are given, and neither the id nor what is undefined', async () => {
    const patched = { id: 'patched', text: 'One', pinned: true, tags: ['a'] };
    await posters.create(actor(ada), patched);
    const fields = { id: 'another', text: undefined, pinned: false };
    await posters.patch(actor(bob), 'patched', fields);
    expect(await posters.changeMany(actor(bob), ['patched', 'unknown'], { ...fields, tags: ['b'] })).toEqual([
      'patched',
    ]);
    expect(await posters.get(EVERYBODY, 'patched')).toEqual({ ...patched, pinned: false, tags: ['b'] });
    await expect(posters.patch(actor(bob), 'unknown', { text: 'Two' })).rejects.toThrow('There is no such poster');
    await posters.deleteMany(actor(ada), ['patched']);
  });

  it('has one trash for all', async () => {
    await posters.remove(actor(ada), 'second');
    const trash = await bob.list<TrashEntryDto>('trash');
    expect(trash).toEqual([expect.objectContaining({ list: POSTERS, id: 'second', title: 'Party' })]);
    const restored = await bob.post('/api/trash/restore', { list: POSTERS, ids: ['second'] });
    expect(restored.json()).toEqual(['second']);
    expect((await posters.page(EVERYBODY, {})).entries.map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('opens its trash to those alone who may change it', async () => {
    const list = 'spec/notices';
    const notices = server.app
      .get(Records)
      .shared(PosterSchema, { list, access: 'admin', noun: 'notice', title: 'text', placed: 'last' });
    await notices.create(actor(ada), { id: 'notice', text: 'Closed', pinned: true, tags: [] });
    await notices.remove(actor(ada), 'notice');
    const carol = await server.register();
    await server.app.get(Database).transaction((rows) =>
      rows
        .updateTable('user')
        .set({ role: toJson(['staff']) })
        .where('id', '=', carol.user.uuid)
        .execute(),
    );
    const lists = async (user: TestUser) => {
      const trash = (await user.get('/api/trash')).json<TrashEntryDto[]>();
      return new Set(trash.map((entry) => entry.list));
    };
    expect(await lists(ada)).toContain(list);
    expect(await lists(carol)).not.toContain(list);
    expect((await carol.get('/api/trash', { list })).statusCode).toBe(403);
    for (const call of ['restore', 'remove']) {
      expect((await carol.post(`/api/trash/${call}`, { list, ids: ['notice'] })).statusCode).toBe(403);
    }
    expect((await ada.post('/api/trash/restore', { list, ids: ['notice'] })).json()).toEqual(['notice']);
  });

  it('tells everybody of a change but the window that made it', async () => {
    const [adas, bobs] = [await sockets.connect(ada), await sockets.connect(bob)];
    await posters.remove({ ...actor(ada), socketId: adas.socket.id }, 'first');
    expect(await bobs.next<RecordsChangedDto>('records:changed')).toEqual({
      list: POSTERS,
      ids: ['first'],
      by: ada.user.uuid,
    });
    await adas.ask('nothing');
    expect(adas.told('records:changed')).toEqual([]);
  });
});
