import { HttpException, HttpStatus } from '@nestjs/common';
import type { Count } from '../redis/counters';

/** A 429, whose answer has a `Retry-After` header. */
export class TooManyRequestsException extends HttpException {
  /** @param retryAfter whole seconds until the caller may try again */
  constructor(readonly retryAfter: number) {
    super(`Too many tries. Try again in ${String(retryAfter)} seconds.`, HttpStatus.TOO_MANY_REQUESTS);
  }
}

/** @throws {TooManyRequestsException} when there are more, until the next window of the count */
export function requireAtMost(most: number, { count, left }: Count): void {
  if (count > most) throw new TooManyRequestsException(Math.max(1, Math.ceil(left / 1000)));
}
