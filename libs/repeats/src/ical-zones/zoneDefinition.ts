import ICAL from 'ical.js';

const DAY = 86_400_000;

/** Changes of the clock are written out for so many years. */
const YEARS = 10;

type Change = { at: number; from: number; to: number };

/** How far the clocks of a zone are from UTC at a moment, in milliseconds. */
const createDistance = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return (moment: number): number => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
  };
};

const changesOf = (distance: (moment: number) => number, from: number, until: number): Change[] => {
  const changes: Change[] = [];
  for (let day = from; day < until; day += 7 * DAY) {
    let [low, high] = [day, day + 7 * DAY];
    if (distance(low) === distance(high)) continue;
    const [before, after] = [distance(low), distance(high)];
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (distance(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, from: before, to: after });
  }
  return changes;
};

const offset = (milliseconds: number): string => {
  const minutes = Math.abs(milliseconds) / 60_000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${milliseconds < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`;
};
const wall = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+Z/g, '');

/** A zone as programs read it that do not know its IANA name. @param from the year that it is described from */
export const zoneDefinition = (zone: string, from: number): InstanceType<typeof ICAL.Component> => {
  const distance = createDistance(zone);
  const start = Date.UTC(from, 0, 1);
  const changes = changesOf(distance, start, Date.UTC(from + YEARS, 0, 1));
  const first = { at: start, from: distance(start), to: distance(start) };
  const kinds = Map.groupBy([first, ...changes], (change) => `${String(change.from)} ${String(change.to)}`);
  const lines = [...kinds.values()].flatMap((same) => {
    const [{ at, from: before, to }] = same as [Change, ...Change[]];
    const name = to > Math.min(...changes.map(({ to: any }) => any)) ? 'DAYLIGHT' : 'STANDARD';
    return [
      ...[`BEGIN:${name}`, `DTSTART:${wall(at + before)}`],
      ...[`TZOFFSETFROM:${offset(before)}`, `TZOFFSETTO:${offset(to)}`],
      ...same.slice(1).map((change) => `RDATE:${wall(change.at + before)}`),
      `END:${name}`,
    ];
  });
  const text = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
  return new ICAL.Component(ICAL.parse(text) as unknown[]);
};
