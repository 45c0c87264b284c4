import type { Outcome, TestResult } from './results.ts';
import {
  isGood,
  judgeStep,
  judgeTests,
  leftOut,
  notReached,
  retriedTests,
  slowestTests,
  summaryLine,
  verdictTable,
} from './verdict.ts';

const ended = { name: 'components', code: 0, seconds: 2 };
const lenient = { isStrict: false, tolerated: [] };
const strict = { isStrict: true, tolerated: [] };

const test = (outcome: Outcome, name = 'a note is kept', seconds = 1): TestResult => ({
  ...{ outcome, name, seconds },
  file: 'notes.e2e.ts',
});
const three = [test('passed'), test('passed'), test('passed')];
const good = judgeTests(ended, three, strict);

it('believes a runner that ended well and executed tests', () => {
  expect(isGood([good])).toBe(true);
});

it.each([
  ['a crashed runner', judgeTests({ ...ended, code: 1 }, three, strict), 'the runner ended with code 1'],
  ['a runner that executed nothing', judgeTests(ended, [], strict), 'no test was executed'],
  ['one that only skipped', judgeTests(ended, [test('skipped')], strict), 'no test was executed'],
  ['a failed step', judgeStep({ ...ended, code: 2 }), 'ended with code 2'],
  ['a suite that was not reached', notReached('journeys', 'build'), 'not run: build failed'],
])('counts %s as one failure', (_, verdict, note) => {
  expect(verdict).toMatchObject({ failed: 1, note });
  expect(isGood([good, verdict])).toBe(false);
});

it('does not add a failure where the runner has named them', () => {
  expect(judgeTests({ ...ended, code: 1 }, [test('failed'), test('failed')], strict).failed).toBe(2);
});

describe('a test that passed only when it was tried again', () => {
  const retried = [...three, test('flaky', 'a fade is awaited')];

  it('counts as failed where the rule is strict', () => {
    const verdict = judgeTests(ended, retried, strict);
    expect(verdict).toMatchObject({ failed: 1, flaky: 0 });
    expect(isGood([verdict])).toBe(false);
  });

  it('passes where it is on the list by the name that is printed, and is printed with the reason', () => {
    const printed = retriedTests([judgeTests(ended, retried, strict)], []);
    const tolerated = [{ test: printed.trim().replace(/^[\d.]+ s +/, ''), reason: 'slow fade', since: '2026-11-22' }];
    const verdict = judgeTests(ended, retried, { isStrict: true, tolerated });
    expect(isGood([verdict])).toBe(true);
    expect(summaryLine([verdict])).toBe('4 passed, 0 failed');
    expect(retriedTests([verdict], tolerated)).toMatch(/a fade is awaited\n +tolerated since 2026-11-22: slow fade$/);
  });

  it('passes twice in a suite, and no more, where the rule is not strict', () => {
    const [one, two, more] = [1, 2, 3].map((count) =>
      judgeTests(ended, [...three, ...Array.from({ length: count }, () => test('flaky'))], lenient),
    );
    expect(isGood([one, two].filter((verdict) => verdict !== undefined))).toBe(true);
    expect(more?.failed).toBe(3);
  });

  it('is named in any case', () => {
    expect(retriedTests([judgeTests(ended, retried, strict), good], [])).toBe(
      '    1.0 s  notes.e2e.ts: a fade is awaited',
    );
  });
});

it('names the slowest tests of all suites, the slowest first', () => {
  const verdicts = [
    judgeTests(ended, [test('passed', 'quick', 0.1), test('passed', 'slow', 12)], strict),
    judgeTests(ended, [test('passed', 'slower', 20)], strict),
  ];
  expect(slowestTests(verdicts, 2).split('\n')).toEqual([
    '   20.0 s  notes.e2e.ts: slower',
    '   12.0 s  notes.e2e.ts: slow',
  ]);
});

it('is not good when nothing ran at all', () => {
  expect(isGood([leftOut('PostgreSQL', 'skipped')])).toBe(false);
});

it('ends with the sum in plain words', () => {
  expect(summaryLine([good, judgeStep({ ...ended, name: 'build' })])).toBe('3 passed, 0 failed');
  const mixed = [test('passed'), test('failed'), test('failed'), test('skipped')];
  expect(summaryLine([judgeTests(ended, mixed, strict)])).toBe('1 passed, 2 failed, 1 skipped');
});

it('shows each suite in a line of its own', () => {
  const [, components, postgres] = verdictTable([good, leftOut('server-postgres', 'skipped: not installed')]).split(
    '\n',
  );
  expect(components).toMatch(/^components +3 +0 +0 +0 +2\.0$/);
  expect(postgres).toMatch(/skipped: not installed$/);
});
