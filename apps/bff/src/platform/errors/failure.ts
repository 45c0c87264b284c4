import { HttpException, HttpStatus } from '@nestjs/common';
import type { ErrorDetailDto } from './error.dto';

/** The part of an error that a caller may see. */
export type Failure = { statusCode: number; message: string; details?: ErrorDetailDto[] };

/**
 * The part of an error that a caller may see. Errors of Nest and Fastify show their message. All others are a 500
 * without internals, even if they have a status, because the messages of other libraries are not meant for callers.
 */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof HttpException) {
    const response = thrown.getResponse();
    const details =
      typeof response === 'object' && 'details' in response ? (response.details as ErrorDetailDto[]) : undefined;
    return { statusCode: thrown.getStatus(), message: thrown.message, ...(details && { details }) };
  }
  const { code, statusCode, message } = (thrown ?? {}) as Partial<Record<'code' | 'statusCode' | 'message', unknown>>;
  const isFastifys = typeof code === 'string' && code.startsWith('FST_');
  return isFastifys && typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? { statusCode, message: String(message) }
    : { statusCode: HttpStatus.INTERNAL_SERVER_ERROR, message: 'Something went wrong on our side.' };
}
