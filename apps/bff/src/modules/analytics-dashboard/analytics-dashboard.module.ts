import { Module } from '@nestjs/common';
import { AnalyticsDashboardController } from './analytics-dashboard.controller';
import { AnalyticsDashboardService } from './analytics-dashboard.service';

@Module({ controllers: [AnalyticsDashboardController], providers: [AnalyticsDashboardService] })
export class AnalyticsDashboardModule {}
