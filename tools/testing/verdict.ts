import type { Outcome, TestResult } from './results.ts';
import type { ToleratedRetry } from './toleratedRetries.ts';

/** What became of one suite. A `note` says why where the figures alone do not. */
export type Verdict = Record<Outcome, number> & {
  name: string;
  seconds: number;
  results: TestResult[];
  note?: string;
};

type Ended = { name: string; code: number; seconds: number };

/** How a test is taken that passed only when it was tried again. */
export type RetryRule = {
  /** Each counts as failed, as in CI; else two of a suite are put down to a busy machine. */
  isStrict: boolean;
  tolerated: readonly ToleratedRetry[];
};

/** How many tests of a suite may need a second try where the rule is not strict. */
const RETRIED_MOST = 2;

const noCounts = { passed: 0, flaky: 0, failed: 0, skipped: 0 };

const titleOf = ({ file, name }: TestResult) => `${file}: ${name}`;

const toleranceOf = (result: TestResult, tolerated: readonly ToleratedRetry[]) =>
  tolerated.find(({ test }) => test === titleOf(result));

const countsOf = (results: TestResult[]) => {
  const counts = { ...noCounts };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
};

/**
 * Judges a suite by its tests and by how its runner ended; both must be good. A runner that crashed, or that found nothing
 * to run, is a failure of its own, so that nothing fails silently.
 */
export const judgeTests = ({ name, code, seconds }: Ended, results: TestResult[], rule: RetryRule): Verdict => {
  const counts = countsOf(results);
  const verdict = { name, seconds, results, ...counts };
  if (code !== 0 && counts.failed === 0)
    return { ...verdict, failed: 1, note: `the runner ended with code ${String(code)}` };
  if (counts.passed + counts.flaky + counts.failed === 0)
    return { ...verdict, failed: 1, note: 'no test was executed' };
  const counted = results.filter(
    (result) => result.outcome === 'flaky' && toleranceOf(result, rule.tolerated) === undefined,
  ).length;
  if (counted <= (rule.isStrict ? 0 : RETRIED_MOST)) return verdict;
  const note = `${String(counted)} passed only when tried again`;
  return { ...verdict, flaky: counts.flaky - counted, failed: counts.failed + counted, note };
};

/** Judges a step that has no tests of its own, as a build. */
export const judgeStep = ({ name, code, seconds }: Ended): Verdict => {
  const verdict = { name, seconds, results: [], ...noCounts };
  return code === 0 ? { ...verdict, note: 'done' } : { ...verdict, failed: 1, note: `ended with code ${String(code)}` };
};

/** A suite that could not run because another failed. */
export const notReached = (name: string, missing: string): Verdict => ({
  ...{ name, seconds: 0, results: [], ...noCounts },
  failed: 1,
  note: `not run: ${missing} failed`,
});

/** A suite that this machine cannot run, which is no failure. */
export const leftOut = (name: string, note: string): Verdict => ({ name, seconds: 0, results: [], ...noCounts, note });

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

const line = (result: TestResult) => `${result.seconds.toFixed(1).padStart(7)} s  ${titleOf(result)}`;

/** The tests that took longest, in seconds, whatever their suite. */
export const slowestTests = (verdicts: Verdict[], most: number): string =>
  verdicts
    .flatMap(({ results }) => results)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(line)
    .join('\n');

/** The tests that passed only when they were tried again; each is a defect of the test or of what it tests. */
export const retriedTests = (verdicts: Verdict[], tolerated: readonly ToleratedRetry[]): string =>
  verdicts
    .flatMap(({ results }) => results)
    .filter(({ outcome }) => outcome === 'flaky')
    .map((result) => {
      const known = toleranceOf(result, tolerated);
      return known ? `${line(result)}\n           tolerated since ${known.since}: ${known.reason}` : line(result);
    })
    .join('\n');

/** The last line of a run, for people and for machines: `12 passed, 0 failed`. */
export const summaryLine = (verdicts: Verdict[]): string => {
  const sum = (outcome: Outcome) => verdicts.reduce((all, verdict) => all + verdict[outcome], 0);
  return [
    `${String(sum('passed') + sum('flaky'))} passed`,
    `${String(sum('failed'))} failed`,
    ...(sum('skipped') > 0 ? [`${String(sum('skipped'))} skipped`] : []),
  ].join(', ');
};

/** Whether a run of these suites counts as good. */
export const isGood = (verdicts: Verdict[]): boolean =>
  verdicts.every(({ failed }) => failed === 0) && verdicts.some(({ passed, flaky }) => passed + flaky > 0);
