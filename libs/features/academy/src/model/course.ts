import type { components } from '@ezone/api-client';
import type { Tone } from '@ezone/ui/theme';

/** A course with its steps, as the server tells it. */
export type WholeCourse = components['schemas']['CourseDto'];

/** A step of a course. */
export type Step = WholeCourse['steps'][number];

/** The bounds of the server. */
export const limits = { title: 200, description: 5000, length: 100_000, steps: 200, stepTitle: 200, content: 20_000 };

/** A course as the list has it: its steps are there only where they were just written. */
export type Course = Omit<WholeCourse, 'steps'> & Partial<Pick<WholeCourse, 'steps'>>;

/** What a course is about. */
export type Category = Course['category'];

/** The hue of each category. */
export const categoryTones: Record<Category, Tone> = {
  web: 'info',
  firebase: 'warning',
  cloud: 'primary',
  android: 'success',
};

export const categories = Object.keys(categoryTones) as Category[];

/** The address of a course. */
export const pathOfCourse = ({ id, slug }: Pick<Course, 'id' | 'slug'>): string =>
  ['/apps/academy/courses', encodeURIComponent(id), ...(slug ? [encodeURIComponent(slug)] : [])].join('/');

/** How far somebody is in a course. */
export const stageOf = ({ activeStep, totalSteps }: Pick<Course, 'activeStep' | 'totalSteps'>) =>
  activeStep === 0 ? 'start' : activeStep < totalSteps ? 'goOn' : 'again';

/** The number of the step that is opened where the address names none, from 1: the first that is not done. */
export const stepToOpen = ({ activeStep, totalSteps }: Pick<Course, 'activeStep' | 'totalSteps'>): number =>
  activeStep < totalSteps ? activeStep + 1 : 1;
