import { StaticI18nProvider } from '@ezone/i18n/testing';
import { renderHook } from '@testing-library/react';
import { useDayText } from './useDayText';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-22T12:00');
const said = () => renderHook(() => useDayText(), { wrapper: StaticI18nProvider }).result.current;

it.each([
  ['2026-11-22T08:45', /^8:45.AM$/],
  ['2026-11-21T08:45', /^Yesterday$/],
  ['2026-11-23T08:45', /^Tomorrow$/],
  ['2026-11-17T08:45', /^Tuesday$/],
  ['2026-11-15T08:45', /^Nov 15$/],
  ['2025-11-22T08:45', /^Nov 22, 2025$/],
])('says %s at the edge of a row', (moment, words) => {
  expect(said().edgeOf(at(moment), now)).toMatch(words);
});

it('calls a day to come by its weekday, and gives its date to one that is over', () => {
  const { begin, dayOf, momentOf } = said();
  expect(begin(dayOf(now, now))).toBe('Today');
  expect(dayOf(at('2026-11-27'), now)).toBe('Friday');
  expect(dayOf(at('2026-11-19'), now)).toBe('Nov 19');
  expect(momentOf(at('2026-11-23T17:30'), now)).toMatch(/^tomorrow, 5:30.PM$/);
});
