import { getLocalTimeZone, CalendarDateTime } from '@internationalized/date';
import { isRepeatRule } from '../isRepeatRule';
import ICAL from 'ical.js';
import { momentOf } from '../series';

/** How Outlook and Exchange call zones that many people are in. */
const ofWindows: Readonly<Record<string, string>> = {
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Central Standard Time': 'America/Chicago',
  'China Standard Time': 'Asia/Shanghai',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Eastern Standard Time': 'America/New_York',
  'Egypt Standard Time': 'Africa/Cairo',
  'FLE Standard Time': 'Europe/Kiev',
  'GMT Standard Time': 'Europe/London',
  'GTB Standard Time': 'Europe/Bucharest',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'India Standard Time': 'Asia/Kolkata',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Romance Standard Time': 'Europe/Paris',
  'Russian Standard Time': 'Europe/Moscow',
  'Singapore Standard Time': 'Asia/Singapore',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Turkey Standard Time': 'Europe/Istanbul',
  UTC: 'UTC',
  'W. Europe Standard Time': 'Europe/Berlin',
};

const isZone = (name: string): boolean => {
  // A fixed distance from UTC is no zone to the server.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The days of a year at which zones differ. */
const samples = [
  [1, 15],
  [3, 20],
  [4, 3],
  [7, 15],
  [10, 20],
  [10, 29],
  [11, 10],
] as const;

/** How far a zone is from UTC at these days, in seconds. */
const distancesOf = (zone: string, year: number): string =>
  samples
    .map(([month, day]) => {
      const noon = Date.UTC(year, month - 1, day, 12);
      return (noon - Date.parse(momentOf(new CalendarDateTime(year, month, day, 12), zone))) / 1000;
    })
    .join();
const distancesIn = (zone: InstanceType<typeof ICAL.Timezone>, year: number): string =>
  samples.map(([month, day]) => zone.utcOffset(ICAL.Time.fromData({ year, month, day, hour: 12 }))).join();

/** Whether a definition changes its clocks by rules of years, as all zones do: of others ICAL would look for days without end. */
const isOfYears = (definition: InstanceType<typeof ICAL.Component>): boolean =>
  definition.getAllSubcomponents().every((part) =>
    part.getAllProperties('rrule').every((property) => {
      const rule: unknown = property.getFirstValue();
      if (!(rule instanceof ICAL.Recur) || rule.freq !== 'YEARLY' || rule.interval !== 1) return false;
      const parts = Object.entries(rule.parts as Readonly<Record<string, readonly unknown[]>>);
      const isKnown = parts.every(([name]) => ['BYMONTH', 'BYMONTHDAY', 'BYDAY'].includes(name));
      return (
        isKnown && isRepeatRule(['FREQ=YEARLY', ...parts.map(([name, list]) => `${name}=${list.join(',')}`)].join(';'))
      );
    }),
  );

/**
 * The IANA name of a zone that a file names; undefined where there is none like it.
 * @param definition how the file describes it
 * @param year the distances from UTC are compared in
 */
export const zoneNamed = (
  name: string,
  definition: InstanceType<typeof ICAL.Component> | undefined,
  year: number,
): string | undefined => {
  // Others put the name into an address: /mozilla.org/20071231_1/Europe/Berlin
  const parts = name.split('/');
  const tails = [parts.slice(-2), parts.slice(-3), parts.slice(-1)].map((tail) => tail.join('/'));
  const known = [name, ofWindows[name] ?? '', ...tails].find(isZone);
  if (known !== undefined) return known;
  if (!definition || !isOfYears(definition)) return undefined;
  const distances = distancesIn(new ICAL.Timezone({ component: definition, tzid: name }), year);
  const all = [getLocalTimeZone(), ...Object.values(ofWindows), ...Intl.supportedValuesOf('timeZone')];
  return all.find((zone) => isZone(zone) && distancesOf(zone, year) === distances);
};
