/**
 * `npm test`: brings a browser and, where it can, a PostgreSQL, and runs every suite, or those that are named.
 *
 *     npm test                       all of them
 *     npm test -- --thorough         in all looks, and not only in the few that catch nearly as much
 *     npm test -- stories tools      these two, and what they need
 *     npm test -- --built stories    this one; the caller has built
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { bringHeadlessChromium } from '../machine/chromium.ts';
import { freePort } from '../machine/freePort.ts';
import { findPostgres, startPostgres } from '../machine/postgres.ts';
import type { ThrowAwayPostgres } from '../machine/postgres.ts';
import { findRedis } from '../machine/redis.ts';
import { stopAll } from '../machine/run.ts';
import { runSuite } from '../testing/runSuite.ts';
import { chosenSuites, postgresSuite, suitesFor } from '../testing/suites.ts';
import type { Suite } from '../testing/suites.ts';
import { toleratedRetries } from '../testing/toleratedRetries.ts';
import { isGood, leftOut, retriedTests, slowestTests, summaryLine, verdictTable } from '../testing/verdict.ts';
import type { Verdict } from '../testing/verdict.ts';

let postgres: ThrowAwayPostgres | undefined;
const interrupt = () => {
  stopAll();
  const end = () => process.exit(130);
  if (postgres === undefined) end();
  else void postgres.stop().finally(end);
};
process.once('SIGINT', interrupt);
process.once('SIGTERM', interrupt);

const { values, positionals } = parseArgs({
  options: { thorough: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** Brings what the suites use of the machine, and says to them where it is. */
const equip = async (suites: Suite[]): Promise<Suite[]> => {
  const env = { browser: {}, postgres: {} };
  if (suites.some(({ uses }) => uses === 'browser'))
    env.browser = {
      CHROMIUM_PATH: await bringHeadlessChromium(console.log),
      STORIES_PORT: String(await freePort()),
    };
  if (suites.some(({ uses }) => uses === 'postgres')) {
    const bin = findPostgres();
    if (bin === undefined) {
      console.log(
        'No PostgreSQL found: its specs, and those of several processes, are skipped. To have them: apt-get install postgresql',
      );
    } else {
      postgres = await startPostgres(bin);
      env.postgres = { TEST_DATABASE_URL: postgres.url };
    }
    if (findRedis() === undefined)
      console.log('No Redis found: specs of several processes are skipped. To have them: apt-get install redis-server');
  }
  return suites.map((suite) => (suite.uses ? { ...suite, env: { ...suite.env, ...env[suite.uses] } } : suite));
};

const runAll = async (): Promise<Verdict[]> => {
  const cores = availableParallelism();
  const chosen = chosenSuites(suitesFor({ cores, isThorough: values.thorough }), positionals);
  const suites = values.built
    ? chosen.filter(({ name }) => name !== 'build').map((suite) => ({ ...suite, needs: [] }))
    : chosen;
  const rule = { isStrict: process.env.CI === 'true', tolerated: toleratedRetries };
  // One after the other, each on all processors: side by side they would be starved by turns, and leave one idle at the end.
  const done = new Map<string, Verdict>();
  for (const suite of await equip(suites)) {
    const isMissing = suite.name === postgresSuite && postgres === undefined;
    done.set(
      suite.name,
      isMissing ? leftOut(postgresSuite, 'skipped: apt-get install postgresql') : await runSuite(suite, done, rule),
    );
  }
  return [...done.values()];
};

const print = (verdicts: Verdict[]) => {
  console.log(`\nThe slowest tests:\n${slowestTests(verdicts, 30)}`);
  const retried = retriedTests(verdicts, toleratedRetries);
  if (retried !== '')
    console.log(`\nPassed only when tried again; each is a defect of the test or of what it tests:\n${retried}`);
  console.log(`\n${verdictTable(verdicts)}\n`);
  console.log(summaryLine(verdicts));
};

try {
  const verdicts = await runAll();
  print(verdicts);
  process.exitCode = isGood(verdicts) ? 0 : 1;
} catch (error) {
  stopAll();
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  await postgres?.stop();
}
