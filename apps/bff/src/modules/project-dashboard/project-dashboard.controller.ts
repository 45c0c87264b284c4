import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/auth/access';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { ProjectDto, ProjectWidgetDto, ProjectWidgetsQueryDto } from './project-dashboard.dto';
import { ProjectDashboardService, PROJECTS } from './project-dashboard.service';

@Tag('Project dashboard', 'Tasks, budget, team and weather, which all users share.')
@Access('user')
@Controller('project-dashboard-app')
export class ProjectDashboardController {
  constructor(private readonly dashboard: ProjectDashboardService) {}

  @Call('listProjectWidgets', {
    answers: [ProjectWidgetDto],
    summary: 'The widgets of a project, in their order.',
    description: 'Their days are counted from today, the UTC day.',
    fails: { 404: 'There is no project with this id.' },
  })
  // Without a stamp: the list also changes when a day begins.
  @Listed()
  @Get('widgets')
  widgets(@Query() query: ProjectWidgetsQueryDto): Promise<Page<ProjectWidgetDto>> {
    return this.dashboard.widgets(query);
  }

  @Call('listProjects', { answers: [ProjectDto], summary: 'The projects to choose from.' })
  @Listed(PROJECTS, { shared: true })
  @Get('projects')
  projects(@Query() query: ListQueryDto): Promise<Page<ProjectDto>> {
    return this.dashboard.projects.page(query);
  }
}
