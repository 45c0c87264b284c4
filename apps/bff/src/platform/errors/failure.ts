import { HttpException, HttpStatus } from '@nestjs/common';
import type { ErrorDetailDto } from './error.dto';

/** What a caller may know of something that was thrown. */
export type Failure = { statusCode: number; message: string; details?: ErrorDetailDto[] };

/** Says what a caller may know: Nest's and Fastify's own errors say it themselves, all else is a 500 without internals. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof HttpException) {
    const response = thrown.getResponse();
    const details =
      typeof response === 'object' && 'details' in response ? (response.details as ErrorDetailDto[]) : undefined;
    return { statusCode: thrown.getStatus(), message: thrown.message, ...(details && { details }) };
  }
  const { statusCode, message } = thrown as Error & { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? { statusCode, message }
    : { statusCode: HttpStatus.INTERNAL_SERVER_ERROR, message: 'Something went wrong on our side.' };
}
