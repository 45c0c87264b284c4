/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { decodeFile } from '@ezone/shell/data/files';
import type { CalendarEvent } from '../model/event';
import { expandRepeat } from '@ezone/repeats/expand';
import { occurrencesIn } from '@ezone/repeats/series';
import { samples } from '../testing/icsSamples';
import { readIcs } from './readIcs';
import { writeIcs } from './writeIcs';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'utf8'));
const read = (file: string | Uint8Array<ArrayBuffer>) => {
  const { events, problems } = readIcs(decodeFile(typeof file === 'string' ? bytesOf(file) : file));
  return { events: events.map(({ content }) => content), problems };
};
const stored = (file: string | Uint8Array<ArrayBuffer>): CalendarEvent[] =>
  read(file).events.map((event, index) => ({ ...event, id: `id-${String(index)}` }));

/** What stands in the calendar, as "2026-03-05T09:00 2026-03-05T10:00 title"; whole days as dates. */
const shown = (events: readonly CalendarEvent[]) =>
  occurrencesIn(events, '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z', expandRepeat)
    .map(
      ({ title, allDay, start, end }) =>
        `${start.slice(0, allDay ? 10 : 16)} ${end.slice(0, allDay ? 10 : 16)} ${title}`,
    )
    .toSorted();

describe.each(samples)('a file of $program: $what', ({ file, means, desc, problems = [] }) => {
  it('comes in as it means', () => {
    const { events, problems: found } = read(file);
    expect(shown(stored(file)).slice(0, means.length + 1)).toEqual(means);
    expect(found.map(({ kind, line }) => `${kind} ${String(line)}`)).toEqual(problems);
    if (desc !== undefined) expect(events[0]?.extendedProps.desc).toBe(desc);
  });

  it('goes out, and comes in again the same', () => {
    const events = stored(file);
    const out = writeIcs(events, expandRepeat, '2026-01-01T00:00:00.000Z');
    expect(out.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(shown(stored(out))).toEqual(shown(events));
    expect(read(out).events.map(({ extendedProps }) => extendedProps)).toEqual(
      events.map(({ extendedProps }) => extendedProps),
    );
    expect(stored(out).map(({ repeat }) => repeat?.exceptions)).toEqual(events.map(({ repeat }) => repeat?.exceptions));
  });
});
