import { isUnread } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import { isBlank, plainHtml } from '@ezone/text';
import { limits } from './course';
import type { Step, WholeCourse } from './course';
import { mergeSteps } from './mergeSteps';

/** The server keeps no white space around a text, and writes the same HTML another way. */
const asStoredThere = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? (value as Step[]).map(plainStep) : value;
};
const plainStep = ({ id, title, content }: Step) => [id, title.trim(), isBlank(content) ? '' : plainHtml(content)];

/** Whether two values of a field of a course are the same to the server. */
export const isSameStored = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(asStoredThere(one)) === JSON.stringify(asStoredThere(other));

/** What is written of a course. How far somebody is in it belongs to the list of courses. */
const writtenFields = ['title', 'description', 'category', 'length', 'steps'] as const;

const isLengthWrong = (length: unknown) =>
  !isUnread(length) && !(Number.isInteger(length) && Number(length) >= 0 && Number(length) <= limits.length);

/** Whether what is written in a step is too long. */
export const isStepTooLong = ({ title, content }: Step): boolean =>
  title.trim().length > limits.stepTitle || content.length > limits.content;

const collectionOf = (courseId: string): Collection<WholeCourse> => ({
  list: `academy-app/course/${courseId}`,
  load: async (api, options) => [await api.getCourse({ query: { courseId }, ...options })],
  create: (api, { id, activeStep: _, totalSteps: __, ...course }) =>
    api.saveCourse({ body: course, idempotencyKey: id }),
  update: (api, course, base) => {
    const changed = writtenFields.filter((field) => !isSameStored(course[field], base[field]));
    const only = (from: WholeCourse) => Object.fromEntries(changed.map((field) => [field, from[field]]));
    return api.updateCourse({ body: { ...only(course), id: course.id, base: only(base) } });
  },
  remove: (api, ids) => api.removeCourses({ body: { courseIds: [...ids] } }),
  // It may have been added to the list a moment ago.
  links: () => [courseId],
  isSame: isSameStored,
  unfit: (course) => [
    ...(course.title !== undefined && (course.title.trim() === '' || course.title.trim().length > limits.title)
      ? ['title' as const]
      : []),
    ...((course.description ?? '').trim().length > limits.description ? ['description' as const] : []),
    ...('length' in course && isLengthWrong(course.length) ? ['length' as const] : []),
    ...((course.steps ?? []).some(isStepTooLong) ? ['steps' as const] : []),
  ],
  merge: { steps: mergeSteps },
  pathOf: ({ id }) => `/apps/academy/courses/${encodeURIComponent(id)}?edit`,
  nameOf: ({ title }) => title,
});

const known = new Map<string, Collection<WholeCourse>>();

/** A whole course as a list of one, and the calls that write it; the same object for the same course. */
export const courseCollection = (courseId: string): Collection<WholeCourse> => {
  const collection = known.get(courseId) ?? collectionOf(courseId);
  known.set(courseId, collection);
  return collection;
};
