import Database from 'better-sqlite3';
import { boardFillingOf, fillingOf, ownerIdOf } from './scaleRows.ts';

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

it('makes a board of exactly so many cards in ten lists', () => {
  const database = new Database(':memory:');
  const columns = 'id primary key, owner_id, position, version';
  database.exec(`
    create table board (${columns}, name, uri, settings);
    create table board_member (board_id, user_id, position);
    create table board_label (id, board_id, position, name, class);
    create table board_list (${columns}, board_id, name);
    create table card (${columns}, board_id, list_id, name, description, subscribed, due, attachments, checklists, activities);
    create table card_label (card_id, label_id, position);
    create table card_member (card_id, user_id, position);
  `);
  for (const statement of boardFillingOf({ ownerId: 'somebody', size: 100 })) database.exec(statement);
  const counts = database.prepare('select count(*) from card group by list_id').pluck().all();
  expect(counts).toEqual(Array.from({ length: 10 }, () => 10));
});
