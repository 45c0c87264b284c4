import type { FieldProblem } from '@ezone/api-client';

type Failure = { statusCode: number; message: string; details?: readonly FieldProblem[]; retryAfter?: number };

/** What a call over the live connection ends in when it fails; the counterpart of ApiError. */
export class LiveError extends Error {
  override readonly name = 'LiveError';
  /** As of HTTP; 0 where no answer came. */
  readonly statusCode: number;
  /** Every bad field, where the server refused the payload. */
  readonly details: readonly FieldProblem[];
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor({ statusCode, message, details = [], retryAfter }: Failure) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  /** Whether no answer came, so that the same call may well work later. */
  get isOffline(): boolean {
    return this.statusCode === 0;
  }
}

type Refusal = { statusCode: number; message: string; details?: FieldProblem[] };
type Answer<Data> = { ok: true; data: Data } | { ok: false; error: Refusal };

/**
 * What the server has acknowledged an event with.
 * @throws LiveError where it says no
 */
export const readAnswer = <Data>(answer: unknown): Data => {
  const read = answer as Answer<Data>;
  if (read.ok) return read.data;
  const { error } = read;
  throw new LiveError({ ...error, retryAfter: secondsToWait(error) });
};

/** What a call says in its Retry-After header, an event says among the details. */
function secondsToWait({ statusCode, details = [] }: Refusal): number | undefined {
  const seconds = details.find(({ field }) => field === 'retryAfter')?.message;
  return statusCode === 429 && seconds !== undefined ? Number(seconds) : undefined;
}
