import { chatRatios } from './chatRatios.ts';
import type { ChatMeasured } from './chatRatios.ts';

const round = (perSecond: number, cpu = 100, p99 = 10): ChatMeasured => ({ perSecond, cpu, p50: 5, p99 });
const memory = { ours: 2048, plain: 1024 };
const verdicts = (ours: ChatMeasured[], plain: ChatMeasured[]) =>
  Object.fromEntries(chatRatios({ ours, plain }, memory).map(({ name, isReached }) => [name, isReached]));

it('compares round by round, so that a slow moment that hits both counts for nothing', () => {
  const [rate] = chatRatios(
    { ours: [round(900), round(90), round(900)], plain: [round(1000), round(100), round(1000)] },
    memory,
  );
  expect(rate?.ratio).toBeCloseTo(0.9);
});

it('wants a high rate, and little processor time and waiting', () => {
  const plain = [round(1000)];
  expect(Object.values(verdicts([round(1100)], plain))).not.toContain(false);
  expect(verdicts([round(1090)], plain)).toMatchObject({ 'messages/s': false });
  expect(verdicts([round(1000, 121)], plain)).toMatchObject({ 'CPU, µs a message': false });
  expect(verdicts([round(1000, 100, 12.6)], plain)).toMatchObject({ 'delivery p99, ms': false });
});

it('misses a goal of which there is no figure', () => {
  expect(verdicts([round(Number.NaN)], [round(1000)])).toMatchObject({ 'messages/s': false });
});
