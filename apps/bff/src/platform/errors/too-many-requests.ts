import { HttpException, HttpStatus } from '@nestjs/common';

/** A 429; its answer carries `Retry-After`. */
export class TooManyRequestsException extends HttpException {
  /** @param retryAfter whole seconds until the next try is worth it */
  constructor(readonly retryAfter: number) {
    super(`Too many tries. Try again in ${String(retryAfter)} seconds.`, HttpStatus.TOO_MANY_REQUESTS);
  }
}
