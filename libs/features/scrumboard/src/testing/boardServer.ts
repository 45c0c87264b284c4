import { fakeApi, fakeList, refused } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import type { fakeLiveSocket } from '@ezone/shell/session/live/testing';
import { dtoOf, emptyCard } from '../model/board';
import type { Board, BoardSummary, Card, CardDto } from '../model/board';
import { partsOf } from '../model/loadBoard';
import { applyMove } from '../model/places';
import type { Order } from '../model/places';

type Column = { id: string; name: string; archived?: boolean; idCards: string[] };

/** A card with some of its fields. */
export const cardOf = (id: string, fields: Partial<CardDto> = {}): CardDto =>
  dtoOf({ ...emptyCard(id, '', 0), ...fields, id } as Card);

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A small board: what a card can have, in two languages. */
export const sampleBoard = (): { board: Board; lists: Column[]; cards: CardDto[] } => ({
  board: {
    ...{ id: 'b1', name: 'Mobile app', uri: 'mobile-app' },
    settings: { color: 'blue', subscribed: true, cardCoverImages: true },
    members: [
      { id: 'ada', name: 'Ada Admin', avatar: null, isDisabled: false },
      { id: 'elif', name: 'Elif Demir', avatar: null, isDisabled: false },
    ],
    labels: [
      { id: 'bug', name: 'Bug', class: 'red' },
      { id: 'design', name: 'Design', class: 'purple' },
    ],
  },
  lists: [
    { id: 'next', name: 'Next', idCards: ['finger', 'drafts', 'icons'] },
    { id: 'doing', name: 'In progress', idCards: ['call'] },
    { id: 'done', name: 'Done', idCards: [] },
  ],
  cards: [
    cardOf('finger', {
      ...{
        name: 'Sign in with a fingerprint',
        description: 'On phones that have a reader',
        idMembers: ['ada', 'elif'],
      },
      ...{ idLabels: ['design'], due: inDays(2) },
      checklists: [
        {
          ...{ id: 'c1', name: 'Steps' },
          checkItems: [
            { id: 'i1', name: 'Store the key', checked: true },
            { id: 'i2', name: 'Words in Turkish', checked: false },
          ],
        },
      ],
      activities: [
        { id: 'a1', type: 'comment', idMember: 'elif', message: 'The second version reads better.', time: inDays(-1) },
      ],
    }),
    cardOf('drafts', { name: 'Offline drafts of notes', idLabels: ['bug'], due: inDays(-3) }),
    cardOf('icons', { name: 'أيقونات جديدة للشريط' }),
    cardOf('call', { name: 'Çağrıyı bekletmek', idMembers: ['elif'] }),
  ],
});

/** A board with so many cards in ten lists. */
export const largeBoard = (length: number): ReturnType<typeof sampleBoard> => {
  const cards = Array.from({ length }, (_, index) =>
    cardOf(`m${String(index)}`, { name: `Card ${String(index + 1)}` }),
  );
  const lists = Array.from({ length: 10 }, (_, at) => ({
    ...{ id: `l${String(at)}`, name: `List ${String(at + 1)}` },
    idCards: cards.filter((_card, index) => index % 10 === at).map(({ id }) => id),
  }));
  return { ...sampleBoard(), lists, cards };
};

/** Keeps one board as the real server does, in memory, and tells the windows that watch it of changes. */
export const createBoardServer = (first = sampleBoard()) => {
  let { board, lists } = first;
  const cards = fakeList(first.cards);
  const boards = fakeList<BoardSummary>([{ id: board.id, name: board.name, uri: board.uri }]);
  const removedLists = new Map<string, { list: Column; at: number }>();
  const { openWindow, tell } = fakeWindows();
  const watching = new Map<string | undefined, ReturnType<typeof fakeLiveSocket>>();

  const whole = () => {
    const known = new Map(cards.all().map((card) => [card.id, card]));
    const shown = lists.map((list) => ({ ...list, idCards: list.idCards.filter((id) => known.has(id)) }));
    return {
      ...board,
      lists: shown,
      cards: shown.flatMap(({ idCards }) => idCards.flatMap((id) => known.get(id) ?? [])),
    };
  };
  const told = <T>(answer: T, by: string | undefined): T => {
    for (const [id, live] of watching) {
      if (id !== by) live.tell('board:changed', { boardId: board.id, by: 'elif', change: { type: 'card/update' } });
    }
    return answer;
  };
  const order = (wanted: Order, base: Order) => {
    const listIn = (all: Order) =>
      new Map(all.flatMap(({ id, idCards }) => idCards.map((card) => [card, id] as const)));
    const [from, to, now] = [listIn(base), listIn(wanted), listIn(lists)];
    for (const [card, list] of to) {
      if (from.get(card) !== list && (now.get(card) !== from.get(card) || !lists.some(({ id }) => id === list)))
        throw refused(409);
    }
    const isReordered = (id: string) =>
      JSON.stringify(base.find((one) => one.id === id)) !== JSON.stringify(wanted.find((one) => one.id === id));
    const elsewhere = [...to].filter(([card, list]) => from.get(card) !== list).map(([card]) => card);
    const within = [...to].filter(([, list]) => isReordered(list)).map(([card]) => card);
    const moved = applyMove(lists, elsewhere.length > 0 ? elsewhere : within, { wanted }) ?? lists;
    lists = lists.map((list) => ({ ...list, idCards: [...(moved.find(({ id }) => id === list.id)?.idCards ?? [])] }));
    return lists;
  };

  const server = fakeApi({
    'GET /api/scrumboard-app/boards': () => boards.all(),
    'POST /api/scrumboard-app/board/new': ({ body, idempotencyKey = '' }) =>
      boards.create({ id: idempotencyKey, name: body.board.name, uri: 'new' }),
    'POST /api/scrumboard-app/board/delete': ({ body: { boardId } }) => boards.remove([boardId]).length > 0,
    'POST /api/scrumboard-app/board/rename': ({ body: { boardId, boardTitle }, socketId }) => {
      boards.patch([boardId], { name: boardTitle });
      if (boardId === board.id) board = { ...board, name: boardTitle };
      return told(boardTitle, socketId);
    },
    'POST /api/scrumboard-app/board/settings/update': ({ body: { settings }, socketId }) => {
      board = { ...board, settings: { ...board.settings, ...settings } };
      return told(board.settings, socketId);
    },
    'POST /api/scrumboard-app/board/labels/update': ({ body: { labels, base }, socketId }) => {
      const isIn = (all: readonly { id: string }[], id: string) => all.some((label) => label.id === id);
      const kept = board.labels.filter(({ id }) => !isIn(base, id) || isIn(labels, id));
      const changed = kept.map((label) => labels.find(({ id }) => id === label.id) ?? label);
      const added = labels.filter(({ id }) => !isIn(base, id) && !isIn(kept, id));
      board = { ...board, labels: [...changed, ...added] };
      return told(board.labels, socketId);
    },
    'GET /api/scrumboard-app/board': ({ query }) => {
      if (query.boardId !== board.id) throw refused(404);
      return whole();
    },
    'POST /api/scrumboard-app/card/new': ({ body: { listId, data }, idempotencyKey = '', socketId }) => {
      const list = lists.find(({ id }) => id === listId);
      if (!list) throw refused(404);
      if (!list.idCards.includes(idempotencyKey)) list.idCards.push(idempotencyKey);
      cards.create(cardOf(idempotencyKey, data));
      return told(whole(), socketId);
    },
    'POST /api/scrumboard-app/card/new-many': ({ body: { cards: many }, socketId }) => {
      const added = many.filter(({ id }) => !lists.some(({ idCards }) => idCards.includes(id)));
      for (const { id, listId, ...data } of added) {
        lists.find((list) => list.id === listId)?.idCards.push(id);
        cards.create(cardOf(id, data));
      }
      return told(
        added.map(({ id }) => id),
        socketId,
      );
    },
    'POST /api/scrumboard-app/card/archive': ({ body: { cardIds, archived }, socketId }) => {
      cards.patch(cardIds, { archived });
      return told(cardIds, socketId);
    },
    'POST /api/scrumboard-app/list/archive': ({ body: { listId, archived }, socketId }) => {
      lists = lists.map((list) => (list.id === listId ? { ...list, archived } : list));
      return told(lists, socketId);
    },
    'POST /api/scrumboard-app/card/update': ({ body: { card, base }, socketId }) =>
      told(cards.update(card, base), socketId),
    'POST /api/scrumboard-app/card/remove': ({ body: { cardId }, socketId }) => {
      cards.remove([cardId]);
      return told(cardId, socketId);
    },
    'POST /api/scrumboard-app/card/order': ({ body: { lists: wanted, base = [] }, socketId }) =>
      told(order(wanted, base), socketId),
    'POST /api/scrumboard-app/list/order': ({ body: { lists: wanted }, socketId }) => {
      const known = new Map(lists.map((list) => [list.id, list]));
      lists = wanted.flatMap(({ id }) => known.get(id) ?? []);
      return told(lists, socketId);
    },
    'POST /api/scrumboard-app/list/new': ({ body: { data }, idempotencyKey = '', socketId }) => {
      if (!lists.some(({ id }) => id === idempotencyKey))
        lists = [...lists, { id: idempotencyKey, name: data.name, idCards: [] }];
      return told(lists, socketId);
    },
    'POST /api/scrumboard-app/list/rename': ({ body: { listId, listTitle }, socketId }) => {
      lists = lists.map((list) => (list.id === listId ? { ...list, name: listTitle } : list));
      return told({ listId, listTitle }, socketId);
    },
    'POST /api/scrumboard-app/list/remove': ({ body: { listId }, socketId }) => {
      const at = lists.findIndex(({ id }) => id === listId);
      const list = lists[at];
      if (list) removedLists.set(listId, { list, at });
      lists = lists.filter(({ id }) => id !== listId);
      return told(listId, socketId);
    },
    'POST /api/trash/restore': ({ body: { list, ids }, socketId }) => {
      if (list === 'scrumboard-app/boards') return boards.restore(ids);
      if (list === 'scrumboard-app/cards') return told(cards.restore(ids), socketId);
      const back = ids.filter((id) => removedLists.has(id));
      for (const id of back) {
        const { list: restored, at } = removedLists.get(id) ?? {};
        if (restored) lists = lists.toSpliced(at ?? 0, 0, restored);
      }
      return told(back, socketId);
    },
    'POST /api/uploads': () =>
      ({ id: 'u1', url: '/api/uploads/u1', name: 'Sky.webp', type: 'image/webp', bytes: 1 }) as never,
  });
  return {
    ...server,
    tell,
    /** The board as it is stored. */
    stored: () => partsOf(whole()),
    /** The names of the cards of each list, as they are stored. */
    columns: () => whole().lists.map(({ name, idCards }) => [name, ...idCards.map((id) => cards.get(id).name)]),
    /** Somebody else moves a card to the head of a list. */
    moveElsewhere: (card: string, to: string) => {
      lists = lists.map((list) => ({
        ...list,
        idCards: [...(list.id === to ? [card] : []), ...list.idCards.filter((id) => id !== card)],
      }));
      told(null, 'elsewhere');
    },
    changeElsewhere: (card: string, fields: Partial<CardDto>) => {
      cards.patch([card], fields);
      told(null, 'elsewhere');
    },
    removeElsewhere: (card: string) => {
      cards.remove([card]);
      told(null, 'elsewhere');
    },
    openWindow: () => {
      const opened = openWindow(server);
      watching.set(opened.live.getId(), opened.live as ReturnType<typeof fakeLiveSocket>);
      return opened;
    },
  };
};

/** A server of boards that exists in a story or a spec only. */
export type BoardServer = ReturnType<typeof createBoardServer>;
