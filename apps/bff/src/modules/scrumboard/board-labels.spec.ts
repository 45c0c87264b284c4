import { boardOf, boardPath as path, cardIn, madeBoard } from '../../testing/boards';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import { MAX_LABELS, type BoardChangedDto, type BoardDto, type BoardLabelDto } from './scrumboard.dto';

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

const made = () => madeBoard(ada, { Todo: ['One', 'Two'] });
const send = ({ id, labels: base }: Pick<BoardDto, 'id' | 'labels'>, labels: readonly BoardLabelDto[], user = ada) =>
  user.post(path('board/labels/update'), { boardId: id, labels, base });
const change = async (board: Pick<BoardDto, 'id' | 'labels'>, labels: readonly BoardLabelDto[], user = ada) =>
  (await send(board, labels, user)).json<BoardLabelDto[]>();
const without = ({ labels }: BoardDto, name: string) => labels.filter((label) => label.name !== name);
const named = ({ labels }: BoardDto, name: string): BoardLabelDto => {
  const label = labels.find((one) => one.name === name);
  if (!label) throw new Error(`There is no label ${name}`);
  return label;
};
/** Gives a label to cards. */
async function mark(board: BoardDto, label: BoardLabelDto, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const card = { ...cardIn(board, name), idLabels: [label.id] };
    await ada.call(path('card/update'), { boardId: board.id, card });
  }
}

it('are added, renamed and recoloured, and keep their order', async () => {
  const board = await made();
  const bug = named(board, 'Bug');
  const later = { id: 'later-of-a-board', name: 'Later', class: 'blue' };
  const wanted = [...board.labels.map((one) => (one === bug ? { ...bug, name: 'Defect', class: 'red' } : one)), later];
  expect(await change(board, wanted)).toEqual(wanted);
  expect((await boardOf(bob, board.id)).labels).toEqual(wanted);
});

it('keep what two people have changed of them at once', async () => {
  const board = await made();
  const bug = named(board, 'Bug');
  await change(
    board,
    board.labels.map((one) => (one === bug ? { ...bug, name: 'Defect' } : one)),
  );
  await change(
    board,
    without(board, 'Design').map((one) => (one === bug ? { ...bug, class: 'blue' } : one)),
    bob,
  );
  const now = await boardOf(ada, board.id);
  expect(now.labels.map(({ name }) => name)).toEqual(['Urgent', 'Defect', 'Feature', 'Research']);
  expect(named(now, 'Defect').class).toBe('blue');
});

it('are gone from their cards when they are removed, and back on them where that is undone, also when a card was written meanwhile', async () => {
  const board = await made();
  const bug = named(board, 'Bug');
  await mark(board, bug, ['One', 'Two']);
  const rest = await change(board, without(board, 'Bug'));
  const removed = await boardOf(ada, board.id);
  expect(removed.labels).toEqual(rest);
  expect(removed.cards.map(({ idLabels }) => idLabels)).toEqual([[], []]);
  // Somebody who does not know it yet gives it to a card, or changes the rest of one that had it.
  const known = { ...cardIn(board, 'One'), idLabels: [bug.id] };
  const card = { ...known, description: 'Written' };
  expect((await ada.post(path('card/update'), { boardId: board.id, card })).statusCode).toBe(200);
  expect(cardIn(await boardOf(bob, board.id), 'One').idLabels).toEqual([]);
  expect((await ada.post(path('card/update'), { boardId: board.id, card, base: known })).statusCode).toBe(200);
  await change({ id: board.id, labels: rest }, board.labels);
  const back = await boardOf(ada, board.id);
  expect(back.labels).toEqual(board.labels);
  expect(back.cards.map(({ idLabels }) => idLabels)).toEqual([[bug.id], [bug.id]]);
  expect(cardIn(back, 'One').description).toBe('Written');
});

it('are told to who watches the board', async () => {
  const board = await made();
  const theirs = await sockets.connect(bob);
  await theirs.call('board:watch', { boardId: board.id });
  const told = theirs.next<BoardChangedDto>('board:changed');
  await change(board, without(board, 'Bug'));
  expect(await told).toMatchObject({ boardId: board.id, change: { type: 'board/labels/update' } });
});

it('are told to nobody where nothing differs', async () => {
  const board = await made();
  const theirs = await sockets.connect(bob);
  await theirs.call('board:watch', { boardId: board.id });
  const told = theirs.next<BoardChangedDto>('board:changed');
  expect(await change(board, board.labels)).toEqual(board.labels);
  await ada.call(path('board/rename'), { boardId: board.id, boardTitle: 'Renamed' });
  expect((await told).change.type).toBe('board/rename');
});

it('are remembered only as many as a board may have, those that were removed last', async () => {
  const board = await made();
  let labels: readonly BoardLabelDto[] = board.labels;
  const become = async (wanted: readonly BoardLabelDto[]) => {
    await change({ id: board.id, labels: [...labels] }, wanted);
    labels = wanted;
  };
  const many = (name: string) =>
    Array.from({ length: MAX_LABELS }, (_, at) => ({ id: `${name}-${String(at)}`, name, class: 'red' }));
  const [early, late] = [many('Early'), many('Late')];
  for (const [some, card] of [[early, 'One'] as const, [late, 'Two'] as const]) {
    await become(some);
    for (const label of some.slice(0, 1)) await mark(await boardOf(ada, board.id), label, [card]);
    await become([]);
  }
  const marked = async () => (await boardOf(ada, board.id)).cards.map(({ idLabels }) => idLabels);
  await become(early);
  expect(await marked()).toEqual([[], []]);
  await become(late);
  expect(await marked()).toEqual([[], ['Late-0']]);
});

it('belong to their board, have no id twice, and are no more than it may have', async () => {
  const [board, other] = [await made(), await made()];
  const bug = named(other, 'Bug');
  expect((await send(board, [...board.labels, bug])).statusCode).toBe(409);
  await change({ id: board.id, labels: other.labels }, []);
  await change({ id: board.id, labels: [bug] }, [{ ...bug, name: 'Taken' }]);
  expect((await boardOf(ada, other.id)).labels).toEqual(other.labels);
  expect((await send(board, [bug, bug])).statusCode).toBe(400);
  const many = Array.from({ length: 96 }, (_, at) => ({ id: `m${String(at)}`, name: 'M', class: 'red' }));
  expect((await send({ id: board.id, labels: [] }, many)).statusCode).toBe(409);
  expect((await boardOf(ada, board.id)).labels).toEqual(board.labels);
  expect((await send({ id: 'none', labels: [] }, [])).statusCode).toBe(404);
});
