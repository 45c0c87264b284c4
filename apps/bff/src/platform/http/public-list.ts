import { createHash } from 'node:crypto';
import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { ConditionalDocs, linkToNext } from './listed';
import type { Page } from './page';
import type { PreparedBody } from './prepared-body';
import { RELEASE } from './release';

/** A page of a list that is the same for everybody, with a prepared body if there is one. */
export type PublicPage<Entry> = Page<Entry> & { body?: PreparedBody };

/**
 * Turns a GET that returns a {@link PublicPage} into a list as the contract requires it, for everybody: the entries as
 * an array, an `ETag` that is a hash of them, a 304 for clients that have them, and a `Link` to the next page.
 */
export const PublicList = () => applyDecorators(UseInterceptors(PublicListInterceptor), ConditionalDocs());

@Injectable()
class PublicListInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<PublicPage<unknown>>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(mergeMap((page) => answer(request, reply, page)));
  }
}

async function answer(request: FastifyRequest, reply: FastifyReply, page: PublicPage<unknown>): Promise<unknown> {
  const { entries, next, body } = page;
  const etag = `W/"${RELEASE}-${body?.digest ?? digest(entries)}"`;
  void reply.header('etag', etag).header('cache-control', 'public, no-cache');
  if (next !== undefined) void reply.header('link', linkToNext(request.url, next));
  if (request.headers['if-none-match'] === etag) {
    void reply.status(304);
    return undefined;
  }
  if (!body) return entries;
  const { encoding, bytes } = await body.encoded(request.headers['accept-encoding']);
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (encoding) void reply.header('content-encoding', encoding);
  return bytes;
}

const digest = (entries: unknown[]) =>
  createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22);
