import Database from 'better-sqlite3';

const { DATABASE_FILE = '' } = process.env;

/** A copy of our database, as durable as ours. */
export const database: Database.Database = new Database(DATABASE_FILE);
const pragmas = ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'busy_timeout = 5000'];
for (const pragma of [...pragmas, 'wal_autocheckpoint = 8000']) database.pragma(pragma);

/** Sorts what rows of links lead to by what they lead from. */
export const grouped = <To>(links: { from: string; to: To }[]): Map<string, To[]> => {
  const byFrom = new Map<string, To[]>();
  for (const { from, to } of links) {
    const known = byFrom.get(from);
    if (known) known.push(to);
    else byFrom.set(from, [to]);
  }
  return byFrom;
};
