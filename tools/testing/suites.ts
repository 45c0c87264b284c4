import { jestResults, playwrightResults } from './results.ts';
import { groupFolder } from './specGroups.ts';
import type { SpecGroups } from './specGroups.ts';
import type { JestReport, PlaywrightReport, TestResult } from './results.ts';

/** What a suite needs of the machine beside Node. */
export type Resource = 'browser' | 'postgres';

/** A command of the test run. Where `read` is absent it is a step without tests, as a build. */
export type Suite = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Suites that must have ended well before. */
  needs?: string[];
  uses?: Resource;
  /** Spec files that are run together, written before the command starts. */
  groups?: SpecGroups;
  /** Takes the tests out of the report that the command leaves in `reportOf(name)`. */
  read?: (report: unknown) => TestResult[];
};

export type RunOptions = {
  /** How many processors there are. */
  cores: number;
  /** Go through all looks, and not only through the few that catch nearly as much; make up more requests for each call. */
  isThorough: boolean;
};

/** Where a suite leaves what it said, and its report. */
export const logFolder = 'dist/test-logs';
export const reportOf = (suite: string): string => `${logFolder}/${suite}.json`;

/** The name of the suite that cannot run without a PostgreSQL. */
export const postgresSuite = 'server-postgres';

// jest loads the ES modules of the server's libraries through node:vm, which Node still calls experimental. Each spec file loads
// thousands of modules: with more room for what is young, Node collects garbage less often, and all takes a twelfth less time.
const nodeOptions = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64'];
export const moduleEnv = { NODE_OPTIONS: nodeOptions.join(' ') };

/** Specs of the server that store nothing, or nothing that the two databases could see differently. They run once. */
const withoutStorage = [
  'platform/config/(config.controller|environment|trusted-proxies)',
  'platform/database/(log-copier|sqlite-runner)',
  'platform/dto/((draft|update)-of|planned/(bounded-input|dto-as-planned|dto-plan))',
  'platform/http/(listed-check|security-headers)',
  'platform/sockets/(patched/.*|socket-calls|socket-gate)',
  'modules/auth/(basic-credentials|sign-in-limits)',
  'modules/users/passwords',
  'bff/src/routes',
].map((path) => `${path}\\.spec`);

/** More than there are processors, so that none is idle for long at the end. */
const SERVER_GROUPS = 12;

/** All suites of `npm test`, in the order in which they begin. */
export const suitesFor = ({ cores, isThorough }: RunOptions): Suite[] => {
  const jest = (name: string, ...args: string[]): Suite => ({
    name,
    command: ['jest', '--ci', '--json', '--outputFile', reportOf(name), ...args],
    ...(name === 'web' ? {} : { env: { ...moduleEnv, THOROUGH: String(isThorough) } }),
    read: (report) => jestResults(report as JestReport),
  });
  const workers = ['--maxWorkers', String(cores)];
  const grouped = (name: string, except?: string[]): Suite => ({
    ...jest(name, ...workers, '--selectProjects', 'server-groups', '--testPathPatterns', `${groupFolder(name)}/`),
    groups: { files: ['apps/bff/src/**/*.spec.ts'], except, count: SERVER_GROUPS },
  });
  const playwright = (name: string, config: string, pages: number): Suite => ({
    name,
    // A browser on a busy machine may need a second try; what to think of it is for the verdict to say.
    command: [
      ...['playwright', 'test', '-c', config, '--reporter=list,json,./tools/testing/LastSteps.ts', '--retries=1'],
      ...['--workers', String(pages)],
    ],
    env: { THOROUGH: String(isThorough), PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${reportOf(name)}` },
    needs: ['build'],
    uses: 'browser',
    read: (report) => playwrightResults(report as PlaywrightReport),
  });
  return [
    { name: 'build', command: ['nx', 'run-many', '-t', 'build'] },
    playwright('journeys', 'apps/web-e2e/playwright.config.ts', cores),
    jest('web', ...workers, '--selectProjects', 'logic', 'components'),
    // A story waits a tenth of a second for animations that may still begin, twice; meanwhile another one can be drawn.
    playwright('stories', '.storybook/playwright.config.ts', cores + 1),
    grouped('server'),
    { ...grouped(postgresSuite, withoutStorage), uses: 'postgres' },
    // One after the other: each of them starts servers of its own. Those of several servers need a PostgreSQL and a Redis.
    { ...jest('processes', '--runInBand', '--selectProjects', 'processes'), needs: ['build'], uses: 'postgres' },
    jest('tools', ...workers, '--selectProjects', 'tools'),
  ];
};

/**
 * The suites that somebody has named, with those that they need; all where nobody has.
 * @throws Error where there is no such suite
 */
export const chosenSuites = (suites: Suite[], names: string[]): Suite[] => {
  if (names.length === 0) return suites;
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no suite ${unknown}. There are: ${suites.map(({ name }) => name).join(', ')}`);
  const named = suites.filter(({ name }) => names.includes(name));
  const wanted = new Set(named.flatMap(({ name, needs = [] }) => [name, ...needs]));
  return suites.filter(({ name }) => wanted.has(name));
};
