/** The start of a selection with Shift, and its current end. */
export type Range = { anchor: string; extent: string };

const between = (ids: readonly string[], one: string, other: string): readonly string[] => {
  const places = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b) as [number, number];
  return places[0] < 0 ? [] : ids.slice(places[0], places[1] + 1);
};

/**
 * The selection after Shift has moved the end of the range to another row: all rows between the anchor and the new end
 * are selected, rows that left the range are deselected, and rows outside it stay as they were.
 * @param ids of the rows, as they are shown
 */
export function extendTo(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  { anchor, extent }: Range,
  to: string,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of between(ids, anchor, extent)) next.delete(id);
  for (const id of between(ids, anchor, to)) next.add(id);
  return next;
}

/** The only row whose selection differs; null if there are several or none. */
export function toggledRow(before: ReadonlySet<string>, after: ReadonlySet<string>): string | null {
  if (Math.abs(after.size - before.size) !== 1) return null;
  const [more, less] = after.size > before.size ? [after, before] : [before, after];
  const different = [...more].filter((id) => !less.has(id));
  return different.length === 1 ? (different[0] ?? null) : null;
}
