import { Controller, Get, Query } from '@nestjs/common';
import { Access, CurrentUser, type SignedInUser } from '../../platform/auth/access';
import { Call } from '../../platform/http/call';
import { Tag } from '../../platform/openapi/tag';
import { AnalyticsActivityDto, ActivityRowDto, ActivityRowsQueryDto } from './analytics-activity.dto';
import { AnalyticsActivityService } from './analytics-activity.service';
import { AnalyticsWidgetsDto } from './analytics-dashboard.dto';
import { AnalyticsDashboardService } from './analytics-dashboard.service';

@Tag(
  'Analytics dashboard',
  'Visitors, sales and campaigns, which all users share, and what Ezone has counted by itself.',
)
@Access('user')
@Controller('analytics-dashboard-app')
export class AnalyticsDashboardController {
  constructor(
    private readonly dashboard: AnalyticsDashboardService,
    private readonly activity: AnalyticsActivityService,
  ) {}

  @Call('getAnalyticsWidgets', {
    answers: AnalyticsWidgetsDto,
    summary: 'The nine widgets of the dashboard.',
    description: 'Their days are counted from today, the UTC day.',
  })
  @Get('widgets')
  widgets(): Promise<AnalyticsWidgetsDto> {
    return this.dashboard.widgets();
  }

  @Call('getAnalyticsActivity', {
    answers: AnalyticsActivityDto,
    summary: 'What Ezone itself has counted in the last 60 days.',
    description: 'Orders and revenue of the shop, and mails, todos and sign-ins of the caller, by UTC day.',
  })
  @Get('activity')
  counts(@CurrentUser() user: SignedInUser): Promise<AnalyticsActivityDto> {
    return this.activity.read(user.id);
  }

  @Call('getAnalyticsActivityRows', {
    answers: [ActivityRowDto],
    summary: 'The records behind what was counted on a day.',
    description: 'Newest first, at most 100.',
  })
  @Get('activity-rows')
  rows(@CurrentUser() user: SignedInUser, @Query() query: ActivityRowsQueryDto): Promise<ActivityRowDto[]> {
    return this.activity.rows(user.id, query);
  }
}
