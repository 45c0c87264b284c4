import type { Icon, IconFamily } from './icon';
import { isDrawnIn } from './icon';

/** Stands for the icons that are in no category; no category is called so. */
export const WITHOUT = '-';

/** What is wanted; null is everything. */
export type IconFilter = { category: string | null; family: IconFamily | null };

const isIn = (icon: Icon, category: string): boolean =>
  category === WITHOUT ? icon.categories.length === 0 : icon.categories.includes(category);

/** The icons of a category that are drawn in a style. */
export const filterIcons = (icons: readonly Icon[], { category, family }: IconFilter): readonly Icon[] =>
  icons.filter((icon) => (category === null || isIn(icon, category)) && (family === null || isDrawnIn(icon, family)));

/** How many of the icons each category has, by its id; and those without one. */
export function countByCategory(icons: readonly Icon[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (category: string) => counts.set(category, (counts.get(category) ?? 0) + 1);
  for (const { categories } of icons) {
    if (categories.length === 0) count(WITHOUT);
    else categories.forEach(count);
  }
  return counts;
}
