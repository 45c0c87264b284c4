import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import {
  AddCalendarEventDto,
  AddCalendarEventsDto,
  CalendarEventDto,
  CalendarEventIdsDto,
  ListCalendarEventsDto,
  RemoveCalendarEventDto,
  UpdateCalendarEventDto,
} from './calendar.dto';
import { CALENDAR_EVENTS, CalendarService } from './calendar.service';

const unknownEvent = { 404: 'The event does not exist or is somebody else’s.' };

@Tag('Calendar', 'The events of the caller’s calendar.')
@Access('user')
@Scoped('calendar')
@Controller('calendar-app')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Call('listCalendarEvents', {
    answers: [CalendarEventDto],
    summary: 'All events, the latest added first, or those that overlap a range.',
    description:
      'An event that ends as the range begins, or begins as it ends, is not in it. Whole days are those of UTC, so a range ' +
      'of days in another time zone may also answer an event of the day beside it. One that comes back is in every range that ' +
      'ends after it first begins.',
  })
  @Listed(CALENDAR_EVENTS)
  @Get('events')
  list(@CurrentUser() user: Actor, @Query() query: ListCalendarEventsDto): Promise<Page<CalendarEventDto>> {
    return this.calendar.page(user.id, query);
  }

  @Call('addCalendarEvent', {
    answers: CalendarEventDto,
    summary: 'Add an event.',
    description:
      'Without `end` it takes an hour or, if it is `allDay`, its one day; without `repeat` it does not come back.',
  })
  @Idempotent()
  @Post('add-event')
  add(
    @CurrentUser() user: Actor,
    @CreationId() id: string,
    @Body() { newEvent }: AddCalendarEventDto,
  ): Promise<CalendarEventDto> {
    return this.calendar.add(user, id, newEvent);
  }

  @Call('addCalendarEvents', {
    answers: [String],
    summary: 'Add many events; answers the ids of those that were added.',
    description: 'Those that are there already, as of the same request sent before, are passed over.',
  })
  @Post('add-events')
  addMany(@CurrentUser() user: Actor, @Body() { events }: AddCalendarEventsDto): Promise<string[]> {
    return this.calendar.addMany(user, events);
  }

  @Call('updateCalendarEvent', {
    answers: CalendarEventDto,
    summary: 'Replace an event.',
    description: 'With `base`, the event as the caller had it, only the fields that differ from it are changed.',
    fails: {
      ...unknownEvent,
      409: 'Somebody else has changed the same fields since `base`, or times that do not go with them; `details` names them.',
    },
  })
  @Post('update-event')
  update(@CurrentUser() user: Actor, @Body() { event, base }: UpdateCalendarEventDto): Promise<CalendarEventDto> {
    return this.calendar.update(user, event, base);
  }

  @Call('removeCalendarEvent', {
    answers: String,
    summary: 'Remove an event into the trash; answers its id.',
    fails: unknownEvent,
  })
  @Post('remove-event')
  remove(@CurrentUser() user: Actor, @Body() { eventId }: RemoveCalendarEventDto): Promise<string> {
    return this.calendar.table.remove(user, eventId);
  }

  @Call('removeCalendarEvents', {
    answers: [String],
    summary: 'Remove events into the trash; answers the ids of those that were there.',
    description: 'Those that do not exist, or are somebody else’s, are passed over.',
  })
  @Post('remove-events')
  removeMany(@CurrentUser() user: Actor, @Body() { eventIds }: CalendarEventIdsDto): Promise<string[]> {
    return this.calendar.table.removeMany(user, eventIds);
  }
}
