import { searchRecords } from '@ezone/shell/page/list-detail';
import type { Category, Course } from './course';
import { stageOf } from './course';

/** Those that somebody is in the middle of come first, those that are done last. */
const ranks = { goOn: 0, start: 1, again: 2 } as const;

/** The courses that are looked for, in the order in which they are shown. */
export const coursesIn = (courses: readonly Course[], query: string, category: Category | null): readonly Course[] =>
  searchRecords(courses, query, ({ title, description }) => `${title} ${description}`)
    .filter((course) => category === null || course.category === category)
    .toSorted((one, other) => ranks[stageOf(one)] - ranks[stageOf(other)]);
