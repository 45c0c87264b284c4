import { budgetReport, keepsBudget, totalKb } from './scripts.ts';

const script = (path: string, bytes: number, encoding = 'br') => ({ path, bytes, encoding });

it('sums what came over the wire', () => {
  expect(totalKb([script('/a.js', 60_000), script('/b.js', 59_500)])).toBeCloseTo(119.5);
});

it.each([
  ['keeps to the limit', [script('/a.js', 120_000)], true],
  ['is a byte above the limit', [script('/a.js', 120_001)], false],
  ['came uncompressed', [script('/a.js', 10, '')], false],
  ['loaded nothing', [], false],
])('judges a page that %s', (_, scripts, expected) => {
  expect(keepsBudget({ name: '/login', scripts, limitKb: 120 })).toBe(expected);
});

it('names the largest scripts first', () => {
  const report = budgetReport({
    name: '/login',
    scripts: [script('/a.js', 1000), script('/b.js', 2000)],
    limitKb: 120,
  });
  expect(report.split('\n')).toEqual([
    '/login: 3.0 kB in 2 scripts of 120 kB: kept',
    '      2.0  /b.js',
    '      1.0  /a.js',
  ]);
});
