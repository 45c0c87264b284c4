import { createHmac, randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';

/** Somebody who chats in the bench. */
export type BenchUser = { id: string; token: string };

/** An access token as our server issues it, for an hour. */
const tokenOf = (id: string, secret: string): string => {
  const now = Math.floor(Date.now() / 1000);
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const payload = { iat: now, exp: now + 3600, sub: id, jti: randomUUID() };
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

/**
 * Makes users in the database of a running server: one by registering, the others as copies of its row, because hashing a
 * thousand passwords would take minutes.
 */
export const benchUsers = async (url: string, file: string, secret: string, count: number): Promise<BenchUser[]> => {
  const account = { displayName: 'Bench', email: 'bench@bench.example', password: 'bench password' };
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`Nobody could register: ${await response.text()}`);
  const database = new Database(file);
  const row = database.prepare('select * from user').get() as Record<string, unknown>;
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const insert = database.prepare(`insert into user (${columns.join()}) values (${columns.map(() => '?').join()})`);
  const ids = Array.from({ length: count }, () => randomUUID());
  database.transaction(() => {
    for (const id of ids) {
      insert.run(...Object.values({ ...row, id, email: `${id}@bench.example`, email_key: `${id}@bench.example` }));
    }
  })();
  database.close();
  return ids.map((id) => ({ id, token: tokenOf(id, secret) }));
};
