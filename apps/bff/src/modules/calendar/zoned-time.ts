import { LRUCache } from 'lru-cache';

const DAY = 86_400_000;
const SECOND = 1000;

const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 100,
  memoMethod: (timeZone) =>
    new Intl.DateTimeFormat('en', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23', era: 'short' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
    }),
});

/** What the clocks of a zone show at a moment: as if it were in UTC, in milliseconds. */
export function wallOf(moment: number, zone: string): number {
  if (zone === 'UTC') return moment;
  const parts = formats.memo(zone).formatToParts(moment);
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  // Zones differ by whole seconds; of moments before 1970 the part of one is counted forward, too.
  return wall + (moment - Math.floor(moment / SECOND) * SECOND);
}

/**
 * The moment at which the clocks of a zone show a time. A time that is left out as the clocks go forward is as much later; of one that
 * comes twice it is the first.
 */
export function momentOf(wall: number, zone: string): number {
  if (zone === 'UTC') return wall;
  const [before, after] = [wall - DAY, wall + DAY].map((moment) => wallOf(moment, zone) - moment) as [number, number];
  const found = [wall - before, wall - after].filter((moment) => wallOf(moment, zone) === wall);
  return found.length > 0 ? Math.min(...found) : wall - before;
}
