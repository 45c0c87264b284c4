import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import type { WholeCourse } from '../model/course';
import { coursesCollection } from '../model/coursesCollection';

const { list } = coursesCollection;

/** A course with so many steps, of which some are done. */
export const courseOf = (id: string, fields: Partial<WholeCourse> & { count?: number } = {}): WholeCourse => {
  const { count = 3, ...others } = fields;
  const steps = Array.from({ length: count }, (_, place) => ({
    id: `${id}-${String(place + 1)}`,
    title: `Step ${String(place + 1)} of ${id}`,
    content: `<p>What step ${String(place + 1)} of ${id} says.</p>`,
  }));
  return {
    ...{ id, title: id, slug: id, description: `All about ${id}.`, category: 'web', length: 45 },
    ...{ activeStep: 0, updated: '2026-11-02T08:00:00.000Z', steps, totalSteps: steps.length },
    ...others,
  };
};

/** Courses in all that they can be: new, begun, done, in another language, and without steps. */
export const sampleCourses = (): WholeCourse[] => [
  courseOf('fast', { title: 'Pages that Load Fast', count: 11 }),
  courseOf('forms', { title: 'Forms People Finish', activeStep: 1, count: 4 }),
  courseOf('rules', { title: 'Rules that Protect Data', category: 'firebase', activeStep: 3 }),
  courseOf('arabic', { title: 'حاويات من الصفر', description: 'ما هي الحاوية وكيف تُبنى.', category: 'cloud' }),
  courseOf('empty', { title: 'Uygulama yayınlamak', category: 'android', count: 0 }),
];

/** Keeps courses as the real server does, in memory, and tells their windows of changes. */
export const createAcademyServer = (first: readonly WholeCourse[] = sampleCourses()) => {
  const courses = fakeList(first);
  const { openWindow, tell } = fakeWindows();
  const server = fakeApi({
    'GET /api/academy-app/courses': () => courses.all().map(({ steps: _, ...course }) => course),
    'GET /api/academy-app/course': ({ query: { courseId = '' } }) => courses.get(courseId),
    'POST /api/academy-app/course/save': ({ body: { base: _, ...course }, idempotencyKey = '', socketId }) => {
      const whole = { ...courseOf(idempotencyKey, { count: 0 }), ...course, id: idempotencyKey };
      tell(list, [whole.id], socketId);
      return courses.create(whole);
    },
    'POST /api/academy-app/course/update': ({ body: { id, base, ...fields }, socketId }) => {
      const now = courses.get(id);
      const wanted = { ...now, ...fields };
      const whole = { ...wanted, totalSteps: wanted.steps.length };
      const stored = courses.update(whole, base && { ...now, ...base, totalSteps: now.totalSteps });
      tell(list, [id], socketId);
      return stored;
    },
    'POST /api/academy-app/remove-courses': ({ body: { courseIds }, socketId }) => {
      tell(list, courseIds, socketId);
      return courses.remove(courseIds);
    },
    'POST /api/trash/restore': ({ body: { ids }, socketId }) => {
      tell(list, ids, socketId);
      return courses.restore(ids);
    },
  });
  return {
    ...server,
    courses,
    /** Somebody else writes a course. */
    write: (id: string, fields: Partial<WholeCourse>) => {
      courses.update({ ...courses.get(id), ...fields });
      tell(list, [id], undefined);
    },
    openWindow: () => openWindow(server),
  };
};

/** A server of courses that exists in a story or a spec only. */
export type AcademyServer = ReturnType<typeof createAcademyServer>;
