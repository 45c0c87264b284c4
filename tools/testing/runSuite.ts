import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../machine/run.ts';
import { writeSpecGroups } from './specGroups.ts';
import { logFolder, reportOf } from './suites.ts';
import type { Suite } from './suites.ts';
import { judgeStep, judgeTests, notReached } from './verdict.ts';
import type { RetryRule, Verdict } from './verdict.ts';

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** How long a suite may take, in milliseconds: several times what the longest takes on a fast machine. */
const LIMIT = 45 * 60_000;

/**
 * Runs one suite, keeps its whole output in a log file and prints it where a test failed, be it once. A suite whose needs have failed is
 * not started.
 */
export const runSuite = async (suite: Suite, done: Map<string, Verdict>, rule: RetryRule): Promise<Verdict> => {
  const { name, needs = [], read } = suite;
  const missing = needs.find((need) => (done.get(need)?.failed ?? 1) > 0);
  if (missing !== undefined) return notReached(name, missing);

  console.log(`… ${name}`);
  const report = reportOf(name);
  mkdirSync(logFolder, { recursive: true });
  // What an earlier run has left says nothing of this one.
  rmSync(report, { force: true });
  const grouped = suite.groups ? writeSpecGroups(name, suite.groups) : [];
  const [command = '', ...args] = suite.command;
  const { code, output, seconds } = await run(command, args, { env: { ...process.env, ...suite.env }, limit: LIMIT });
  const ended = { name, code, seconds };
  const results = read && existsSync(report) ? read(readReport(report)) : [];
  // jest itself refuses a file without tests, but not one among others.
  const empty = results.length === 0 ? [] : grouped.filter((spec) => !results.some(({ file }) => file === spec));
  for (const file of empty) results.push({ name: 'has no test', file, seconds: 0, outcome: 'failed' });
  const verdict = read ? judgeTests(ended, results, rule) : judgeStep(ended);

  const log = `${logFolder}/${name}.log`;
  writeFileSync(log, output);
  if (verdict.failed > 0 || verdict.flaky > 0)
    console.log(`\n${'─'.repeat(20)} ${name}: all it said (${log})\n${output}\n${'─'.repeat(20)}`);
  const result = verdict.failed > 0 ? '✗' : '✓';
  console.log(
    `${result} ${name}: ${String(verdict.passed)} passed, ${String(verdict.failed)} failed, ${seconds.toFixed(1)} s`,
  );
  return verdict;
};
