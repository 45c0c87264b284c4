import { Database } from '../../platform/database/database';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { boardOf, boardPath, listIn, madeBoard } from '../../testing/boards';
import { fieldsOf } from '../../testing/fields-of';
import { startTestServer, type Answer, type TestServer, type TestUser } from '../../testing/test-server';
import type { BoardDto, BoardSummaryDto, CardDto } from './scrumboard.dto';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [ada, bob] = await server.twoUsers();
});
afterAll(() => server.close());

const TIME = '2026-03-01T09:00:00.000Z';
const send = (call: string, body: object, user = ada) => user.post(boardPath(call), body);
const each = <Item>(count: number, make: (id: string) => Item) =>
  Array.from({ length: count }, (_, index) => make(String(index)));
const wordsOf = (answer: Answer) => answer.json<{ message: string }>().message;
const textOf = (length: number) => 'x'.repeat(length);

/** Cards of a draft, in two lists of it. */
const drafted = (cards: { id: string }[]) => {
  const lists = [cards.slice(0, 1000), cards.slice(1000)];
  return { lists: lists.map((some) => ({ name: 'List', idCards: some.map(({ id }) => id) })), cards };
};

describe('the body of a call', () => {
  const attachment = (id: string) => ({ id, name: id, type: 'link', url: 'https://example.com', time: TIME });
  const checkItem = (id: string) => ({ id, name: id, checked: false });
  const checklist = (id: string) => ({ id, name: id, checkItems: [] });
  const comment = (id: string) => ({ id, type: 'comment', idMember: id, message: id, time: TIME });
  const label = (id: string) => ({ id, name: id, class: 'red' });

  it.each<[what: string, most: number, boardOf: (count: number) => object, field: string]>([
    ['letters of a name', 100, (count) => ({ name: textOf(count) }), 'board.name'],
    ['lists', 200, (count) => ({ lists: each(count, (name) => ({ name })) }), 'board.lists'],
    ['cards', 2000, (count) => drafted(each(count, (id) => ({ id, name: id }))), 'board.cards'],
    ['labels', 100, (count) => ({ labels: each(count, label) }), 'board.labels'],
    [
      'letters of a label',
      60,
      (count) => ({ labels: [{ ...label('a'), name: textOf(count) }] }),
      'board.labels.0.name',
    ],
  ])('makes a board of at most so many %s: %d', async (_, most, boardOfCount, field) => {
    const board = (count: number) => ({ board: { name: 'Full', ...boardOfCount(count) } });
    expect((await send('board/new', board(most))).statusCode).toBe(200);
    const answer = await send('board/new', board(most + 1));
    expect([answer.statusCode, [...fieldsOf(answer)][0]]).toEqual([400, field]);
    expect(wordsOf(answer)).toMatch(new RegExp(`must .*\\b${String(most)}\\b`));
  });

  it.each<[what: string, most: number, cardOf: (count: number) => object, field: string]>([
    ['letters of a name', 200, (count) => ({ name: textOf(count) }), 'name'],
    ['letters of a description', 20_000, (count) => ({ description: textOf(count) }), 'description'],
    ['attachments', 100, (count) => ({ attachments: each(count, attachment) }), 'attachments'],
    ['checklists', 50, (count) => ({ checklists: each(count, checklist) }), 'checklists'],
    [
      'items of a checklist',
      200,
      (count) => ({ checklists: [{ ...checklist('1'), checkItems: each(count, checkItem) }] }),
      'checklists.0.checkItems',
    ],
    ['comments', 500, (count) => ({ activities: each(count, comment) }), 'activities'],
    [
      'letters of a comment',
      5000,
      (count) => ({ activities: [{ ...comment('1'), message: textOf(count) }] }),
      'activities.0.message',
    ],
  ])('makes or changes a card of at most so many %s: %d', async (_, most, cardOf, field) => {
    const board = await madeBoard(ada, { Todo: ['One'] });
    const [listId, [first]] = [listIn(board, 'Todo').id, board.cards];
    const calls: [call: string, body: (count: number) => object, within: string][] = [
      ['card/new', (count) => ({ listId, data: { name: 'New', ...cardOf(count) } }), 'data'],
      ['card/update', (count) => ({ card: { ...first, ...cardOf(count) } }), 'card'],
    ];
    for (const [call, body, within] of calls) {
      expect((await send(call, { boardId: board.id, ...body(most) })).statusCode).toBe(200);
      const answer = await send(call, { boardId: board.id, ...body(most + 1) });
      expect([call, answer.statusCode, [...fieldsOf(answer)]]).toEqual([call, 400, [`${within}.${field}`]]);
      expect(wordsOf(answer)).toMatch(new RegExp(`must .*\\b${String(most)}\\b`));
    }
  });

  it.each<[what: string, most: number, card: (ids: string[]) => object, field: string]>([
    ['members', 100, (idMembers) => ({ idMembers }), 'idMembers'],
    ['labels', 100, (idLabels) => ({ idLabels }), 'idLabels'],
  ])('names at most so many %s of a card: %d', async (_, most, cardOf, field) => {
    const board = await madeBoard(ada, { Todo: ['One'] });
    const [card] = board.cards;
    const update = (count: number) =>
      send('card/update', { boardId: board.id, card: { ...card, ...cardOf(each(count, (id) => id)) } });
    // So many are read, and found to be unknown.
    expect((await update(most)).statusCode).toBe(404);
    const answer = await update(most + 1);
    expect([answer.statusCode, [...fieldsOf(answer)]]).toEqual([400, [`card.${field}`]]);
    expect(wordsOf(answer)).toMatch(new RegExp(`must .*\\b${String(most)}\\b`));
  });

  it.each<[what: string, most: number, order: (count: number) => object[]]>([
    ['lists', 200, (count) => each(count, (id) => ({ id, idCards: [] }))],
    ['cards of a list', 6000, (count) => [{ id: '1', idCards: each(count, (id) => id) }]],
  ])('orders at most so many %s: %d', async (_, most, order) => {
    const { id: boardId } = await madeBoard(ada);
    expect((await send('card/order', { boardId, lists: order(most) })).statusCode).toBe(409);
    const answer = await send('card/order', { boardId, lists: order(most + 1) });
    expect(answer.statusCode).toBe(400);
    expect(wordsOf(answer)).toMatch(new RegExp(`must .*\\b${String(most)}\\b`));
  });
});

describe('a board that is full', () => {
  const full = async (draft: object): Promise<BoardDto> =>
    boardOf(ada, (await ada.call<BoardSummaryDto>(boardPath('board/new'), { board: { name: 'Full', ...draft } })).id);
  /** Makes of a board one that has a thousand members; who they are makes no difference. */
  async function crowd({ id: board_id, members }: BoardDto): Promise<void> {
    const others = each(1000 - members.length, (id) => ({
      board_id,
      user_id: `nobody ${id}`,
      position: 1 + Number(id),
    }));
    await server.app.get(Database).transaction((rows) => rows.insertInto('board_member').values(others).execute());
  }

  /** A card of about as many tenths of a MiB; letters of two bytes count twice. */
  const heavy = (tenths: number) => ({
    ...{ name: 'Heavy', description: 'é'.repeat(1000) },
    checklists: each(tenths, (id) => ({
      ...{ id, name: id },
      checkItems: each(200, (item) => ({ id: item, name: textOf(490), checked: false })),
    })),
  });
  const weighing = async (tenths: number): Promise<BoardDto> => {
    const board = await madeBoard(ada, { Todo: ['One'] });
    const listId = listIn(board, 'Todo').id;
    for (let left = tenths; left > 0; left -= 9)
      await ada.call(boardPath('card/new'), { boardId: board.id, listId, data: heavy(Math.min(left, 9)) });
    return boardOf(ada, board.id);
  };
  /** Makes of a card one that counts for so many MiB; what is in it makes no difference. */
  const weigh = ({ id = '' }: Partial<CardDto> = {}, mebibytes: number) =>
    server.app.get(Database).transaction((rows) =>
      rows
        .updateTable('card')
        .set({ bytes: mebibytes * 2 ** 20 })
        .where('id', '=', id)
        .where('owner_id', '=', EVERYBODY)
        .execute(),
    );

  it.each<[what: string, made: () => Promise<BoardDto>, one: (board: BoardDto) => [string, object], words: string]>([
    [
      'lists',
      () => full({ lists: each(200, (name) => ({ name })) }),
      () => ['list/new', { data: { name: 'One more' } }],
      'A board may hold 200 lists, what is in the trash counted',
    ],
    [
      'cards',
      async () => {
        const { id: boardId, lists } = await full(drafted(each(2000, (id) => ({ id, name: id }))));
        for (let part = 0; part < 8; part += 1) {
          const cards = each(500, (id) => ({ id: `${String(part)}-${id}`, listId: lists[0]?.id, name: id }));
          await ada.call(boardPath('card/new-many'), { boardId, cards });
        }
        return boardOf(ada, boardId);
      },
      ({ lists }) => ['card/new', { listId: lists[0]?.id, data: { name: 'One more' } }],
      'A board may hold 6000 cards, what is in the trash counted',
    ],
    [
      'members',
      async () => {
        const board = await madeBoard(ada, { Todo: ['One'] });
        await crowd(board);
        return board;
      },
      ({ cards }) => ['card/update', { card: { ...cards[0], idMembers: [bob.user.uuid] } }],
      'A board may have 1000 members',
    ],
    [
      'text, with another card,',
      () => weighing(76),
      ({ lists }) => ['card/new', { listId: lists[0]?.id, data: heavy(5) }],
      'With the card “Heavy” the board would hold 8.19 MiB; it may hold 8 MiB, what is in the trash counted',
    ],
    [
      'text, where a card grows,',
      async () => {
        const board = await madeBoard(ada, { Todo: ['One', 'Two'] });
        await weigh(board.cards[1], 8);
        return board;
      },
      ({ cards }) => ['card/update', { card: { ...cards[0], name: 'Longer' } }],
      'With the card “Longer” the board would hold 8.01 MiB; it may hold 8 MiB, what is in the trash counted',
    ],
  ])('of %s takes no more, and says so', async (_, made, oneMore, words) => {
    const board = await made();
    const [call, body] = oneMore(board);
    const before = await boardOf(ada, board.id);
    const answer = await send(call, { boardId: board.id, ...body });
    expect([answer.statusCode, wordsOf(answer)]).toEqual([409, words]);
    expect(await boardOf(ada, board.id)).toEqual(before);
  });

  it('counts what is in the trash, so that it can come back', async () => {
    const board = await full({ lists: each(200, (name) => ({ name })) });
    const boardId = board.id;
    const listId = listIn(board, '7').id;
    await ada.call(boardPath('list/remove'), { boardId, listId });
    expect((await send('list/new', { boardId, data: { name: 'One more' } })).statusCode).toBe(409);
    await ada.call('/api/trash/remove', { list: 'scrumboard-app/lists', ids: [listId] });
    expect((await send('list/new', { boardId, data: { name: 'One more' } })).statusCode).toBe(200);
  });

  it('counts how much is in the trash, and what a card is relieved of is free again', async () => {
    const board = await madeBoard(ada, { Todo: ['One', 'Two', 'Three'] });
    const [{ id: boardId }, [card, heaviest, removed]] = [board, board.cards];
    await weigh(heaviest, 4);
    await weigh(removed, 4);
    const grow = async () => (await send('card/update', { boardId, card: { ...card, name: 'Longer' } })).statusCode;
    await ada.call(boardPath('card/remove'), { boardId, cardId: removed?.id });
    expect(await grow()).toBe(409);
    await ada.call(boardPath('card/update'), { boardId, card: heaviest });
    expect(await grow()).toBe(200);
    const restored = await ada.call('/api/trash/restore', { list: 'scrumboard-app/cards', ids: [removed?.id] });
    expect(restored).toEqual([removed?.id]);
  });

  it('holds cards that can be made smaller, though it holds more than it may', async () => {
    const board = await madeBoard(ada, { Todo: ['One', 'Longer'] });
    const [{ id: boardId, lists }, [other, card]] = [board, board.cards];
    await weigh(other, 9);
    expect((await send('card/update', { boardId, card: { ...card, name: 'Less' } })).statusCode).toBe(200);
    expect((await send('card/new', { boardId, listId: lists[0]?.id, data: { name: 'New' } })).statusCode).toBe(409);
  });

  it('has people on it who go on working on its cards', async () => {
    const board = await madeBoard(ada, { Todo: ['One'] });
    await crowd(board);
    const card = { ...board.cards[0], idMembers: [ada.user.uuid] };
    expect((await send('card/update', { boardId: board.id, card })).json()).toEqual(card);
  });
});

it('takes no comment more than 500 of several people to one card', async () => {
  const board = await madeBoard(ada, { Todo: ['One'] });
  const [card] = board.cards;
  const comments = (count: number, from: string) =>
    each(count, (id) => ({ id: `${from}${id}`, type: 'comment', idMember: from, message: id, time: TIME }));
  const update = (user: TestUser, count: number) =>
    send(
      'card/update',
      { boardId: board.id, card: { ...card, activities: comments(count, user.user.uuid.slice(0, 8)) } },
      user,
    );
  expect((await update(ada, 300)).statusCode).toBe(200);
  const answer = await update(bob, 201);
  expect([answer.statusCode, wordsOf(answer)]).toEqual([409, 'A card may hold 500 comments and other activities']);
  expect((await update(bob, 200)).json<CardDto>().activities).toHaveLength(500);
});
