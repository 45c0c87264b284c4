import { ApiError } from '@ezone/api-client';
import type { FieldProblem } from '@ezone/api-client';

/** Why what was typed into a form was not accepted. */
export type SubmissionProblem =
  | { kind: 'fields'; errors: readonly FieldProblem[] }
  /** The server was not reached; nothing has happened. */
  | { kind: 'network' }
  /** Too many tries; `seconds` to wait, where the server said so. */
  | { kind: 'tooMany'; seconds: number | undefined }
  /** The server forbids it as a whole, as registration where it is closed. */
  | { kind: 'forbidden' }
  /** Refused as a whole, with this answer of the server. */
  | { kind: 'refused'; statusCode: number }
  /** An unexpected error; `requestId` finds it in the server's log. */
  | { kind: 'unexpected'; requestId: string };

/** Turns whatever a call threw into a problem. */
export const submissionProblemOf = (error: unknown): SubmissionProblem => {
  if (!(error instanceof ApiError)) return { kind: 'unexpected', requestId: '' };
  if (error.isOffline) return { kind: 'network' };
  if (error.statusCode === 429) return { kind: 'tooMany', seconds: error.retryAfter };
  if (error.statusCode === 403) return { kind: 'forbidden' };
  if (error.statusCode === 400 && error.details.length > 0) return { kind: 'fields', errors: error.details };
  if (error.statusCode < 500) return { kind: 'refused', statusCode: error.statusCode };
  return { kind: 'unexpected', requestId: error.requestId };
};
