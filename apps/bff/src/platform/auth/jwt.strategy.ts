import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import type { SignedInUser } from './access';
import { bearerToken } from './bearer-token';
import { JwtSecret } from './jwt-secret';
import { InvalidTokenException, TokensService, type TokenPayload } from './tokens.service';

/** Verifies the bearer token of a request: signature, algorithm, expiry, revocation and user. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    secret: JwtSecret,
    private readonly tokens: TokensService,
  ) {
    super({
      jwtFromRequest: (request: FastifyRequest) => bearerToken(request) ?? null,
      secretOrKey: secret.value,
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  async validate(request: FastifyRequest, payload: TokenPayload): Promise<SignedInUser> {
    const token = bearerToken(request);
    if (token === undefined) throw new InvalidTokenException();
    return this.tokens.accept(token, payload);
  }
}
