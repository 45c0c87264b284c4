import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { UploadCookie } from '../../platform/auth/upload-cookie';
import type { SessionDto, SignInErrorsDto } from './auth.dto';

/** Gives whoever is given an access token the {@link UploadCookie} of the same session, too. */
@Injectable()
export class UploadCookieInterceptor implements NestInterceptor<SessionDto | SignInErrorsDto> {
  constructor(private readonly cookie: UploadCookie) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<SessionDto | SignInErrorsDto> {
    const http = context.switchToHttp();
    const isSecure = http.getRequest<FastifyRequest>().protocol === 'https';
    return next.handle().pipe(
      mergeMap(async (answer: SessionDto | SignInErrorsDto) => {
        if ('access_token' in answer) {
          const cookie = await this.cookie.issue(answer.access_token, isSecure);
          void http.getResponse<FastifyReply>().header('set-cookie', cookie);
        }
        return answer;
      }),
    );
  }
}
