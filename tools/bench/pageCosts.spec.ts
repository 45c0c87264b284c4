import { costTable, keepsLimits } from './pageCosts.ts';

const visit = { scriptKb: 150, requests: 16, blocking: 30, scripts: 300, heapMb: 3.2 };
const slow = { totalBlockingTime: 90, largestContentfulPaint: 2400 };
const page = (limits: Parameters<typeof keepsLimits>[0]['limits']) => ({
  name: '/login',
  visits: [20, 30, 90].map((blocking) => ({ ...visit, ...slow, blocking })),
  limits,
});

it('judges medians', () => {
  expect(keepsLimits(page({ blocking: 30, scriptKb: 150 }))).toBe(true);
  expect(keepsLimits(page({ blocking: 29 }))).toBe(false);
});

it('prints what is above its limit', () => {
  expect(costTable([page({ blocking: 80, requests: 15 })]).split('\n')).toEqual([
    '        scripts kB  requests         TBT ms    script ms  heap MB  TBT by Lighthouse  LCP ms',
    '/login  150         16 of 15 MISSED  30 of 80  300        3.2      90                 2400',
  ]);
});
