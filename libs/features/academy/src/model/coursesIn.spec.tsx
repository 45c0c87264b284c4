import type { Course } from './course';
import { stepToOpen } from './course';
import { coursesCollection } from './coursesCollection';
import { coursesIn } from './coursesIn';

const courseOf = (id: string, activeStep: number, fields: Partial<Course> = {}): Course => ({
  ...{ id, title: id, slug: id, description: '', category: 'web', length: 5, totalSteps: 3, activeStep },
  ...{ updated: '2026-11-01T00:00:00.000Z', ...fields },
});

const courses = [courseOf('Done', 3), courseOf('New', 0), courseOf('Begun', 1, { category: 'cloud' })];
const titlesOf = (found: readonly Course[]) => found.map(({ title }) => title);

it('shows first what somebody is in the middle of, and last what is done', () => {
  expect(titlesOf(coursesIn(courses, '', null))).toEqual(['Begun', 'New', 'Done']);
});

it('finds by words and by category', () => {
  expect(titlesOf(coursesIn(courses, 'be', null))).toEqual(['Begun']);
  expect(titlesOf(coursesIn(courses, '', 'web'))).toEqual(['New', 'Done']);
});

it('goes on at the first step that is not done, and begins again after the last', () => {
  expect(courses.map(stepToOpen)).toEqual([1, 1, 2]);
});

it('keeps the furthest of two steps', () => {
  expect(coursesCollection.merge?.activeStep?.(1, 2, 3)).toBe(3);
});
