import { stripVTControlCharacters } from 'node:util';

/** What a test runner reports at its end, in tests. A flaky one failed and passed when it was tried again. */
export type Counts = { passed: number; flaky: number; failed: number; skipped: number };

export const noCounts: Counts = { passed: 0, flaky: 0, failed: 0, skipped: 0 };

export const sumCounts = (all: Counts[]): Counts =>
  all.reduce(
    (sum, { passed, flaky, failed, skipped }) => ({
      passed: sum.passed + passed,
      flaky: sum.flaky + flaky,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    noCounts,
  );

const amounts = (text: string, kinds: string[]) => {
  const found = kinds.map((kind) => new RegExp(String.raw`(\d+) ${kind}\b`).exec(text)?.[1]);
  return found.reduce((sum, amount) => sum + Number(amount ?? 0), 0);
};

/**
 * Reads jest's closing line, `Tests: 1 failed, 2 skipped, 3 passed, 6 total`. A spec file that could not even be loaded has
 * no tests in that line and is counted as one failure. Zeros where jest came to no end.
 */
export const jestCounts = (output: string): Counts => {
  const lines = stripVTControlCharacters(output).split('\n');
  const tests = lines.findLast((line) => /^Tests: .* total$/.test(line.trimEnd())) ?? '';
  const unloaded = lines.filter((line) => line.includes('● Test suite failed to run')).length;
  // Where several spec files fail, jest prints each of them twice: as it happens and again in its summary of failures.
  const repeated = lines.some((line) => line.startsWith('Summary of all failing tests')) ? 2 : 1;
  return {
    passed: amounts(tests, ['passed']),
    flaky: 0,
    failed: amounts(tests, ['failed']) + Math.ceil(unloaded / repeated),
    skipped: amounts(tests, ['skipped', 'todo']),
  };
};

/** Reads the closing lines of Playwright. A test that was never reached counts as failed. */
export const playwrightCounts = (output: string): Counts => {
  const summary = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /^ {2}\d+ [a-z ]+(\(.*\))?$/.test(line.trimEnd()))
    .join('\n');
  return {
    passed: amounts(summary, ['passed']),
    flaky: amounts(summary, ['flaky']),
    failed: amounts(summary, ['failed', 'interrupted', 'did not run']),
    skipped: amounts(summary, ['skipped']),
  };
};
