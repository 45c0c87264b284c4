import type { SubmissionProblem } from '../../forms/submissionProblem';

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
