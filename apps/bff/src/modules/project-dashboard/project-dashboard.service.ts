import { Injectable } from '@nestjs/common';
import { dated, type Undated } from '../../platform/charts/dated';
import { stableId } from '../../platform/database/stable-id';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { pageOfAll, type Page } from '../../platform/http/page';
import { SeededDocuments } from '../../platform/records/seeded-documents';
import { SeededLists } from '../../platform/records/seeded-lists';
import type { ProjectWidgetDto } from './project-dashboard.dto';
import { demoProjects, demoWidgets } from './project-dashboard.seed.data';
import { ProjectSchema } from './project.entity';

/** The list of projects, as events name it. */
export const PROJECTS = 'project-dashboard-app/projects';

/** The projects and widgets of the project dashboard, which all users share. */
@Injectable()
export class ProjectDashboardService {
  readonly projects;
  private readonly document;

  constructor(lists: SeededLists, documents: SeededDocuments) {
    this.projects = lists.open(ProjectSchema, {
      list: PROJECTS,
      noun: 'project',
      seed: () => demoProjects.map((name) => ({ id: stableId('project', name), name })),
    });
    this.document = documents.open<Undated<ProjectWidgetDto[]>>({
      name: 'project-dashboard-app/widgets',
      seed: demoWidgets,
      empty: [],
    });
  }

  /** The widgets, as of today. */
  async widgets(query: ListQueryDto): Promise<Page<ProjectWidgetDto>> {
    return pageOfAll(dated<ProjectWidgetDto[]>(await this.document.read()), query);
  }
}
