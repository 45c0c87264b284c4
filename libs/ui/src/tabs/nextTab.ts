/**
 * Where a key moves the focus in a row of tabs: arrows to the neighbour in reading direction and round the ends, Home and End to
 * the first and last. `undefined` for every other key.
 */
export const nextTab = (
  key: string,
  { from, count, rtl }: { from: number; count: number; rtl: boolean },
): number | undefined => {
  if (from < 0 || count === 0) return undefined;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return (from + 1) % count;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return (from - 1 + count) % count;
    default:
      return undefined;
  }
};
