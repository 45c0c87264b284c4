import type { Counts } from './counts.ts';
import { noCounts, sumCounts } from './counts.ts';

/** What became of one suite. A `note` says why where the figures alone do not. */
export type Verdict = Counts & { name: string; seconds: number; note?: string };

/**
 * How many tests of a suite may need a second try. One in a thousand is a busy machine; more are a fault of the tests or of
 * what they test, whatever they say when they are asked again.
 */
const FLAKY_MOST = 2;

type Ended = { name: string; code: number; seconds: number };

/**
 * Judges a suite by its figures and by how its runner ended; both must be good. A runner that crashed, or that found nothing
 * to run, is a failure of its own, so that nothing fails silently.
 */
export const judgeTests = ({ name, code, seconds }: Ended, counts: Counts): Verdict => {
  const executed = counts.passed + counts.flaky + counts.failed;
  if (code !== 0 && counts.failed === 0) {
    return { name, seconds, ...counts, failed: 1, note: `the runner ended with code ${String(code)}` };
  }
  if (executed === 0) return { name, seconds, ...counts, failed: 1, note: 'no test was executed' };
  if (counts.flaky > FLAKY_MOST) {
    const note = `more than ${String(FLAKY_MOST)} passed only when they were tried again`;
    return { name, seconds, ...counts, flaky: 0, failed: counts.failed + counts.flaky, note };
  }
  return { name, seconds, ...counts };
};

/** Judges a step that has no tests of its own, as a build. */
export const judgeStep = ({ name, code, seconds }: Ended): Verdict =>
  code === 0
    ? { name, seconds, ...noCounts, note: 'done' }
    : { name, seconds, ...noCounts, failed: 1, note: `ended with code ${String(code)}` };

/** A suite that could not run because another failed. */
export const notReached = (name: string, missing: string): Verdict => ({
  name,
  seconds: 0,
  ...noCounts,
  failed: 1,
  note: `not run: ${missing} failed`,
});

/** A suite that this machine cannot run, which is no failure. */
export const leftOut = (name: string, note: string): Verdict => ({ name, seconds: 0, ...noCounts, note });

const row = (cells: string[]) => {
  const [name = '', passed = '', flaky = '', failed = '', skipped = '', seconds = '', note = ''] = cells;
  const figures = [passed, flaky, failed, skipped, seconds].map((cell) => cell.padStart(9)).join('');
  return `${name.padEnd(24)}${figures}  ${note}`.trimEnd();
};

/** The table of all suites, for people. */
export const verdictTable = (verdicts: Verdict[]): string =>
  [
    row(['suite', 'passed', 'flaky', 'failed', 'skipped', 'seconds']),
    ...verdicts.map(({ name, passed, flaky, failed, skipped, seconds, note }) => {
      const figures = [passed, flaky, failed, skipped].map(String);
      return row([name, ...figures, seconds.toFixed(1), note ?? '']);
    }),
  ].join('\n');

/** The last line of a run, for people and for machines: `12 passed, 0 failed`. */
export const summaryLine = (verdicts: Verdict[]): string => {
  const { passed, flaky, failed, skipped } = sumCounts(verdicts);
  return [
    `${String(passed + flaky)} passed`,
    `${String(failed)} failed`,
    ...(skipped > 0 ? [`${String(skipped)} skipped`] : []),
    ...(flaky > 0 ? [`${String(flaky)} of the passed only when tried again`] : []),
  ].join(', ');
};

/** Whether a run of these suites counts as good. */
export const isGood = (verdicts: Verdict[]): boolean => {
  const { passed, flaky, failed } = sumCounts(verdicts);
  return failed === 0 && passed + flaky > 0;
};
