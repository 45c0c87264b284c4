import { ApiError } from '@ezone/api-client';

const RETRIES = 2;

/** Seconds that a page waits at most for what it has asked for, because the server asks it to; whoever waits longer is told so. */
const LONGEST_WAIT = 10;

/**
 * Whether to ask again: where the network or the server failed, or there was too much at once, never where the server has said no.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError) || (error.retryAfter ?? 0) > LONGEST_WAIT) return false;
  return error.isOffline || error.statusCode === 429 || error.statusCode >= 500;
}

/** Milliseconds to wait before the next try: what the server asks for, else one second, then two. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? 1000 * 2 ** failures : asked * 1000;
}
