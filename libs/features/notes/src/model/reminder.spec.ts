import { suggestedReminders } from './reminder';

const at = (text: string) => new Date(text).getTime();

it('offers this evening, tomorrow and Monday', () => {
  const offered = suggestedReminders(at('2026-03-04T10:00'));
  expect(offered).toEqual([
    { id: 'laterToday', moment: new Date('2026-03-04T18:00') },
    { id: 'tomorrow', moment: new Date('2026-03-05T08:00') },
    { id: 'nextWeek', moment: new Date('2026-03-09T08:00') },
  ]);
});

it('offers no evening that is as good as over, and on a Monday the next one', () => {
  const offered = suggestedReminders(at('2026-03-09T17:30'));
  expect(offered.map(({ id }) => id)).toEqual(['tomorrow', 'nextWeek']);
  expect(offered[1]?.moment).toEqual(new Date('2026-03-16T08:00'));
});

it('offers on a Sunday another day for next week than for tomorrow', () => {
  const offered = suggestedReminders(at('2026-03-08T10:00'));
  expect(offered.slice(1)).toEqual([
    { id: 'tomorrow', moment: new Date('2026-03-09T08:00') },
    { id: 'nextWeek', moment: new Date('2026-03-16T08:00') },
  ]);
});
