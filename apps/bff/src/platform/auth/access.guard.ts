import { ForbiddenException, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ACCESS, isAllowed, type AccessLevel, type SignedInUser } from './access';
import { bearerToken } from './bearer-token';
import { originOf } from './origin';
import { Sessions } from './sessions.service';
import { InvalidTokenException, TokensService } from './tokens.service';

/** Allows a request if the role of its caller satisfies the access level of its route. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokensService,
    private readonly sessions: Sessions,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (level === 'public') return true;
    if (level === undefined) throw new ForbiddenException('This call has no access level');
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: SignedInUser }>();
    const token = bearerToken(request);
    if (level === 'onlyGuest' && token === undefined && request.headers.authorization === undefined) return true;

    const user = (request.user = (token && this.tokens.recall(token)) || (await this.verified(context, request)));
    if (level === 'onlyGuest') throw new ForbiddenException('Only for those who are not signed in');
    if (!isAllowed(user.role, level)) {
      throw new ForbiddenException('Your role may not do this');
    }
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error && !(error instanceof InvalidTokenException)) throw error as Error;
    if (!user) throw new InvalidTokenException();
    return user;
  }

  private async verified(
    context: ExecutionContext,
    request: FastifyRequest & { user?: SignedInUser },
  ): Promise<SignedInUser> {
    await super.canActivate(context);
    if (!request.user) throw new InvalidTokenException();
    this.sessions.see(request.user, originOf(request));
    return request.user;
  }
}
