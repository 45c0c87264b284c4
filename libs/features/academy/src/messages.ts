import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';
import type { Category } from './model/course';

/** What the academy says. */
export const academyMessages = defineMessages({
  description: { id: 'academy.courses.description', defaultMessage: 'Go on where you were, on every device.' },
  search: { id: 'academy.courses.search', defaultMessage: 'Search courses' },
  categories: { id: 'academy.courses.categories', defaultMessage: 'Categories' },
  loading: { id: 'academy.courses.loading', defaultMessage: 'Courses are being loaded' },
  notLoaded: { id: 'academy.courses.notLoaded', defaultMessage: 'The courses could not be loaded.' },
  empty: { id: 'academy.courses.empty', defaultMessage: 'There are no courses yet.' },
  nothingFound: { id: 'academy.courses.nothingFound', defaultMessage: 'No course fits the search.' },
  next: { id: 'academy.courses.next', defaultMessage: 'Next course' },
  previous: { id: 'academy.courses.previous', defaultMessage: 'Previous course' },
  newCourse: { id: 'academy.courses.newCourse', defaultMessage: 'New course' },
  remove: { id: 'academy.courses.remove', defaultMessage: 'Remove the course' },
  removed: { id: 'academy.courses.removed', defaultMessage: 'Course removed.' },
  removeFailed: { id: 'academy.courses.removeFailed', defaultMessage: 'The course was not removed and is back.' },

  start: { id: 'academy.card.start', defaultMessage: 'Start' },
  goOn: { id: 'academy.card.continue', defaultMessage: 'Continue' },
  again: { id: 'academy.card.again', defaultMessage: 'Again' },

  progress: { id: 'academy.course.progress', defaultMessage: 'Progress' },
  steps: { id: 'academy.course.steps', defaultMessage: 'Steps' },
  courseLoading: { id: 'academy.course.loading', defaultMessage: 'The course is being loaded' },
  courseNotLoaded: { id: 'academy.course.notLoaded', defaultMessage: 'The course could not be loaded.' },
  noSteps: { id: 'academy.course.noSteps', defaultMessage: 'This course has no steps yet.' },
  all: { id: 'academy.course.all', defaultMessage: 'All courses' },
  nextStep: { id: 'academy.course.next', defaultMessage: 'Next step' },
  previousStep: { id: 'academy.course.previous', defaultMessage: 'Previous step' },
  finish: { id: 'academy.course.finish', defaultMessage: 'Finish the course' },
  rule: { id: 'academy.course.rule', defaultMessage: 'A step counts as done when you go on from it.' },
  lastRule: {
    id: 'academy.course.lastRule',
    defaultMessage: 'The last step counts as done when you finish the course.',
  },
  edit: { id: 'academy.course.edit', defaultMessage: 'Edit' },
  untitled: { id: 'academy.course.untitled', defaultMessage: 'Untitled step' },
  finished: { id: 'academy.course.finished', defaultMessage: 'You have finished this course.' },
});

/** What has a value in it. */
export const academySentences: Record<'minutes' | 'updated' | 'done' | 'found', MessageDescriptor> = defineMessages({
  minutes: { id: 'academy.card.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
  updated: { id: 'academy.card.updated', defaultMessage: 'Updated {date}' },
  done: { id: 'academy.course.done', defaultMessage: '{done, number} of {all, number} steps done' },
  found: {
    id: 'academy.courses.found',
    defaultMessage: '{count, plural, =0 {No courses found} one {# course found} other {# courses found}}',
  },
});

/** What courses are about. */
export const categoryMessages: Record<Category, MessageDescriptor> = defineMessages({
  web: { id: 'academy.category.web', defaultMessage: 'Web' },
  firebase: { id: 'academy.category.firebase', defaultMessage: 'Firebase' },
  cloud: { id: 'academy.category.cloud', defaultMessage: 'Cloud' },
  android: { id: 'academy.category.android', defaultMessage: 'Android' },
});
