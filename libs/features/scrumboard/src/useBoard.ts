import { asStored, handOver, newId, useRecords, useRecordsStore } from '@ezone/shell/records';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { boardMessages, boardSentences } from './messages';
import { assignable, emptyCard, inPlace, limits } from './model/board';
import type { Board, BoardLabel, BoardList, Card } from './model/board';
import { boardCollections } from './model/boardCollections';
import type { Archive, ListMove } from './model/boardCollections';
import { isSameJson } from './model/isSame';
import { placesBetween, planMove } from './model/places';
import { labelColors } from './model/toneOf';

/** A place for cards: the list, and the card that comes after them; null is the end. */
export type Target = { to: string; before: string | null };

/** A board with its lists and cards, and the ways to change them: each at once on screen, and to be taken back. */
export function useBoard(boardId: string) {
  const { formatMessage } = useIntl();
  const store = useRecordsStore();
  const collections = boardCollections(boardId);
  const itself = useRecords(collections.itself);
  const lists = useRecords(collections.lists);
  const cards = useRecords(collections.cards);

  const { create, createMany, remove, bulk } = cards;
  const { update: updateItself } = itself;
  const { create: createList, update: updateList, remove: removeLists, bulk: bulkLists } = lists;
  const actions = useMemo(() => {
    const shownCards = () => (store.records.shown(asStored(collections.cards)) ?? []) as readonly Card[];
    const shownLists = () => inPlace((store.records.shown(asStored(collections.lists)) ?? []) as readonly BoardList[]);
    const moveList = (id: string, before: string | null, group?: string) => {
      const known = shownLists();
      const base = known.map((list) => list.id);
      const rest = known.filter((list) => list.id !== id);
      const found = rest.findIndex((list) => list.id === before);
      const at = before === null || found < 0 ? rest.length : found;
      const wanted = rest.map((list) => list.id).toSpliced(at, 0, id);
      if (before === id || wanted.join() === base.join()) return;
      const [place = 0] = placesBetween(rest[at - 1]?.place ?? null, rest[at]?.place ?? null, 1);
      const move: ListMove = { places: { [id]: place }, base, wanted };
      bulkLists('move', [id], move, {
        failed: formatMessage(boardMessages.notMoved),
        ...(group !== undefined && { group }),
      });
    };
    const endOf = (list: string) =>
      Math.max(-1, ...shownCards().flatMap(({ idList, place }) => (idList === list ? [place] : []))) + 1;
    const shownBoard = () => ((store.records.shown(asStored(collections.itself)) ?? []) as readonly Board[])[0];
    /** What a copy of a card is made of, but for its place. */
    const copied = ({ id: _, ...card }: Card) => ({
      ...card,
      idMembers: assignable(card.idMembers, shownBoard()?.members ?? []),
      activities: [],
    });
    const changeLabels = (change: (labels: readonly BoardLabel[]) => BoardLabel[], done?: string) => {
      const board = shownBoard();
      const labels = board && change(board.labels);
      if (labels && !isSameJson(labels, board.labels))
        updateItself(board.id, { labels }, { ...(done !== undefined && { done }) });
    };
    return {
      addLabel: (name: string) => {
        changeLabels((labels) => [...labels, { id: newId(), name, class: labelColors[0] }]);
      },
      changeLabel: (id: string, fields: Partial<BoardLabel>) => {
        changeLabels((labels) => labels.map((label) => (label.id === id ? { ...label, ...fields } : label)));
      },
      /** Cards have it no more, and have it again where that is taken back. */
      removeLabel: ({ id, name }: BoardLabel) => {
        changeLabels(
          (labels) => labels.filter((label) => label.id !== id),
          formatMessage(boardSentences.labelRemoved, { name }),
        );
      },
      /** Cards by their ids, as they are in this moment, with what is being typed into them. */
      read: (ids: readonly string[]): Card[] => {
        handOver(store, ({ list, id }) => list === collections.cards.list && ids.includes(id));
        const wanted = new Set(ids);
        return shownCards().filter(({ id }) => wanted.has(id));
      },
      addCards: (list: string, names: readonly string[]) => {
        const from = endOf(list);
        const [name = ''] = names;
        if (names.length === 1) create(emptyCard(name, list, from));
        else
          createMany(
            names.map((one, index) => emptyCard(one, list, from + index)),
            { done: formatMessage(boardSentences.added, { count: names.length }) },
          );
      },
      duplicateCard: (card: Card) => {
        const after = inPlace(shownCards().filter(({ idList }) => idList === card.idList)).find(
          ({ place }) => place > card.place,
        );
        const [place = 0] = placesBetween(card.place, after?.place ?? null, 1);
        const name = formatMessage(boardSentences.copyOf, { name: card.name }).slice(0, 200);
        create({ ...copied(card), name, place });
      },
      removeCards: (ids: readonly string[]) => {
        const name = shownCards().find(({ id }) => id === ids[0])?.name ?? '';
        remove(ids, { done: formatMessage(boardSentences.removed, { count: ids.length, name }) });
      },
      /** Moves cards as one step. @returns whether anything has moved */
      moveCards: (ids: readonly string[], target: Target): boolean => {
        const move = planMove(shownCards(), ids, target);
        const list = shownLists().find(({ id }) => id === target.to)?.name ?? '';
        if (!move) return false;
        return bulk('move', Object.keys(move.places), move, {
          done: formatMessage(boardSentences.moved, { count: Object.keys(move.places).length, list }),
          failed: formatMessage(boardMessages.notMoved),
        });
      },
      addList: (name: string) => {
        createList({ name, place: (shownLists().at(-1)?.place ?? -1) + 1, archived: false });
      },
      removeList: ({ id, name }: BoardList) => {
        removeLists([id], { done: formatMessage(boardSentences.listRemoved, { name }) });
      },
      /** Puts a list before another one, or last. */
      moveList: (id: string, before: string | null) => {
        moveList(id, before);
      },
      /** Makes a copy of a list and of the cards that are shown in it, behind it, as one step. */
      duplicateList: ({ id, name: original }: BoardList) => {
        const all = shownLists();
        const name = formatMessage(boardSentences.copyOf, { name: original }).slice(0, limits.listName);
        const group = newId();
        const copy = createList({ name, place: (all.at(-1)?.place ?? -1) + 1, archived: false }, { group });
        moveList(copy.id, all[all.findIndex((list) => list.id === id) + 1]?.id ?? null, group);
        const cardsOfList = inPlace(shownCards().filter((card) => card.idList === id && !card.archived));
        createMany(
          cardsOfList.map((card, place) => ({ ...copied(card), idList: copy.id, place })),
          { group },
        );
      },
      /** Puts cards into the archive, or brings them back, as one step. */
      archiveCards: (ids: readonly string[], archived: boolean) => {
        const name = shownCards().find(({ id }) => id === ids[0])?.name ?? '';
        const done = archived ? boardSentences.archived : boardSentences.broughtBack;
        bulk('archive', ids, { archived } satisfies Archive, {
          done: formatMessage(done, { count: ids.length, name }),
        });
      },
      archiveList: ({ id, name }: BoardList, archived: boolean) => {
        const done = archived ? boardSentences.listArchived : boardSentences.listBroughtBack;
        updateList(id, { archived }, { done: formatMessage(done, { name }) });
      },
    };
  }, [
    store,
    collections,
    create,
    createMany,
    remove,
    bulk,
    createList,
    updateList,
    removeLists,
    bulkLists,
    updateItself,
    formatMessage,
  ]);

  return { itself, lists, cards, actions, collections };
}

export type BoardActions = ReturnType<typeof useBoard>['actions'];
