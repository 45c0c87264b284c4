import { createHash } from 'node:crypto';
import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, of, type Observable } from 'rxjs';
import type { SignedInUser } from '../auth/access';
import { EVERYBODY, ListStamps } from '../database/list-stamps';
import type { Page } from './page';
import { RELEASE } from './release';

const LIST_METADATA = Symbol('list');

/**
 * Makes a GET that answers a {@link Page} a list as the contract wants it: the entries as an array, an `ETag` from the
 * list's stamp (a 304 reads no entry), and a `Link` to the next page.
 * @param list the name under which the service touches the {@link ListStamps}. Without one the tag is of the entries
 * themselves: for a list that changes with what others do, as whether they are there.
 * @param options `shared` where it is the list of all users
 */
export const Listed = (list?: string, { shared = false } = {}) =>
  applyDecorators(
    SetMetadata(LIST_METADATA, list && { list, shared }),
    UseInterceptors(ListedInterceptor),
    ConditionalDocs(),
  );

/** Documents that a list is sent only to whoever does not have it yet. */
export const ConditionalDocs = () =>
  applyDecorators(
    ApiHeader({ name: 'If-None-Match', required: false, description: 'The `ETag` of the list that is already there.' }),
    ApiResponse({ status: 304, description: 'The list is as it was.' }),
  );

@Injectable()
class ListedInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly stamps: ListStamps,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user: SignedInUser }>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const stamped = this.reflector.get<{ list: string; shared: boolean } | undefined>(
      LIST_METADATA,
      context.getHandler(),
    );
    // Read before the entries: where somebody writes in between, the browser only asks once more than it had to.
    const stamp =
      stamped &&
      (await this.stamps.read({ list: stamped.list, ownerId: stamped.shared ? EVERYBODY : request.user.id }));
    if (stamp !== undefined && isSeen(request, reply, stamp)) return of(undefined);
    return next.handle().pipe(
      map(({ entries, next: cursor }) => {
        if (stamp === undefined && isSeen(request, reply, digest(entries))) return undefined;
        if (cursor !== undefined) void reply.header('link', linkToNext(request.url, cursor));
        return entries;
      }),
    );
  }
}

/** Tags the answer, and makes it a 304 where the browser has that one already. */
function isSeen(request: FastifyRequest & { user: SignedInUser }, reply: FastifyReply, stamp: string): boolean {
  // The owner is part of it: of two people at one browser, the second must not be shown what the first one's tag stands for.
  const etag = `W/"${RELEASE}-${request.user.id}-${stamp}"`;
  void reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
  const seen = request.headers['if-none-match'] === etag;
  if (seen) void reply.status(304);
  return seen;
}

const digest = (entries: unknown[]) => createHash('sha256').update(JSON.stringify(entries)).digest('base64url');

/** The `Link` header that names the next page of the list at an address. */
export function linkToNext(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}
