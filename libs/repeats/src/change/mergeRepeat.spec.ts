import { mergeRepeat } from './mergeRepeat';

const series = (rule: string, ...left: string[]) => ({
  ...{ rule, zone: 'UTC', exceptions: left.map((at) => ({ at, instead: null })) },
});
const base = series('FREQ=DAILY', '2026-03-05T09:00:00.000Z');

it('keeps what two windows have each done to one of a series', () => {
  const mine = series('FREQ=DAILY', '2026-03-05T09:00:00.000Z', '2026-03-07T09:00:00.000Z');
  const theirs = series('FREQ=WEEKLY', '2026-03-06T09:00:00.000Z');
  expect(mergeRepeat(base, mine, theirs)).toEqual(
    series('FREQ=WEEKLY', '2026-03-06T09:00:00.000Z', '2026-03-07T09:00:00.000Z'),
  );
});

it('leaves to the user what both have changed to something else', () => {
  expect(mergeRepeat(base, series('FREQ=YEARLY'), series('FREQ=WEEKLY'))).toBeUndefined();
  expect(mergeRepeat(base, null, series('FREQ=WEEKLY'))).toBeUndefined();
  expect(mergeRepeat(base, null, base)).toBeNull();
  const instead = { title: 'x', allDay: false, start: '', end: '', desc: '' };
  const moved = { ...base, exceptions: [{ at: '2026-03-07T09:00:00.000Z', instead }] };
  expect(mergeRepeat(base, moved, series('FREQ=DAILY', '2026-03-07T09:00:00.000Z'))).toBeUndefined();
});
