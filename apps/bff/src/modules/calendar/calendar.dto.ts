import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { draftOf } from '../../platform/dto/draft-of';
import { Flag, Id, Ids, Instant, ListOf, Nested, Text, TimeZone } from '../../platform/dto/fields';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { updateOf } from '../../platform/dto/update-of';
import { demoAdminsId } from '../../platform/openapi/demo-ids';
import { IsRepeatRule } from './is-repeat-rule';

/** An event of the demo admin. */
const demoEvent = { example: demoAdminsId('calendar-event', '0') };

export class CalendarEventPropsDto {
  @Text({ min: 0, max: 20_000, example: 'Bring the figures of March' }) desc!: string;
}

/** What one of those that an event comes back as is instead. */
export class CalendarChangeDto {
  @Text({ min: 0, max: 200, example: 'Review, the long one' }) title!: string;
  @Flag({ example: false }) allDay!: boolean;
  @Instant({ example: '2026-03-08T13:00:00.000Z' }) start!: string;
  @Instant({ example: '2026-03-08T15:00:00.000Z' }) end!: string;
  @Text({ min: 0, max: 20_000, example: '' }) desc!: string;
}

/** One of those that an event comes back as, which is another one or does not take place. */
export class CalendarExceptionDto {
  @Instant({ example: '2026-03-08T09:00:00.000Z', description: 'When it would begin.' }) at!: string;
  @Nested(() => CalendarChangeDto, { nullable: true, description: 'What it is; null where it does not take place.' })
  instead!: CalendarChangeDto | null;
}

export class CalendarRepeatDto {
  @Text({
    ...{ max: 500, example: 'FREQ=WEEKLY;BYDAY=SU' },
    description:
      'A rule of iCalendar (RFC 5545, RECUR); what comes back within a day, or on days that no month has, is refused.',
  })
  @IsRepeatRule()
  rule!: string;
  @TimeZone({ description: 'The zone by whose clock it comes back; of whole days it means nothing.' }) zone!: string;
  @ListOf(() => CalendarExceptionDto, {
    max: 500,
    example: [],
    description: 'What is not as the rule says, each `at` once.',
  })
  exceptions!: CalendarExceptionDto[];
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
  @Nested(() => CalendarRepeatDto, {
    optional: true,
    nullable: true,
    example: null,
    description: 'How it comes back. An update that leaves it out changes nothing of it.',
  })
  repeat?: CalendarRepeatDto | null;
}

export class ListCalendarEventsDto extends ListQueryDto {
  @Instant({
    optional: true,
    example: undefined,
    description: 'Only events that are not over by then, or that come back.',
  })
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

/** An event with the id that its maker has given it. */
export class NewCalendarEventDto extends CalendarEventDraftDto {
  @Id({
    example: '3f6c1d84-92be-4a57-8d03-6b1e7c5a2f90',
    description: 'A random UUID (version 4, lower case).',
  })
  id!: string;
}

/** Many events at once, as from a file. */
export class AddCalendarEventsDto {
  @ListOf(() => NewCalendarEventDto, { max: 500 }) events!: NewCalendarEventDto[];
}

export class UpdateCalendarEventDto extends updateOf('event', CalendarEventDto) {}

/** Some events. */
export class CalendarEventIdsDto {
  @Ids({ max: 1000, example: [demoAdminsId('calendar-event', '1')] }) eventIds!: string[];
}

export class RemoveCalendarEventDto {
  @Id(demoEvent) eventId!: string;
}
