/** Something wrong with one field, in the words of the server. */
export type FieldError = { field: string; message: string };

/** Why a form was not accepted. */
export type SubmissionProblem =
  | { kind: 'fields'; errors: readonly FieldError[] }
  /** The server was not reached; nothing has happened. */
  | { kind: 'network' }
  /** Too many tries; `seconds` to wait, where the server said so. */
  | { kind: 'tooMany'; seconds: number | undefined }
  /** The server forbids it as a whole, as registration where it is closed. */
  | { kind: 'forbidden' }
  /** Something unforeseen; the id names it in the server's log. */
  | { kind: 'unexpected'; requestId: string };

/** What `submit` throws when the form was not accepted. */
export class SubmissionFailed extends Error {
  override readonly name = 'SubmissionFailed';
  readonly problem: SubmissionProblem;
  constructor(problem: SubmissionProblem) {
    super(`The form was not accepted (${problem.kind}).`);
    this.problem = problem;
  }
}

/** The problem behind whatever `submit` threw. */
export const problemOf = (error: unknown): SubmissionProblem =>
  error instanceof SubmissionFailed ? error.problem : { kind: 'unexpected', requestId: '' };
