import type { RecordsChangedDto } from '../../platform/records/record-events';
import type { TrashEntryDto } from '../../platform/records/trash.dto';
import { TrashService } from '../../platform/records/trash.service';
import { boardOf, boardPath, cardIn, listIn, madeBoard, shapeOf } from '../../testing/boards';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets, type TestSocket } from '../../testing/test-sockets';
import type { BoardChangedDto, BoardDto } from './scrumboard.dto';

let server: TestServer;
let sockets: TestSockets;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  sockets = await TestSockets.listen(server);
  [ada, bob] = await server.twoUsers();
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

const trash = () => ada.list<TrashEntryDto>('trash');
const call = (name: 'restore' | 'remove', list: string, ids: string[]) =>
  ada.call<string[]>(`/api/trash/${name}`, { list: `scrumboard-app/${list}`, ids });
const restore = (list: string, ids: string[]) => call('restore', list, ids);
const removeCard = (boardId: string, cardId: string) => ada.call(boardPath('card/remove'), { boardId, cardId });
const removeList = (boardId: string, listId: string) => ada.call(boardPath('list/remove'), { boardId, listId });

describe('a card that was removed before its list', () => {
  let board: BoardDto;
  let cardId: string;
  let listId: string;
  beforeEach(async () => {
    board = await madeBoard(ada, { Todo: ['First'], Doing: ['One', 'Two', 'Three'] });
    [cardId, listId] = [cardIn(board, 'Two').id, listIn(board, 'Doing').id];
    await removeCard(board.id, cardId);
    await removeList(board.id, listId);
  });

  it('stays in the trash when the list comes back, and then comes back into it, to its place', async () => {
    expect(await restore('lists', [listId])).toEqual([listId]);
    expect(shapeOf(await boardOf(ada, board.id))).toEqual({ Todo: ['First'], Doing: ['One', 'Three'] });
    expect((await trash()).map(({ id }) => id)).toContain(cardId);
    expect(await restore('cards', [cardId])).toEqual([cardId]);
    expect(await boardOf(ada, board.id)).toEqual(board);
  });

  it('comes back last in the first list while its own is gone, and stays there', async () => {
    expect(await restore('cards', [cardId])).toEqual([cardId]);
    expect(shapeOf(await boardOf(ada, board.id))).toEqual({ Todo: ['First', 'Two'] });
    await restore('lists', [listId]);
    expect(shapeOf(await boardOf(ada, board.id))).toEqual({ Todo: ['First', 'Two'], Doing: ['One', 'Three'] });
  });

  it('comes back also where its list is deleted for good, with the others in their order', async () => {
    await restore('lists', [listId]);
    const others = ['One', 'Three'].map((name) => cardIn(board, name).id);
    for (const id of others) await removeCard(board.id, id);
    await removeList(board.id, listId);
    expect(await call('remove', 'lists', [listId])).toEqual([listId]);
    expect(await restore('lists', [listId])).toEqual([]);
    const ids = [...others.toReversed(), cardId];
    expect(await restore('cards', ids)).toEqual(ids);
    expect(shapeOf(await boardOf(ada, board.id))).toEqual({ Todo: ['First', 'One', 'Two', 'Three'] });
  });

  it('is deleted for good with those that are in the list, where it is told so', async () => {
    expect(await call('remove', 'cards', [cardId, 'unknown'])).toEqual([cardId]);
    expect(await call('remove', 'lists', [listId])).toEqual([listId]);
    expect(
      await restore(
        'cards',
        board.cards.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(shapeOf(await boardOf(ada, board.id))).toEqual({ Todo: ['First'] });
  });
});

it('can be restored and removed by every name that the trash gives', async () => {
  const made = async () => {
    const board = await madeBoard(ada, { Todo: ['One'] });
    await removeCard(board.id, cardIn(board, 'One').id);
    await removeList(board.id, listIn(board, 'Todo').id);
    await ada.call(boardPath('board/delete'), { boardId: board.id });
    return board;
  };
  for (const name of ['restore', 'remove'] as const) {
    const { id, lists, cards } = await made();
    const ids = [id, ...lists.map((list) => list.id), ...cards.map((card) => card.id)];
    const found = (await trash()).filter((entry) => ids.includes(entry.id));
    // The board comes back first, and goes last: what is on it goes with it. They may have been removed in one millisecond.
    const inOrder = ['boards', 'lists', 'cards'].map((list) => `scrumboard-app/${list}`);
    const entries = inOrder.flatMap((list) => found.filter((entry) => entry.list === list));
    expect(entries.map(({ list }) => list)).toEqual(inOrder);
    for (const { list, id: entry } of name === 'restore' ? entries : entries.toReversed()) {
      expect(await ada.call(`/api/trash/${name}`, { list, ids: [entry] })).toEqual([entry]);
    }
  }
});

describe('of what goes into the trash of a board, and comes out of it', () => {
  let board: BoardDto;
  let watching: TestSocket;
  beforeEach(async () => {
    board = await madeBoard(ada, { Todo: ['One'], Done: ['Two'] });
    watching = await sockets.connect(bob);
    await watching.call('board:watch', { boardId: board.id });
  });
  afterEach(() => {
    watching.close();
  });
  /** Does all that can be done with the trash of the board. */
  async function useTrash(): Promise<{ cardId: string; listId: string; boardId: string }> {
    const [cardId, listId, boardId] = [cardIn(board, 'One').id, listIn(board, 'Done').id, board.id];
    await removeCard(boardId, cardId);
    await restore('cards', [cardId]);
    await removeCard(boardId, cardId);
    await call('remove', 'cards', [cardId]);
    await removeList(boardId, listId);
    await restore('lists', [listId]);
    await removeList(boardId, listId);
    await call('remove', 'lists', [listId]);
    await ada.call(boardPath('board/delete'), { boardId });
    await restore('boards', [boardId]);
    await ada.call(boardPath('board/delete'), { boardId });
    await call('remove', 'boards', [boardId]);
    await watching.ask('no such event');
    return { cardId, listId, boardId };
  }

  it('whoever watches the board is told', async () => {
    const { cardId, listId, boardId } = await useTrash();
    const told = watching.told<BoardChangedDto>('board:changed');
    expect(told.map(({ change: { type, id } }) => [type, id])).toEqual([
      ...['remove', 'restore', 'remove', 'purge'].map((done) => [`card/${done}`, cardId]),
      ...['remove', 'restore', 'remove', 'purge'].map((done) => [`list/${done}`, listId]),
      ...['delete', 'restore', 'delete', 'purge'].map((done) => [`board/${done}`, undefined]),
    ]);
    expect(told.every((one) => one.boardId === boardId && one.by === ada.user.uuid)).toBe(true);
  });

  it('everybody is told as of a change of the boards, which a call answers', async () => {
    const { boardId } = await useTrash();
    const told = watching.told<RecordsChangedDto>('records:changed').filter(({ by }) => by === ada.user.uuid);
    expect(told.slice(-12)).toEqual(
      Array<RecordsChangedDto>(12).fill({ list: 'scrumboard-app/boards', ids: [boardId], by: ada.user.uuid }),
    );
    for (const list of new Set(told.map((one) => one.list)))
      expect((await ada.get(`/api/${list}`)).statusCode).toBe(200);
  });

  it('everybody is told of what is deleted after its time, once for each board', async () => {
    for (const { id } of board.cards) await removeCard(board.id, id);
    await watching.ask('no such event');
    watching.told('records:changed');
    await server.app.get(TrashService).empty(new Date(Date.now() + 31 * 24 * 3_600_000));
    await watching.ask('no such event');
    const told = watching.told<RecordsChangedDto>('records:changed').filter(({ ids }) => ids.includes(board.id));
    expect(told).toEqual([{ list: 'scrumboard-app/boards', ids: expect.any(Array) as string[], by: null }]);
    expect(new Set(told[0]?.ids).size).toBe(told[0]?.ids.length);
    expect(
      await restore(
        'cards',
        board.cards.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(shapeOf(await boardOf(ada, board.id))).toEqual({ Todo: [], Done: [] });
  });

  it('nobody is told of what is not there', async () => {
    await restore('cards', ['unknown', cardIn(board, 'One').id]);
    await call('remove', 'lists', ['unknown']);
    await watching.ask('no such event');
    expect(watching.told('board:changed')).toEqual([]);
  });
});
