/**
 * What `npm run bench -- api` compares us with: Fastify, its JWT plugin, better-sqlite3 and nothing between them. It answers the
 * measured calls with the same JSON from a copy of our database, reads the same tables, checks the same token and keeps the
 * same durability, and has none of the rest: no ETags, revocation, roles, labels of the owner, error shape, events, logs or
 * security headers.
 */
import jwt from '@fastify/jwt';
import fastify from 'fastify';
import { addBoardRoutes } from './board.ts';
import { addMailRoutes } from './mails.ts';
import { addNoteRoutes } from './notes.ts';
import { addProductRoutes } from './products.ts';
import { addTodoRoutes } from './todos.ts';

const { PORT, JWT_SECRET = '' } = process.env;

const app = fastify();
await app.register(jwt, { secret: JWT_SECRET });
app.get('/api/health/ready', () => ({ status: 'ok' }));
for (const addRoutes of [addBoardRoutes, addMailRoutes, addNoteRoutes, addProductRoutes, addTodoRoutes]) addRoutes(app);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
