import { isGood, judgeStep, judgeTests, leftOut, notReached, summaryLine, verdictTable } from './verdict.ts';

const ended = { name: 'web', code: 0, seconds: 2 };
const counts = { passed: 3, flaky: 0, failed: 0, skipped: 0 };

it('believes a runner that ended well and executed tests', () => {
  expect(isGood([judgeTests(ended, counts)])).toBe(true);
});

it.each([
  ['a crashed runner', judgeTests({ ...ended, code: 1 }, counts), 'the runner ended with code 1'],
  ['a runner that executed nothing', judgeTests(ended, { ...counts, passed: 0 }), 'no test was executed'],
  ['one that only skipped', judgeTests(ended, { ...counts, passed: 0, skipped: 4 }), 'no test was executed'],
  ['a failed step', judgeStep({ ...ended, code: 2 }), 'ended with code 2'],
  ['a suite that was not reached', notReached('journeys', 'build'), 'not run: build failed'],
])('counts %s as one failure', (_, verdict, note) => {
  expect(verdict).toMatchObject({ failed: 1, note });
  expect(isGood([judgeTests(ended, counts), verdict])).toBe(false);
});

it('does not add a failure where the runner has named them', () => {
  expect(judgeTests({ ...ended, code: 1 }, { ...counts, failed: 2 }).failed).toBe(2);
});

it('lets a few pass that needed a second try, and says so', () => {
  const verdict = judgeTests(ended, { ...counts, flaky: 2 });
  expect(isGood([verdict])).toBe(true);
  expect(summaryLine([verdict])).toBe('5 passed, 0 failed, 2 of the passed only when tried again');
});

it('takes more of them for failures', () => {
  const verdict = judgeTests(ended, { ...counts, flaky: 3 });
  expect(verdict.failed).toBe(3);
  expect(verdict.note).toMatch(/tried again/);
  expect(isGood([verdict])).toBe(false);
});

it('is not good when nothing ran at all', () => {
  expect(isGood([leftOut('PostgreSQL', 'skipped')])).toBe(false);
});

it('ends with the sum in plain words', () => {
  expect(summaryLine([judgeTests(ended, counts), judgeStep({ ...ended, name: 'build' })])).toBe('3 passed, 0 failed');
  expect(summaryLine([judgeTests(ended, { passed: 1, flaky: 0, failed: 2, skipped: 3 })])).toBe(
    '1 passed, 2 failed, 3 skipped',
  );
});

it('shows each suite in a line of its own', () => {
  const [, web, postgres] = verdictTable([
    judgeTests(ended, counts),
    leftOut('server, PostgreSQL', 'skipped: not installed'),
  ]).split('\n');
  expect(web).toMatch(/^web +3 +0 +0 +0 +2\.0$/);
  expect(postgres).toMatch(/skipped: not installed$/);
});
