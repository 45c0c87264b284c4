import { Module } from '@nestjs/common';
import { ProjectDashboardController } from './project-dashboard.controller';
import { ProjectDashboardService } from './project-dashboard.service';

@Module({ controllers: [ProjectDashboardController], providers: [ProjectDashboardService] })
export class ProjectDashboardModule {}
