import type { CollectionLoaders } from '@ezone/shell/records';
import type { AppRoute } from '@ezone/shell/routing';
import { academyTitles } from './titles';

const courses: CollectionLoaders = {
  'academy-app/courses': async () => (await import('./model/coursesCollection')).coursesCollection,
};

/** What changes of courses need that an earlier visit has left. */
export const academyCollections: CollectionLoaders = {
  ...courses,
  'academy-app/course/*': async (list) =>
    (await import('./model/courseCollection')).courseCollection(list.slice('academy-app/course/'.length)),
};

/** The academy: its courses, and each of them with its steps. */
export const academyRoutes: readonly AppRoute[] = [
  {
    path: '/apps/academy/courses',
    access: 'user',
    title: academyTitles.courses,
    messages: ['academy', 'form'],
    lists: courses,
    lazy: () => import('./CoursesPage'),
    menu: { group: 'applications', order: 80, icon: 'academy' },
  },
  {
    path: '/apps/academy/courses/:courseId/:courseHandle?',
    access: 'user',
    title: academyTitles.course,
    messages: ['academy', 'form'],
    lazy: () => import('./CoursePage'),
  },
];
