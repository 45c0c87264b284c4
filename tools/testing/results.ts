import { stripVTControlCharacters } from 'node:util';
import { writtenIn } from './specGroups.ts';

/** What became of one test. A flaky one failed, and passed when it was tried again. */
export type Outcome = 'passed' | 'flaky' | 'failed' | 'skipped';

export type TestResult = {
  /** With the names of the groups it stands in. */
  name: string;
  /** The file it is written in, as the runner names it. */
  file: string;
  /** All its tries together. */
  seconds: number;
  outcome: Outcome;
  /** True where the browser has stopped answering in every try that failed: the time was over, and no step and no expectation had failed. */
  hasHung?: boolean;
};

/** What is read of the report that jest writes with `--json`; times are in milliseconds. */
export type JestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; ancestorTitles: string[]; status: string; duration?: number | null }[];
  }[];
};

const jestOutcomes: Record<string, Outcome> = { passed: 'passed', failed: 'failed' };

/** All tests of a run of jest. A spec file that could not even be loaded has no tests and is counted as one that failed. */
export const jestResults = ({ testResults }: JestReport): TestResult[] =>
  testResults.flatMap(({ name: file, status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ name: 'could not be loaded', file, seconds: 0, outcome: 'failed' }]
      : assertionResults.map(({ status: outcome, duration, ...names }) => ({
          ...writtenIn(file, names),
          seconds: (duration ?? 0) / 1000,
          outcome: jestOutcomes[outcome] ?? 'skipped',
        })),
  );

type PlaywrightTry = { duration: number; status: string; errors: { message?: string }[] };

type PlaywrightSuite = {
  title: string;
  file: string;
  specs?: {
    title: string;
    tests: { status: string; expectedStatus: string; results: PlaywrightTry[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

/** What is read of the report of Playwright's `json` reporter; times are in milliseconds. */
export type PlaywrightReport = { suites: PlaywrightSuite[] };

const playwrightOutcome = (status: string, expectedStatus: string): Outcome => {
  if (status === 'expected') return 'passed';
  if (status === 'flaky') return 'flaky';
  // A test that was never reached has the status of one that was to be skipped.
  return status === 'skipped' && expectedStatus === 'skipped' ? 'skipped' : 'failed';
};

const TIME_IS_OVER = /^Test timeout of \d+ms exceeded\.$/;

/** A step that waits is named beside the timeout; where none is, the journey has not come to the end of a step that never fails. */
const hasHung = ({ status, errors }: PlaywrightTry): boolean =>
  status === 'timedOut' && errors.every(({ message = '' }) => TIME_IS_OVER.test(stripVTControlCharacters(message)));

const testsIn = ({ specs = [], suites = [], file }: PlaywrightSuite, groups: string[]): TestResult[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, expectedStatus, results }) => ({
      name: [...groups, title].join(' › '),
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      outcome: playwrightOutcome(status, expectedStatus),
      ...(status === 'flaky' && results.slice(0, -1).every(hasHung) ? { hasHung: true } : {}),
    })),
  ),
  ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title])),
];

/** All tests of a run of Playwright. */
export const playwrightResults = ({ suites }: PlaywrightReport): TestResult[] =>
  suites.flatMap((file) => testsIn(file, []));
