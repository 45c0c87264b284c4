import type { Card } from './board';
import { inPlace } from './board';

/** Lists with the ids of their cards, in their order. */
export type Order = readonly { id: string; idCards: readonly string[] }[];

/**
 * A move of some cards. It says what is moved behind what, not how the board looks afterwards: so it fits a board that others have changed
 * meanwhile.
 */
export type Move = {
  /** Where each of them stands then. */
  places: Readonly<Record<string, { idList: string; place: number }>>;
  /** The lists that it concerns, as they were. */
  base: Order;
  /** The same lists, as they are to be. */
  wanted: Order;
};

type Placed = Pick<Card, 'id' | 'idList' | 'place'>;

/** As many places as are wanted, evenly between two others; null is no neighbour. */
export const placesBetween = (before: number | null, after: number | null, count: number): number[] => {
  const from = before ?? (after === null ? 0 : after - count - 1);
  const to = after ?? from + count + 1;
  return Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 1)) / (count + 1));
};

/**
 * The move of some cards into a list, before one of its cards, or to its end.
 * @returns null where all of them stand there already
 */
export function planMove(
  cards: readonly Placed[],
  ids: readonly string[],
  { to, before }: { to: string; before: string | null },
): Move | null {
  const known = new Map(cards.map((card) => [card.id, card]));
  const moved = ids.flatMap((id) => known.get(id) ?? []);
  if (moved.length === 0) return null;
  const isMoved = new Set(moved.map(({ id }) => id));
  const concerned = [...new Set([to, ...moved.map(({ idList }) => idList)])];
  const columns = new Map(concerned.map((list) => [list, inPlace(cards.filter(({ idList }) => idList === list))]));
  const target = columns.get(to) ?? [];
  // What it is dropped before may be one of those that are moved.
  const rest = target.filter(({ id }) => !isMoved.has(id));
  const start = before === null ? target.length : target.findIndex(({ id }) => id === before);
  const next = target.slice(start < 0 ? target.length : start).find(({ id }) => !isMoved.has(id));
  const at = next ? rest.indexOf(next) : rest.length;
  const places = placesBetween(rest[at - 1]?.place ?? null, next?.place ?? null, moved.length);
  const idsOf = (column: readonly Placed[]) => column.map(({ id }) => id);
  const base = concerned.map((id) => ({ id, idCards: idsOf(columns.get(id) ?? []) }));
  const wanted = base.map(({ id, idCards }) => ({
    id,
    idCards:
      id === to
        ? [...idsOf(rest.slice(0, at)), ...idsOf(moved), ...idsOf(rest.slice(at))]
        : idCards.filter((card) => !isMoved.has(card)),
  }));
  if (JSON.stringify(base) === JSON.stringify(wanted)) return null;
  return {
    places: Object.fromEntries(moved.map(({ id }, index) => [id, { idList: to, place: places[index] ?? 0 }])),
    base,
    wanted,
  };
}

/** The move of some cards back to where they were. */
export const backOf = (cards: readonly Placed[], { base, wanted }: Move): Move => ({
  places: Object.fromEntries(cards.map(({ id, idList, place }) => [id, { idList, place }])),
  base: wanted,
  wanted: base,
});

/**
 * The order of a board after a move, whatever others have done to it since: each moved card comes behind the last card before it that is
 * still there. What is not there any more is passed over.
 * @returns null where nothing is left to move, or the list that it goes to is gone
 */
export function applyMove(order: Order, ids: readonly string[], { wanted }: Pick<Move, 'wanted'>): Order | null {
  const there = new Set(order.flatMap(({ idCards }) => idCards));
  const moved = new Set(ids.filter((id) => there.has(id)));
  const targets = wanted.filter(({ idCards }) => idCards.some((id) => moved.has(id)));
  const known = new Set(order.map(({ id }) => id));
  if (moved.size === 0 || targets.some(({ id }) => !known.has(id))) return null;
  const wantedIn = new Map(targets.map(({ id, idCards }) => [id, idCards]));
  return order.map(({ id, idCards }) => {
    const rest = idCards.filter((card) => !moved.has(card));
    let place = 0;
    for (const card of wantedIn.get(id) ?? []) {
      if (moved.has(card)) rest.splice(place++, 0, card);
      else place = rest.indexOf(card) + 1 || place;
    }
    return { id, idCards: rest };
  });
}
