import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { SocketContract } from '../sockets/socket-contract';
import { asyncApiDocument } from './asyncapi';

const PAGE_PATH = '/api/docs/sockets';

/**
 * The AsyncAPI document at `/api/docs/asyncapi.json`, and at `/api/docs/sockets` a page that shows it and lets one try.
 * @param folder where the page's files lie; without them only the document is served
 */
export async function setUpSocketDocs(
  app: INestApplication,
  fastify: FastifyInstance,
  contract: SocketContract,
  folder: string | undefined,
): Promise<void> {
  let document: object | undefined;
  fastify.get('/api/docs/asyncapi.json', (_, reply) => reply.send((document ??= asyncApiDocument(app, contract))));
  if (!folder || !existsSync(folder)) return;
  await fastify.register(fastifyStatic, {
    root: folder,
    prefix: `${PAGE_PATH}/`,
    decorateReply: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  fastify.get(PAGE_PATH, (_, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
}
