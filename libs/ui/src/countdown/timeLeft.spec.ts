import { timeLeft } from './timeLeft';

const to = new Date(2027, 0, 1).getTime();
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000] as const;

it.each([
  [3 * day + 4 * hour + 5 * minute + 6 * second, { days: 3, hours: 4, minutes: 5, seconds: 6 }],
  [day, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  [day - second, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-day, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%d milliseconds before are %j', (before, left) => {
  expect(timeLeft(to - before, to)).toEqual(left);
});
