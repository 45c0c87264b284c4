import { ApiError } from '@ezone/api-client';

const RETRIES = 2;

/** Whether to ask again: where the network or the server failed, never where the server has said no. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  return error instanceof ApiError && (error.isOffline || error.statusCode >= 500);
}

/** Milliseconds to wait before the next try: what the server asks for, else one second, then two. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? 1000 * 2 ** failures : asked * 1000;
}
