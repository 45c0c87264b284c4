import { jestCounts, playwrightCounts } from './counts.ts';
import type { Counts } from './counts.ts';

/** A command of the test run. Where `counts` is absent it is a step without tests, as a build. */
export type Suite = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Suites that must have ended well before. */
  needs?: string[];
  counts?: (output: string) => Counts;
};

/** What this machine offers to the suites. */
export type Offers = {
  /** Path of the browser. */
  chromium: string;
  /** Address of an empty PostgreSQL database, where there is one. */
  postgresUrl?: string;
  /** How many suites run side by side. */
  lanes: number;
  /** How many processors there are. */
  cores: number;
};

// jest loads ES modules of libraries through node:vm, which Node still calls experimental.
const jestEnv = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };

/** All suites of `npm test`, those that take longest first. */
export const suitesFor = ({ chromium, postgresUrl, lanes, cores }: Offers): Suite[] => {
  const workers = String(Math.max(1, Math.floor(cores / lanes)));
  const browser = { CHROMIUM_PATH: chromium };
  const jest = (project: string, ...more: string[]) => [
    ...['jest', '--selectProjects', project, '--ci', '--maxWorkers', workers],
    ...more,
  ];
  // A browser on a busy machine may need a second try; how many may is for the verdict to say.
  const playwright = (config: string) => [
    'playwright',
    'test',
    '-c',
    config,
    '--reporter=list',
    '--retries=1',
    '--workers',
    workers,
  ];
  const suites: Suite[] = [
    { name: 'build', command: ['nx', 'run-many', '-t', 'build'] },
    { name: 'web', command: jest('web'), env: jestEnv, counts: jestCounts },
    {
      name: 'journeys',
      command: playwright('apps/web-e2e/playwright.config.ts'),
      env: browser,
      needs: ['build'],
      counts: playwrightCounts,
    },
    {
      name: 'stories',
      command: playwright('.storybook/playwright.config.ts'),
      env: browser,
      needs: ['build'],
      counts: playwrightCounts,
    },
    { name: 'server, SQLite', command: jest('bff'), env: jestEnv, counts: jestCounts },
    {
      name: processesSuite,
      // One after the other: each of them starts servers of its own.
      command: ['jest', '--selectProjects', 'processes', '--ci', '--runInBand'],
      env: { ...jestEnv, ...(postgresUrl === undefined ? {} : { TEST_DATABASE_URL: postgresUrl }) },
      needs: ['build'],
      counts: jestCounts,
    },
    { name: 'tools', command: jest('tools'), env: jestEnv, counts: jestCounts },
  ];
  if (postgresUrl !== undefined) {
    suites.push({
      name: postgresSuite,
      command: jest('bff'),
      env: { ...jestEnv, TEST_DATABASE_URL: postgresUrl },
      counts: jestCounts,
    });
  }
  return suites;
};

/** The name of the suite that needs a PostgreSQL. */
export const postgresSuite = 'server, PostgreSQL';

/** The name of the suite that kills servers; what it says of several of them needs a PostgreSQL and a Redis. */
export const processesSuite = 'processes';
