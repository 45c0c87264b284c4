import type { CourseCategoryDto } from './academy.dto';

/** What courses are about. */
export const COURSE_CATEGORIES: CourseCategoryDto[] = [
  { id: '1', value: 'web', label: 'Web', color: '#1d4ed8' },
  { id: '2', value: 'firebase', label: 'Firebase', color: '#b45309' },
  { id: '3', value: 'cloud', label: 'Cloud', color: '#6d28d9' },
  { id: '4', value: 'android', label: 'Android', color: '#15803d' },
];
