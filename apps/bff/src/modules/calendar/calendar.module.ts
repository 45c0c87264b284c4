import { Module } from '@nestjs/common';
import { DueModule } from '../due/due.module';
import { CalendarController } from './calendar.controller';
import { CalendarService } from './calendar.service';
import { CalendarStarterContent } from './calendar.starter-content';

@Module({
  imports: [DueModule],
  controllers: [CalendarController],
  providers: [CalendarService, CalendarStarterContent],
})
export class CalendarModule {}
