import Database from 'better-sqlite3';
import { fillingOf, ownerIdOf } from './scaleRows.ts';

const session = {
  url: 'http://server',
  token: `head.${Buffer.from(JSON.stringify({ sub: 'somebody' })).toString('base64url')}.signature`,
};

it('reads whose rows they are from the token', () => {
  expect(ownerIdOf(session)).toBe('somebody');
});

it('gives a user exactly so many rows', () => {
  const database = new Database(':memory:');
  const columns = 'id primary key, owner_id, position, version';
  database.exec(`
    create table todo (${columns}, title, notes, due_date, completed, starred, important, folder);
    create table todo_label_link (todo_id, label, owner_id, position, record_position);
    create table mail (${columns}, "from", "to", subject, message, time, read, starred, important, has_attachments, attachments, folder);
    create table contact (${columns}, name, last_name, nickname, company, job_title, email, phone, address, notes);
  `);
  for (const statement of fillingOf({ session, ownerId: 'somebody', size: 100 })) database.exec(statement);
  const count = (table: string) =>
    database.prepare(`select count(*) from ${table} where owner_id = 'somebody'`).pluck().get();
  expect(['todo', 'todo_label_link', 'mail', 'contact'].map(count)).toEqual([100, 33, 100, 100]);
});
