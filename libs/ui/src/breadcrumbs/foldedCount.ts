/**
 * How many steps of a path have to go into its menu, from the second on. The first and the last always stay.
 * @param widths of the steps, in their order
 * @param menu the width of the menu's button
 * @param room that all of them share
 */
export const foldedCount = (widths: readonly number[], menu: number, room: number): number => {
  const most = Math.max(0, widths.length - 2);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole <= room) return 0;
  let left = whole + menu;
  for (let count = 1; count <= most; count += 1) {
    left -= widths[count] ?? 0;
    if (left <= room) return count;
  }
  return most;
};
