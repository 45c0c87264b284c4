import { boardOf, boardPath, listIn, madeBoard } from '../../testing/boards';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { BoardDto } from './scrumboard.dto';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [ada, bob] = await server.twoUsers();
});
afterAll(() => server.close());

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => String(from + index));
const idsIn = (board: BoardDto, name: string) => listIn(board, name).idCards;

describe('many cards at once', () => {
  const sent = ({ id: boardId, lists }: BoardDto, ids: readonly string[], prefix: string) => ({
    boardId,
    cards: ids.map((id, place) => ({ id: prefix + id, listId: lists[place % lists.length]?.id, name: `Card ${id}` })),
  });

  it('come after those that are in their lists, in their order', async () => {
    const board = await madeBoard(ada, { Todo: ['One'], Done: [] });
    const body = sent(board, numbers(6), 'order-');
    expect(await bob.call(boardPath('card/new-many'), body)).toHaveLength(6);
    const now = await boardOf(ada, board.id);
    expect(idsIn(now, 'Todo')).toEqual([...idsIn(board, 'Todo'), 'order-0', 'order-2', 'order-4']);
    expect(idsIn(now, 'Done')).toEqual(['order-1', 'order-3', 'order-5']);
  });

  it('are made once, however often they are sent, and only those that are missing', async () => {
    const board = await madeBoard(ada, { Todo: [] });
    const body = sent(board, numbers(3), 'once-');
    await ada.call(boardPath('card/new-many'), body);
    expect(await ada.call(boardPath('card/new-many'), body)).toEqual([]);
    expect(await bob.call(boardPath('card/new-many'), sent(board, numbers(4), 'once-'))).toEqual(['once-3']);
    expect((await boardOf(ada, board.id)).cards).toHaveLength(4);
  });

  it('are all refused where one of them cannot be made', async () => {
    const board = await madeBoard(ada, { Todo: [] });
    const other = await madeBoard(ada, { Todo: [] });
    await ada.call(boardPath('card/new-many'), sent(other, ['theirs'], ''));
    const [card] = sent(board, ['mine'], '').cards;
    const send = (cards: object[]) => ada.post(boardPath('card/new-many'), { boardId: board.id, cards });
    expect((await send([{ ...card }, { ...card, id: 'theirs' }])).statusCode).toBe(409);
    expect((await send([{ ...card }, { ...card, id: 'x', listId: other.lists[0]?.id }])).statusCode).toBe(404);
    expect((await send([{ ...card }, { ...card, id: 'x', idLabels: ['unknown'] }])).statusCode).toBe(404);
    expect((await send([{ ...card }, { ...card, id: 'x', idMembers: ['nobody'] }])).statusCode).toBe(404);
    expect((await boardOf(ada, board.id)).cards).toEqual([]);
  });

  it('fill a board with five thousand, which is then read, ordered and copied as any other', async () => {
    const board = await madeBoard(ada, { Todo: [], Doing: [] });
    for (let from = 0; from < 5000; from += 500)
      await ada.call(boardPath('card/new-many'), sent(board, numbers(500, from), 'many-'));
    const full = await boardOf(bob, board.id);
    expect(full.cards).toHaveLength(5000);
    const base = full.lists.map(({ id, idCards }) => ({ id, idCards }));
    const [todo, doing] = base;
    const [first = '', ...rest] = todo?.idCards ?? [];
    const lists = [
      { ...todo, idCards: rest },
      { ...doing, idCards: [first, ...(doing?.idCards ?? [])] },
    ];
    await bob.call(boardPath('card/order'), { boardId: board.id, lists, base });
    expect(idsIn(await boardOf(ada, board.id), 'Doing')[0]).toBe(first);
  });
});

describe('the archive', () => {
  it('takes a card out of nothing: it stays where it is, and who does not know of the archive leaves it there', async () => {
    const board = await madeBoard(ada, { Todo: ['One', 'Two'] });
    const [one] = board.cards;
    if (!one) throw new Error('no card');
    await ada.call(boardPath('card/update'), { boardId: board.id, card: { ...one, archived: true }, base: one });
    const { archived: _, ...older } = one;
    await bob.call(boardPath('card/update'), { boardId: board.id, card: { ...older, name: 'Renamed' } });
    await bob.call(boardPath('card/update'), {
      ...{ boardId: board.id, card: { ...older, name: 'Again' }, base: { ...older, name: 'Renamed' } },
    });
    const now = await boardOf(ada, board.id);
    expect(now.cards[0]).toMatchObject({ id: one.id, name: 'Again', archived: true });
    expect(idsIn(now, 'Todo')).toEqual(idsIn(board, 'Todo'));
    await bob.call(boardPath('card/update'), { boardId: board.id, card: { ...older, archived: false } });
    expect((await boardOf(ada, board.id)).cards[0]?.archived).toBe(false);
  });

  it('takes many cards in one step, and passes over what is gone or on another board', async () => {
    const board = await madeBoard(ada, { Todo: ['One', 'Two', 'Three'] });
    const other = await madeBoard(ada, { Todo: ['Theirs'] });
    const [one, two, gone] = board.cards.map(({ id }) => id);
    await ada.call(boardPath('card/remove'), { boardId: board.id, cardId: gone });
    const cardIds = [one, two, gone, other.cards[0]?.id, 'unknown'];
    const archive = (archived: boolean) =>
      bob.call<string[]>(boardPath('card/archive'), { boardId: board.id, cardIds, archived });
    expect((await archive(true)).toSorted()).toEqual([one, two].toSorted());
    expect((await boardOf(ada, board.id)).cards.map(({ archived }) => archived)).toEqual([true, true]);
    expect((await boardOf(ada, other.id)).cards[0]?.archived).toBe(false);
    await archive(false);
    expect((await boardOf(ada, board.id)).cards.map(({ archived }) => archived)).toEqual([false, false]);
  });

  it('takes a list with its cards, in its place, and gives it back', async () => {
    const board = await madeBoard(ada, { Todo: ['One'], Done: [] });
    const listId = listIn(board, 'Todo').id;
    const archive = (archived: boolean, user = ada) =>
      user.call<BoardDto['lists']>(boardPath('list/archive'), { boardId: board.id, listId, archived });
    expect((await archive(true)).map(({ name, archived }) => [name, archived])).toEqual([
      ['Todo', true],
      ['Done', false],
    ]);
    expect(idsIn(await boardOf(bob, board.id), 'Todo')).toHaveLength(1);
    expect((await archive(false, bob)).map(({ archived }) => archived)).toEqual([false, false]);
  });

  it('comes with a new board', async () => {
    const { id } = await ada.call<{ id: string }>(boardPath('board/new'), {
      board: {
        name: 'Old',
        lists: [
          { id: 'a', name: 'Past', idCards: ['1'], archived: true },
          { id: 'b', name: 'Now', idCards: [] },
        ],
        cards: [{ id: '1', name: 'Done long ago', archived: true }],
      },
    });
    const board = await boardOf(bob, id);
    expect([board.lists.map(({ archived }) => archived), board.cards[0]?.archived]).toEqual([[true, false], true]);
  });
});
