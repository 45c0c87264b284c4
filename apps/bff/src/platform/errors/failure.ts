import { HttpException, HttpStatus } from '@nestjs/common';
import type { ErrorDetailDto } from './error.dto';

/** What a caller may know of something that was thrown. */
export type Failure = { statusCode: number; message: string; details?: ErrorDetailDto[] };

/**
 * Says what a caller may know: Nest's and Fastify's own errors say it themselves. All else is a 500 without internals, also
 * where it has a status: the text of another library's error is written for whoever uses that library.
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
