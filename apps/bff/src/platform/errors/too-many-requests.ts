import { HttpException, HttpStatus } from '@nestjs/common';

/** A 429, whose answer has a `Retry-After` header. */
export class TooManyRequestsException extends HttpException {
  /** @param retryAfter whole seconds until the caller may try again */
  constructor(readonly retryAfter: number) {
    super(`Too many tries. Try again in ${String(retryAfter)} seconds.`, HttpStatus.TOO_MANY_REQUESTS);
  }
}
