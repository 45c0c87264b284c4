import { boardOf, boardPath, cardIn, listIn, madeBoard, shapeOf } from '../../testing/boards';
import { fieldsOf } from '../../testing/fields-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { BoardDto, BoardListDto } from './scrumboard.dto';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
let board: BoardDto;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [ada, bob] = await server.twoUsers();
});
beforeEach(async () => {
  board = await madeBoard(ada, { A: ['1', '2', '3', '4'], B: ['5', '6'], C: [] });
});
afterAll(() => server.close());

/** Lists by their names, each with the names of its cards. */
type Order = [list: string, ...cards: string[]][];
const ALL: Order = [['A', '1', '2', '3', '4'], ['B', '5', '6'], ['C']];

/** An order as it is sent. */
const orderOf = (order: Order) =>
  order.map(([list, ...cards]) => ({
    id: listIn(board, list).id,
    idCards: cards.map((name) => cardIn(board, name).id),
  }));
const put = (user: TestUser, lists: Order, base?: Order, call = 'card/order') =>
  user.post(boardPath(call), { boardId: board.id, lists: orderOf(lists), ...(base && { base: orderOf(base) }) });
const shape = async (): Promise<Order> =>
  Object.entries(shapeOf(await boardOf(ada, board.id))).map(([list, cards]) => [list, ...cards.map(String)]);
const remove = (what: 'card' | 'list', id: string) =>
  bob.call(boardPath(`${what}/remove`), { boardId: board.id, [`${what}Id`]: id });

describe('an order with a base', () => {
  it.each<[what: string, first: Order, second: Order, both: Order]>([
    [
      'cards of one list',
      [['A', '2', '3', '4'], ['B', '5', '6', '1'], ['C']],
      [['A', '4', '1', '2', '3'], ['B', '5', '6'], ['C']],
      [['A', '4', '2', '3'], ['B', '5', '6', '1'], ['C']],
    ],
    [
      'cards to the same end',
      [['A', '2', '3', '4'], ['B', '5', '6', '1'], ['C']],
      [['A', '1', '3', '4'], ['B', '5', '6', '2'], ['C']],
      [['A', '3', '4'], ['B', '5', '6', '2', '1'], ['C']],
    ],
    [
      'a card behind one that is elsewhere by now',
      [
        ['A', '1', '3', '4'],
        ['B', '5', '6'],
        ['C', '2'],
      ],
      [['A', '1', '2', '6', '3', '4'], ['B', '5'], ['C']],
      [
        ['A', '1', '6', '3', '4'],
        ['B', '5'],
        ['C', '2'],
      ],
    ],
    [
      'a list and a card',
      [['C'], ['A', '1', '2', '3', '4'], ['B', '5', '6']],
      [['A', '1', '2', '3'], ['B', '5', '4', '6'], ['C']],
      [['C'], ['A', '1', '2', '3'], ['B', '5', '4', '6']],
    ],
    [
      'two lists',
      [['C'], ['A', '1', '2', '3', '4'], ['B', '5', '6']],
      [['B', '5', '6'], ['A', '1', '2', '3', '4'], ['C']],
      [['B', '5', '6'], ['C'], ['A', '1', '2', '3', '4']],
    ],
    [
      'the same card to the same place',
      [
        ['A', '2', '3', '4'],
        ['B', '5', '6'],
        ['C', '1'],
      ],
      [
        ['A', '2', '3', '4'],
        ['B', '5', '6'],
        ['C', '1'],
      ],
      [
        ['A', '2', '3', '4'],
        ['B', '5', '6'],
        ['C', '1'],
      ],
    ],
    [
      'something, and nothing',
      [['C'], ['B', '6', '5'], ['A', '1', '2', '3', '4']],
      ALL,
      [['C'], ['B', '6', '5'], ['A', '1', '2', '3', '4']],
    ],
  ])('keeps what both have moved: %s', async (_, first, second, both) => {
    for (const call of ['card/order', 'list/order']) {
      expect((await put(bob, ALL)).statusCode).toBe(200);
      expect((await put(bob, first, ALL, call)).statusCode).toBe(200);
      const answer = await put(ada, second, ALL, call);
      expect(await shape()).toEqual(both);
      expect(answer.json<BoardListDto[]>()).toEqual((await boardOf(ada, board.id)).lists);
      await put(bob, ALL);
    }
  });

  it.each<[what: string, first: Order, second: Order]>([
    [
      'the same card to two lists',
      [['A', '2', '3', '4'], ['B', '5', '6', '1'], ['C']],
      [
        ['A', '2', '3', '4'],
        ['B', '5', '6'],
        ['C', '1'],
      ],
    ],
    [
      'the same card to two places of a list',
      [['A', '2', '3', '4', '1'], ['B', '5', '6'], ['C']],
      [['A', '2', '3', '1', '4'], ['B', '6', '5'], ['C']],
    ],
    [
      'the same list',
      [['C'], ['A', '1', '2', '3', '4'], ['B', '5', '6']],
      [['A', '1', '2', '3', '4'], ['C'], ['B', '5', '6']],
    ],
  ])('changes nothing where both have moved %s', async (_, first, second) => {
    await put(bob, first, ALL);
    const answer = await put(ada, second, ALL);
    expect([answer.statusCode, [...fieldsOf(answer)]]).toEqual([409, ['lists']]);
    expect(await shape()).toEqual(first);
  });

  it('passes over what others have added and removed, where it moves something else', async () => {
    const listId = listIn(board, 'A').id;
    await bob.call(boardPath('card/new'), { boardId: board.id, listId, data: { name: 'New' } });
    await bob.call(boardPath('list/new'), { boardId: board.id, data: { name: 'D' } });
    await remove('card', cardIn(board, '2').id);
    await remove('list', listIn(board, 'C').id);
    expect((await put(ada, [['B', '6'], ['C'], ['A', '1', '2', '3', '5', '4']], ALL)).statusCode).toBe(200);
    expect(await shape()).toEqual([['B', '6'], ['A', '1', '3', '5', '4', 'New'], ['D']]);
  });

  it('is refused where it moves what was removed, or into a list that was', async () => {
    await remove('card', cardIn(board, '2').id);
    await remove('list', listIn(board, 'C').id);
    const before = await shape();
    for (const order of [
      [['A', '1', '3', '4'], ['B', '5', '2', '6'], ['C']],
      [
        ['A', '1', '2', '3'],
        ['B', '5', '6'],
        ['C', '4'],
      ],
      [['C'], ['A', '1', '2', '3', '4'], ['B', '5', '6']],
    ] satisfies Order[])
      expect((await put(ada, order, ALL)).statusCode).toBe(409);
    expect(await shape()).toEqual(before);
  });

  it.each<[what: string, base: Order]>([
    ['lacks a card', [['A', '1', '2', '3'], ['B', '5', '6'], ['C']]],
    [
      'lacks a list',
      [
        ['A', '1', '2', '3', '4'],
        ['B', '5', '6'],
      ],
    ],
    ['has a card twice', [['A', '1', '2', '3', '4', '4'], ['B', '5'], ['C']]],
  ])('is refused where that %s', async (_, base) => {
    const answer = await put(ada, ALL, base);
    expect([answer.statusCode, [...fieldsOf(answer)]]).toEqual([400, ['base']]);
  });
});
