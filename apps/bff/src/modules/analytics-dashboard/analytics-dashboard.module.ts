import { Module } from '@nestjs/common';
import { AnalyticsActivityService } from './analytics-activity.service';
import { AnalyticsDashboardController } from './analytics-dashboard.controller';
import { AnalyticsDashboardService } from './analytics-dashboard.service';

@Module({
  controllers: [AnalyticsDashboardController],
  providers: [AnalyticsDashboardService, AnalyticsActivityService],
})
export class AnalyticsDashboardModule {}
