import { createHash } from 'node:crypto';
import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInUser } from '../auth/access';
import { NOT_MODIFIED } from '../errors/not-modified';
import type { JsonPage, Page } from './page';
import { StampedLists, tagOf, type StampedList, type Varies } from './stamped-lists';

const LIST_METADATA = Symbol('list');

type SignedInRequest = FastifyRequest & { user: SignedInUser };
type AnyPage = Page<unknown> | JsonPage<unknown>;

export type ListedOptions = {
  /** All users share the list. */
  shared?: boolean;
  /** Each user sees something of their own besides, which is written to the user's own list of that name. */
  personal?: boolean;
  /** Lists of the user's own whose changes change the answer, too, as of the groups that can be asked for by their ids. */
  also?: readonly string[];
  /** For a list that changes by itself, as with the day. */
  varies?: Varies;
};

/** The list that a handler answers; undefined if it answers no list, or one without a stamp. */
export const stampedListOf = (reflector: Reflector, handler: () => unknown): StampedList | undefined =>
  reflector.get<StampedList | undefined>(LIST_METADATA, handler);

/**
 * Turns a GET that returns a {@link Page} or a {@link JsonPage} into a list as the contract requires it: the entries as an
 * array, an `ETag` from the list's stamp (a 304 reads no entries), and a `Link` to the next page. It is a guard and a hook of
 * Fastify, because Nest runs an interceptor through observables, which took a sixth of the time of a 304.
 * @param list the name under which the service touches the {@link ListStamps}; one that nobody writes to stops the boot.
 * Without a name, the tag is a hash of the entries, for lists that also change with the presence of others.
 */
export const Listed = (list?: string, { shared = false, personal = !shared, also, varies }: ListedOptions = {}) =>
  applyDecorators(
    SetMetadata(
      LIST_METADATA,
      list &&
        ({
          list,
          scopes: [...(shared ? ['everybody' as const] : []), ...(personal ? ['owner' as const] : [])],
          also,
          varies,
        } satisfies StampedList),
    ),
    UseGuards(UnchangedGuard),
    RouteConfig({ isListed: true }),
    ConditionalDocs(),
  );

/** Documents that a list is only sent to clients that do not have it yet. */
export const ConditionalDocs = () =>
  applyDecorators(
    ApiHeader({ name: 'If-None-Match', required: false, description: 'The `ETag` of the list that is already there.' }),
    ApiResponse({ status: 304, description: 'The list is as it was.' }),
  );

/** Answers 304 where the browser has the list, before the query is checked and an entry is read. */
@Injectable()
class UnchangedGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly lists: StampedLists,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const stamped = stampedListOf(this.reflector, context.getHandler() as () => unknown);
    if (!stamped) return true;
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // The stamp is read before the entries. If somebody writes in between, the browser only reads the list once more
    // than needed.
    if (isSeen(request, reply, await this.stampOf(stamped, request))) throw NOT_MODIFIED;
    return true;
  }

  private async stampOf(stamped: StampedList, { user, query }: SignedInRequest): Promise<string> {
    const stamp = await this.lists.stampOf(stamped, user.id);
    const variant = stamped.varies?.(query as Record<string, unknown>) ?? '';
    return variant === '' ? stamp : `${stamp}.${variant}`;
  }
}

/** Makes the pages that routes return answers, where they are {@link Listed}. */
export function answerLists(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, payload, done) => {
    const { isListed } = request.routeOptions.config as { isListed?: boolean };
    // A failure is answered as it is.
    done(
      null,
      isListed && reply.statusCode === 200 ? bodyOf(request as SignedInRequest, reply, payload as AnyPage) : payload,
    );
  });
}

function bodyOf(request: SignedInRequest, reply: FastifyReply, page: AnyPage): unknown {
  const body = 'json' in page ? page.json : page.entries;
  // The tag of a list without a stamp is a hash of its entries.
  if (reply.getHeader('etag') === undefined && isSeen(request, reply, digest(body))) {
    void reply.removeHeader('content-type').serializer(() => '');
    return undefined;
  }
  if (page.next !== undefined) void reply.header('link', linkToNext(request.url, page.next));
  if (typeof body === 'string') void reply.serializer(String);
  return body;
}

/** Tags the answer, and makes it a 304 if the browser has the same one already. */
function isSeen(request: SignedInRequest, reply: FastifyReply, stamp: string): boolean {
  const etag = tagOf(request.user.id, stamp);
  void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization' });
  const seen = request.headers['if-none-match'] === etag;
  if (seen) void reply.status(304);
  return seen;
}

const digest = (body: string | unknown[]) =>
  createHash('sha256')
    .update(typeof body === 'string' ? body : JSON.stringify(body))
    .digest('base64url');

/** The `Link` header that names the next page of the list at an address. */
export function linkToNext(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}
