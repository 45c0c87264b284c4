import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/database/columns';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';
import type { CalendarEventPropsDto, CalendarRepeatDto } from './calendar.dto';

export const CalendarEventSchema = defineEntity({
  name: 'CalendarEvent',
  indexes: [listIndex, ...trashIndexes, { properties: ['ownerId', 'start', 'end'] }],
  properties: {
    ...recordColumns(),
    title: p.string().length(200),
    allDay: p.boolean(),
    start: instant(),
    end: instant(),
    extendedProps: p.json<CalendarEventPropsDto>(),
    repeat: p.json<CalendarRepeatDto>().nullable(),
  },
});
