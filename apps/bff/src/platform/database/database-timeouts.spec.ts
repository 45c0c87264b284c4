import { sql, type RawBuilder } from 'kysely';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from './database';
import { built } from './prepared';

/** SQLite has one process and one connection, and answers while it is asked. */
const describePostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

describePostgres('on PostgreSQL', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const start = async (env: Record<string, string>) => {
    server = await startTestServer({ env: { DEMO_DATA: 'false', ...env } });
    const database = server.app.get(Database);
    return <Row>(query: RawBuilder<Row>) => database.read(built((rows) => ({ compile: () => query.compile(rows) })));
  };

  it('a statement that takes too long is broken off', async () => {
    const ask = await start({ DATABASE_TIMEOUT: '1s' });
    await expect(ask(sql`select pg_sleep(20)`)).rejects.toThrow('statement timeout');
  });

  it('nothing is waited for without an end by default', async () => {
    const ask = await start({});
    const settings = await ask(sql`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`);
    expect(settings).toEqual([{ statement: '30s', idle: '30s' }]);
  });

  it('a process has no more connections than it is allowed', async () => {
    const ask = await start({ DATABASE_POOL: '3' });
    const mine = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`;
    const asked = await Promise.all(Array.from({ length: 12 }, () => ask(mine)));
    expect(new Set(asked.map(([answer]) => answer?.pid)).size).toBe(3);
  });
});
