import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import type { Page } from '../../platform/http/page';
import { Records } from '../../platform/records/records';
import { DueTimesService, type DueRule } from '../due/due-times.service';
import { CalendarEventSchema } from './calendar-event.entity';
import type { CalendarEventDraftDto, CalendarEventDto, ListCalendarEventsDto } from './calendar.dto';
import { checkOrder, contradictions, LAST_MOMENT, settled, usualEnd, type EventTimes } from './event-times';

/** The list of events of the calendar, as events of the socket name it. */
export const CALENDAR_EVENTS = 'calendar-app/events';

/** Events are told of as they begin; those of whole days as their day begins in UTC, because no other zone is known. */
const eventStart: DueRule<Pick<CalendarEventDto, 'id' | 'start' | 'title'>> = {
  fields: ['start'],
  at: ({ start }) => start,
  news: ({ title }) => ({
    kind: 'event-start',
    params: { event: title || '—' },
    link: '/apps/calendar',
    variant: 'info',
  }),
};

/** The events of a user's calendar. Calls without rules of their own go to the table directly. */
@Injectable()
export class CalendarService {
  readonly table;

  constructor(records: Records, dueTimes: DueTimesService) {
    this.table = records.owned(CalendarEventSchema, {
      list: CALENDAR_EVENTS,
      noun: 'event',
      title: 'title',
      contradictions: (event) => contradictions(event as EventTimes),
      filters: {
        // An event that is over as it begins is in the range that it stands at the beginning of.
        range: {
          where: (events, { value, until }) =>
            events
              .where('start', '<', until)
              .where(({ or, eb }) => or([eb('end', '>', value), eb('start', '>=', value)])),
        },
      },
      projections: [dueTimes.projection(CALENDAR_EVENTS, eventStart)],
    });
    dueTimes.addTable(this.table, eventStart);
  }

  /**
   * All events, or those that overlap a range; one that ends as the range begins, or begins as it ends, does not.
   * @throws InvalidInputException where the range ends before it begins.
   */
  async page(ownerId: string, { start, end, ...query }: ListCalendarEventsDto): Promise<Page<CalendarEventDto>> {
    if (start === undefined && end === undefined) return this.table.page(ownerId, query);
    const [value, until] = [start ?? '', end ?? LAST_MOMENT];
    checkOrder(value, until, 'end');
    return this.table.page(ownerId, query, { by: 'range', value, until });
  }

  /**
   * Adds an event, or answers the one that has this id, where the request is a repetition.
   * @throws InvalidInputException where it ends before it begins.
   */
  async add(actor: Actor, id: string, draft: CalendarEventDraftDto): Promise<CalendarEventDto> {
    const { start, allDay = false } = draft;
    const event = { ...EMPTY_EVENT, allDay, end: usualEnd({ start, allDay }), ...draft, id };
    checkOrder(event.start, event.end, 'newEvent.end');
    return this.table.create(actor, settled(event));
  }

  /**
   * Replaces an event.
   * @throws InvalidInputException where it ends before it begins.
   * @throws NotFoundException where the owner has no such event.
   * @throws EditConflictException where somebody else has changed the same fields since `base`, or others that do not go with them.
   */
  async update(actor: Actor, event: CalendarEventDto, base?: CalendarEventDto): Promise<CalendarEventDto> {
    checkOrder(event.start, event.end, 'event.end');
    return this.table.replace(actor, settled(event), base);
  }
}

/** An event of which only the time is known. */
const EMPTY_EVENT = { title: '', extendedProps: { desc: '' } };
