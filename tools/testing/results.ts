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

type PlaywrightSuite = {
  title: string;
  file: string;
  specs?: {
    title: string;
    tests: { status: string; expectedStatus: string; results: { duration: number }[] }[];
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

const testsIn = ({ specs = [], suites = [], file }: PlaywrightSuite, groups: string[]): TestResult[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, expectedStatus, results }) => ({
      name: [...groups, title].join(' › '),
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      outcome: playwrightOutcome(status, expectedStatus),
    })),
  ),
  ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title])),
];

/** All tests of a run of Playwright. */
export const playwrightResults = ({ suites }: PlaywrightReport): TestResult[] =>
  suites.flatMap((file) => testsIn(file, []));
