import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor, type SignedInUser } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import { pageOfAll, type Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import {
  CourseCategoryDto,
  CourseDto,
  CourseQueryDto,
  CourseSummaryDto,
  RemoveCoursesDto,
  SaveCourseDto,
  UpdateCourseDto,
} from './academy.dto';
import { AcademyService, COURSES } from './academy.service';
import { COURSE_CATEGORIES } from './course-categories';

const unknownCourse = { 404: 'The course does not exist.' };

@Tag('Academy', 'The courses that all users share, and how far the caller has come in them.')
@Access('user')
@Scoped('academy')
@Controller('academy-app')
export class AcademyController {
  constructor(private readonly academy: AcademyService) {}

  @Call('listCourseCategories', { answers: [CourseCategoryDto], summary: 'What courses are about.' })
  @Listed()
  @Get('categories')
  categories(@Query() query: ListQueryDto): Page<CourseCategoryDto> {
    return pageOfAll(COURSE_CATEGORIES, query);
  }

  @Call('listCourses', { answers: [CourseSummaryDto], summary: 'All courses without their steps, oldest first.' })
  @Listed(COURSES, { shared: true, personal: true })
  @Get('courses')
  list(@CurrentUser() user: Actor, @Query() query: ListQueryDto): Promise<Page<CourseSummaryDto>> {
    return this.academy.list(user.id, query);
  }

  @Call('getCourse', { answers: CourseDto, summary: 'One course with its steps.', fails: unknownCourse })
  @Get('course')
  get(@CurrentUser() user: Actor, @Query() { courseId }: CourseQueryDto): Promise<CourseDto> {
    return this.academy.get(user.id, courseId);
  }

  @Call('saveCourse', {
    answers: CourseDto,
    summary: 'Replace a course by its id, or add it where none has that id; for staff.',
    description:
      '`activeStep` is the caller’s own. With `base`, the course as the caller had it, only the fields that differ from it ' +
      'are changed.',
    fails: {
      404: 'The course is in the trash, or has a `base` and does not exist.',
      409: 'Somebody else has changed the same fields since `base`; `details` names them.',
    },
  })
  @Access('staff')
  @Idempotent()
  @Post('course/save')
  save(@CurrentUser() user: Actor, @CreationId() id: string, @Body() course: SaveCourseDto): Promise<CourseDto> {
    return this.academy.save(user, id, course);
  }

  @Call('updateCourse', {
    answers: CourseDto,
    summary: 'Change some fields of a course; `activeStep`, from 0 to `totalSteps`, is the caller’s own.',
    description:
      'The other fields are for staff. With `base`, the fields as the caller had them, a step that the caller has reached ' +
      'meanwhile elsewhere is not taken back, and what others have changed is not overwritten.',
    fails: {
      ...unknownCourse,
      403: 'Somebody who is not of the staff changes more than `activeStep`.',
      409: 'Somebody else has changed the same fields since `base`; `details` names them.',
    },
  })
  @Post('course/update')
  update(@CurrentUser() user: SignedInUser & Actor, @Body() changes: UpdateCourseDto): Promise<CourseDto> {
    return this.academy.update(user, changes);
  }

  @Call('removeCourses', {
    answers: [String],
    summary: 'Remove courses into the trash; answers the ids of those that were there. For staff.',
    description: 'Those that do not exist are passed over. How far users have come in them is kept.',
  })
  @Access('staff')
  @Post('remove-courses')
  removeMany(@CurrentUser() user: Actor, @Body() { courseIds }: RemoveCoursesDto): Promise<string[]> {
    return this.academy.table.removeMany(user, courseIds);
  }
}
