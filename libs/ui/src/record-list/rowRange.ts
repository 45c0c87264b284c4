/** From where Shift extends a selection, and how far it has been extended. */
export type Range = { anchor: string; extent: string };

const between = (ids: readonly string[], one: string, other: string): readonly string[] => {
  const places = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b) as [number, number];
  return places[0] < 0 ? [] : ids.slice(places[0], places[1] + 1);
};

/**
 * The selection after Shift has led from the range's extent to another row: the rows between its anchor and that one are selected,
 * those that were between and are not any more are let go. What was selected elsewhere stays.
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

/** The one row whose selection differs; null where there are several, or none. */
export function toggledRow(before: ReadonlySet<string>, after: ReadonlySet<string>): string | null {
  if (Math.abs(after.size - before.size) !== 1) return null;
  const [more, less] = after.size > before.size ? [after, before] : [before, after];
  const different = [...more].filter((id) => !less.has(id));
  return different.length === 1 ? (different[0] ?? null) : null;
}
