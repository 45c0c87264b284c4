import { Injectable, type OnModuleInit } from '@nestjs/common';
import { stableId } from '../../platform/database/stable-id';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import type { Transaction } from '../../platform/database/tables';
import { momentsAround } from '../../platform/time/days';
import { CalendarService } from './calendar.service';
import { starterEvents } from './calendar.starter.data';

/** The events that a new user finds in the calendar. */
@Injectable()
export class CalendarStarterContent implements StarterContent, OnModuleInit {
  constructor(
    private readonly contents: StarterContents,
    private readonly calendar: CalendarService,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Transaction, { id: ownerId }: NewUser): Promise<void> {
    const at = momentsAround(new Date());
    const events = starterEvents.map(({ title, day, desc = '', ...when }, index) => ({
      ...{ title, id: stableId(ownerId, 'calendar-event', String(index)), extendedProps: { desc }, repeat: null },
      ...('from' in when
        ? { allDay: false, start: at(day, when.from), end: at(day, when.to) }
        : { allDay: true, start: at(day), end: at(day + when.days) }),
    }));
    await this.calendar.table.fill(rows, ownerId, events);
  }
}
