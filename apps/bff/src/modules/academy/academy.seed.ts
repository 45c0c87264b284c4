import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { SharedSeeds } from '../../platform/database/shared-seeds';
import { stableId } from '../../platform/database/stable-id';
import type { Transaction } from '../../platform/database/tables';
import { slug } from '../../platform/dto/slug';
import { seedCourses } from './academy.seed.data';
import { paragraphsOf } from './course-steps';
import { AcademyService } from './academy.service';

const DAY = 24 * 3_600_000;

/** The courses that all users find where there is demo data. */
@Injectable()
export class AcademySeed implements OnModuleInit {
  constructor(
    private readonly seeds: SharedSeeds,
    private readonly academy: AcademyService,
  ) {}

  onModuleInit(): void {
    this.seeds.register({ name: 'academy', fill: (rows) => this.fill(rows) });
  }

  private async fill(rows: Transaction): Promise<void> {
    const today = Math.floor(Date.now() / DAY) * DAY;
    const courses = seedCourses.map(({ daysAgo, steps, ...course }) => ({
      ...course,
      id: stableId('course', course.title),
      slug: slug(course.title),
      totalSteps: steps.length,
      updated: new Date(today - daysAgo * DAY).toISOString(),
      steps: steps.map(([title, content], place) => ({ id: String(place + 1), title, content: paragraphsOf(content) })),
    }));
    await this.academy.table.fill(rows, EVERYBODY, courses);
  }
}
