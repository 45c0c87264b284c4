/** Where a card stands: its column from 0, and its upper edge in pixels. */
export type Place2D = { column: number; top: number; height: number };

/** Places cards one after the other, each in the column that ends highest, so that their order reads along the rows. */
export const layOut = (
  heights: readonly number[],
  columns: number,
  gap: number,
): { places: Place2D[]; height: number } => {
  const ends = Array.from({ length: columns }, () => 0);
  const places = heights.map((height): Place2D => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height + gap;
    return { column, top, height };
  });
  return { places, height: Math.max(0, Math.max(...ends) - gap) };
};

/** The ways that an arrow key can go. */
export type Way = 'up' | 'down' | 'before' | 'after';

const middle = ({ top, height }: Place2D) => top + height / 2;

/** The visible neighbour of a card in a direction; -1 if there is none. */
export const neighbourOf = (places: readonly Place2D[], index: number, way: Way): number => {
  const here = places[index];
  if (!here) return -1;
  if (way === 'up') return places.findLastIndex((place, other) => other < index && place.column === here.column);
  if (way === 'down') return places.findIndex((place, other) => other > index && place.column === here.column);
  const column = here.column + (way === 'after' ? 1 : -1);
  let nearest = -1;
  let distance = Infinity;
  places.forEach((place, other) => {
    const way2D = Math.abs(middle(place) - middle(here));
    if (place.column !== column || way2D >= distance) return;
    nearest = other;
    distance = way2D;
  });
  return nearest;
};
