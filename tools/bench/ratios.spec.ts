import { ratioOf, ratioTable } from './ratios.ts';

const rounds = (...perSecond: number[]) => perSecond.map((one) => ({ perSecond: one, cpu: 1e6 / one }));

it('compares round by round, so that a slow moment hits both', () => {
  const { ratio } = ratioOf({ name: 'list', goal: 0.85, ours: rounds(90, 45, 80), plain: rounds(100, 50, 100) });
  expect(ratio).toBeCloseTo(0.9);
});

it('says which goal is missed', () => {
  const reached = ratioOf({ name: 'list', goal: 0.85, ours: rounds(85), plain: rounds(100) });
  const missed = ratioOf({ name: 'create', goal: 0.7, ours: rounds(69), plain: rounds(100) });
  expect([reached.isReached, missed.isReached]).toEqual([true, false]);
  const [, first, second] = ratioTable([reached, missed]).split('\n');
  expect(first).toMatch(/0\.85 +0\.85 +reached$/);
  expect(second).toMatch(/0\.69 +0\.70 +MISSED$/);
});
