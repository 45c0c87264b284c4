import { isZone, momentOn, offsetOn, zoneLabel } from './secondZone';

const HOUR = 3_600_000;

it('knows the zones of the browser, and calls them by name', () => {
  expect(['America/New_York', 'UTC', 'Nowhere/Atall', '', null].map(isZone)).toEqual([true, true, false, false, false]);
  expect(zoneLabel('America/New_York')).toBe('America/New York');
});

it('tells the moment of a time of day here', () => {
  expect(momentOn('2026-03-05', 0)).toBe(new Date(2026, 2, 5).getTime());
  expect(momentOn('2026-03-05', 9.5 * HOUR)).toBe(new Date(2026, 2, 5, 9, 30).getTime());
});

it('says how far a zone is from Greenwich on a day, which the season may change', () => {
  expect(offsetOn('2026-11-25', 'en', 'America/New_York')).toBe('GMT-5');
  expect(offsetOn('2026-07-25', 'en', 'America/New_York')).toBe('GMT-4');
});
