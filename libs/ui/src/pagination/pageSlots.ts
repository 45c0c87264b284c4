/** What stands in a row of pages: a page by its number, or a gap, by the end that it is nearer to. */
export type PageSlot = number | 'gapBefore' | 'gapAfter';

const run = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/**
 * The pages that are offered beside the current one: the first and the last, and its neighbours. They are seven at most and always as
 * many, so that nothing moves under the pointer; a gap never stands for a single page.
 */
export const pageSlots = (page: number, count: number): PageSlot[] => {
  if (count <= 7) return run(1, count);
  if (page <= 4) return [...run(1, 5), 'gapAfter', count];
  if (page >= count - 3) return [1, 'gapBefore', ...run(count - 4, count)];
  return [1, 'gapBefore', ...run(page - 1, page + 1), 'gapAfter', count];
};
