import { ForbiddenException, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ACCESS, isAllowed, type AccessLevel, type SignedInUser } from './access';
import { SCOPED, scopeOf, type ApiModule, type ApiScope } from './api-tokens/api-scopes';
import { ApiCallers, isApiToken } from './api-tokens/api-callers';
import { bearerToken } from './bearer-token';
import { originOf } from './origin';
import { Sessions } from './sessions.service';
import { InvalidTokenException, TokensService } from './tokens.service';

type Request = FastifyRequest & { user?: SignedInUser };

const WRONG_ROLE = 'Your role may not do this';

/** Allows a request if the role of its caller, and the scopes of an API token, satisfy what its route asks for. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokensService,
    private readonly sessions: Sessions,
    private readonly apiCallers: ApiCallers,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const routes = [context.getHandler(), context.getClass()];
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS, routes);
    if (level === undefined) throw new ForbiddenException('This call has no access level');
    const request = context.switchToHttp().getRequest<Request>();
    const token = bearerToken(request);
    if (isApiToken(token)) {
      const scoped = this.reflector.getAllAndOverride<ApiModule | ApiScope | undefined>(SCOPED, routes);
      return this.admitApiToken(token, level, request, scoped && scopeOf(scoped, request.method));
    }
    if (level === 'public') return true;
    if (level === 'onlyGuest' && token === undefined && request.headers.authorization === undefined) return true;

    const user = (request.user = (token && this.tokens.recall(token)) || (await this.verified(context, request)));
    if (level === 'onlyGuest') throw new ForbiddenException('Only for those who are not signed in');
    if (!isAllowed(user.role, level)) {
      throw new ForbiddenException(WRONG_ROLE);
    }
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error && !(error instanceof InvalidTokenException)) throw error as Error;
    if (!user) throw new InvalidTokenException();
    return user;
  }

  /** Where everybody is let in, a token says who calls, if its scopes let it. */
  private async admitApiToken(token: string, level: AccessLevel, request: Request, scope?: ApiScope): Promise<true> {
    if (level === 'public' && scope === undefined) return true;
    const caller = await this.apiCallers.find(token);
    const isLet = scope !== undefined && caller?.scopes.includes(scope) === true;
    if (level === 'public') {
      request.user = isLet ? caller.user : undefined;
      return true;
    }
    if (!caller) throw new InvalidTokenException();
    if (level === 'onlyGuest' || scope === undefined) throw new ForbiddenException('API tokens do not make this call');
    if (!isLet) throw new ForbiddenException(`The API token lacks the scope ${scope}`);
    if (!isAllowed(caller.user.role, level)) throw new ForbiddenException(WRONG_ROLE);
    request.user = caller.user;
    return true;
  }

  private async verified(context: ExecutionContext, request: Request): Promise<SignedInUser> {
    await super.canActivate(context);
    if (!request.user) throw new InvalidTokenException();
    this.sessions.see(request.user, originOf(request));
    return request.user;
  }
}
