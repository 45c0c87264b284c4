/** A test that may need a second try for a while. */
export type ToleratedRetry = {
  /** The file and the whole name, as the list of retried tests prints them: `notes.e2e.ts: a note is kept`. */
  test: string;
  /** What makes it fail now and then, and why that is not mended yet. */
  reason: string;
  /** The day it was put on this list, as 2026-11-22. */
  since: string;
};

/** The short list of tests that may pass at a second try where every other such test counts as failed. */
export const toleratedRetries: readonly ToleratedRetry[] = [
  {
    test: 'todo.e2e.ts: a day of work: written in a line, moved, done, deleted and taken back',
    reason:
      'in two runs of all journeys a click on a link of the drawer of parts never ended, with no error of its own; in forty runs by itself it did not',
    since: '2026-11-30',
  },
];
