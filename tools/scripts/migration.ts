/** `npm run migration -- NAME`: writes what has changed in the entities as migrations, for SQLite and for PostgreSQL. */
import { findPostgres, startPostgres } from '../machine/postgres.ts';
import { run } from '../machine/run.ts';

const [name = ''] = process.argv.slice(2);
const bin = findPostgres();
if (bin === undefined) {
  console.error('Migrations are compared with an empty PostgreSQL, and there is none: apt-get install postgresql');
  process.exit(1);
}
const built = await run('nx', ['run', 'bff:build']);
if (built.code !== 0) {
  console.error(built.output);
  process.exit(built.code);
}
const postgres = await startPostgres(bin);
try {
  const env = { ...process.env, DATABASE_URL: postgres.url };
  const { code } = await run('node', ['dist/apps/bff/create-migration.js', name], { env, live: true });
  const formatted = await run('prettier', ['--log-level', 'warn', '--write', 'apps/bff/src/migrations'], {
    live: true,
  });
  process.exitCode = code === 0 ? formatted.code : code;
} finally {
  await postgres.stop();
}
