import { Injectable, NotFoundException } from '@nestjs/common';
import { dated, type Undated } from '../../platform/charts/dated';
import { stableId } from '../../platform/database/stable-id';
import { pageOfAll, type Page } from '../../platform/http/page';
import { SeededDocuments } from '../../platform/records/seeded-documents';
import { SeededLists } from '../../platform/records/seeded-lists';
import type { ProjectWidgetDto, ProjectWidgetsQueryDto } from './project-dashboard.dto';
import { demoProjects, demoWidgetsOf } from './project-dashboard.seed.data';
import { ProjectSchema } from './project.entity';

/** The list of projects, as events name it. */
export const PROJECTS = 'project-dashboard-app/projects';

/** What is stored: each project's widgets, in the order of the projects. */
type WidgetsOfProjects = { projectId: string; widgets: Undated<ProjectWidgetDto[]> }[];

const idOf = (name: string) => stableId('project', name);

/** The projects and widgets of the project dashboard, which all users share. */
@Injectable()
export class ProjectDashboardService {
  readonly projects;
  private readonly document;

  constructor(lists: SeededLists, documents: SeededDocuments) {
    this.projects = lists.open(ProjectSchema, {
      list: PROJECTS,
      noun: 'project',
      seed: () => demoProjects.map(({ name }) => ({ id: idOf(name), name })),
    });
    this.document = documents.open<WidgetsOfProjects>({
      name: 'project-dashboard-app/widgets-by-project',
      seed: () => demoProjects.map((project) => ({ projectId: idOf(project.name), widgets: demoWidgetsOf(project) })),
      empty: [],
    });
  }

  /**
   * The widgets of a project, as of today.
   * @throws NotFoundException where there is no such project.
   */
  async widgets({ projectId, ...query }: ProjectWidgetsQueryDto): Promise<Page<ProjectWidgetDto>> {
    const projects = await this.document.read();
    const project = projectId === undefined ? projects[0] : projects.find((one) => one.projectId === projectId);
    if (projectId !== undefined && !project) throw new NotFoundException('There is no such project');
    return pageOfAll(dated<ProjectWidgetDto[]>(project?.widgets ?? []), query);
  }
}
