import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { ChangesOf } from '../../platform/dto/changes-of';
import { Id, Ids, Instant, Int, ListById, Nested, OneOf, Text } from '../../platform/dto/fields';

/** The id of a course of the demo, for the documentation. */
export const EXAMPLE_COURSE_ID = '9dd4ad99-d3cf-8302-aba7-74051c7aef9b';
const CATEGORIES = ['web', 'firebase', 'cloud', 'android'];
const MAX_STEPS = 200;
/** How many characters the content of a step may have. */
export const MAX_CONTENT = 20_000;

export class CourseCategoryDto {
  @Id({ example: '1' }) id!: string;
  @OneOf(CATEGORIES, { enumName: 'CourseCategory', example: 'web' }) value!: string;
  @Text({ max: 60, example: 'Web' }) label!: string;
  @Text({ max: 20, example: '#1d4ed8' }) color!: string;
}

export class CourseStepDto {
  @Id({ example: '1' }) id!: string;
  @Text({ min: 0, max: 200, example: 'What a page is made of' }) title!: string;

  @Text({
    min: 0,
    max: MAX_CONTENT,
    example: '<p>Markup says what things are.</p>',
    description: 'Safe HTML: the server takes out what runs, hides or loads anything but pictures.',
  })
  content!: string;
}

/** A course as it stands in lists. */
export class CourseSummaryDto {
  @Id({ example: EXAMPLE_COURSE_ID }) id!: string;
  @Text({ max: 200, example: 'Pages that Load Fast' }) title!: string;
  @Text({ min: 0, max: 200, example: 'pages-that-load-fast', description: 'The title as it stands in addresses.' })
  slug!: string;
  @Text({ min: 0, max: 5000, example: 'What makes a page slow, and how to find out.' }) description!: string;
  @OneOf(CATEGORIES, { enumName: 'CourseCategory', example: 'web' }) category!: string;
  @Int({ min: 0, max: 100_000, example: 45, description: 'How long it takes, in minutes.' }) length!: number;
  @Int({ min: 0, max: MAX_STEPS, example: 1, description: 'The number of steps.' }) totalSteps!: number;
  @Int({ min: 0, max: MAX_STEPS, example: 1, description: 'How many steps the caller has reached; 0 at first.' })
  activeStep!: number;
  @Instant({ description: 'When the course was last written. The server says so; what is sent is passed over.' })
  updated!: string;
}

export class CourseDto extends CourseSummaryDto {
  @ListById(() => CourseStepDto, { max: MAX_STEPS }) steps!: CourseStepDto[];
}

/** What the server works out, or knows already. */
const KNOWN = ['id', 'totalSteps', 'activeStep', 'updated'] as const;

/** A whole course; one without an id is new. */
export class SaveCourseDto extends IntersectionType(OmitType(CourseDto, KNOWN), ChangesOf(PickType(CourseDto, KNOWN))) {
  @Nested(() => CourseDto, { optional: true, description: 'The course as the caller had it.' }) base?: CourseDto;
}

/** Some fields of a course. */
export class CourseFieldsDto extends ChangesOf(OmitType(CourseDto, ['id'])) {}

/** The fields of a course that change. */
export class UpdateCourseDto extends ChangesOf(OmitType(CourseDto, ['id'])) {
  @Id({ example: EXAMPLE_COURSE_ID }) id!: string;
  @Nested(() => CourseFieldsDto, { optional: true, description: 'The fields as the caller had them.' })
  base?: CourseFieldsDto;
}

export class RemoveCoursesDto {
  @Ids({ max: 1000, example: [EXAMPLE_COURSE_ID] }) courseIds!: string[];
}

export class CourseQueryDto {
  @Id({ example: EXAMPLE_COURSE_ID, description: 'The id of the course.' }) courseId!: string;
}
