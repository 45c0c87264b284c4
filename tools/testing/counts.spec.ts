import { jestCounts, playwrightCounts, sumCounts } from './counts.ts';

describe('jest', () => {
  it('reads all kinds from the closing line, colours or not', () => {
    const output = [
      'PASS tools tools/a.spec.ts',
      'Test Suites: 1 failed, 2 passed, 3 total',
      '\u001B[1mTests:       \u001B[22m\u001B[31m1 failed\u001B[39m, 2 skipped, 1 todo, 13 passed, 17 total',
      'Snapshots:   0 total',
    ].join('\n');
    expect(jestCounts(output)).toEqual({ passed: 13, flaky: 0, failed: 1, skipped: 3 });
  });

  it('counts a spec file that could not be loaded', () => {
    const output = [
      'FAIL web libs/a.spec.ts',
      '  ● Test suite failed to run',
      'Test Suites: 1 failed, 1 passed, 2 total',
      'Tests:       4 passed, 4 total',
    ].join('\n');
    expect(jestCounts(output)).toEqual({ passed: 4, flaky: 0, failed: 1, skipped: 0 });
  });

  it('takes the last line where an earlier one was only quoted', () => {
    expect(jestCounts('Tests:       9 passed, 9 total\nTests:       1 passed, 1 total\n').passed).toBe(1);
  });

  it('finds nothing in the output of a runner that crashed', () => {
    expect(jestCounts('Error: Cannot find module jest\n')).toEqual({ passed: 0, flaky: 0, failed: 0, skipped: 0 });
  });
});

describe('playwright', () => {
  it('reads the closing lines and not the names of tests', () => {
    const output = [
      '  ✓  1 [chromium] › auth.e2e.ts:3:1 › 7 failed attempts lock the account (1.2s)',
      '',
      '  1 failed',
      '    [chromium] › notes.e2e.ts:3:1 › keeps a note ─────',
      '  2 skipped',
      '  3 did not run',
      '  12 passed (1.2m)',
    ].join('\n');
    expect(playwrightCounts(output)).toEqual({ passed: 12, flaky: 0, failed: 4, skipped: 2 });
  });

  it('tells a test that passed when it was tried again from one that passed at once', () => {
    expect(playwrightCounts('  1 flaky\n  4 passed (3.0s)\n')).toEqual({ passed: 4, flaky: 1, failed: 0, skipped: 0 });
  });
});

it('sums suites', () => {
  const one = { passed: 1, flaky: 4, failed: 2, skipped: 3 };
  expect(sumCounts([one, one])).toEqual({ passed: 2, flaky: 8, failed: 4, skipped: 6 });
});
