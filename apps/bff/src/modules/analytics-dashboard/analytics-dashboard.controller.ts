import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/auth/access';
import { Call } from '../../platform/http/call';
import { Tag } from '../../platform/openapi/tag';
import { AnalyticsWidgetsDto } from './analytics-dashboard.dto';
import { AnalyticsDashboardService } from './analytics-dashboard.service';

@Tag('Analytics dashboard', 'Visitors, sales and campaigns, which all users share.')
@Access('user')
@Controller('analytics-dashboard-app')
export class AnalyticsDashboardController {
  constructor(private readonly dashboard: AnalyticsDashboardService) {}

  @Call('getAnalyticsWidgets', {
    answers: AnalyticsWidgetsDto,
    summary: 'The nine widgets of the dashboard.',
    description: 'Their days are counted from today, the UTC day.',
  })
  @Get('widgets')
  widgets(): Promise<AnalyticsWidgetsDto> {
    return this.dashboard.widgets();
  }
}
