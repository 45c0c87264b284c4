import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { Database } from './database';

/** SQLite has one process and one connection, and answers while it is asked. */
const describePostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

describePostgres('on PostgreSQL', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const start = async (env: Record<string, string>) => {
    server = await startTestServer({ env: { DEMO_DATA: 'false', ...env } });
    return server.app.get(Database).rows();
  };

  it('a statement that takes too long is broken off', async () => {
    const rows = await start({ DATABASE_TIMEOUT: '1s' });
    await expect(sql`select pg_sleep(20)`.execute(rows)).rejects.toThrow('statement timeout');
  });

  it('nothing is waited for without an end by default', async () => {
    const rows = await start({});
    const { rows: settings } = await sql`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(rows);
    expect(settings).toEqual([{ statement: '30s', idle: '30s' }]);
  });

  it('a process has no more connections than it is allowed', async () => {
    const rows = await start({ DATABASE_POOL: '3' });
    const mine = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`;
    const asked = await Promise.all(Array.from({ length: 12 }, () => mine.execute(rows)));
    expect(new Set(asked.map((answer) => answer.rows[0]?.pid)).size).toBe(3);
  });
});
