import { boardOf, boardPath, cardIn, listIn, madeBoard } from '../../testing/boards';
import { fieldsOf } from '../../testing/fields-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { ActivityDto, BoardDto, BoardSummaryDto, CardDto } from './scrumboard.dto';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [ada, bob] = await server.twoUsers();
});
afterAll(() => server.close());

const PAST = '2020-01-01T00:00:00.000Z';
const idOf = ({ user }: TestUser) => user.uuid;
/** What a client sends for a new comment; whom and when it names makes no difference. */
const comment = (id: string, message = id, idMember = 'somebody'): ActivityDto => ({
  ...{ id, type: 'comment', idMember, message, time: PAST },
});

let boardId: string;
let card: CardDto;
beforeEach(async () => {
  const board = await madeBoard(ada, { Todo: ['One'] });
  [boardId, card] = [board.id, cardIn(board, 'One')];
});

const update = (user: TestUser, activities: ActivityDto[], base?: ActivityDto[]) =>
  user.post(boardPath('card/update'), {
    ...{ boardId, card: { ...card, activities } },
    ...(base && { base: { ...card, activities: base } }),
  });
/** The activities after an update, which has to be accepted. */
const updated = async (...given: Parameters<typeof update>) => {
  const answer = await update(...given);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<CardDto>().activities;
};
const stored = async () => cardIn(await boardOf(bob, boardId), 'One').activities;
const said = (activities: ActivityDto[]) => activities.map(({ idMember, message }) => [idMember, message]);

describe('a comment that is new', () => {
  it('is by whoever sends it, at the time of the server, before the others', async () => {
    const before = new Date().toISOString();
    const [first] = await updated(ada, [comment('1', 'Hello', idOf(bob))]);
    expect(first).toMatchObject({ id: '1', type: 'comment', idMember: idOf(ada), message: 'Hello' });
    expect((first?.time ?? '') >= before).toBe(true);
    const both = await updated(bob, [comment('2', 'Hi', idOf(ada)), ...(first ? [first] : [])]);
    expect(said(both)).toEqual([
      [idOf(bob), 'Hi'],
      [idOf(ada), 'Hello'],
    ]);
    expect(await stored()).toEqual(both);
  });

  it('is by whoever makes the card or the board that it comes with', async () => {
    const before = new Date().toISOString();
    const activities = [comment('1', 'Hello', idOf(bob))];
    const listId = listIn(await boardOf(ada, boardId), 'Todo').id;
    const data = { name: 'Two', activities };
    const withCard = await ada.call<BoardDto>(boardPath('card/new'), { boardId, listId, data });
    const draft = { name: 'Copy', lists: [{ name: 'A', idCards: ['1'] }], cards: [{ ...data, id: '1' }] };
    const copy = await ada.call<BoardSummaryDto>(boardPath('board/new'), { board: draft });
    for (const board of [withCard, await boardOf(ada, copy.id)]) {
      const made = cardIn(board, 'Two').activities;
      expect(said(made)).toEqual([[idOf(ada), 'Hello']]);
      expect(made.every(({ time }) => time >= before)).toBe(true);
    }
  });

  it('is there once where the same change is sent again', async () => {
    const once = await updated(ada, [comment('1')], []);
    expect(await updated(ada, [comment('1')], [])).toEqual(once);
    expect(await updated(ada, once)).toEqual(once);
  });

  it.each([
    ['an update', (activities: ActivityDto[]) => update(ada, activities), 'card.activities'],
    [
      'a creation',
      async (activities: ActivityDto[]) => {
        const listId = listIn(await boardOf(ada, boardId), 'Todo').id;
        return ada.post(boardPath('card/new'), { boardId, listId, data: { name: 'Two', activities } });
      },
      'data.activities',
    ],
  ])('has an id of its own in %s', async (_, send, field) => {
    const answer = await send([comment('1'), comment('1', 'Another')]);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set([field])]);
    expect(await stored()).toEqual([]);
  });
});

describe('a comment of somebody else', () => {
  let theirs: ActivityDto[];
  beforeEach(async () => {
    theirs = await updated(ada, [comment('2', 'Second'), comment('1', 'First')]);
  });

  it.each<[string, Partial<ActivityDto>]>([
    ['message', { message: 'Never said' }],
    ['author', { idMember: 'somebody' }],
    ['time', { time: PAST }],
    ['type', { type: 'attachment' }],
  ])('keeps its %s, and who changes it is refused', async (_, changed) => {
    const forged = theirs.map((one) => (one.id === '1' ? { ...one, ...changed } : one));
    for (const answer of [await update(bob, forged), await update(bob, forged, theirs)]) {
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['card.activities.1'])]);
    }
    expect(await stored()).toEqual(theirs);
  });

  it('stays where it is left out, as by a client that does not know it yet', async () => {
    expect(said(await updated(bob, [comment('3', 'Third')]))).toEqual([[idOf(bob), 'Third'], ...said(theirs)]);
    expect(said(await updated(bob, [], theirs))).toEqual([[idOf(bob), 'Third'], ...said(theirs)]);
  });

  it('is as its author has it, also where it is sent as it was before', async () => {
    const [second] = theirs;
    if (!second) throw new Error('There are two');
    const edited = await updated(ada, [{ ...second, message: 'Edited' }]);
    expect(said(edited)).toEqual([[idOf(ada), 'Edited']]);
    expect(said(await updated(bob, [comment('3', 'Third'), ...theirs], theirs))).toEqual([
      [idOf(bob), 'Third'],
      [idOf(ada), 'Edited'],
    ]);
  });

  it('has an id that nobody else can take', async () => {
    const withBase = await update(bob, [comment('1', 'Mine')], []);
    expect([withBase.statusCode, fieldsOf(withBase)]).toEqual([409, new Set(['card.activities'])]);
    expect((await update(bob, [comment('1', 'Mine')])).statusCode).toBe(400);
    expect(await stored()).toEqual(theirs);
  });
});

describe('a comment of one’s own', () => {
  it('takes another message, keeps its author and time, and can be removed', async () => {
    const [own] = await updated(ada, [comment('1', 'Frist')]);
    if (!own) throw new Error('There is one');
    await updated(bob, [comment('2', 'Hi')], []);
    const changed = { ...own, message: 'First', idMember: idOf(bob), time: PAST };
    const [bobs] = await stored();
    expect(await updated(ada, [changed], [own])).toEqual([bobs, { ...own, message: 'First' }]);
    expect(await updated(ada, [])).toEqual([bobs]);
  });

  it('that is changed in two windows, or in one of them removed, is a conflict with `base`', async () => {
    const base = await updated(ada, [comment('1', 'First')]);
    const edited = (message: string) => base.map((own) => ({ ...own, message }));
    await updated(ada, edited('One'), base);
    expect(await updated(ada, edited('One'), base)).toHaveLength(1);
    for (const wanted of [edited('Uno'), []]) {
      const answer = await update(ada, wanted, base);
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([409, new Set(['card.activities'])]);
    }
    await updated(ada, []);
    const late = await update(ada, edited('Uno'), base);
    expect([late.statusCode, fieldsOf(late)]).toEqual([409, new Set(['card.activities'])]);
    expect(await updated(ada, base, base)).toEqual([]);
  });
});

it('loses no comment of people who write at once with what they had before', async () => {
  const people = Array.from({ length: 20 }, (_, index) => ({ user: index % 2 ? ada : bob, id: String(index) }));
  await Promise.all(people.map(({ user, id }) => updated(user, [comment(id)], [])));
  const all = (await stored()).map(({ id, idMember }) => `${id} ${idMember}`);
  expect(all.sort()).toEqual(people.map(({ user, id }) => `${id} ${idOf(user)}`).sort());
});
