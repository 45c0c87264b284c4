import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';
import { listIndex, recordColumns } from '../../platform/records/record-columns';
import type { CourseStepDto } from './academy.dto';

export const CourseSchema = defineEntity({
  name: 'Course',
  indexes: [listIndex],
  properties: {
    ...recordColumns(),
    title: p.string().length(200),
    slug: p.string().length(200),
    description: p.text(),
    category: p.string().length(20),
    /** In minutes. */
    length: p.integer(),
    /** How many steps there are, for lists, which do not hold them. */
    totalSteps: p.integer(),
    updated: instant(),
    steps: p.json<CourseStepDto[]>(),
  },
});

/** How far users have come in courses. */
export const CourseProgressSchema = defineEntity({
  name: 'CourseProgress',
  indexes: [{ properties: ['course'] }],
  properties: {
    ownerId: id().primary(),
    course: () => p.manyToOne(CourseSchema).primary().deleteRule('cascade'),
    activeStep: p.integer(),
  },
});
