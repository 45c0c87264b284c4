import type { FieldProblem } from '@ezone/api-client';
import { LiveError } from './LiveError';

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
