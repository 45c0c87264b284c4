import type { Todo } from './todo';

type Placed = Pick<Todo, 'id' | 'place'>;
type Movable = Placed & Pick<Todo, 'completed'>;

/** A new place for each of some todos. */
export type Places = ReadonlyMap<string, number>;

/** How far the places of todos lie apart where there was no room between two: a second. */
const APART = 1;

/**
 * The places that put some todos one after the other before another one, in the own order, the greatest first. Mostly these are places of
 * theirs alone, between its neighbours'; where there is no number between these, the todos above move up as well.
 * @param todos all that are shown, in their own order
 * @param ids which of them are moved; they keep their order among themselves
 * @param before the todo that they come before; null where they come last
 */
export const placesBefore = (todos: readonly Placed[], ids: readonly string[], before: string | null): Places => {
  const moved = todos.filter(({ id }) => ids.includes(id));
  const rest = todos.filter(({ id }) => !ids.includes(id));
  const found = before === null ? rest.length : rest.findIndex(({ id }) => id === before);
  const at = found < 0 ? rest.length : found;
  const lower = rest[at]?.place;
  const upper = rest[at - 1]?.place;
  const floor = lower ?? (upper ?? 0) - APART * (moved.length + 1);
  const step = ((upper ?? floor + APART * (moved.length + 1)) - floor) / (moved.length + 1);
  const places = new Map<string, number>();
  // From the last one up, as those above may have to give way.
  let place = floor;
  for (const { id } of moved.toReversed()) {
    const next = place + step;
    place = next > place ? next : place + APART;
    places.set(id, place);
  }
  for (const { id, place: own } of rest.slice(0, at).toReversed()) {
    if (own > place) break;
    place += APART;
    places.set(id, place);
  }
  return places;
};

/**
 * The places that bring some todos together one step up (-1) or down (1). What is done stands after what is not, so each moves among its
 * own kind.
 * @param todos all that are shown, in their own order; of `ids`, what is not among them stays where it is
 */
export const placesMoved = (todos: readonly Movable[], ids: readonly string[], by: -1 | 1): Places =>
  new Map(
    [false, true].flatMap((isDone) => {
      const kind = todos.filter(({ completed }) => completed === isDone);
      const moved = kind.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
      const at = by < 0 ? Math.min(...moved) - 1 : Math.max(...moved) + 2;
      if (moved.length === 0 || at < 0 || at > kind.length) return [];
      return [...placesBefore(kind, ids, kind[at]?.id ?? null)];
    }),
  );

/**
 * The places of some todos that are dropped before another one, or last. What is done stands after what is not, so each goes as far as its
 * own kind does.
 * @param todos all that are shown, in their own order
 */
export const placesDropped = (todos: readonly Movable[], ids: readonly string[], before: string | null): Places => {
  const from = before === null ? todos.length : todos.findIndex(({ id }) => id === before);
  const below = todos.slice(from).filter(({ id }) => !ids.includes(id));
  return new Map(
    [false, true].flatMap((isDone) => {
      const kind = todos.filter(({ completed }) => completed === isDone);
      const next = below.find(({ completed }) => completed === isDone);
      const rest = kind.filter(({ id }) => !ids.includes(id));
      const at = next ? rest.indexOf(next) : rest.length;
      const order = [...rest.slice(0, at), ...kind.filter(({ id }) => ids.includes(id)), ...rest.slice(at)];
      const isSame = order.every((todo, index) => todo === kind[index]);
      return isSame ? [] : [...placesBefore(kind, ids, next?.id ?? null)];
    }),
  );
};
