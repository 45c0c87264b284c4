/** `npm test`: brings a browser and, where it can, a PostgreSQL, and runs every suite. */
import { availableParallelism } from 'node:os';
import { bringChromium } from '../machine/chromium.ts';
import { findPostgres, startPostgres } from '../machine/postgres.ts';
import type { ThrowAwayPostgres } from '../machine/postgres.ts';
import { findRedis } from '../machine/redis.ts';
import { stopAll } from '../machine/run.ts';
import { inLanes } from '../testing/inLanes.ts';
import { runSuite } from '../testing/runSuite.ts';
import { postgresSuite, suitesFor } from '../testing/suites.ts';
import { isGood, leftOut, summaryLine, verdictTable } from '../testing/verdict.ts';
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

const runAll = async (): Promise<Verdict[]> => {
  const chromium = await bringChromium(console.log);
  const bin = findPostgres();
  if (bin === undefined) {
    console.log(
      'No PostgreSQL found: its specs, and those of several processes, are skipped. To have them: apt-get install postgresql',
    );
  } else {
    postgres = await startPostgres(bin);
  }
  if (findRedis() === undefined) {
    console.log('No Redis found: specs of several processes are skipped. To have them: apt-get install redis-server');
  }
  const cores = availableParallelism();
  const lanes = Math.min(2, cores);
  const suites = suitesFor({ chromium, postgresUrl: postgres?.url, lanes, cores });
  const jobs = suites.map((suite) => ({
    name: suite.name,
    needs: suite.needs,
    run: (done: Map<string, Verdict>) => runSuite(suite, done),
  }));
  const verdicts = await inLanes(jobs, lanes);
  return bin === undefined ? [...verdicts, leftOut(postgresSuite, 'skipped: apt-get install postgresql')] : verdicts;
};

try {
  const verdicts = await runAll();
  console.log(`\n${verdictTable(verdicts)}\n`);
  console.log(summaryLine(verdicts));
  process.exitCode = isGood(verdicts) ? 0 : 1;
} catch (error) {
  stopAll();
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  await postgres?.stop();
}
