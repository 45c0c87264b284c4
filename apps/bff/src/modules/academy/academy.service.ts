import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { isAllowed, type Actor, type SignedInUser } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { prepare, type BoundStatement, type Given } from '../../platform/database/prepared';
import type { Rows, Transaction } from '../../platform/database/tables';
import { slug } from '../../platform/dto/slug';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import type { Page } from '../../platform/http/page';
import { WrittenLists } from '../../platform/http/written-lists';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { SearchIndex } from '../../platform/search/search-index';
import { webAddress } from '../../platform/search/web-address';
import { textOfHtml } from '../../platform/html/text-of-html';
import { safeSteps } from './course-steps';
import type { CourseDto, CourseSummaryDto, SaveCourseDto, UpdateCourseDto } from './academy.dto';
import { CourseSchema } from './course.entity';

/** The list of courses, as events name it: everybody's of the courses, and each user's own of the progress in them. */
export const COURSES = 'academy-app/courses';

/** The step that somebody has reached, and which one it was when they went on, if they say so. */
type Reached = { activeStep: number; before?: number | undefined };

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
      access: 'staff',
      noun: 'course',
      title: 'title',
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
   * @throws InvalidInputException where the numbers of its steps are wrong, or one of them is too large.
   * @throws NotFoundException where it is in the trash, or has a `base` and does not exist.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   */
  async save(actor: Actor, newId: string, { base, activeStep, ...draft }: SaveCourseDto): Promise<CourseDto> {
    checkSteps(draft.steps.length, { ...draft, activeStep });
    const course = withTotal({
      ...draft,
      steps: safeSteps(draft.steps),
      id: draft.id ?? newId,
      slug: draft.slug || (base ? '' : slug(draft.title)),
      updated: now(),
    });
    const isReached = activeStep !== undefined && activeStep !== base?.activeStep;
    const reached = isReached ? { activeStep } : undefined;
    return this.write(actor, reached, async (rows) => {
      if (!base && (await this.table.add(rows, EVERYBODY, course))) return { record: course, isChanged: true };
      if (draft.id === undefined && !base) {
        // A late repetition of a creation takes nothing back that has been changed meanwhile, nor the step.
        return { record: await this.table.get(EVERYBODY, course.id, rows), isChanged: false };
      }
      const change = base ? this.table.merging(course, withTotal(base)) : () => course;
      return this.table.editWithin(rows, actor, course.id, change);
    });
  }

  /**
   * Changes some fields of a course, which is for staff; the step is the caller's own. With `base`, what the caller had, a step that others
   * of the caller's devices have reached meanwhile is not taken back.
   * @throws ForbiddenException where somebody else than staff changes more than the step.
   * @throws InvalidInputException where the numbers of its steps are wrong, or one of them is too large.
   * @throws NotFoundException where there is no such course.
   * @throws EditConflictException where somebody else has changed the same fields since `base`.
   */
  async update(
    caller: SignedInUser & Actor,
    { id, totalSteps, activeStep, updated: _, base = {}, ...changes }: UpdateCourseDto,
  ): Promise<CourseDto> {
    const reached = activeStep === undefined ? undefined : { activeStep, before: base.activeStep };
    if (Object.keys(changes).length === 0) {
      const course = await this.table.get(EVERYBODY, id);
      checkSteps(course.totalSteps, { totalSteps, activeStep });
      if (reached !== undefined) await this.setProgress(caller, id, reached);
      return this.withProgress(caller.id, course);
    }
    if (!isAllowed(caller.role, 'staff')) throw new ForbiddenException('Courses are written by staff');
    const written = { ...changes, ...(changes.steps && { steps: safeSteps(changes.steps) }) };
    const { totalSteps: __, activeStep: ___, updated: ____, ...had } = base;
    return this.write(caller, reached, (rows) =>
      this.table.editWithin(rows, caller, id, (course) => {
        const content = this.table.merging({ ...course, ...written }, { ...course, ...had })(course);
        checkSteps(changes.steps?.length ?? content.steps.length, { totalSteps });
        // Others may have added or removed steps meanwhile.
        checkSteps(content.steps.length, { activeStep });
        return withTotal({ ...content, updated: now() });
      }),
    );
  }

  /**
   * Writes a course and the step that the user has reached in it in one transaction. Everybody is told of it, the user's other windows
   * among them, so they are not told of the step as well. Where the course is not changed, nor is the step.
   */
  private async write(
    actor: Actor,
    reached: Reached | undefined,
    work: (rows: Transaction) => Promise<{ record: SharedCourse; isChanged: boolean }>,
  ): Promise<CourseDto> {
    const shared = this.table.change(actor, 'updated', []);
    const own = reached === undefined ? [] : [{ ...shared, ownerId: actor.id }];
    const course = await this.writer.transaction([shared, ...own], async (rows, [told]) => {
      const { record, isChanged } = await work(rows);
      if (isChanged && told) told.ids = [record.id];
      if (isChanged && reached) await this.database.runWithin(rows, progressTo(actor.id, record.id, reached));
      return record;
    });
    return this.withProgress(actor.id, course);
  }

  /** Writes to the user's own list: nobody else's tag changes, and nobody else is told. */
  private async setProgress(actor: Actor, courseId: string, reached: Reached): Promise<void> {
    const missing = () => new NotFoundException('There is no such course');
    await this.writer.write(
      [{ list: COURSES, ownerId: actor.id, kind: 'updated', ids: [courseId], actor }],
      [progressTo(actor.id, courseId, reached, missing)],
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

type Progress = { ownerId: string; courseId: string; activeStep: number };

/** Adds a user's step where there is none of the course, if the course is there. */
const insertProgress = (rows: Rows, given: Given<Progress>) =>
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
    );

const writeProgress = prepare<Progress>()((rows, given) =>
  insertProgress(rows, given).onConflict((conflict) =>
    conflict.columns(['owner_id', 'course_id']).doUpdateSet({ active_step: given.activeStep }),
  ),
);

/** Looks at the step that is there in the statement that writes: what another device reaches in the same moment is not taken back. */
const goOnFrom = prepare<Progress & { before: number }>()((rows, given) =>
  insertProgress(rows, given).onConflict((conflict) =>
    conflict.columns(['owner_id', 'course_id']).doUpdateSet(({ eb, ref, val }) => {
      const known = ref('course_progress.active_step');
      return {
        active_step: eb
          .case()
          .when(eb.or([eb(known, '=', given.before), eb(known, '<', given.activeStep)]))
          .then(val(given.activeStep))
          .else(known)
          .end(),
      };
    }),
  ),
);

/** The write of a step: one that goes on from an older state than the stored one keeps what is further by now. */
function progressTo(
  ownerId: string,
  courseId: string,
  { activeStep, before }: Reached,
  missing?: () => Error,
): BoundStatement {
  const given = { ownerId, courseId, activeStep };
  const says = missing ? { missing } : {};
  return before === undefined ? writeProgress.with(given, says) : goOnFrom.with({ ...given, before }, says);
}

const now = () => new Date().toISOString();

/** Someone else may have shortened the course since the step was reached. */
const withStep = <Course extends { totalSteps: number }>(course: Course, activeStep = 0) => ({
  ...course,
  activeStep: Math.min(activeStep, course.totalSteps),
});

const withTotal = <Course extends { steps: unknown[] }>(course: Course) => ({
  ...course,
  totalSteps: course.steps.length,
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
