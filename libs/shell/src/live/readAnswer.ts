import type { FieldProblem } from '@ezone/api-client';
import { LiveError } from './LiveError';

type Refusal = { statusCode: number; message: string; details?: FieldProblem[]; retryAfter?: number };
type Answer<Data> = { ok: true; data: Data } | { ok: false; error: Refusal };

/**
 * What the server has acknowledged an event with.
 * @throws LiveError where it says no
 */
export const readAnswer = <Data>(answer: unknown): Data => {
  const read = answer as Answer<Data>;
  if (read.ok) return read.data;
  throw new LiveError(read.error);
};
