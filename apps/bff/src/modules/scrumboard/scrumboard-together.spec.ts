import { randomUUID } from 'node:crypto';
import { Database } from '../../platform/database/database';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import { boardOf, boardPath as path, madeBoard } from '../../testing/boards';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets, type TestSocket } from '../../testing/test-sockets';
import type {
  BoardChangedDto,
  BoardDto,
  BoardListDto,
  BoardSummaryDto,
  BoardWatchersDto,
  CardDto,
} from './scrumboard.dto';

let server: TestServer;
let sockets: TestSockets;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  sockets = await TestSockets.listen(server);
  [ada, bob] = await server.twoUsers();
});
afterEach(() => {
  sockets.close();
});
afterAll(() => server.close());

const ask = <Data>(call: string, body: object, user = ada) => user.call<Data>(path(call), body);
const change = (list: 'lists' | 'cards', ids: string[]) => ({ list: `scrumboard-app/${list}`, ids });
const made = (lists = ['Todo', 'Done']) => madeBoard(ada, Object.fromEntries(lists.map((name) => [name, []])));
const firstList = ({ lists: [list] }: BoardDto) => list?.id ?? '';

describe('two people who change a board at once', () => {
  /** Numbers from 0 up to `below`, always the same. */
  const numbers = (seed: number) => (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const shuffled = <Item>(items: readonly Item[], random: (below: number) => number): Item[] =>
    items.reduce<Item[]>((mixed, item) => mixed.toSpliced(random(mixed.length + 1), 0, item), []);

  type Order = Omit<BoardListDto, 'name' | 'archived'>[];

  /** The board as somebody sees it, put into another order. */
  function mixedUp({ lists }: BoardDto, random: (below: number) => number): Order {
    const mixed = shuffled(lists, random).map(({ id }) => ({ id, idCards: [] as string[] }));
    const cards = shuffled(
      lists.flatMap(({ idCards }) => idCards),
      random,
    );
    for (const card of cards) mixed[random(mixed.length)]?.idCards.push(card);
    return mixed;
  }

  /** Whether an order is accepted: then it is what stands on the board at that moment, and no mixture with another. */
  async function isTaken(call: string, boardId: string, lists: Order, user: TestUser): Promise<boolean> {
    const answer = await user.post(path(call), { boardId, lists });
    if (answer.statusCode === 409) return false;
    expect(answer.json<BoardListDto[]>().map(({ id, idCards }) => ({ id, idCards }))).toEqual(lists);
    return true;
  }

  const sorted = (ids: readonly string[]) => ids.toSorted();
  const idsIn = async (name: 'lists' | 'cards') =>
    (await ada.list<{ id: string }>(`trash?list=scrumboard-app/${name}`)).map(({ id }) => id);
  /** The board as somebody sees it while others change it: each of its cards is in exactly one list. */
  async function wholeBoard(boardId: string, user = ada): Promise<BoardDto> {
    const board = await boardOf(user, boardId);
    const inLists = board.lists.flatMap(({ idCards }) => idCards);
    expect(sorted(inLists)).toEqual(sorted(board.cards.map(({ id }) => id)));
    expect(new Set(inLists).size).toBe(inLists.length);
    return board;
  }

  it('lose no card, have none twice, and lose nothing that was accepted, whatever they do', async () => {
    const { id: boardId, ...empty } = await madeBoard(ada, { A: [], B: [], C: [] });
    const cards = new Set<string>();
    const add = async (user: TestUser, listId: string | undefined) => {
      const answer = await user.post(path('card/new'), { boardId, listId, data: { name: '0' } });
      if (answer.statusCode === 200) for (const { id } of answer.json<BoardDto>().cards) cards.add(id);
    };
    for (let count = 0; count < 12; count += 1) await add(ada, empty.lists[0]?.id);
    /** The card that all work on. */
    const [shared = ''] = cards;
    const counted = { renamings: 0, comments: new Set<string>() };
    const send = async (user: TestUser, call: string, body: object) => {
      const { statusCode } = await user.post(call, body);
      expect([call, [200, 404, 409].includes(statusCode)]).toEqual([call, true]);
      return statusCode === 200;
    };

    /** Counts on in the name of a card, or says something on it, as somebody who knows it as it was a moment ago. */
    const work = async (user: TestUser, base: CardDto, random: (below: number) => number) => {
      const id = randomUUID();
      const isRenamed = random(2) === 0;
      const comment = { id, type: 'comment', idMember: user.user.uuid, message: 'x', time: new Date().toISOString() };
      const changed = isRenamed
        ? { name: `${String(parseInt(base.name) + 1)} ${id}` }
        : { activities: [comment, ...base.activities] };
      if (!(await send(user, path('card/update'), { boardId, card: { ...base, ...changed }, base }))) return;
      if (base.id !== shared) return;
      if (isRenamed) counted.renamings += 1;
      else counted.comments.add(id);
    };

    /** Does something that fits what is there at this moment; somebody else may be faster. */
    const act = async (user: TestUser, random: (below: number) => number): Promise<void> => {
      const board = await wholeBoard(boardId, user);
      const any = <Item>(items: readonly Item[]) => items[random(items.length)];
      const [list, card] = [any(board.lists), any(board.cards)];
      const worked = board.cards.find(({ id }) => id === shared) ?? card;
      switch (random(12)) {
        case 0:
        case 1:
          return add(user, list?.id);
        case 2:
          return void (await send(user, path('card/remove'), { boardId, cardId: card?.id ?? 'none' }));
        case 3:
          return void (await send(user, '/api/trash/restore', change('cards', (await idsIn('cards')).slice(0, 2))));
        case 4:
          if (!card || card.id === shared) return;
          return void (await send(user, path('card/update'), { boardId, card: { ...card, description: 'New' } }));
        case 5:
        case 6:
        case 7:
          if (worked) await work(user, worked, random);
          return;
        case 8:
          return void (await isTaken('list/order', boardId, mixedUp(board, random), user));
        case 9:
          return random(3) === 0 && board.lists.length > 2
            ? void (await send(user, path('list/remove'), { boardId, listId: list?.id }))
            : void (await send(user, '/api/trash/restore', change('lists', await idsIn('lists'))));
        default:
          return void (await isTaken('card/order', boardId, mixedUp(board, random), user));
      }
    };
    /** Looks and orders again where somebody else was faster, while others still change the board. */
    const orderUntilTaken = async (user: TestUser, random: (below: number) => number): Promise<void> => {
      while (!(await isTaken('card/order', boardId, mixedUp(await wholeBoard(boardId, user), random), user)));
    };
    await Promise.all(
      [ada, bob].flatMap((user, who) =>
        Array.from({ length: 6 }, async (_, line) => {
          const random = numbers(17 + who * 100 + line);
          for (let turn = 0; turn < 20; turn += 1) await act(user, random);
          await orderUntilTaken(user, random);
        }),
      ),
    );

    await ada.post('/api/trash/restore', change('lists', await idsIn('lists')));
    const board = await wholeBoard(boardId);
    expect(sorted([...board.cards.map(({ id }) => id), ...(await idsIn('cards'))])).toEqual(sorted([...cards]));
    expect(sorted(board.lists.map(({ name }) => name))).toEqual(['A', 'B', 'C']);
    await ada.post('/api/trash/restore', change('cards', await idsIn('cards')));
    const whole = await wholeBoard(boardId);
    expect(sorted(whole.cards.map(({ id }) => id))).toEqual(sorted([...cards]));
    const worked = whole.cards.find(({ id }) => id === shared);
    expect(parseInt(worked?.name ?? '')).toBe(counted.renamings);
    expect(sorted(worked?.activities.map(({ id }) => id) ?? [])).toEqual(sorted([...counted.comments]));
    expect(Math.min(counted.renamings, counted.comments.size)).toBeGreaterThan(0);
  }, 60_000);

  it('who both order get one order or the other, never a mixture', async () => {
    const board = await made(['A', 'B']);
    for (let count = 0; count < 8; count += 1) {
      await ask('card/new', { boardId: board.id, listId: firstList(board), data: { name: String(count) } });
    }
    const { lists } = await boardOf(ada, board.id);
    const orders = Array.from({ length: 24 }, (_, index) => mixedUp({ ...board, lists }, numbers(index * 7919)));
    const taken = await Promise.all(
      orders.map((order, index) => isTaken('card/order', board.id, order, index % 2 ? ada : bob)),
    );
    expect(taken).not.toContain(false);
    const after = (await boardOf(ada, board.id)).lists.map(({ id, idCards }) => ({ id, idCards }));
    expect(orders).toContainEqual(after);
  });
});

describe('who watches a board', () => {
  let adas: TestSocket;
  let bobs: TestSocket;
  beforeEach(async () => {
    [adas, bobs] = [await sockets.connect(ada), await sockets.connect(bob)];
  });
  /** Resolves when a socket has received all events until now. */
  const settled = async (...all: TestSocket[]) => {
    for (const socket of all) await socket.ask('no such event');
  };
  const changes = (socket: TestSocket) => socket.told<BoardChangedDto>('board:changed');
  const by = (user: TestUser) => user.user.uuid;

  it('hears of each change by others, as it is stored, and of no other board', async () => {
    const [board, other] = [await made(), await made()];
    const boardId = board.id;
    await bobs.call('board:watch', { boardId });
    const listId = firstList(board);
    const after = await ask<BoardDto>('card/new', { boardId, listId, data: { name: 'One' } });
    const [card] = after.cards;
    const id = card?.id ?? '';
    await ask('card/update', { boardId, card: { ...card, name: 'Uno' } });
    await ask('card/order', { boardId, lists: after.lists.toReversed() });
    await ask('list/order', { boardId, lists: after.lists });
    await ask('card/remove', { boardId, cardId: id });
    await ada.post('/api/trash/restore', change('cards', [id]));
    await ask('list/rename', { boardId, listId, listTitle: 'New' });
    await ask('list/remove', { boardId, listId });
    await ada.post('/api/trash/restore', change('lists', [listId]));
    await ask('board/settings/update', { boardId, settings: { color: 'red' } });
    await ask('board/rename', { boardId, boardTitle: 'New' });
    await ask('list/new', { boardId: other.id, data: { name: 'Elsewhere' } });
    await ask('board/delete', { boardId });
    await settled(adas, bobs);
    const told = changes(bobs);
    expect(told.map(({ change: { type, id: about } }) => [type, about])).toEqual([
      ...['card/new', 'card/update'].map((type) => [type, id]),
      ...['card/order', 'list/order'].map((type) => [type, undefined]),
      ...['card/remove', 'card/restore'].map((type) => [type, id]),
      ...['list/rename', 'list/remove', 'list/restore'].map((type) => [type, listId]),
      ...['board/settings/update', 'board/rename', 'board/delete'].map((type) => [type, undefined]),
    ]);
    expect(told.every((one) => one.boardId === boardId && one.by === by(ada))).toBe(true);
    expect(changes(adas)).toEqual([]);
  });

  it('does not hear of its own changes, nor of what is refused', async () => {
    const { id: boardId } = await made();
    const adasOther = await sockets.connect(ada);
    for (const socket of [adas, adasOther]) await socket.call('board:watch', { boardId });
    const own = { 'x-socket-id': adas.socket.id ?? '' };
    await ada.post(path('list/new'), { boardId, data: { name: 'New' } }, own);
    await bob.post(path('card/order'), { boardId, lists: [] });
    await bob.post(path('card/remove'), { boardId, cardId: 'unknown' });
    await settled(adas, adasOther);
    expect(changes(adas)).toEqual([]);
    expect(changes(adasOther)).toEqual([
      { boardId, by: by(ada), change: { type: 'list/new', id: expect.any(String) as string } },
    ]);
  });

  it.each(['card', 'list'])(
    'hears once of a %s that is made once, however often that is sent, and where',
    async (what) => {
      const [board, other] = [await made(), await made()];
      for (const { id: boardId } of [board, other]) await bobs.call('board:watch', { boardId });
      const makeOn = async (where: BoardDto) => {
        const body = { boardId: where.id, listId: firstList(where), data: { name: 'Once' } };
        const { listId: _, ...ofList } = body;
        const key = { 'idempotency-key': `${what}-${board.id}` };
        return (await ada.post(path(`${what}/new`), what === 'card' ? body : ofList, key)).statusCode;
      };
      expect([await makeOn(board), await makeOn(board), await makeOn(other)]).toEqual([200, 200, 409]);
      await settled(bobs);
      expect(changes(bobs).map(({ boardId, change: { type } }) => [boardId, type])).toEqual([
        [board.id, `${what}/new`],
      ]);
      expect(await boardOf(ada, other.id)).toEqual(other);
    },
  );

  it('hears no more when it says so, and when it comes again', async () => {
    const { id: boardId } = await made();
    await bobs.call('board:watch', { boardId });
    await bobs.call('board:unwatch', { boardId });
    await adas.call('board:watch', { boardId });
    adas.close();
    const again = await sockets.connect(ada);
    await ask('list/new', { boardId, data: { name: 'New' } }, bob);
    await settled(bobs, again);
    expect([changes(bobs), changes(again)]).toEqual([[], []]);
  });

  it('is told who else does: a user once, until the last of its windows has gone or lost its connection', async () => {
    const [{ id: boardId }, other] = [await made(), await made()];
    const bobsOther = await sockets.connect(bob);
    /** The next time that exactly these are told to watch the board. */
    const untilThere = async (...users: TestUser[]) => {
      const wanted = users.map(by).toSorted();
      for (;;) {
        const told = await adas.next<BoardWatchersDto>('board:watchers');
        expect(told.boardId).toBe(boardId);
        if (JSON.stringify(told.users.map(({ id }) => id).toSorted()) === JSON.stringify(wanted)) return told.users;
      }
    };
    await adas.call('board:watch', { boardId });
    expect(await untilThere(ada)).toEqual([{ id: by(ada), name: ada.user.data.displayName }]);
    await bobs.call('board:watch', { boardId: other.id });
    await bobs.call('board:watch', { boardId });
    await bobsOther.call('board:watch', { boardId });
    await untilThere(ada, bob);
    await settled(bobs);
    bobs.told('board:watchers');
    await bobs.call('board:unwatch', { boardId });
    // Somebody who still has a window there has not gone.
    const adasOther = await sockets.connect(ada);
    await adasOther.call('board:watch', { boardId });
    expect((await adasOther.next<BoardWatchersDto>('board:watchers')).users).toHaveLength(2);
    await settled(bobs);
    expect(bobs.told<BoardWatchersDto>('board:watchers').filter((told) => told.users.length < 2)).toEqual([]);
    bobsOther.socket.io.engine.close();
    await untilThere(ada);
  });

  it('is refused a board that does not exist', async () => {
    const { id: boardId } = await made();
    await ask('board/delete', { boardId });
    for (const unknown of ['unknown', boardId]) {
      const error = { statusCode: 404, message: 'Requested board do not exist.' };
      expect(await adas.ask('board:watch', { boardId: unknown })).toEqual({ ok: false, error });
      expect(await adas.ask('board:unwatch', { boardId: unknown })).toEqual({ ok: true, data: {} });
    }
    expect(await adas.ask('board:watch', {})).toMatchObject({ ok: false, error: { statusCode: 400 } });
  });

  it('or not, is told where the list of boards changes, and not where a card does', async () => {
    const board = await made();
    await settled(bobs);
    bobs.told('records:changed');
    await ask('card/new', { boardId: board.id, listId: firstList(board), data: { name: 'One' } });
    await ask('board/settings/update', { boardId: board.id, settings: { color: 'red' } });
    await ask('board/rename', { boardId: board.id, boardTitle: 'New' });
    await ask('board/delete', { boardId: board.id });
    await ada.post('/api/trash/restore', { list: 'scrumboard-app/boards', ids: [board.id] });
    const { id } = await made([]);
    await settled(bobs);
    const list = 'scrumboard-app/boards';
    const told = bobs.told<RecordsChangedDto>('records:changed');
    expect(told.map(({ ids }) => ids)).toEqual([...Array<string[]>(3).fill([board.id]), [id]]);
    expect(told.every((one) => one.list === list && one.by === by(ada))).toBe(true);
  });
});

it('reads a board by the same queries however many cards it has', async () => {
  const read = jest.spyOn(server.app.get(Database), 'read');
  const queriesFor = async (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => String(index));
    const card = { idMembers: [ada.user.uuid, bob.user.uuid], idLabels: ['a'] };
    const board = {
      ...{ name: 'Large', labels: [{ id: 'a', name: 'A', class: 'red' }] },
      lists: [{ name: 'All', idCards: ids }],
      cards: ids.map((id) => ({ ...card, id, name: id })),
    };
    const { id } = await ask<BoardSummaryDto>('board/new', { board });
    read.mockClear();
    expect((await boardOf(ada, id)).cards).toHaveLength(count);
    return read.mock.calls.length;
  };
  const few = await queriesFor(2);
  expect(await queriesFor(200)).toBe(few);
  expect(few).toBeLessThan(10);
  read.mockRestore();
});
