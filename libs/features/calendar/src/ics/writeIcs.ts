import ICAL from 'ical.js';
import type { CalendarEvent } from '../model/event';
import type { OccurrenceFields } from '../model/occurrences';
import { wallOf } from '@ezone/repeats/series';
import type { Expand } from '@ezone/repeats/series';
import { zoneDefinition } from '@ezone/repeats/ical-zones';

type Component = InstanceType<typeof ICAL.Component>;

// It counts a folded line without the space that it begins with, and a line may have 75 bytes with it.
ICAL.foldLength = 74;

const clockOf = (moment: string, { allDay, zone }: { allDay: boolean; zone: string }) => {
  const { year, month, day, hour, minute, second } = wallOf(moment, allDay ? 'UTC' : zone);
  const isUtc = !allDay && zone === 'UTC';
  return ICAL.Time.fromData(
    allDay ? { year, month, day, isDate: true } : { year, month, day, hour, minute, second },
    isUtc ? ICAL.Timezone.utcTimezone : ICAL.Timezone.localTimezone,
  );
};

/** Adds a moment, by the clock of a zone. */
const addMoment = (component: Component, name: string, moment: string, of: { allDay: boolean; zone: string }): void => {
  const property = new ICAL.Property(name);
  if (of.allDay) property.resetType('date');
  property.setValue(clockOf(moment, of));
  if (!of.allDay && of.zone !== 'UTC') property.setParameter('tzid', of.zone);
  component.addProperty(property);
};

const addFields = (component: Component, { title, desc, allDay, start, end }: OccurrenceFields, zone: string): void => {
  addMoment(component, 'dtstart', start, { allDay, zone });
  addMoment(component, 'dtend', end, { allDay, zone });
  if (title !== '') component.addPropertyWithValue('summary', title);
  if (desc !== '') component.addPropertyWithValue('description', desc);
};

const newEvent = (calendar: Component, uid: string, now: string): Component => {
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('uid', uid);
  component.addPropertyWithValue('dtstamp', clockOf(now, { allDay: false, zone: 'UTC' }));
  calendar.addSubcomponent(component);
  return component;
};

const addEvent = (calendar: Component, event: CalendarEvent, expand: Expand, now: string): void => {
  const { id, title, extendedProps, allDay, start, end, repeat } = event;
  const component = newEvent(calendar, id, now);
  const zone = repeat?.zone ?? 'UTC';
  addFields(component, { title, desc: extendedProps.desc, allDay, start, end }, zone);
  if (!repeat) return;
  component.addPropertyWithValue('rrule', ICAL.Recur.fromString(repeat.rule));
  for (const { at, instead } of repeat.exceptions) {
    const byRule = expand(event, at, new Date(Date.parse(at) + 1).toISOString()).length > 0;
    if (instead === null) addMoment(component, 'exdate', at, { allDay, zone });
    else {
      // What the rule does not give is added to it first.
      if (!byRule) addMoment(component, 'rdate', at, { allDay, zone });
      const other = newEvent(calendar, id, now);
      addMoment(other, 'recurrence-id', at, { allDay, zone });
      addFields(other, instead, zone);
    }
  }
};

/** A file of these events, as other programs read it. Its library is large, so this is imported when one is wanted. */
export const writeIcs = (events: readonly CalendarEvent[], expand: Expand, now = new Date().toISOString()): string => {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Ezone//Calendar//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  const years = new Map<string, number>();
  for (const { repeat, allDay, start } of events) {
    if (!repeat || allDay || repeat.zone === 'UTC') continue;
    years.set(repeat.zone, Math.min(years.get(repeat.zone) ?? Infinity, Number(start.slice(0, 4))));
  }
  for (const [zone, year] of years) calendar.addSubcomponent(zoneDefinition(zone, year));
  for (const event of events) addEvent(calendar, event, expand, now);
  return `${calendar.toString()}\r\n`;
};
