import { inParts } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import type { Course } from './course';

/** The courses without their steps, with how far the user has come in each; and the calls that change them. */
export const coursesCollection: Collection<Course> = {
  list: 'academy-app/courses',
  isOneAnswer: true,
  placed: 'last',
  load: (api, options) => api.listCourses(options),
  create: (api, { id, activeStep: _, ...course }) =>
    api.saveCourse({ body: { ...course, steps: course.steps ?? [] }, idempotencyKey: id }),
  // The server takes back no step that another device has reached meanwhile.
  update: (api, { id, activeStep }, base) =>
    api.updateCourse({ body: { id, activeStep, base: { activeStep: base.activeStep } } }),
  remove: (api, ids) => inParts(ids, (courseIds) => api.removeCourses({ body: { courseIds } })),
  merge: { activeStep: (_, mine, theirs) => Math.max(mine, theirs) },
  pathOf: ({ id }) => `/apps/academy/courses/${encodeURIComponent(id)}`,
  nameOf: ({ title }) => title,
};
