import { STATUS_CODES } from 'node:http';
import { Catch, HttpException, HttpStatus, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorDetailDto, ErrorDto } from './error.dto';
import { TooManyRequestsException } from './too-many-requests';

type Described = Error & { statusCode?: unknown; details?: ErrorDetailDto[] };

/** Gives every failure the one shape. What is unforeseen is logged with its stack and answered without internals. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const statusCode = statusOf(exception);
    if (statusCode >= 500) {
      this.logger.error({ requestId: request.id, err: exception });
    }
    if (reply.sent) return;
    if (exception instanceof TooManyRequestsException) void reply.header('retry-after', String(exception.retryAfter));
    void reply.status(statusCode).send(describe(exception, statusCode, request.id));
  }
}

/** The status of a thrown thing: Nest's and Fastify's own errors say it themselves, all else is a 500. */
function statusOf(exception: unknown): number {
  if (exception instanceof HttpException) return exception.getStatus();
  const { statusCode } = exception as Described;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : HttpStatus.INTERNAL_SERVER_ERROR;
}

function describe(exception: unknown, statusCode: number, requestId: string): ErrorDto {
  const error = STATUS_CODES[statusCode] ?? 'Error';
  const internal = statusCode >= 500 && !(exception instanceof HttpException);
  const details = exception instanceof HttpException ? detailsOf(exception) : undefined;
  return {
    statusCode,
    error,
    message: internal ? 'Something went wrong on our side.' : (exception as Error).message || error,
    ...(details && { details }),
    requestId,
  };
}

function detailsOf(exception: HttpException): ErrorDetailDto[] | undefined {
  const response = exception.getResponse();
  return typeof response === 'object' && 'details' in response ? (response.details as ErrorDetailDto[]) : undefined;
}
