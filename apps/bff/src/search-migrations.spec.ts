import { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { SearchResultDto } from './modules/search/search.dto';
import { SearchService } from './modules/search/search.service';
import { readEnvironment } from './platform/config/environment';
import { Database } from './platform/database/database';
import { ormOptions } from './platform/database/database.module';
import { EVERYBODY } from './platform/database/list-stamps';
import { SearchIndex } from './platform/search/search-index';
import { tokensOf, type SearchContent } from './platform/search/search-tokens';
import { schema } from './schema';
import { createTestDatabase, type TestDatabase } from './testing/test-database';
import { startTestServer, type TestServer } from './testing/test-server';

const isOnPostgresql = process.env['TEST_DATABASE_URL'] !== undefined;

const LIST = 'notes-app/notes';
const ADA = 'ada';

type Written = SearchContent & { id: string; ownerId: string };
/** What one after the other is written; of two with the same id the second changes the first. */
const WRITTEN: Written[] = [
  { id: '1', ownerId: ADA, title: 'Harbour walk', text: 'along the old quayside' },
  { id: '2', ownerId: 'bob', title: 'Harbour of Bob', text: 'quayside' },
  { id: '3', ownerId: EVERYBODY, title: 'Harbour for all', text: 'with a quay and quails' },
  { id: '4', ownerId: ADA, title: 'Before it was changed', text: 'harbour' },
  { id: '5', ownerId: ADA, title: '', text: '' },
  { id: '6', ownerId: ADA, title: 'ışık İstanbul أحمد', text: 'Crème brûlée at the harbour' },
  { id: '4', ownerId: ADA, title: 'Changed', text: 'quay' },
];
const QUERIES = [
  'harbour',
  'h',
  'harb',
  'quay',
  'quayside',
  'q',
  'harbour quay',
  'changed',
  'before',
  'احمد',
  'creme isik',
];

const urlOf = ({ id }: Written) => `/apps/notes?note=${id}`;

/** What a server finds for the owner, by what is asked for. */
async function answersOf(server: TestServer): Promise<[q: string, found: SearchResultDto[]][]> {
  const search = server.app.get(SearchService);
  const answers: [string, SearchResultDto[]][] = [];
  for (const q of QUERIES) answers.push([q, await search.find({ id: ADA, role: ['user'] }, { q, limit: 100 })]);
  return answers;
}

/** What is found where all has been written to a database that was new. */
async function expectedAnswers(): Promise<[q: string, found: SearchResultDto[]][]> {
  const server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const { write } = server.app.get(SearchIndex).projection<Written>({
    ...{ list: LIST, type: 'note', fields: ['title', 'text'] },
    entry: (record) => ({ title: record.title, text: record.text, url: urlOf(record) }),
  });
  for (const record of WRITTEN) {
    const statements = write(record.ownerId, [record], { isNew: false, writerId: undefined });
    await server.app.get(Database).write(statements);
  }
  const answers = await answersOf(server);
  await server.close();
  return answers;
}

/** Writes all as the server did after some migration, and leaves the rest of them for the next start. */
async function writeAsAfter(migration: string, { url }: TestDatabase): Promise<void> {
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: url }), schema));
  await orm.migrator.up({ to: migration });
  const connection = (orm.em as SqlEntityManager).getConnection();
  for (const [at, record] of WRITTEN.entries()) {
    const { id, ownerId, title, text } = record;
    const row = [ownerId, LIST, id, 'note', title, text, urlOf(record)];
    if (isOnPostgresql) {
      await connection.execute('select search_write(?, ?, ?, ?, ?, ?, ?, ?)', [...row, tokensOf(ownerId, record)]);
      // So many that those which come after them belong to another part, in an order of their own, and without words.
      if (at === 0) {
        await connection.execute(
          `insert into search_entry (owner_id, list, record_id, type, title, text, url)
            select '${ADA}', 'spec', 'filler-' || (9000 - number), 'note', '', '', '' from generate_series(1, 8192) as number`,
        );
      }
      continue;
    }
    await connection.execute(
      `insert into search_entry (owner_id, list, record_id, type, title, text, url) values (?, ?, ?, ?, ?, ?, ?)
        on conflict (owner_id, list, record_id) do update set title = excluded.title, text = excluded.text`,
      row,
    );
    // The first ones have been given their words, and what comes later waits; so does the change of one.
    if (at < 4) {
      await connection.execute(
        `insert into search_words (rowid, words) select number, ? from search_entry where owner_id = ? and record_id = ?`,
        [tokensOf(ownerId, record), ownerId, id],
      );
      await connection.execute('delete from search_pending where owner = ?', [ownerId]);
    }
  }
  await orm.close();
}

const before = isOnPostgresql
  ? ['20261122141812-label-pages', '20261122143100-search-words-by-owner', '20261122155500-search-parts']
  : ['20261122141812-label-pages', '20261122145912-label-links-once-indexed'];

it.each(before)('finds what was written after %s as if all had been written now', async (migration) => {
  const database = await createTestDatabase({ shared: true, migrated: false });
  await writeAsAfter(migration, database);
  const server = await startTestServer({ env: { DEMO_DATA: 'false' }, database });
  const answers = await answersOf(server);
  await server.close();
  await database.drop();
  expect(answers.filter(([, found]) => found.some(({ type }) => type === 'note')).length).toBeGreaterThan(8);
  expect(answers).toEqual(await expectedAnswers());
});
