import { changeSeries, isOfSeries, removeFromSeries } from './changeSeries';
import type { Scope, SeriesChange, SeriesOccurrence } from './changeSeries';
import type { CalendarEvent } from './event';
import { expandRepeat } from '../expand';
import { occurrenceAt, occurrencesIn } from '../series';

/** A series of events of an hour. */
const seriesOf = (id: string, start: string, rule: string, zone: string): CalendarEvent => ({
  ...{ id, title: id, allDay: false, start, end: new Date(Date.parse(start) + 3_600_000).toISOString() },
  ...{ extendedProps: { desc: '' }, repeat: { rule, zone, exceptions: [] } },
});
const at = (moment: string) => `2026-03-${moment.slice(0, 2)}T${moment.slice(3) || '09:00'}:00.000Z`;
const series = seriesOf('s', at('05'), 'FREQ=WEEKLY;BYDAY=TH;COUNT=4', 'UTC');

const occurrence = (start: string, event: CalendarEvent = series): SeriesOccurrence => {
  const found = occurrenceAt(event, start);
  if (!found || !isOfSeries(found)) throw new Error('There is no such occurrence.');
  return found;
};
/** What is in the calendar afterwards, as "05 09:00 title". */
const after = ({ update, create }: SeriesChange, event: CalendarEvent = series) => {
  const events = [...(update ? [{ ...event, ...update }] : []), ...(create ? [{ ...create, id: 'new' }] : [])];
  return occurrencesIn(events, at('01 00:00'), '2026-04-30T00:00:00.000Z', expandRepeat)
    .map(({ start, title }) => `${start.slice(5, 16).replace('T', ' ')} ${title}`)
    .toSorted();
};
const change = (start: string, to: { start?: string; end?: string; title?: string }, scope: Scope) => {
  const { title, desc, allDay, ...times } = occurrence(start);
  const fields = { title, desc, allDay, start: times.start, end: times.end, ...to };
  return changeSeries(occurrence(start), fields, undefined, scope, expandRepeat);
};

it.each<[Scope, string[]]>([
  ['this', ['03-05 09:00 s', '03-13 10:00 s', '03-19 09:00 s', '03-26 09:00 s']],
  ['following', ['03-05 09:00 s', '03-13 10:00 s', '03-20 10:00 s', '03-27 10:00 s']],
  ['all', ['03-06 10:00 s', '03-13 10:00 s', '03-20 10:00 s', '03-27 10:00 s']],
])('moves %s', (scope, days) => {
  expect(after(change(at('12'), { start: at('13 10:00'), end: at('13 11:00') }, scope))).toEqual(days);
});

it.each<[Scope, string[]]>([
  ['this', ['03-05 09:00 s', '03-12 09:00 x', '03-19 09:00 s', '03-26 09:00 s']],
  ['following', ['03-05 09:00 s', '03-12 09:00 x', '03-19 09:00 x', '03-26 09:00 x']],
  ['all', ['03-05 09:00 x', '03-12 09:00 x', '03-19 09:00 x', '03-26 09:00 x']],
])('renames %s', (scope, days) => {
  expect(after(change(at('12'), { title: 'x' }, scope))).toEqual(days);
});

it.each<[Scope, string[]]>([
  ['this', ['03-05 09:00 s', '03-19 09:00 s', '03-26 09:00 s']],
  ['following', ['03-05 09:00 s']],
  ['all', []],
])('removes %s', (scope, days) => {
  expect(after(removeFromSeries(occurrence(at('12')), scope))).toEqual(days);
});

it('takes what was left out and moved along with a series that is moved', () => {
  const instead = { title: 'other', allDay: false, start: at('27 08:00'), end: at('27 09:00'), desc: '' };
  const exceptions = [
    { at: at('19'), instead: null },
    { at: at('26'), instead },
  ];
  const event = { ...series, repeat: { rule: 'FREQ=WEEKLY;BYDAY=TH;COUNT=4', zone: 'UTC', exceptions } };
  const fields = { title: 's', desc: '', allDay: false, start: at('13 10:00'), end: at('13 11:00') };
  const moved = changeSeries(occurrence(at('12'), event), fields, undefined, 'all', expandRepeat);
  expect(after(moved, event)).toEqual(['03-06 10:00 s', '03-13 10:00 s', '03-27 08:00 other']);
});

it('is moved by the clock, over a change of the clocks', () => {
  const event = seriesOf('s', '2026-03-26T08:00:00.000Z', 'FREQ=WEEKLY', 'Europe/Berlin');
  const moved = occurrence('2026-04-02T07:00:00.000Z', event);
  const fields = { ...moved, start: '2026-04-02T09:00:00.000Z', end: '2026-04-02T10:00:00.000Z' };
  const all = changeSeries(moved, fields, undefined, 'all', expandRepeat);
  expect(after(all, event).slice(0, 2)).toEqual(['03-26 10:00 s', '04-02 09:00 s']);
});

it('may not come back any more', () => {
  const fields = { ...occurrence(at('12')) };
  expect(after(changeSeries(occurrence(at('12')), fields, null, 'following', expandRepeat))).toEqual([
    ...['03-05 09:00 s', '03-12 09:00 s'],
  ]);
  expect(after(changeSeries(occurrence(at('12')), fields, null, 'all', expandRepeat))).toEqual(['03-05 09:00 s']);
});

it('keeps how often it comes back in all, where its days are chosen anew from one of it on', () => {
  const following = (rule: string) =>
    after(changeSeries(occurrence(at('12')), occurrence(at('12')), rule, 'following', expandRepeat));
  expect(following('FREQ=WEEKLY;BYDAY=TH,FR;COUNT=4')).toEqual([
    ...['03-05 09:00 s', '03-12 09:00 s', '03-13 09:00 s', '03-19 09:00 s'],
  ]);
  expect(following('FREQ=WEEKLY;BYDAY=TH;COUNT=2')).toEqual(['03-05 09:00 s', '03-12 09:00 s', '03-19 09:00 s']);
});

it('moves what was left out to the part of a second at which the series begins', () => {
  const exact = (moment: string) => at(moment).replace('.000Z', '.500Z');
  const exceptions = [{ at: exact('19'), instead: null }];
  const rule = 'FREQ=WEEKLY;BYDAY=TH;COUNT=4';
  const event = seriesOf('s', exact('05'), rule, 'Europe/Berlin');
  const left = { ...event, repeat: { rule, zone: 'Europe/Berlin', exceptions } };
  const fields = { title: 's', desc: '', allDay: false, start: exact('13 10:00'), end: exact('13 11:00') };
  const moved = changeSeries(occurrence(exact('12'), left), fields, undefined, 'all', expandRepeat);
  expect(moved.update?.repeat?.exceptions).toEqual([{ at: exact('20 10:00'), instead: null }]);
  expect(after(moved, left)).toEqual(['03-06 10:00 s', '03-13 10:00 s', '03-27 10:00 s']);
});
