import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/** Answers a text as JSON, because Fastify would send it as plain text without quotes. */
@Injectable()
export class BareTextInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<string>): Observable<string> {
    context.switchToHttp().getResponse<FastifyReply>().type('application/json; charset=utf-8');
    return next.handle().pipe(map((text) => JSON.stringify(text)));
  }
}
