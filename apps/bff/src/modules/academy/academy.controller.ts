import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
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
  SaveCourseDto,
  UpdateCourseDto,
} from './academy.dto';
import { AcademyService, COURSES } from './academy.service';
import { COURSE_CATEGORIES } from './course-categories';

const unknownCourse = { 404: 'The course does not exist.' };

@Tag('Academy', 'The courses that all users share, and how far the caller has come in them.')
@Access('user')
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
    summary: 'Replace a course by its id, or add it where none has that id.',
    description:
      '`activeStep` is the caller’s own. With `base`, the course as the caller had it, only the fields that differ from it ' +
      'are changed.',
    fails: {
      404: 'The course has a `base` and does not exist.',
      409: 'Somebody else has changed the same fields since `base`; `details` names them.',
    },
  })
  @Idempotent()
  @Post('course/save')
  save(@CurrentUser() user: Actor, @CreationId() id: string, @Body() course: SaveCourseDto): Promise<CourseDto> {
    return this.academy.save(user, id, course);
  }

  @Call('updateCourse', {
    answers: CourseDto,
    summary: 'Change some fields of a course; `activeStep`, from 0 to `totalSteps`, is the caller’s own.',
    fails: unknownCourse,
  })
  @Post('course/update')
  update(@CurrentUser() user: Actor, @Body() changes: UpdateCourseDto): Promise<CourseDto> {
    return this.academy.update(user, changes);
  }
}
