import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { draftOf } from '../../platform/dto/draft-of';
import { Flag, Id, Instant, Nested, Text } from '../../platform/dto/fields';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { updateOf } from '../../platform/dto/update-of';
import { demoAdminsId } from '../../platform/openapi/demo-ids';

/** An event of the demo admin. */
const demoEvent = { example: demoAdminsId('calendar-event', '0') };

export class CalendarEventPropsDto {
  @Text({ min: 0, max: 20_000, example: 'Bring the figures of March' }) desc!: string;
}

export class CalendarEventDto {
  @Id(demoEvent) id!: string;
  @Text({ min: 0, max: 200, example: 'Review' }) title!: string;
  @Flag({ example: false, description: 'Whether it is of whole days, which are those of UTC.' }) allDay!: boolean;
  @Instant({ example: '2026-03-01T09:00:00.000Z', description: 'When it begins; of whole days, their first moment.' })
  start!: string;
  @Instant({
    example: '2026-03-01T10:00:00.000Z',
    description: 'When it is over, not before `start`; of whole days, the first moment of the day after the last.',
  })
  end!: string;
  @Nested(() => CalendarEventPropsDto) extendedProps!: CalendarEventPropsDto;
}

export class ListCalendarEventsDto extends ListQueryDto {
  @Instant({ optional: true, example: undefined, description: 'Only events that are not over by then.' })
  start?: string;
  @Instant({ optional: true, example: undefined, description: 'Only events that begin before.' }) end?: string;
}

/** What an event may be made from. Without an end it takes an hour, or its one day; what else is left out is empty. */
export class CalendarEventDraftDto extends IntersectionType(
  PickType(CalendarEventDto, ['start']),
  draftOf(OmitType(CalendarEventDto, ['start'])),
) {}

export class AddCalendarEventDto {
  @Nested(() => CalendarEventDraftDto) newEvent!: CalendarEventDraftDto;
}

export class UpdateCalendarEventDto extends updateOf('event', CalendarEventDto) {}

export class RemoveCalendarEventDto {
  @Id(demoEvent) eventId!: string;
}
