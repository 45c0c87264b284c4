import { Module } from '@nestjs/common';
import { CalendarController } from './calendar.controller';
import { CalendarService } from './calendar.service';
import { CalendarStarterContent } from './calendar.starter-content';

@Module({ controllers: [CalendarController], providers: [CalendarService, CalendarStarterContent] })
export class CalendarModule {}
