import { boardOf as boardAs, boardPath as path, cardIn, listIn, madeBoard, shapeOf } from '../../testing/boards';
import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { NotificationDto } from '../notifications/notifications.dto';
import type { BoardDto, BoardListDto, BoardSummaryDto, CardDto } from './scrumboard.dto';

let server: TestServer;
let alice: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [alice, bob] = [await server.register({ displayName: 'Alice' }), await server.register({ displayName: 'Bob' })];
});
afterAll(() => server.close());

const send = (call: string, body: object, user = alice) => user.post(path(call), body);
const ask = <Data>(call: string, body: object, user = alice) => user.call<Data>(path(call), body);
const boardOf = (boardId: string, user = alice) => boardAs(user, boardId);
const made = (lists?: Record<string, string[]>) => madeBoard(alice, lists);
const boards = (user = alice) => user.list<BoardSummaryDto>('scrumboard-app/boards');
const trash = (list: string) => alice.list<{ id: string; title: string }>(`trash?list=scrumboard-app/${list}`);
const restore = (list: string, ids: string[]) =>
  alice.call<string[]>('/api/trash/restore', { list: `scrumboard-app/${list}`, ids });
const idOf = ({ user }: TestUser) => user.uuid;

const CARD = { id: '1', name: 'One' };

describe('a board', () => {
  it('is made of a name alone, placed last, and everybody has it', async () => {
    const first = await ask<BoardSummaryDto>('board/new', { board: { name: 'Older' } });
    const board = await ask<BoardSummaryDto>('board/new', { board: { name: ' Mobile App ' } }, bob);
    expect(board).toEqual({ id: expect.any(String) as string, name: 'Mobile App', uri: 'mobile-app' });
    expect((await boards()).slice(-2)).toEqual([first, board]);
    expect(await boardOf(board.id)).toEqual({
      ...board,
      settings: { color: '', subscribed: true, cardCoverImages: true },
      lists: [],
      cards: [],
      members: [{ id: idOf(bob), name: 'Bob', avatar: null, isDisabled: false }],
      labels: expect.arrayContaining([{ id: expect.any(String) as string, name: 'Bug', class: 'orange' }]) as unknown,
    });
  });

  it('is among the own boards of its members: who has made it, and who was put on a card, until it is removed', async () => {
    const own = async (user: TestUser) =>
      (await user.list<BoardSummaryDto>('scrumboard-app/own-boards')).map(({ name }) => name);
    const carol = await server.register();
    expect(await own(carol)).toEqual([]);
    const later = { board: { name: 'Hers', lists: [{ name: 'A', idCards: ['1'] }], cards: [CARD] } };
    const board = await ask<BoardSummaryDto>('board/new', later, carol);
    expect(await own(carol)).toEqual(['Hers']);
    const dan = await server.register();
    expect(await own(dan)).toEqual([]);
    const card = cardIn(await boardOf(board.id), 'One');
    await ask('card/update', { boardId: board.id, card: { ...card, idMembers: [idOf(dan)] } });
    expect(await own(dan)).toEqual(['Hers']);
    await ask('board/delete', { boardId: board.id });
    expect([await own(carol), await own(dan)]).toEqual([[], []]);
  });

  it('takes all that a draft may hold, under ids of its own', async () => {
    const draft = {
      name: 'Copy',
      uri: 'The copy',
      settings: { color: 'green', subscribed: false, cardCoverImages: false },
      members: [{ id: idOf(alice), name: 'passed over', avatar: null }],
      labels: [{ id: 'l', name: 'Odd', class: 'cyan' }],
      lists: [{ id: 'a', name: 'A', idCards: ['2', '1'] }, { name: 'B' }],
      cards: [
        { id: '1', name: 'One', idMembers: [idOf(bob), idOf(bob)], idLabels: ['l'] },
        { id: '2', name: 'Two' },
      ],
    };
    const { id, uri } = await ask<BoardSummaryDto>('board/new', { board: draft });
    const board = await boardOf(id);
    expect(uri).toBe('the-copy');
    expect(board.settings).toEqual(draft.settings);
    expect(shapeOf(board)).toEqual({ A: ['Two', 'One'], B: [] });
    expect(board.members.map(({ name }) => name)).toEqual(['Alice', 'Bob']);
    expect(board.labels).toEqual([{ id: expect.any(String) as string, name: 'Odd', class: 'cyan' }]);
    expect(cardIn(board, 'One')).toMatchObject({ idMembers: [idOf(bob)], idLabels: [board.labels[0]?.id] });
    const again = await ask<BoardSummaryDto>('board/new', { board: draft });
    expect((await boardOf(again.id)).cards.map((card) => card.id)).not.toContain(cardIn(board, 'One').id);
  });

  it.each([
    ['a card that is in no list', { cards: [CARD] }, 400],
    ['a card twice', { lists: [{ name: 'A', idCards: ['1', '1'] }], cards: [CARD] }, 400],
    ['cards of one id', { lists: [{ name: 'A', idCards: ['1', '1'] }], cards: [CARD, CARD] }, 400],
    [
      'lists of one id',
      {
        lists: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'B' },
        ],
      },
      400,
    ],
    [
      'labels of one id',
      {
        labels: [
          { id: 'a', name: 'A', class: 'red' },
          { id: 'a', name: 'B', class: 'red' },
        ],
      },
      400,
    ],
    ['a member who is no user', { members: [{ id: 'nobody' }] }, 404],
    [
      'a cover that it has not',
      { lists: [{ name: 'A', idCards: ['1'] }], cards: [{ ...CARD, idAttachmentCover: 'p' }] },
      404,
    ],
    [
      'a label that it has not',
      { lists: [{ name: 'A', idCards: ['1'] }], cards: [{ id: '1', name: 'One', idLabels: ['l'] }] },
      404,
    ],
  ])('is not made with %s', async (_, parts, status) => {
    const before = await boards();
    expect((await send('board/new', { board: { name: 'No', ...parts } })).statusCode).toBe(status);
    expect(await boards()).toEqual(before);
  });

  it('is made once, however often the same request is sent', async () => {
    const once = () => alice.post(path('board/new'), { board: { name: 'Once' } }, { 'idempotency-key': 'board-once' });
    const [first, again] = [(await once()).json<BoardSummaryDto>(), (await once()).json<BoardSummaryDto>()];
    expect(again).toEqual(first);
    expect((await boards()).filter(({ name }) => name === 'Once')).toEqual([first]);
  });

  it('is renamed, its address too, and its settings change one by one', async () => {
    const { id } = await made();
    expect(await ask('board/rename', { boardId: id, boardTitle: ' İş Güç ' }, bob)).toBe('İş Güç');
    expect(await boards()).toContainEqual({ id, name: 'İş Güç', uri: 'is-guc' });
    const settings = { color: 'red', subscribed: true, cardCoverImages: true };
    expect(await ask('board/settings/update', { boardId: id, settings: { color: 'red' } })).toEqual(settings);
    const off = { ...settings, subscribed: false };
    expect(await ask('board/settings/update', { boardId: id, settings: { subscribed: false } }, bob)).toEqual(off);
    expect((await boardOf(id)).settings).toEqual(off);
  });

  it('goes into the trash, and comes back as it was', async () => {
    const board = await made({ Todo: ['One'] });
    const answer = await send('board/delete', { boardId: board.id });
    expect([answer.statusCode, answer.json()]).toEqual([200, true]);
    expect(await boards()).not.toContainEqual(expect.objectContaining({ id: board.id }));
    expect((await send('board/delete', { boardId: board.id })).statusCode).toBe(404);
    expect(await restore('boards', [board.id])).toEqual([board.id]);
    expect(await boardOf(board.id)).toEqual(board);
  });

  it('is listed in pages, and as not modified to whoever has the list', async () => {
    await made();
    expect((await pagesOf<BoardSummaryDto>(alice, 'scrumboard-app/boards', 2)).flat()).toEqual(await boards());
    const tag = async () => String((await alice.get(path('boards'))).headers.etag);
    const seen = await tag();
    expect((await alice.get(path('boards'), {}, { 'if-none-match': seen })).statusCode).toBe(304);
    await made();
    expect((await alice.get(path('boards'), {}, { 'if-none-match': seen })).statusCode).toBe(200);
  });

  it('that is unknown is refused by every call in the documented words', async () => {
    const card = { ...cardIn(await made({ Todo: ['One'] }), 'One') };
    const calls: [string, object][] = [
      ['board/rename', { boardTitle: 'x' }],
      ['board/settings/update', { settings: {} }],
      ['board/delete', {}],
      ['card/new', { listId: 'x', data: { name: 'x' } }],
      ['card/update', { card }],
      ['card/remove', { cardId: card.id }],
      ['list/new', { data: { name: 'x' } }],
      ['list/rename', { listId: 'x', listTitle: 'x' }],
      ['list/remove', { listId: 'x' }],
      ['card/order', { lists: [] }],
      ['list/order', { lists: [] }],
    ];
    const answers = [
      await alice.get(path('board'), { boardId: 'unknown' }),
      ...(await Promise.all(calls.map(([call, body]) => send(call, { boardId: 'unknown', ...body })))),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        404,
        'Requested board do not exist.',
      ]);
    }
    expect((await alice.get(path('board'))).statusCode).toBe(400);
    expect((await server.get(path('board'), { boardId: 'unknown' })).statusCode).toBe(401);
  });
});

describe('a list', () => {
  it('is added last, renamed, and removed with its cards, which come back with it', async () => {
    const board = await made({ Todo: ['One', 'Two'], Done: ['Three'] });
    const lists = await ask<BoardListDto[]>('list/new', { boardId: board.id, data: { name: 'New', idCards: [] } });
    expect(lists).toEqual([
      ...board.lists,
      { id: expect.any(String) as string, name: 'New', archived: false, idCards: [] },
    ]);
    const listId = listIn(board, 'Todo').id;
    const renamed = { listId, listTitle: 'Later' };
    expect(await ask('list/rename', { boardId: board.id, ...renamed, listTitle: ' Later ' })).toEqual(renamed);
    expect(await ask('list/remove', { boardId: board.id, listId })).toBe(listId);
    expect(shapeOf(await boardOf(board.id))).toEqual({ Done: ['Three'], New: [] });
    expect((await boardOf(board.id)).cards).toHaveLength(1);
    const lost = cardIn(board, 'One');
    expect((await send('card/update', { boardId: board.id, card: lost })).statusCode).toBe(404);
    expect((await send('card/remove', { boardId: board.id, cardId: lost.id })).statusCode).toBe(404);
    expect(await trash('lists')).toContainEqual(expect.objectContaining({ id: listId, title: 'Later' }));
    expect(await restore('lists', [listId])).toEqual([listId]);
    expect(shapeOf(await boardOf(board.id))).toEqual({ Later: ['One', 'Two'], Done: ['Three'], New: [] });
  });

  it('of another board is unknown', async () => {
    const [board, other] = [await made({ Todo: [] }), await made({ Theirs: [] })];
    const listId = listIn(other, 'Theirs').id;
    for (const [call, body] of [
      ['list/rename', { listTitle: 'x' }],
      ['list/remove', {}],
      ['card/new', { data: { name: 'x' } }],
    ] as const) {
      expect([call, (await send(call, { boardId: board.id, listId, ...body })).statusCode]).toEqual([call, 404]);
    }
    expect(await boardOf(other.id)).toEqual(other);
  });

  it('is added once, however often the same request is sent', async () => {
    const board = await made();
    const body = { boardId: board.id, data: { name: 'Once' } };
    const once = () => alice.post(path('list/new'), body, { 'idempotency-key': 'list-once' });
    expect((await once()).json()).toEqual((await once()).json());
    expect((await boardOf(board.id)).lists).toHaveLength(1);
  });
});

describe('a card', () => {
  it('is made of a name alone, last in its list, and the board is answered', async () => {
    const board = await made({ Todo: ['One'], Done: [] });
    const listId = listIn(board, 'Todo').id;
    const answer = await ask<BoardDto>('card/new', { boardId: board.id, listId, data: { name: ' Two ' } }, bob);
    expect(shapeOf(answer)).toEqual({ Todo: ['One', 'Two'], Done: [] });
    expect(answer).toEqual(await boardOf(board.id));
    expect(cardIn(answer, 'Two')).toEqual({
      ...{ id: expect.any(String) as string, name: 'Two', description: '', idAttachmentCover: null },
      ...{ idMembers: [], idLabels: [], attachments: [], subscribed: false, checklists: [], activities: [], due: null },
      archived: false,
    });
  });

  it('keeps all that it may hold, and makes whom it names members of the board', async () => {
    const board = await made({ Todo: [] });
    const time = '2026-03-01T09:00:00.000Z';
    const data = {
      ...{ name: 'Full', description: 'All', idAttachmentCover: 'p', subscribed: true, due: time },
      idMembers: [idOf(bob), idOf(alice)],
      idLabels: board.labels
        .slice(0, 2)
        .map(({ id }) => id)
        .reverse(),
      attachments: [
        { id: 'p', name: 'Hills', type: 'image', src: '/demo/notes/hills.svg', time },
        { id: 'q', name: 'Home', type: 'link', url: 'https://example.com', time },
      ],
      checklists: [{ id: '1', name: 'Steps', checkItems: [{ id: '1', name: 'First', checked: true }] }],
      activities: [{ id: '1', type: 'comment', idMember: idOf(alice), message: 'Hello', time }],
    };
    const body = { boardId: board.id, listId: listIn(board, 'Todo').id, data };
    const answer = await ask<BoardDto>('card/new', body);
    const [picture, link] = data.attachments;
    expect(answer.cards).toEqual([
      {
        ...data,
        id: expect.any(String) as string,
        archived: false,
        attachments: [
          { ...picture, url: null },
          { ...link, src: null },
        ],
        activities: data.activities.map((activity) => ({ ...activity, time: expect.any(String) as string })),
      },
    ]);
    expect(answer.members.map(({ name }) => name)).toEqual(['Alice', 'Bob']);
  });

  it('is refused with every bad field named', async () => {
    const board = await made({ Todo: [] });
    const time = '2026-03-01T09:00:00.000Z';
    const answer = await send('card/new', {
      boardId: board.id,
      listId: listIn(board, 'Todo').id,
      data: {
        ...{ id: 'mine', name: ' ', due: 'soon', idMembers: [1] },
        attachments: [{ id: 'p', name: 'x', type: 'film', src: 'javascript:alert(1)', time }],
        checklists: [{ id: '1', name: 'x', checkItems: [{ id: '1', name: 'x', checked: 'yes' }] }],
        activities: [{ id: '1', type: 'comment', idMember: 'x', message: null, time }],
      },
    });
    expect(answer.statusCode).toBe(400);
    expect([...fieldsOf(answer)].sort()).toEqual([
      ...['data.activities.0.message', 'data.attachments.0.src', 'data.attachments.0.type'],
      ...['data.checklists.0.checkItems.0.checked', 'data.due', 'data.id', 'data.idMembers', 'data.name'],
    ]);
  });

  it.each([
    ['label', { idLabels: ['unknown'] }],
    ['member', { idMembers: ['unknown'] }],
    ['attachment', { idAttachmentCover: 'unknown' }],
  ])('does not take an unknown %s', async (noun, fields) => {
    const board = await made({ Todo: ['One'] });
    const [listId, card] = [listIn(board, 'Todo').id, cardIn(board, 'One')];
    for (const answer of [
      await send('card/new', { boardId: board.id, listId, data: { name: 'Two', ...fields } }),
      await send('card/update', { boardId: board.id, card: { ...card, ...fields } }),
    ]) {
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        404,
        `There is no such ${noun}`,
      ]);
    }
    expect(await boardOf(board.id)).toEqual(board);
  });

  it('does not take a label of another board', async () => {
    const [board, other] = [await made({ Todo: ['One'] }), await made()];
    const card = { ...cardIn(board, 'One'), idLabels: other.labels.slice(0, 1).map(({ id }) => id) };
    expect((await send('card/update', { boardId: board.id, card })).statusCode).toBe(404);
    expect((await send('card/update', { boardId: other.id, card: cardIn(board, 'One') })).statusCode).toBe(404);
    expect((await send('card/remove', { boardId: other.id, cardId: card.id })).statusCode).toBe(404);
  });

  it('is replaced whole, and keeps its place', async () => {
    const board = await made({ Todo: ['One', 'Two'] });
    const card = {
      ...cardIn(board, 'One'),
      ...{ name: 'Uno', idMembers: [idOf(bob)], idLabels: [board.labels[1]?.id ?? ''] },
    };
    expect(await ask('card/update', { boardId: board.id, card })).toEqual(card);
    const bare = { ...card, idMembers: [], idLabels: [] };
    expect(await ask('card/update', { boardId: board.id, card: bare })).toEqual(bare);
    const after = await boardOf(board.id);
    expect([shapeOf(after), cardIn(after, 'Uno')]).toEqual([{ Todo: ['Uno', 'Two'] }, bare]);
  });

  it('takes what two windows change of it, and refuses what both do', async () => {
    const board = await made({ Todo: ['One'] });
    const base = cardIn(board, 'One');
    const update = (fields: object, user: TestUser) =>
      send('card/update', { boardId: board.id, card: { ...base, ...fields }, base }, user);
    expect((await update({ name: 'Uno' }, alice)).statusCode).toBe(200);
    expect((await update({ due: '2026-03-01T09:00:00.000Z', idMembers: [idOf(bob)] }, bob)).json()).toEqual({
      ...{ ...base, name: 'Uno', due: '2026-03-01T09:00:00.000Z', idMembers: [idOf(bob)] },
    });
    const refused = await update({ name: 'Eins', description: 'New' }, bob);
    expect([refused.statusCode, [...fieldsOf(refused)]]).toEqual([409, ['card.name']]);
    expect((await boardOf(board.id)).cards).toMatchObject([{ name: 'Uno', description: '' }]);
  });

  it('takes no cover that somebody else has removed meanwhile', async () => {
    const board = await made({ Todo: ['One'] });
    const time = '2026-03-01T09:00:00.000Z';
    const attachments = [{ id: 'p', name: 'Hills', type: 'image', src: '/demo/notes/hills.svg', url: null, time }];
    const bare = cardIn(board, 'One');
    const base = await ask<CardDto>('card/update', { boardId: board.id, card: { ...bare, attachments } });
    const update = (fields: object, rest: object = { base }) =>
      send('card/update', { boardId: board.id, card: { ...base, ...fields }, ...rest });
    expect((await update({ attachments: [] })).json()).toEqual(bare);
    const late = await update({ idAttachmentCover: 'p' });
    expect([late.statusCode, [...fieldsOf(late)]]).toEqual([409, ['card.idAttachmentCover']]);
    // What fits nothing that the caller has is unknown to them, too.
    expect((await update({ attachments: [], idAttachmentCover: 'p' })).statusCode).toBe(404);
    expect((await update({ attachments: [], idAttachmentCover: 'p' }, {})).statusCode).toBe(404);
    expect(cardIn(await boardOf(board.id), 'One')).toEqual(bare);
  });

  it.each([
    ['attachments', { name: 'x', type: 'link', time: '2026-03-01T09:00:00.000Z' }],
    ['checklists', { name: 'x', checkItems: [] }],
  ])('has %s of different ids', async (field, content) => {
    const board = await made({ Todo: ['One'] });
    const twice = [1, 2].map(() => ({ id: '1', ...content }));
    const answer = await send('card/update', { boardId: board.id, card: { ...cardIn(board, 'One'), [field]: twice } });
    expect([answer.statusCode, [...fieldsOf(answer)]]).toEqual([400, [`card.${field}`]]);
  });

  it('leaves its list for the trash, and comes back into it', async () => {
    const board = await made({ Todo: ['One', 'Two', 'Three'], Done: [] });
    const { id: cardId } = cardIn(board, 'Two');
    expect(await ask('card/remove', { boardId: board.id, cardId }, bob)).toBe(cardId);
    expect(shapeOf(await boardOf(board.id))).toEqual({ Todo: ['One', 'Three'], Done: [] });
    expect((await send('card/remove', { boardId: board.id, cardId })).statusCode).toBe(404);
    expect(await trash('cards')).toContainEqual(expect.objectContaining({ id: cardId, title: 'Two' }));
    expect(await restore('cards', [cardId, 'unknown'])).toEqual([cardId]);
    expect(await boardOf(board.id)).toEqual(board);
  });

  it('whose list is gone comes back into the first, and waits for one where there is none', async () => {
    const board = await made({ Todo: [], Doing: ['One'] });
    const { id: cardId } = cardIn(board, 'One');
    await ask('card/remove', { boardId: board.id, cardId });
    const removeList = (name: string) => ask('list/remove', { boardId: board.id, listId: listIn(board, name).id });
    await removeList('Doing');
    await removeList('Todo');
    expect(await restore('cards', [cardId])).toEqual([]);
    expect((await boardOf(board.id)).cards).toEqual([]);
    await restore('lists', [listIn(board, 'Todo').id]);
    expect(await restore('cards', [cardId])).toEqual([cardId]);
    expect(shapeOf(await boardOf(board.id))).toEqual({ Todo: ['One'] });
  });

  it('is made once, however often the same request is sent', async () => {
    const board = await made({ Todo: [] });
    const body = { boardId: board.id, listId: listIn(board, 'Todo').id, data: { name: 'Once' } };
    const once = () => alice.post(path('card/new'), body, { 'idempotency-key': 'card-once' });
    expect((await once()).json()).toEqual((await once()).json());
    expect((await boardOf(board.id)).cards).toHaveLength(1);
    // What is in the trash is answered, too, with its list or by itself.
    for (const [call, id] of [
      ['card/remove', { cardId: (await boardOf(board.id)).cards[0]?.id }],
      ['list/remove', { listId: body.listId }],
    ] as const) {
      await ask(call, { boardId: board.id, ...id });
      expect((await once()).json()).toEqual(await boardOf(board.id));
    }
  });
});

describe('an order', () => {
  it.each(['card/order', 'list/order'])('of %s moves cards and lists, and passes over names', async (call) => {
    const board = await made({ Todo: ['One', 'Two', 'Three'], Done: ['Four'] });
    const [todo, done] = [listIn(board, 'Todo'), listIn(board, 'Done')];
    const [one = '', two = '', three = ''] = todo.idCards;
    const lists = [
      { id: done.id, name: 'Another name', idCards: [three, ...done.idCards, one] },
      { id: todo.id, idCards: [two] },
    ];
    const answer = await ask<BoardListDto[]>(call, { boardId: board.id, lists });
    expect(answer).toEqual([
      { ...lists[0], name: 'Done', archived: false },
      { ...lists[1], name: 'Todo', archived: false },
    ]);
    const after = await boardOf(board.id);
    expect(shapeOf(after)).toEqual({ Done: ['Three', 'Four', 'One'], Todo: ['Two'] });
    expect(Object.keys(shapeOf(after))).toEqual(['Done', 'Todo']);
    await ask('card/new', { boardId: board.id, listId: done.id, data: { name: 'Last' } });
    expect(shapeOf(await boardOf(board.id))).toEqual({ Done: ['Three', 'Four', 'One', 'Last'], Todo: ['Two'] });
  });

  it.each([
    ['lacks a card', ([a, b]: BoardListDto[]) => [{ ...a, idCards: [] }, b]],
    [
      'has a card twice',
      ([a, b]: BoardListDto[]) => [{ ...a, idCards: [...(a?.idCards ?? []), ...(a?.idCards ?? [])] }, b],
    ],
    ['has a card in two lists', ([a, b]: BoardListDto[]) => [a, { ...b, idCards: a?.idCards }]],
    ['has an unknown card', ([a, b]: BoardListDto[]) => [a, { ...b, idCards: ['unknown'] }]],
    ['lacks a list', ([a]: BoardListDto[]) => [a]],
    ['has a list twice', ([a, b]: BoardListDto[]) => [a, b, b]],
    ['has an unknown list', ([a, b]: BoardListDto[]) => [a, { ...b, id: 'unknown' }]],
  ])('that %s is refused, and nothing changes', async (_, wrong) => {
    const board = await made({ Todo: ['One'], Done: [] });
    for (const call of ['card/order', 'list/order']) {
      const answer = await send(call, { boardId: board.id, lists: wrong(board.lists).reverse() });
      expect([answer.statusCode, [...fieldsOf(answer)]]).toEqual([409, ['lists']]);
    }
    expect(await boardOf(board.id)).toEqual(board);
  });
});

describe('whoever is added to a card', () => {
  const told = async (user: TestUser) =>
    (await user.list<NotificationDto>('notification-panel/data')).filter(({ kind }) => kind === 'card-member');

  it('is told of it by a notification, once, unless it was themselves', async () => {
    const carol = await server.register({ displayName: 'Carol' });
    const board = await made({ Todo: ['One'] });
    const card = { ...cardIn(board, 'One'), idMembers: [idOf(alice), idOf(carol)] };
    const before = await told(alice);
    await ask('card/update', { boardId: board.id, card });
    await ask('card/update', { boardId: board.id, card: { ...card, name: 'Uno' } });
    expect(await told(alice)).toEqual(before);
    expect(await told(carol)).toMatchObject([
      {
        message: 'Alice added you to the card “One” on the board “Made”.',
        params: { displayName: 'Alice', card: 'One', board: 'Made' },
        link: `/apps/scrumboard/boards/${board.id}/made`,
      },
    ]);
    const data = { name: 'Two', idMembers: [idOf(carol)] };
    await ask('card/new', { boardId: board.id, listId: listIn(board, 'Todo').id, data });
    expect(await told(carol)).toHaveLength(2);
  });

  it('is not told of what was refused', async () => {
    const carol = await server.register();
    const board = await made({ Todo: ['One'] });
    const card = { ...cardIn(board, 'One'), idMembers: [idOf(carol), 'unknown'] };
    expect((await send('card/update', { boardId: board.id, card })).statusCode).toBe(404);
    expect(await told(carol)).toEqual([]);
  });
});

it('shows the demo’s boards, whole and consistent', async () => {
  const demo = await startTestServer();
  try {
    const user = await demo.signIn('admin@ezone.example', 'admin');
    const summaries = await boards(user);
    expect(summaries.map(({ uri }) => uri)).toEqual(['mobile-app', 'website-relaunch', 'office-move']);
    for (const { id } of summaries) {
      const board = await boardOf(id, user);
      const [members, labels] = [board.members, board.labels].map((all) => new Set(all.map((one) => one.id)));
      expect(board.cards.length).toBeGreaterThan(6);
      expect(board.lists.flatMap(({ idCards }) => idCards).sort()).toEqual(board.cards.map((card) => card.id).sort());
      expect(members?.has(user.user.uuid)).toBe(true);
      for (const { name, idMembers, idLabels, activities } of board.cards) {
        const people = [...idMembers, ...activities.map(({ idMember }) => idMember)];
        expect([name, people.filter((person) => !members?.has(person))]).toEqual([name, []]);
        expect([name, idLabels.filter((label) => !labels?.has(label))]).toEqual([name, []]);
        expect(activities.every(({ time }) => time < new Date().toISOString())).toBe(true);
      }
    }
    const dues = (await boardOf(summaries[0]?.id ?? '', user)).cards.flatMap(({ due }) => due ?? []);
    expect(dues).toContain(`${new Date().toISOString().slice(0, 10)}T16:00:00.000Z`);
  } finally {
    await demo.close();
  }
});
