import { ConflictException } from '@nestjs/common';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { holdsExactly } from './board-draft';

/** The lists of a board in their order, each with its cards in theirs. */
export type BoardOrder = readonly { id: string; idCards: readonly string[] }[];

/** What stands in which list, in its order. */
type Places = ReadonlyMap<string, readonly string[]>;

/**
 * What becomes of the order of a board where somebody wants it `wanted` who had it as `base`, and it is `current` by now: what they
 * have moved comes behind what stands before it in `wanted`, and the rest stays as it is.
 * @throws InvalidInputException where `base` does not hold the lists and cards of `wanted`
 * @throws ConflictException where somebody else has moved the same elsewhere, or removed it, or the list that it is moved to
 */
export function mergeOrder(base: BoardOrder, wanted: BoardOrder, current: BoardOrder): BoardOrder {
  if (!hasTheSame(idsOf(base), idsOf(wanted)) || !hasTheSame(cardsOf(base), cardsOf(wanted))) {
    throw new InvalidInputException([
      { field: 'base', message: 'base must hold exactly the lists and cards of lists, each once' },
    ]);
  }
  const lists = mergePlaces('lists', listPlaces(base), listPlaces(wanted), listPlaces(current)).get(BOARD) ?? [];
  const cards = mergePlaces('cards', cardPlaces(base), cardPlaces(wanted), cardPlaces(current));
  return lists.map((id) => ({ id, idCards: cards.get(id) ?? [] }));
}

const idsOf = (order: BoardOrder) => order.map(({ id }) => id);
const cardsOf = (order: BoardOrder) => order.flatMap(({ idCards }) => idCards);
const hasTheSame = (ids: readonly string[], others: readonly string[]) =>
  holdsExactly(ids, others) && holdsExactly(others, ids);

/** The lists stand on the board as cards do in a list. */
const BOARD = 'board';
const listPlaces = (order: BoardOrder): Places => new Map([[BOARD, idsOf(order)]]);
const cardPlaces = (order: BoardOrder): Places => new Map(order.map(({ id, idCards }) => [id, idCards]));

function mergePlaces(what: 'lists' | 'cards', base: Places, wanted: Places, current: Places): Places {
  const [to, now, theirs] = [placeOfEach(wanted), placeOfEach(current), movedIn(base, current)];
  const moved = new Set([...movedIn(base, wanted)].filter((id) => to.get(id)?.text !== now.get(id)?.text));
  const isLate = [...moved].some((id) => theirs.has(id) || !current.has(to.get(id)?.list ?? ''));
  if (isLate) throw movedMeanwhile(what);
  const merged = new Map([...current].map(([list, ids]) => [list, ids.filter((id) => !moved.has(id))]));
  for (const [list, there] of merged) {
    let place = 0;
    for (const id of wanted.get(list) ?? []) {
      if (moved.has(id)) there.splice(place++, 0, id);
      else place = there.indexOf(id) + 1 || place;
    }
  }
  return merged;
}

/** In which list each stands and, as a text to compare, behind what. */
const placeOfEach = (places: Places) =>
  new Map(
    [...places].flatMap(([list, ids]) => ids.map((id, at) => [id, { list, text: `${list} ${ids[at - 1] ?? ''}` }])),
  );

/** What was moved to another list or within its own, or is gone: as little as explains the difference. */
function movedIn(from: Places, to: Places): Set<string> {
  const moved = new Set([...from.values()].flat());
  for (const [list, ids] of to) {
    for (const id of longestInOrder(ids, from.get(list) ?? [])) moved.delete(id);
  }
  return moved;
}

/** As many of some ids as stand in the order of others: the longest increasing subsequence of their places there. */
function longestInOrder(ids: readonly string[], others: readonly string[]): string[] {
  type Run = { id: string; place: number; before: Run | undefined };
  const places = new Map(others.map((id, place) => [id, place]));
  /** Of the runs of each length, the one that ends first. */
  const runs: Run[] = [];
  for (const id of ids) {
    const place = places.get(id);
    if (place === undefined) continue;
    const length = runs.findLastIndex((run) => run.place < place) + 1;
    runs[length] = { id, place, before: runs[length - 1] };
  }
  const longest = [];
  for (let run = runs.at(-1); run; run = run.before) longest.push(run.id);
  return longest;
}

const movedMeanwhile = (what: 'lists' | 'cards') =>
  new ConflictException({
    message: `Somebody else has moved or removed the same ${what} meanwhile`,
    details: [{ field: 'lists', message: `moves ${what} that were moved elsewhere or removed meanwhile` }],
  });
