import { number, object, string } from 'yup';
import { categories, limits } from './course';

/** What a new course must be. */
export const courseRules = object({
  title: string().trim().required().max(limits.title),
  description: string().trim().max(limits.description),
  category: string().oneOf(categories).required(),
  length: number().required().integer().min(0).max(limits.length),
});
