import { STATUS_CODES } from 'node:http';
import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorDto } from './error.dto';
import { failureOf } from './failure';
import { NOT_MODIFIED } from './not-modified';
import { TooManyRequestsException } from './too-many-requests';

/**
 * Answers every failure in the same format. Unexpected errors are logged with their stack, and answered without
 * internals.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (exception === NOT_MODIFIED) {
      void reply.status(304).send();
      return;
    }
    const body = errorAnswer(exception, request.id);
    if (body.statusCode >= 500) {
      this.logger.error({ requestId: request.id, err: exception });
    }
    if (reply.sent) return;
    if (exception instanceof TooManyRequestsException) void reply.header('retry-after', String(exception.retryAfter));
    void reply.status(body.statusCode).send(body);
  }
}

/** The body of the answer to a failed request. */
export function errorAnswer(thrown: unknown, requestId: string): ErrorDto {
  const { statusCode, message, ...more } = failureOf(thrown);
  const error = STATUS_CODES[statusCode] ?? 'Error';
  return { statusCode, error, message: message || error, ...more, requestId };
}
