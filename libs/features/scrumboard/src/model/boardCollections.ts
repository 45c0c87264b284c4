import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { inParts, recordsInParts, removeEach } from '@ezone/shell/records';
import type { BulkChange, Collection, MovedMeanwhile, Placed, Stored } from '@ezone/shell/records';
import { dtoOf, limits, pathOfBoard } from './board';
import type { Board, BoardList, Card } from './board';
import { isSameJson, isSameStored } from './isSame';
import { loadBoard, partsOf } from './loadBoard';
import { cardMerges } from './mergeCard';
import { applyMove, backOf } from './places';
import type { Move, Order } from './places';

/** The move of a list among the others. */
export type ListMove = {
  /** Where the list stands then. */
  places: Readonly<Record<string, number>>;
  base: readonly string[];
  wanted: readonly string[];
};

const PREFIX = 'scrumboard-app/board/';

/** How many times an order is sent on top of what others have done meanwhile. */
const TRIES = 5;

const isTooLong = (text: string | undefined, limit: number) => text !== undefined && text.trim().length > limit;
const isUnfit = (text: string | undefined, limit: number) =>
  isTooLong(text, limit) || (text !== undefined && text.trim() === '');

type Send = (lists: Order, base: Order) => Promise<unknown>;

type StoredBoard = Awaited<ReturnType<Api['getBoard']>>;

/**
 * Sends an order. Where others have moved the same meanwhile, or removed it, the move is made once more on what they have made of the board.
 * @param again the order of the board after it; null where nothing is left to move, or the list that it goes to is gone
 * @returns the board as it was when the move was made once more; null where nobody was faster, or has moved all of it to where it was to go
 */
async function sendOrder(
  api: Api,
  boardId: string,
  { send, wanted, base, again }: { send: Send; wanted: Order; base: Order; again: (now: Order) => Order | null },
): Promise<StoredBoard | null> {
  let [lists, before] = [wanted, base];
  let met: StoredBoard | null = null;
  for (let tried = 1; ; tried += 1) {
    try {
      await send(lists, before);
      return met;
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode !== 409 || tried === TRIES) throw error;
      met = await api.getBoard({ query: { boardId } });
      before = met.lists.map(({ id, idCards }) => ({ id, idCards }));
      const next = again(before);
      if (!next) throw error;
      if (isSameJson(next, before)) return null;
      lists = next;
    }
  }
}

const mutable = (order: Order) => order.map(({ id, idCards }) => ({ id, idCards: [...idCards] }));

const listOf = (order: Order, card: string) => order.find(({ idCards }) => idCards.includes(card))?.id;

/** What others had moved of some cards, where a move met that. */
const movedCards = ({ lists, cards }: StoredBoard, ids: readonly string[], { base, wanted }: Move): MovedMeanwhile => {
  const elsewhere = ids.filter((id) => {
    const theirs = listOf(lists, id);
    return theirs !== undefined && theirs !== listOf(base, id) && theirs !== listOf(wanted, id);
  });
  const moved = elsewhere.length > 0 ? elsewhere : ids;
  const [first = ''] = moved;
  const named = (id: string | undefined) => lists.find((list) => list.id === id)?.name ?? '';
  const isToOne = new Set(moved.map((id) => listOf(wanted, id))).size === 1;
  return {
    count: moved.length,
    name: cards.find(({ id }) => id === first)?.name ?? '',
    theirs: elsewhere.length > 0 && isToOne ? named(listOf(lists, first)) : null,
    mine: named(listOf(wanted, first)),
  };
};

const movedMeanwhile = (answer: unknown) => answer as MovedMeanwhile | null;

const moveCards = (boardId: string): BulkChange<Card> => ({
  send: async (api, ids, move: Move) => {
    const { wanted, base } = move;
    const met = await sendOrder(api, boardId, {
      ...{ wanted, base },
      send: (lists, before) => api.orderCards({ body: { boardId, lists: mutable(lists), base: mutable(before) } }),
      again: (now) => applyMove(now, ids, { wanted }),
    });
    return met && movedCards(met, ids, move);
  },
  movedMeanwhile,
  apply: (card, { places }: Move) => ({ ...card, ...places[card.id] }),
  takeBack: (cards, move: Move) => [{ name: 'move', ids: cards.map(({ id }) => id), given: backOf(cards, move) }],
  links: ({ wanted }: Move) => wanted.map(({ id }) => id),
});

/** Puts cards into the archive, or brings them back. */
export type Archive = { archived: boolean };

const archiveCards = (boardId: string): BulkChange<Card> => ({
  send: (api, ids, { archived }: Archive) =>
    inParts(ids, (cardIds) => api.archiveCards({ body: { boardId, cardIds, archived } })),
  apply: (card, { archived }: Archive) => ({ ...card, archived }),
  takeBack: (cards, { archived }: Archive) => {
    const ids = cards.flatMap((card) => (card.archived === archived ? [] : [card.id]));
    return ids.length === 0 ? [] : [{ name: 'archive', ids, given: { archived: !archived } satisfies Archive }];
  },
});

const moveLists = (boardId: string): BulkChange<BoardList> => {
  /** Without their cards, which stay where they are. */
  const bare = (ids: readonly string[]): Order => ids.map((id) => ({ id, idCards: [] }));
  return {
    send: async (api, ids, { wanted, base }: ListMove): Promise<MovedMeanwhile | null> => {
      const met = await sendOrder(api, boardId, {
        ...{ wanted: bare(wanted), base: bare(base) },
        send: (lists, before) =>
          api.orderBoardLists({ body: { boardId, lists: mutable(lists), base: mutable(before) } }),
        again: (now) => {
          const moved = applyMove([{ id: '', idCards: now.map(({ id }) => id) }], ids, {
            wanted: [{ id: '', idCards: wanted }],
          });
          const cardsOf = new Map(now.map(({ id, idCards }) => [id, idCards]));
          return moved?.[0] ? moved[0].idCards.map((id) => ({ id, idCards: cardsOf.get(id) ?? [] })) : null;
        },
      });
      const name = met?.lists.find(({ id }) => id === ids[0])?.name ?? '';
      return met && { count: ids.length, name, theirs: null, mine: '' };
    },
    movedMeanwhile,
    apply: (list, { places }: ListMove) => ({ ...list, place: places[list.id] ?? list.place }),
    takeBack: (lists, { wanted, base }: ListMove) => [
      {
        name: 'move',
        ids: lists.map(({ id }) => id),
        given: {
          places: Object.fromEntries(lists.map(({ id, place }) => [id, place])),
          base: wanted,
          wanted: base,
        } satisfies ListMove,
      },
    ],
  };
};

/** Takes records out of the trash that all boards share; what is not in it is made anew. */
const restoreFrom =
  <R extends Stored>(list: string, create: (api: Api, record: R) => Promise<unknown>) =>
  async (api: Api, records: readonly Placed<R>[]) => {
    const left = new Map(records.map(({ record }) => [record.id, record]));
    await inParts([...left.keys()], async (ids) => {
      for (const id of await api.restoreFromTrash({ body: { list, ids } })) left.delete(id);
    });
    for (const record of left.values()) await create(api, record);
  };

/** Makes cards, each the last of its list, with few calls. */
export const createCards = (api: Api, boardId: string, cards: readonly Card[]): Promise<void> =>
  recordsInParts(
    cards.map((card) => ({ ...dtoOf(card), listId: card.idList })),
    (part) => api.createCards({ body: { boardId, cards: part } }),
    'last',
  );

const cardsOf = (boardId: string): Collection<Card> => {
  const create: Collection<Card>['create'] = async (api, card) => {
    const { id, ...data } = dtoOf(card);
    const board = await api.createCard({ body: { boardId, listId: card.idList, data }, idempotencyKey: id });
    return { ...card, ...partsOf(board).cards.find((one) => one.id === id), place: card.place };
  };
  return {
    list: `${PREFIX}${boardId}/cards`,
    placed: 'last',
    load: async (api) => (await loadBoard(api, boardId)).cards,
    create,
    createMany: (api, cards) => createCards(api, boardId, cards),
    update: async (api, card, base) => ({
      ...card,
      ...(await api.updateCard({ body: { boardId, card: dtoOf(card), base: dtoOf(base) } })),
    }),
    // A label that was removed for good meanwhile is shown nowhere, so nobody could take it off the card.
    relink: async (api, card) => {
      const { labels } = (await loadBoard(api, boardId)).board;
      return { ...card, idLabels: card.idLabels.filter((label) => labels.some(({ id }) => id === label)) };
    },
    remove: (api, ids) => removeEach(ids, (cardId) => api.removeCard({ body: { boardId, cardId } })),
    restore: restoreFrom<Card>('scrumboard-app/cards', create),
    bulk: { move: moveCards(boardId), archive: archiveCards(boardId) },
    links: ({ idList }) => (idList === undefined ? [] : [idList]),
    isSame: isSameStored,
    unfit: ({ name, description, checklists = [], attachments = [], activities = [] }) => [
      ...(isUnfit(name, limits.name) ? ['name' as const] : []),
      ...(isTooLong(description, limits.description) ? ['description' as const] : []),
      ...(checklists.some(
        (list) =>
          isTooLong(list.name, limits.checklistName) ||
          list.checkItems.some((item) => isTooLong(item.name, limits.itemName)),
      )
        ? ['checklists' as const]
        : []),
      ...(attachments.some((one) => isUnfit(one.name, limits.attachmentName)) ? ['attachments' as const] : []),
      ...(activities.some(({ message }) => isTooLong(message, limits.comment)) ? ['activities' as const] : []),
    ],
    pathOf: ({ id }) => `${pathOfBoard({ id: boardId })}?card=${encodeURIComponent(id)}`,
    nameOf: ({ name }) => name,
    merge: cardMerges,
  };
};

const listsOf = (boardId: string): Collection<BoardList> => {
  const create: Collection<BoardList>['create'] = async (api, list) => {
    await api.createBoardList({ body: { boardId, data: { name: list.name } }, idempotencyKey: list.id });
    return list;
  };
  return {
    list: `${PREFIX}${boardId}/lists`,
    placed: 'last',
    load: async (api) => (await loadBoard(api, boardId)).lists,
    create,
    update: async (api, list, base) => {
      const listId = list.id;
      if (list.name !== base.name) await api.renameBoardList({ body: { boardId, listId, listTitle: list.name } });
      if (list.archived !== base.archived)
        await api.archiveBoardList({ body: { boardId, listId, archived: list.archived } });
      return list;
    },
    remove: (api, ids) => removeEach(ids, (listId) => api.removeBoardList({ body: { boardId, listId } })),
    restore: restoreFrom<BoardList>('scrumboard-app/lists', create),
    bulk: { move: moveLists(boardId) },
    isSame: isSameStored,
    unfit: ({ name }) => (isUnfit(name, limits.listName) ? ['name'] : []),
    refused: 'isTakenBack',
    nameOf: ({ name }) => name,
  };
};

const nobodyCan = () => Promise.reject(new Error('Boards are made and removed in the list of boards.'));

const itselfOf = (boardId: string): Collection<Board> => ({
  list: `${PREFIX}${boardId}/itself`,
  load: async (api) => [(await loadBoard(api, boardId)).board],
  create: nobodyCan,
  update: async (api, board, base) => {
    if (board.name !== base.name) await api.renameBoard({ body: { boardId, boardTitle: board.name } });
    const settings = Object.fromEntries(
      Object.entries(board.settings).filter(
        ([name, value]) => base.settings[name as keyof Board['settings']] !== value,
      ),
    );
    if (Object.keys(settings).length > 0) await api.updateBoardSettings({ body: { boardId, settings } });
    if (isSameJson(board.labels, base.labels)) return board;
    const labels = await api.updateBoardLabels({ body: { boardId, labels: board.labels, base: base.labels } });
    return { ...board, labels };
  },
  remove: nobodyCan,
  isSame: isSameStored,
  unfit: ({ name }) => (isUnfit(name, limits.boardName) ? ['name'] : []),
  refused: 'isTakenBack',
  nameOf: ({ name }) => name,
});

/** How many boards are remembered: those that were used last. */
const MOST_KNOWN = 20;

const known = new Map<string, ReturnType<typeof make>>();

const make = (boardId: string) => ({ itself: itselfOf(boardId), lists: listsOf(boardId), cards: cardsOf(boardId) });

/** The records of a board: itself, its lists and its cards; the same objects for a board as long as it is in use. */
export const boardCollections = (boardId: string) => {
  const collections = known.get(boardId) ?? make(boardId);
  // At its end stands the one that was used last.
  known.delete(boardId);
  known.set(boardId, collections);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return collections;
};

/** The collection of one of these lists, for changes of an earlier visit. @throws where there is none of this name */
export const collectionOf = (list: string) => {
  const [boardId = '', part = ''] = list.slice(PREFIX.length).split('/');
  const { itself, lists, cards } = boardCollections(boardId);
  const found = { itself, lists, cards }[part];
  if (!found) throw new Error(`Nothing is known of the list ${list}.`);
  return found;
};
