/** Where each row stands in a list, from 0. */
export type RowPlaces = ReadonlyMap<string, number>;

/** The places of rows by their ids. */
export const rowPlaces = (ids: readonly string[]): RowPlaces => new Map(ids.map((id, index) => [id, index]));

/**
 * By how many rows a list must scroll so that a row keeps its place on screen when rows above it come or go. If the row
 * itself is gone, the row above it keeps its place.
 */
export function rowShift(before: readonly string[], after: RowPlaces, index: number): number {
  for (let place = index; place >= 0; place -= 1) {
    const now = after.get(before[place] ?? '');
    if (now !== undefined) return now - place;
  }
  return 0;
}
