import { notRefused } from './notRefused.ts';

const expected = [{ file: 'libs/ui/src/forbidden.ts', rule: 'rooms' }];
const report = (...messages: { ruleId: string | null; severity: number }[]) =>
  JSON.stringify([{ filePath: '/home/me/ezone/libs/ui/src/forbidden.ts', messages }]);

it('is content with an error of the expected rule', () => {
  expect(notRefused(expected, report({ ruleId: 'rooms', severity: 2 }))).toEqual([]);
});

it.each([
  ['says nothing', report()],
  ['only warns', report({ ruleId: 'rooms', severity: 1 })],
  ['complains of something else', report({ ruleId: null, severity: 2 })],
  ['did not see the file', '[]'],
])('names a file where the linter %s', (_, text) => {
  expect(notRefused(expected, text)).toEqual(['libs/ui/src/forbidden.ts']);
});
