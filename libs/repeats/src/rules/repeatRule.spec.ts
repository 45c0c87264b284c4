import { choiceOf, noRepeat, possibleMonthly, ruleOf } from './repeatRule';
import type { RepeatChoice } from './repeatRule';

/** A Tuesday, the second of its month. */
const of = { allDay: false, zone: 'Europe/Berlin', start: '2026-03-10T09:00:00.000Z' };
/** The last Tuesday, which is also the fifth. */
const ofLast = { ...of, start: '2026-03-31T09:00:00.000Z' };

it.each<[string, Partial<RepeatChoice>]>([
  ['FREQ=WEEKLY', { every: 'week' }],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH', { every: 'week', interval: 2, days: ['TH'] }],
  ['FREQ=WEEKLY;BYDAY=TU,SU;COUNT=6', { every: 'week', days: ['SU'], ends: 'count', count: 6 }],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', { every: 'weekday' }],
  ['FREQ=MONTHLY', { every: 'month', monthly: 'day' }],
  ['FREQ=MONTHLY;BYDAY=2TU', { every: 'month', monthly: 'nth' }],
  ['FREQ=DAILY;UNTIL=20260401T215959Z', { every: 'day', ends: 'day', until: '2026-04-01' }],
])('%s is what was chosen, and is written the same', (rule, chosen) => {
  const choice = choiceOf(rule, of);
  expect(choice).toEqual({ ...noRepeat, ...chosen });
  expect(ruleOf(choice, of, rule)).toBe(rule);
});

it('knows the last weekday of a month, also where it is the fifth', () => {
  expect(choiceOf('FREQ=MONTHLY;BYDAY=-1TU', ofLast)).toMatchObject({ every: 'month', monthly: 'last' });
  expect(ruleOf({ ...noRepeat, every: 'month', monthly: 'nth' }, ofLast, null)).toBe('FREQ=MONTHLY;BYDAY=-1TU');
  expect(possibleMonthly('last', of)).toBe('nth');
});

it('takes the day on which it begins from where it begins, by the clocks of its zone', () => {
  const late = { ...of, start: '2026-03-10T23:30:00.000Z' };
  expect(ruleOf({ ...noRepeat, every: 'week', days: ['SU'] }, late, null)).toBe('FREQ=WEEKLY;BYDAY=WE,SU');
  expect(ruleOf({ ...noRepeat, every: 'week', days: ['SU'] }, { ...late, zone: 'UTC' }, null)).toMatch(/BYDAY=TU,SU$/);
});

it('keeps with which day a week begins', () => {
  const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU';
  expect(ruleOf({ ...choiceOf(rule, of), interval: 3 }, of, rule)).toBe('FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,SU;WKST=SU');
});

it.each([
  ...['FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=MONTHLY;BYDAY=3TU', 'FREQ=MONTHLY;BYDAY=TU', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
  ...['FREQ=MONTHLY;BYDAY=MO,TU,WE;BYSETPOS=-1', 'FREQ=YEARLY;BYDAY=2TU;BYMONTH=3', 'FREQ=DAILY;BYDAY=TU'],
])('%s, which cannot be chosen, stays as it is but for its end', (rule) => {
  const choice = choiceOf(rule, of);
  expect(choice.every).toBe('other');
  expect(ruleOf(choice, of, rule)).toBe(rule);
  expect(ruleOf({ ...choice, ends: 'count', count: 3 }, of, rule)).toBe(`${rule};COUNT=3`);
});
