import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { checkNewIds } from '../../platform/http/creation-id';
import type { Page } from '../../platform/http/page';
import { Records } from '../../platform/records/records';
import { DueTimesService, type DueRule } from '../due/due-times.service';
import { CalendarEventSchema } from './calendar-event.entity';
import type {
  CalendarEventDraftDto,
  CalendarEventDto,
  ListCalendarEventsDto,
  NewCalendarEventDto,
} from './calendar.dto';
import { nextStart } from './next-start';
import { checkRepeat, settledRepeat } from './event-repeat';
import { checkOrder, contradictions, LAST_MOMENT, settled, usualEnd, type EventTimes } from './event-times';

/** The list of events of the calendar, as events of the socket name it. */
export const CALENDAR_EVENTS = 'calendar-app/events';

/**
 * Events are told of as they begin, each of a series; those of whole days as their day begins in UTC, because no other zone is known.
 */
const eventStart: DueRule<Pick<CalendarEventDto, 'id' | 'start' | 'title' | 'allDay' | 'repeat'>> = {
  name: 'due-series',
  fields: ['start', 'allDay', 'repeat'],
  at: nextStart,
  news: ({ id, title, repeat }, at) => {
    const moved = repeat?.exceptions.find(({ instead }) => instead?.start === at);
    // One of a series is known by the time that its rule gives it.
    const key = repeat ? `${id}~${moved?.at ?? at}` : id;
    return {
      kind: 'event-start',
      params: { event: moved?.instead?.title || title || '—' },
      link: `/apps/calendar/${key}?date=${at.slice(0, 10)}`,
      variant: 'info',
    };
  },
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
        // An event that is over as it begins is in the range that it stands at the beginning of. When one that comes back is over is the
        // caller's to compute; one that does not has null or a JSON of null there.
        range: {
          where: (events, { value, until }) =>
            events
              .where('start', '<', until)
              .where(({ or, eb }) =>
                or([eb('end', '>', value), eb('start', '>=', value), eb(eb.cast('repeat', 'text'), '<>', 'null')]),
              ),
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
   * @throws InvalidInputException where it, or one of its series, ends before it begins, or one of them is told of twice.
   */
  async add(actor: Actor, id: string, draft: CalendarEventDraftDto): Promise<CalendarEventDto> {
    return this.table.create(actor, whole({ ...draft, id }, 'newEvent'));
  }

  /**
   * Adds events; those that are there already, as of the same request sent before, are passed over.
   * @returns the ids of those that were added
   * @throws InvalidInputException where one is refused by itself, or has an id that is no random UUID.
   */
  addMany(actor: Actor, drafts: readonly NewCalendarEventDto[]): Promise<string[]> {
    checkNewIds('events', drafts);
    return this.table.addMany(
      actor,
      drafts.map((draft, at) => whole(draft, `events.${String(at)}`)),
    );
  }

  /**
   * Replaces an event.
   * @throws InvalidInputException where it, or one of its series, ends before it begins, or one of them is told of twice.
   * @throws NotFoundException where the owner has no such event.
   * @throws EditConflictException where somebody else has changed the same fields since `base`, or others that do not go with them.
   */
  async update(actor: Actor, event: CalendarEventDto, base?: CalendarEventDto): Promise<CalendarEventDto> {
    checkOrder(event.start, event.end, 'event.end');
    checkRepeat(event.repeat, 'event');
    return this.table.edit(actor, event.id, (current) => {
      const wanted = {
        ...settled(event),
        repeat: event.repeat === undefined ? current.repeat : settledRepeat(event.repeat),
      };
      if (!base) return wanted;
      const { repeat = current.repeat } = base;
      return this.table.merging(wanted, { ...base, repeat })(current);
    });
  }
}

/**
 * The event that is made of what is known of it.
 * @param name how it is called in the request
 * @throws InvalidInputException where it, or one of its series, ends before it begins, or one of them is told of twice.
 */
function whole(draft: NewCalendarEventDto, name: string) {
  const { start, allDay = false } = draft;
  const event = { ...EMPTY_EVENT, allDay, end: usualEnd({ start, allDay }), ...draft };
  checkOrder(event.start, event.end, `${name}.end`);
  checkRepeat(draft.repeat, name);
  return settled({ ...event, repeat: settledRepeat(draft.repeat ?? null) });
}

/** An event of which only the time is known. */
const EMPTY_EVENT = { title: '', extendedProps: { desc: '' } };
