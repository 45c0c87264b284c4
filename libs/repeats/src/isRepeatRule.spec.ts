import { isRepeatRule } from './isRepeatRule';

it.each([
  ...['FREQ=DAILY', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29', 'FREQ=DAILY;BYDAY=MO', 'FREQ=DAILY;UNTIL=20240229'],
  ...['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE', 'FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=-1', 'FREQ=WEEKLY;BYMONTH=3'],
  ...['FREQ=MONTHLY;BYDAY=-5FR,+1MO', 'FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=MONTHLY;BYMONTHDAY=-31;BYMONTH=2,3'],
  ...['FREQ=YEARLY;BYDAY=53MO', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO'],
  ...['FREQ=YEARLY;BYYEARDAY=-1', 'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=1', 'FREQ=YEARLY;BYYEARDAY=1,200;BYDAY=MO'],
])('%s is a rule', (rule) => {
  expect(isRepeatRule(rule)).toBe(true);
});

it.each([
  ['a week has no days of a month', 'FREQ=WEEKLY;BYMONTHDAY=3'],
  ['numbered weeks are of a year', 'FREQ=WEEKLY;BYWEEKNO=3'],
  ['numbered weeks are of a year', 'FREQ=MONTHLY;BYWEEKNO=3'],
  ['numbered days are of a year', 'FREQ=DAILY;BYYEARDAY=3'],
  ['numbered days are of a year', 'FREQ=MONTHLY;BYYEARDAY=3'],
  ['a day has no second Monday', 'FREQ=DAILY;BYDAY=2MO'],
  ['a week has no second Monday', 'FREQ=WEEKLY;BYDAY=TU,2MO'],
  ['a numbered week has no second Monday', 'FREQ=YEARLY;BYWEEKNO=3;BYDAY=2MO'],
  ['a month has no sixth Monday', 'FREQ=MONTHLY;BYDAY=-6MO'],
  ['a month of a year has no sixth Monday', 'FREQ=YEARLY;BYMONTH=3;BYDAY=6MO'],
  ['a year has no 54th Monday', 'FREQ=YEARLY;BYDAY=54MO'],
  ['there is nothing to choose from', 'FREQ=MONTHLY;BYSETPOS=1'],
  ['a week and a day of a month', 'FREQ=YEARLY;BYWEEKNO=3;BYMONTHDAY=3'],
  ['a day of a year and a month', 'FREQ=YEARLY;BYYEARDAY=3;BYMONTH=1'],
  ['a day of a year and a week', 'FREQ=YEARLY;BYYEARDAY=3;BYWEEKNO=1'],
  ['a day of a year and of a month', 'FREQ=YEARLY;BYYEARDAY=3;BYMONTHDAY=3'],
  ['two ends', 'FREQ=DAILY;COUNT=3;UNTIL=20300101'],
  ['no February has the day', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ['no February has the day from its end', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-30,31'],
  ['none of the months has the day', 'FREQ=MONTHLY;BYMONTH=4,6;BYMONTHDAY=31'],
  ['there is no such day', 'FREQ=DAILY;UNTIL=20260231'],
  ['there is no such day', 'FREQ=DAILY;UNTIL=20260229T120000Z'],
  ['there is no such month', 'FREQ=DAILY;UNTIL=20261301'],
])('where %s, %s is none', (_, rule) => {
  expect(isRepeatRule(rule)).toBe(false);
});
