import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { prepare } from '../../platform/database/prepared';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { readCursor, toPage, type Page } from '../../platform/http/page';
import { WrittenLists } from '../../platform/http/written-lists';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { textOfHtml } from '../../platform/html/text-of-html';
import type { CourseCategoryDto, CourseDto, CourseSummaryDto, SaveCourseDto, UpdateCourseDto } from './academy.dto';
import { COURSE_CATEGORIES } from './course-categories';
import { CourseSchema } from './course.entity';

/** The list of courses, as events name it: everybody's of the courses, and each user's own of the progress in them. */
export const COURSES = 'academy-app/courses';

/** A course as all users share it. */
type SharedCourse = Omit<CourseDto, 'activeStep'>;

/** The courses that all users share, and how far each user has come in them. */
@Injectable()
export class AcademyService {
  readonly table;

  constructor(
    records: Records,
    search: SearchIndex,
    lists: WrittenLists,
    private readonly database: Database,
    private readonly writer: ListWriter,
  ) {
    this.table = records.shared(CourseSchema, {
      list: COURSES,
      access: 'user',
      noun: 'course',
      placed: 'last',
      latest: ['updated'],
      isBody: true,
      details: ['steps'],
      projections: [
        search.projection({
          list: COURSES,
          type: 'course',
          fields: ['title', 'slug', 'description', 'steps'],
          entry: ({ id, title, slug, description, steps }) => ({
            title,
            text: [description, ...steps.flatMap((step) => [step.title, textOfHtml(step.content)])]
              .filter(Boolean)
              .join(' · '),
            url: webAddress('/apps/academy/courses', id, slug),
          }),
        }),
      ],
    });
    lists.add(COURSES, 'owner');
  }

  categories({ limit, cursor }: ListQueryDto): Page<CourseCategoryDto> {
    const [start = 0] = readCursor(cursor, ['integer']) ?? [];
    const rest = COURSE_CATEGORIES.map((category, place) => ({ category, place })).slice(Math.max(start, 0));
    return toPage(
      rest.slice(0, limit === undefined ? undefined : limit + 1),
      limit,
      ({ category }) => category,
      ({ place }) => [place + 1],
    );
  }

  /** All courses without their steps, each with the step that the user has reached. */
  async list(userId: string, query: ListQueryDto): Promise<Page<CourseSummaryDto>> {
    const [page, progress] = await Promise.all([
      this.table.page(EVERYBODY, query),
      this.database.read(selectProgress.with({ ownerId: userId })),
    ]);
    const reached = new Map(progress.map(({ course_id, active_step }) => [course_id, active_step]));
    return { ...page, entries: page.entries.map((course) => withStep(course, reached.get(course.id))) };
  }

  /** @throws NotFoundException where there is no such course. */
  async get(userId: string, id: string): Promise<CourseDto> {
    return this.withProgress(userId, await this.table.get(EVERYBODY, id));
  }

  /**
   * Replaces a course by its id, or adds it where none has that id. The step is the caller's own.
   * @param newId the id of one that comes without
   * @throws InvalidInputException where the numbers of its steps are wrong.
   * @throws NotFoundException where it has a `base` and does not exist.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   */
  async save(actor: Actor, newId: string, { base, activeStep, ...draft }: SaveCourseDto): Promise<CourseDto> {
    checkSteps(draft.steps.length, { ...draft, activeStep });
    const course = sharedPartOf({ ...draft, id: draft.id ?? newId, updated: now() });
    // Without an id it can only be new: a late repetition takes nothing back that has been changed meanwhile.
    if (draft.id === undefined && !base) return this.create(actor, course, activeStep);
    const stored = await this.table.save(actor, course, base && sharedPartOf(base));
    if (activeStep !== base?.activeStep) await this.setProgress(actor, stored, activeStep);
    return this.withProgress(actor.id, stored);
  }

  /**
   * Changes some fields of a course; the step is the caller's own.
   * @throws InvalidInputException where the numbers of its steps are wrong.
   * @throws NotFoundException where there is no such course.
   */
  async update(
    actor: Actor,
    { id, totalSteps, activeStep, updated: _, ...changes }: UpdateCourseDto,
  ): Promise<CourseDto> {
    const changed = (course: SharedCourse): SharedCourse => {
      const content = { ...course, ...changes };
      checkSteps(content.steps.length, { totalSteps, activeStep });
      return sharedPartOf({ ...content, updated: now() });
    };
    const isShared = Object.keys(changes).length > 0;
    const course = isShared ? await this.table.edit(actor, id, changed) : await this.table.get(EVERYBODY, id);
    checkSteps(course.totalSteps, { totalSteps, activeStep });
    await this.setProgress(actor, course, activeStep);
    return this.withProgress(actor.id, course);
  }

  private async create(actor: Actor, course: SharedCourse, activeStep?: number): Promise<CourseDto> {
    const stored = await this.table.create(actor, course);
    // A repetition is answered what the first request has made, which is older.
    if (stored.updated === course.updated) await this.setProgress(actor, stored, activeStep);
    return this.withProgress(actor.id, stored);
  }

  /** Writes to the user's own list: nobody else's tag changes, and nobody else is told. */
  private async setProgress(actor: Actor, { id }: SharedCourse, activeStep: number | undefined): Promise<void> {
    if (activeStep === undefined) return;
    const given = { ownerId: actor.id, courseId: id, activeStep };
    const missing = () => new NotFoundException('There is no such course');
    await this.writer.write(
      [{ list: COURSES, ownerId: actor.id, kind: 'updated', ids: [id], actor }],
      [writeProgress.with(given, { missing })],
    );
  }

  private async withProgress(userId: string, course: SharedCourse): Promise<CourseDto> {
    const [row] = await this.database.read(selectStep.with({ ownerId: userId, courseId: course.id }));
    return withStep(course, row?.active_step);
  }
}

const selectProgress = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows.selectFrom('course_progress').select(['course_id', 'active_step']).where('owner_id', '=', ownerId),
);

const selectStep = prepare<{ ownerId: string; courseId: string }>()((rows, { ownerId, courseId }) =>
  rows
    .selectFrom('course_progress')
    .select('active_step')
    .where('owner_id', '=', ownerId)
    .where('course_id', '=', courseId),
);

const writeProgress = prepare<{ ownerId: string; courseId: string; activeStep: number }>()((rows, given) =>
  rows
    .insertInto('course_progress')
    .columns(['owner_id', 'course_id', 'active_step'])
    .expression((insert) =>
      insert
        .selectFrom('course')
        .select(({ val, ref }) => [
          val(given.ownerId).as('owner'),
          ref('id').as('course'),
          val(given.activeStep).as('step'),
        ])
        .where('id', '=', given.courseId)
        .where('owner_id', '=', EVERYBODY)
        .where('removed_at', 'is', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'course_id']).doUpdateSet({ active_step: given.activeStep }),
    ),
);

const now = () => new Date().toISOString();

/** Someone else may have shortened the course since the step was reached. */
const withStep = <Course extends { totalSteps: number }>(course: Course, activeStep = 0) => ({
  ...course,
  activeStep: Math.min(activeStep, course.totalSteps),
});

const sharedPartOf = ({
  id,
  title,
  slug,
  description,
  category,
  length,
  updated,
  steps,
}: Omit<SharedCourse, 'totalSteps'>): SharedCourse => ({
  ...{ id, title, slug, description, category, length, totalSteps: steps.length, updated, steps },
});

/** @throws InvalidInputException */
function checkSteps(count: number, { totalSteps = count, activeStep = 0 }: Partial<CourseSummaryDto>): void {
  const details = [
    ...(totalSteps === count
      ? []
      : [{ field: 'totalSteps', message: `totalSteps must be ${String(count)}, as there are steps` }]),
    ...(activeStep <= count
      ? []
      : [{ field: 'activeStep', message: `activeStep must not be greater than ${String(count)}` }]),
  ];
  if (details.length > 0) throw new InvalidInputException(details);
}
