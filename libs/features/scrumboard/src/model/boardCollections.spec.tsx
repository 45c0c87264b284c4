import { createBoardServer } from '../testing/boardServer';
import { boardCollections, collectionOf } from './boardCollections';
import { createBoard } from './createBoard';
import { planMove } from './places';

const { cards, lists } = boardCollections('b1');
const send = async (server: ReturnType<typeof createBoardServer>, ids: readonly string[], to: string) => {
  const move = planMove(known, ids, { to, before: null });
  return cards.bulk?.move?.send(server.api, ids, move as never);
};
let known: Awaited<ReturnType<typeof cards.load>>;

it('reads a board, its lists and its cards from one answer', async () => {
  const server = createBoardServer();
  const [all, columns, [itself]] = await Promise.all([
    cards.load(server.api, {}),
    lists.load(server.api, {}),
    boardCollections('b1').itself.load(server.api, {}),
  ]);
  expect(server.count('GET /api/scrumboard-app/board')).toBe(1);
  expect(all.map(({ id, idList, place }) => [id, idList, place])).toEqual([
    ...[
      ['finger', 'next', 0],
      ['drafts', 'next', 1],
      ['icons', 'next', 2],
      ['call', 'doing', 0],
    ],
  ]);
  expect(columns.map(({ name }) => name)).toEqual(['Next', 'In progress', 'Done']);
  expect(itself).toMatchObject({ name: 'Mobile app', settings: { color: 'blue' } });
  // An answer that was asked for before is given to nobody who asks later.
  await cards.load(server.api, {});
  expect(server.count('GET /api/scrumboard-app/board')).toBe(2);
});

it('keeps both moves where another window has moved another card of the same list', async () => {
  const server = createBoardServer();
  known = await cards.load(server.api, {});
  server.moveElsewhere('drafts', 'done');
  expect(await send(server, ['finger'], 'done')).toBeNull();
  expect(server.stored().cards.filter(({ idList }) => idList === 'done')).toHaveLength(2);
  expect(server.stored().cards).toHaveLength(4);
});

it('moves a card that somebody else has just moved from where it is now, and loses none', async () => {
  const server = createBoardServer();
  known = await cards.load(server.api, {});
  server.moveElsewhere('finger', 'doing');
  expect(await send(server, ['finger'], 'done')).toEqual({
    ...{ count: 1, name: 'Sign in with a fingerprint', theirs: 'In progress', mine: 'Done' },
  });
  expect(server.count('POST /api/scrumboard-app/card/order')).toBe(2);
  expect(
    server
      .stored()
      .cards.map(({ id, idList }) => [id, idList])
      .toSorted(),
  ).toEqual([
    ...[
      ['call', 'doing'],
      ['drafts', 'next'],
      ['finger', 'done'],
      ['icons', 'next'],
    ],
  ]);
});

it('names no lists where somebody else has moved it to the same one', async () => {
  const server = createBoardServer();
  known = await cards.load(server.api, {});
  server.moveElsewhere('finger', 'done');
  // Another card is before it then, so that there is something left to move.
  server.moveElsewhere('icons', 'done');
  expect(await send(server, ['finger'], 'done')).toEqual({
    ...{ count: 1, name: 'Sign in with a fingerprint', theirs: null, mine: 'Done' },
  });
});

it('names no lists where those that somebody else has moved do not all go to one', async () => {
  const server = createBoardServer();
  const orders = (...lists: [string, string[]][]) => lists.map(([id, idCards]) => ({ id, idCards }));
  const move = {
    places: {},
    base: orders(['next', ['drafts']], ['doing', ['call']], ['done', ['icons', 'finger']]),
    wanted: orders(['next', ['drafts', 'icons']], ['doing', ['call', 'finger']], ['done', []]),
  };
  server.moveElsewhere('finger', 'next');
  server.moveElsewhere('icons', 'doing');
  expect(await cards.bulk?.move?.send(server.api, ['icons', 'finger'], move as never)).toMatchObject({
    ...{ count: 2, theirs: null },
  });
});

it('says that it could not be moved where the list is gone that it was to go to', async () => {
  const server = createBoardServer();
  known = await cards.load(server.api, {});
  await lists.remove(server.api, ['done']);
  await expect(send(server, ['finger'], 'done')).rejects.toMatchObject({ statusCode: 409 });
  expect(server.columns()[0]).toContain('Sign in with a fingerprint');
});

it('sends of a board only what differs', async () => {
  const server = createBoardServer();
  const [board] = await boardCollections('b1').itself.load(server.api, {});
  if (!board) throw new Error('no board');
  await boardCollections('b1').itself.update(
    server.api,
    { ...board, settings: { ...board.settings, color: 'red' } },
    board,
  );
  expect(server.requests('POST /api/scrumboard-app/board/settings/update').map(({ body }) => body.settings)).toEqual([
    { color: 'red' },
  ]);
  expect(server.count('POST /api/scrumboard-app/board/rename')).toBe(0);
  expect(server.count('POST /api/scrumboard-app/board/labels/update')).toBe(0);
});

it('leaves out of a card a label that somebody else has removed meanwhile', async () => {
  const server = createBoardServer();
  const [card] = await cards.load(server.api, {});
  if (!card) throw new Error('no card');
  expect(await cards.relink?.(server.api, { ...card, idLabels: ['gone', 'design'] })).toEqual({
    ...card,
    idLabels: ['design'],
  });
});

it('says where a list stands that somebody else has moved meanwhile', async () => {
  const server = createBoardServer();
  const given = { places: {}, base: ['next', 'doing', 'done'], wanted: ['doing', 'done', 'next'] };
  server.failNext('POST /api/scrumboard-app/list/order', 409);
  expect(await lists.bulk?.move?.send(server.api, ['next'], given as never)).toEqual({
    ...{ count: 1, name: 'Next', theirs: null, mine: '' },
  });
  expect(server.columns().map(([name]) => name)).toEqual(['In progress', 'Done', 'Next']);
});

it('makes a board of 2,000 cards with calls that the server takes, and what is missing where it was broken off', async () => {
  const server = createBoardServer();
  const cards = Array.from({ length: 2000 }, (_, at) => ({
    id: `new-${String(at)}`,
    name: `Card ${String(at)}`,
    idLabels: ['x'],
  }));
  const draft = {
    ...{ name: 'Large', cards, labels: [{ id: 'x', name: 'Bug', class: 'red' }] },
    lists: ['Next', 'In progress', 'Done'].map((name, list) => ({
      ...{ name, idCards: cards.flatMap(({ id }, at) => (at % 3 === list ? [id] : [])) },
    })),
  };
  server.failNext('POST /api/scrumboard-app/card/new-many', 503);
  await expect(createBoard(server.api, 'b1', draft)).rejects.toMatchObject({ statusCode: 503 });
  await createBoard(server.api, 'b1', draft);
  const [next] = server.columns();
  expect(next?.slice(-2)).toEqual(['Card 1995', 'Card 1998']);
  expect(server.stored().cards).toHaveLength(2004);
  expect(server.stored().cards.at(-1)?.idLabels).toEqual(['bug']);
  const sent = server.requests('POST /api/scrumboard-app/card/new-many').map(({ body }) => body.cards.length);
  expect(Math.max(...sent)).toBeLessThanOrEqual(500);
});

it('is found by the name of its list, for changes of an earlier visit', () => {
  expect(collectionOf(cards.list)).toBe(cards);
  expect(collectionOf(lists.list)).toBe(lists);
  expect(() => collectionOf('scrumboard-app/board/b1/else')).toThrow('Nothing is known');
});

it('remembers a board that is in use, and not all that were ever opened', () => {
  const [left, open] = [boardCollections('left'), boardCollections('open')];
  for (let count = 0; count < 100; count += 1) {
    boardCollections(`other ${String(count)}`);
    expect(boardCollections('open')).toBe(open);
  }
  expect(boardCollections('left')).not.toBe(left);
});
