import { mkdirSync, writeFileSync } from 'node:fs';
import { run } from '../machine/run.ts';
import type { Suite } from './suites.ts';
import { judgeStep, judgeTests, notReached } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const logFolder = 'dist/test-logs';

/**
 * Runs one suite, keeps its whole output in a log file and prints it where a test failed, be it once. A suite whose needs have failed is
 * not started.
 */
export const runSuite = async (suite: Suite, done: Map<string, Verdict>): Promise<Verdict> => {
  const { name, needs = [], counts } = suite;
  const missing = needs.find((need) => (done.get(need)?.failed ?? 1) > 0);
  if (missing !== undefined) return notReached(name, missing);

  console.log(`… ${name}`);
  const [command = '', ...args] = suite.command;
  const { code, output, seconds } = await run(command, args, { env: { ...process.env, ...suite.env } });
  const ended = { name, code, seconds };
  const verdict = counts ? judgeTests(ended, counts(output)) : judgeStep(ended);

  const log = `${logFolder}/${name.replaceAll(/[^a-zA-Z]+/g, '-')}.log`;
  mkdirSync(logFolder, { recursive: true });
  writeFileSync(log, output);
  if (verdict.failed > 0 || verdict.flaky > 0)
    console.log(`\n${'─'.repeat(20)} ${name}: all it said (${log})\n${output}\n${'─'.repeat(20)}`);
  const result = verdict.failed > 0 ? '✗' : '✓';
  console.log(
    `${result} ${name}: ${String(verdict.passed)} passed, ${String(verdict.failed)} failed, ${seconds.toFixed(1)} s`,
  );
  return verdict;
};
