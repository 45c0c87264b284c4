import { randomUUID } from 'node:crypto';
import { RepeatDays } from '@ezone/repeats';
import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import { holdTime, passTime, until } from '../../testing/passing-time';
import { createTestDatabase } from '../../testing/test-database';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import { ProjectionBackfill } from '../../platform/records/projection-backfill';
import type { NotificationDto } from '../notifications/notifications.dto';
import { NotificationsService, type Addressed } from '../notifications/notifications.service';
import type { BoardDto, BoardSummaryDto } from '../scrumboard/scrumboard.dto';
import { DueTimesService, type DueSource } from './due-times.service';

const hasDay = Reflect.get(RepeatDays.prototype, 'has') as RepeatDays['has'];
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const NOTIFICATIONS = 'notification-panel/data';

type Entry = { id: string };

/** Somebody whose token may have expired with the time that has passed. */
const again = ({ user }: TestUser) => server.signIn(user.data.email, 'a good password');

let server: TestServer;
beforeAll(() => {
  holdTime();
});
afterAll(() => {
  jest.useRealTimers();
});

const within = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** What somebody was told, oldest first, but for the welcome. */
async function toldTo(user: TestUser): Promise<NotificationDto[]> {
  const all = await user.list<NotificationDto>(NOTIFICATIONS);
  return all.filter(({ kind }) => kind !== 'welcome').reverse();
}
const kindsTold = async (user: TestUser) => (await toldTo(user)).map(({ kind }) => kind);
const messagesTold = async (user: TestUser) => (await toldTo(user)).map(({ message }) => message);

/** Waits until all that is due by now has been told. */
const settled = ({ app } = server) =>
  until(async () => {
    // Time may have passed while it was told of what came before: then it wakes at once for what has come since.
    jest.advanceTimersByTime(0);
    const now = new Date().toISOString();
    const left = built((rows) => rows.selectFrom('due_time').select('at').where('at', '<=', now).limit(1), {
      ofAllOwners: true,
    });
    return (await app.get(Database).read(left)).length === 0;
  });
async function passAndSettle(milliseconds: number): Promise<void> {
  passTime(milliseconds);
  await settled();
}

const newNote = (user: TestUser, note: object) => user.call<Entry>('/api/notes-app/create-note', { note });
const updateNote = (user: TestUser, note: object) => user.call<Entry>('/api/notes-app/update-note', { note });
const newTodo = (user: TestUser, todo: object) => user.call<Entry>('/api/todo-app/new-todo', { todo });
const updateTodo = (user: TestUser, todo: object) => user.call<Entry>('/api/todo-app/update-todo', { todo });
const newEvent = (user: TestUser, event: object) =>
  user.call<Entry>('/api/calendar-app/add-event', { newEvent: event });

/** Lets records of a list of its own be due in a minute, of which a source tells. */
async function keepInAMinute(list: string, ids: string[], news: DueSource['news'], ownerId = '*'): Promise<void> {
  const times = server.app.get(DueTimesService, { strict: false });
  times.add({ list, news });
  const due = ids.map((id) => ({ id, at: within(MINUTE) }));
  const key = { list, ownerId };
  await server.app.get(Database).transaction((rows) => times.keep(rows, key, due, { isNew: true }));
}

async function boardOf(user: TestUser): Promise<BoardDto> {
  const board = { name: 'Release', lists: [{ name: 'Doing' }] };
  const { id } = await user.call<BoardSummaryDto>('/api/scrumboard-app/board/new', { board });
  return (await user.get('/api/scrumboard-app/board', { boardId: id })).json<BoardDto>();
}
async function newCard(user: TestUser, { id: boardId, lists }: BoardDto, data: object) {
  const board = await user.call<BoardDto>('/api/scrumboard-app/card/new', { boardId, listId: lists[0]?.id, data });
  return board.cards[0] as BoardDto['cards'][number];
}

describe('what comes due', () => {
  let ada: TestUser;
  let bob: TestUser;
  beforeAll(async () => {
    server = await startTestServer({ env: { DEMO_DATA: 'false', LOG_LEVEL: 'error' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [ada, bob] = await server.twoUsers();
  });

  it('is told once, at its time, with the way to it, and nobody else is told', async () => {
    const at = within(5 * SECOND);
    const note = await newNote(ada, { title: 'Call Eve', reminder: at });
    const todo = await newTodo(ada, { title: 'Tax', dueDate: at });
    const event = await newEvent(ada, { title: 'Review', start: at });
    await settled();
    expect(await toldTo(ada)).toEqual([]);
    await passAndSettle(5 * SECOND);
    const told = await toldTo(ada);
    expect(told).toHaveLength(3);
    const common = { dismissed: false };
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ ...common, kind: 'note-reminder', params: { note: 'Call Eve' }, message: 'Reminder: Call Eve' },
          link: `/apps/notes/reminders?note=${note.id}`,
        }),
        expect.objectContaining({
          ...{ ...common, kind: 'todo-due', params: { todo: 'Tax' }, message: 'The todo “Tax” is due.' },
          link: `/apps/todo/all/${todo.id}`,
        }),
        expect.objectContaining({
          ...{ ...common, kind: 'event-start', params: { event: 'Review' } },
          link: `/apps/calendar/${event.id}?date=${at.slice(0, 10)}`,
          message: 'The event “Review” has begun.',
        }),
      ]),
    );
    await passAndSettle(5 * MINUTE);
    expect(await toldTo(ada)).toHaveLength(3);
    expect(await toldTo(bob)).toEqual([]);
  });

  it('is told of cards to their members', async () => {
    const board = await boardOf(ada);
    const members = [ada.user.uuid, bob.user.uuid];
    await newCard(ada, board, { name: 'Ship it', due: within(MINUTE), idMembers: members });
    const eve = await server.register();
    await passAndSettle(MINUTE);
    const link = `/apps/scrumboard/boards/${board.id}/${board.uri}`;
    const due = {
      ...{ kind: 'card-due', params: { card: 'Ship it', board: 'Release' }, link },
      message: 'The card “Ship it” on the board “Release” is due.',
    };
    expect(await toldTo(ada)).toMatchObject([due]);
    expect(await toldTo(bob)).toMatchObject([{ kind: 'card-member' }, due]);
    expect(await toldTo(eve)).toEqual([]);
  });

  it('is told live, as it is in the list', async () => {
    const sockets = await TestSockets.listen(server);
    const [socket, other] = [await sockets.connect(ada), await sockets.connect(bob)];
    await newTodo(ada, { title: 'Tax', dueDate: within(5 * SECOND) });
    passTime(5 * SECOND);
    const live = await socket.next<NotificationDto>('notification:new');
    expect(await toldTo(ada)).toEqual([live]);
    expect(other.told('notification:new')).toEqual([]);
    sockets.close();
  });

  it('is found by the day in UTC, where an event is of whole days', async () => {
    const midnight = Math.ceil(Date.now() / DAY) * DAY - Date.now();
    await newEvent(ada, { title: 'Holiday', allDay: true, start: within(midnight + DAY / 2) });
    await passAndSettle(midnight - MINUTE);
    ada = await again(ada);
    expect(await toldTo(ada)).toEqual([]);
    await passAndSettle(MINUTE);
    expect(await messagesTold(ada)).toEqual(['The event “Holiday” has begun.']);
  });

  it('is told of each time of a series by the clocks of its zone, but of what is left out, and as it was changed', async () => {
    jest.setSystemTime(new Date('2027-03-22T12:00:00.000Z'));
    ada = await again(ada);
    const start = '2027-03-23T08:00:00.000Z';
    const repeat = {
      ...{ rule: 'FREQ=WEEKLY;COUNT=5', zone: 'Europe/Berlin' },
      exceptions: [
        { at: '2027-04-06T07:00:00.000Z', instead: null },
        {
          at: '2027-04-13T07:00:00.000Z',
          instead: {
            ...{ title: 'Long choir', allDay: false, desc: '' },
            ...{ start: '2027-04-14T09:00:00.000Z', end: '2027-04-14T12:00:00.000Z' },
          },
        },
      ],
    };
    await newEvent(ada, { title: 'Choir', start, repeat });
    const toldBy = async (moment: string) => {
      await passAndSettle(Date.parse(moment) - Date.now());
      ada = await again(ada);
      return messagesTold(ada);
    };
    const choir = 'The event “Choir” has begun.';
    expect(await toldBy(start)).toEqual([choir]);
    expect(await toldBy('2027-03-30T06:59:00.000Z')).toEqual([choir]);
    expect(await toldBy('2027-03-30T07:00:00.000Z')).toEqual([choir, choir]);
    expect(await toldBy('2027-04-14T08:59:00.000Z')).toEqual([choir, choir]);
    expect(await toldBy('2027-04-14T09:00:00.000Z')).toEqual([choir, choir, 'The event “Long choir” has begun.']);
    expect(await toldBy('2027-04-20T07:00:00.000Z')).toHaveLength(4);
    expect(await toldBy('2027-06-01T00:00:00.000Z')).toHaveLength(4);
    expect(await toldTo(await again(bob))).toEqual([]);
  });

  it('is told at the time that it was moved to, be it later or earlier', async () => {
    const [later, earlier] = [
      await newNote(ada, { title: 'Later', reminder: within(MINUTE) }),
      await newNote(ada, { title: 'Earlier', reminder: within(30 * MINUTE) }),
    ];
    await updateNote(ada, { ...later, reminder: within(20 * MINUTE) });
    await updateNote(ada, { ...earlier, reminder: within(10 * MINUTE) });
    await passAndSettle(5 * MINUTE);
    expect(await toldTo(ada)).toEqual([]);
    await passAndSettle(5 * MINUTE);
    expect(await messagesTold(ada)).toEqual(['Reminder: Earlier']);
    await passAndSettle(DAY);
    expect(await messagesTold(ada)).toEqual(['Reminder: Earlier', 'Reminder: Later']);
  });

  it('is told as it is called by then', async () => {
    const note = await newNote(ada, { title: 'Old', reminder: within(MINUTE) });
    await updateNote(ada, { ...note, title: 'New' });
    await passAndSettle(MINUTE);
    expect(await messagesTold(ada)).toEqual(['Reminder: New']);
  });

  it('is not told again where something else of it is changed later', async () => {
    const note = await newNote(ada, { title: 'Once', reminder: within(MINUTE) });
    await passAndSettle(MINUTE);
    await updateNote(ada, { ...note, title: 'Twice' });
    await ada.call('/api/notes-app/update-note', {
      ...{ note: { ...note, title: 'Thrice' }, base: { ...note, title: 'Twice' } },
    });
    await passAndSettle(DAY);
    expect(await messagesTold(ada)).toEqual(['Reminder: Once']);
  });

  it('tells of what is due on a day when it is this day everywhere, not the evening before', async () => {
    const [ada] = await server.twoUsers();
    const day = within(2 * DAY).slice(0, 10);
    const midnight = `${day}T00:00:00.000Z`;
    await newTodo(ada, { title: 'Tax', dueDate: midnight, dueAllDay: true });
    await passAndSettle(Date.parse(midnight) + MINUTE - Date.now());
    expect(await kindsTold(await again(ada))).toEqual([]);
    await passAndSettle(DAY / 2);
    expect(await kindsTold(await again(ada))).toEqual(['todo-due']);
  });

  it('is not told of times that have passed when they are written', async () => {
    await newTodo(ada, { title: 'Late', dueDate: within(-MINUTE) });
    const todo = await newTodo(ada, { title: 'Moved back', dueDate: within(MINUTE) });
    await updateTodo(ada, { ...todo, dueDate: within(-DAY) });
    await passAndSettle(DAY);
    expect(await toldTo(ada)).toEqual([]);
  });

  it('is not told of this very moment, where it is written at it', async () => {
    await newTodo(ada, { title: 'Now', dueDate: within(0) });
    await passAndSettle(MINUTE);
    expect(await toldTo(ada)).toEqual([]);
  });

  it('is told of a time that has just come, though the record is changed before it can be told', async () => {
    const todo = await newTodo(ada, { title: 'Tax', dueDate: within(MINUTE) });
    jest.setSystemTime(Date.now() + MINUTE);
    await updateTodo(ada, { ...todo, completed: true });
    await updateTodo(ada, todo);
    expect(await toldTo(ada)).toEqual([]);
    await passAndSettle(MINUTE);
    expect(await messagesTold(ada)).toEqual(['The todo “Tax” is due.']);
  });

  it('is told of one of a series that has just come, though a later one is changed before it can be told', async () => {
    const [start, later] = [within(MINUTE), within(2 * DAY + MINUTE)];
    const repeat = { rule: 'FREQ=DAILY', zone: 'UTC', exceptions: [] as object[] };
    const event = await newEvent(ada, { title: 'Walk', start, repeat });
    jest.setSystemTime(Date.now() + MINUTE);
    await ada.call('/api/calendar-app/update-event', {
      event: { ...event, repeat: { ...repeat, exceptions: [{ at: later, instead: null }] } },
    });
    expect(await toldTo(ada)).toEqual([]);
    await passAndSettle(MINUTE);
    expect(await messagesTold(ada)).toEqual(['The event “Walk” has begun.']);
    await passAndSettle(2 * DAY);
    ada = await again(ada);
    expect(await messagesTold(ada)).toHaveLength(2);
    await passAndSettle(DAY);
    ada = await again(ada);
    expect(await messagesTold(ada)).toHaveLength(3);
  });

  it('is told of a series however many years lie between two of it', async () => {
    const repeat = { rule: 'FREQ=YEARLY;INTERVAL=5', zone: 'UTC', exceptions: [] };
    const start = within(MINUTE);
    await newEvent(ada, { title: 'Census', start, repeat });
    await passAndSettle(MINUTE);
    const next = new Date(start);
    next.setUTCFullYear(next.getUTCFullYear() + 5);
    // Time passes a year at a time, as it does.
    while (Date.now() < next.getTime()) await passAndSettle(Math.min(366 * DAY, next.getTime() - Date.now()));
    ada = await again(ada);
    expect(await messagesTold(ada)).toEqual(['The event “Census” has begun.', 'The event “Census” has begun.']);
  });

  it('is not told of what is done, archived or without a time by then', async () => {
    const at = within(MINUTE);
    const [todo, note, other] = [
      await newTodo(ada, { title: 'Done', dueDate: at }),
      await newNote(ada, { title: 'Archived', reminder: at }),
      await newNote(ada, { title: 'Without', reminder: at }),
    ];
    await updateTodo(ada, { ...todo, completed: true });
    await updateNote(ada, { ...note, archive: true });
    await updateNote(ada, { ...other, reminder: null });
    await passAndSettle(MINUTE);
    await updateTodo(ada, { ...todo, completed: false });
    await updateNote(ada, { ...note, archive: false });
    await passAndSettle(DAY);
    expect(await toldTo(ada)).toEqual([]);
  });

  it('is told of what was done, and is to be done again before its time', async () => {
    const todo = await newTodo(ada, { title: 'Again', dueDate: within(MINUTE) });
    await updateTodo(ada, { ...todo, completed: true });
    await updateTodo(ada, todo);
    await passAndSettle(MINUTE);
    expect(await messagesTold(ada)).toEqual(['The todo “Again” is due.']);
  });

  it('is not told of what is in the trash, nor of what comes out of it after its time; before it, it is', async () => {
    const [soon, later] = [within(MINUTE), within(DAY)];
    const names = ['soon', 'later'];
    const ids = await Promise.all(
      names.map(async (title) => (await newTodo(ada, { title, dueDate: title === 'soon' ? soon : later })).id),
    );
    const note = await newNote(ada, { title: 'soon', reminder: soon });
    for (const id of ids) await ada.call('/api/todo-app/remove-todo', { id });
    await ada.call('/api/notes-app/remove-note', { noteId: note.id });
    await passAndSettle(MINUTE);
    await ada.call('/api/trash/restore', { list: 'todo-app/todos', ids });
    await ada.call('/api/trash/restore', { list: 'notes-app/notes', ids: [note.id] });
    await passAndSettle(MINUTE);
    expect(await toldTo(ada)).toEqual([]);
    await passAndSettle(DAY);
    expect(await messagesTold(ada)).toEqual(['The todo “later” is due.']);
  });

  it('is not told of cards that are removed, with their list or their board, or without a member', async () => {
    const due = within(MINUTE);
    const boards = await Promise.all([boardOf(ada), boardOf(ada), boardOf(ada), boardOf(ada)]);
    const [ofCard, ofList, ofBoard, ofNobody] = boards as [BoardDto, BoardDto, BoardDto, BoardDto];
    const idMembers = [ada.user.uuid];
    const card = await newCard(ada, ofCard, { name: 'Removed', due, idMembers });
    await newCard(ada, ofList, { name: 'In a removed list', due, idMembers });
    await newCard(ada, ofBoard, { name: 'On a removed board', due, idMembers });
    await newCard(ada, ofNobody, { name: 'Of nobody', due });
    await ada.call('/api/scrumboard-app/card/remove', { boardId: ofCard.id, cardId: card.id });
    await ada.call('/api/scrumboard-app/list/remove', { boardId: ofList.id, listId: ofList.lists[0]?.id });
    await ada.call('/api/scrumboard-app/board/delete', { boardId: ofBoard.id });
    await passAndSettle(DAY);
    expect(await toldTo(ada)).toEqual([]);
  });

  it('is told of cards at the time that they were moved to', async () => {
    const board = await boardOf(ada);
    const card = await newCard(ada, board, { name: 'Card', due: within(MINUTE), idMembers: [ada.user.uuid] });
    const moved = { ...card, due: within(10 * MINUTE) };
    await ada.call('/api/scrumboard-app/card/update', { boardId: board.id, card: moved });
    await passAndSettle(5 * MINUTE);
    expect(await toldTo(ada)).toEqual([]);
    await passAndSettle(5 * MINUTE);
    expect(await kindsTold(ada)).toEqual(['card-due']);
  });

  it('has a name, also where the record has none', async () => {
    const at = within(MINUTE);
    await newNote(ada, { description: '  Buy stamps\nand milk', reminder: at });
    await newTodo(ada, { dueDate: at });
    await passAndSettle(MINUTE);
    expect((await messagesTold(ada)).sort()).toEqual(['Reminder: Buy stamps', 'The todo “—” is due.']);
  });

  it('is told later, once, where it cannot be told at its time', async () => {
    const rename = (from: string, to: string) =>
      server.app.get(Database).transaction((rows) => rows.schema.alterTable(from).renameTo(to).execute());
    await newTodo(ada, { title: 'Tax', dueDate: within(MINUTE) });
    await rename('notification', 'notification_away');
    const failed = () => server.logged.filter((line) => line.includes('Nobody was told')).length;
    passTime(MINUTE);
    await until(() => Promise.resolve(failed() > 0));
    await rename('notification_away', 'notification');
    await passAndSettle(MINUTE);
    expect(await messagesTold(ada)).toEqual(['The todo “Tax” is due.']);
  });

  it('is told to many members of many cards, and keeps nobody else waiting', async () => {
    const text = (ownerId: string): Addressed => ({
      ...{ ownerId, news: { kind: 'text', params: { text: 'due' }, variant: 'info' } },
    });
    const members = [ada, ...(await server.twoUsers())].map(({ user }) => user.uuid);
    const news: DueSource['news'] = (_, due) =>
      Promise.resolve(due.flatMap(() => Array.from({ length: 46 }, (__, place) => text(members[place % 3] ?? ''))));
    const cards = Array.from({ length: 200 }, (_, place) => `card ${String(place)}`);
    await keepInAMinute('spec/many', cards, news);
    await newNote(bob, { title: 'Call Eve', reminder: within(MINUTE) });
    await passAndSettle(MINUTE);
    expect(await messagesTold(bob)).toEqual(['Reminder: Call Eve']);
    expect((await toldTo(ada)).length).toBe(200 * 16);
  });

  it('is told of all others where one record fails, which is logged and not tried again', async () => {
    const told = (ownerId: string): Addressed => ({
      ...{ ownerId, news: { kind: 'text', params: { text: 'good' }, variant: 'info' } },
    });
    let tries = 0;
    const news: DueSource['news'] = (_, due) => {
      if (!due.some(({ recordId }) => recordId === 'bad')) return Promise.resolve([told(ada.user.uuid)]);
      tries += 1;
      return Promise.reject(new Error('This record cannot be told of'));
    };
    await keepInAMinute('spec/failing', ['bad', 'good'], news);
    await newNote(bob, { title: 'Call Eve', reminder: within(MINUTE) });
    await passAndSettle(MINUTE);
    expect([await messagesTold(ada), await messagesTold(bob)]).toEqual([['good'], ['Reminder: Call Eve']]);
    await until(() => Promise.resolve(server.logged.some((line) => line.includes('Not told of what was due'))));
    const tried = tries;
    await passAndSettle(DAY);
    expect(tries).toBe(tried);
  });

  it('leaves the server to others again and again while there is much of it', async () => {
    const turns: number[] = [];
    let turn = 0;
    let isTold = false;
    const count = () => {
      turn += 1;
      if (!isTold) setImmediate(count);
    };
    const news: DueSource['news'] = () => {
      turns.push(turn);
      return Promise.resolve([]);
    };
    const ids = Array.from({ length: 1500 }, (_, place) => `record ${String(place)}`);
    await keepInAMinute('spec/turns', ids, news);
    count();
    await passAndSettle(MINUTE);
    isTold = true;
    expect(turns.length).toBeGreaterThanOrEqual(8);
    expect(new Set(turns).size).toBe(turns.length);
  });

  it('is told to those who have little before all is told to one who has much of it', async () => {
    const told: string[] = [];
    const news: DueSource['news'] = (_, due) => {
      told.push(...new Set(due.map(({ ownerId }) => ownerId)));
      return Promise.resolve([]);
    };
    const ids = Array.from({ length: 1100 }, (_, place) => `record ${String(place)}`);
    await keepInAMinute('spec/owners', ids, news, ada.user.uuid);
    jest.setSystemTime(Date.now() + SECOND);
    await keepInAMinute('spec/owners', ['one'], news, bob.user.uuid);
    await passAndSettle(MINUTE);
    expect(told.slice(0, 2).sort()).toEqual([ada.user.uuid, bob.user.uuid].sort());
  });

  it('is told in full where a thousand records are due in one second', async () => {
    const dueDate = within(MINUTE);
    const titles = Array.from({ length: 1000 }, (_, index) => `Todo ${String(index)}`);
    await Promise.all(titles.map((title, index) => newTodo(index % 2 === 0 ? ada : bob, { title, dueDate })));
    await passAndSettle(MINUTE);
    const told = [...(await messagesTold(ada)), ...(await messagesTold(bob))];
    expect(told.sort()).toEqual(titles.map((title) => `The todo “${title}” is due.`).sort());
  });
});

describe('over restarts and beside others', () => {
  it('is told at the next start, once, where the server was down', async () => {
    const database = await createTestDatabase({ shared: true });
    const options = { database, env: { DEMO_DATA: 'false' } };
    server = await startTestServer(options);
    const ada = await server.register();
    await newTodo(ada, { title: 'Tax', dueDate: within(MINUTE) });
    await server.close();
    passTime(DAY / 2);
    for (const start of ['first', 'second']) {
      server = await startTestServer(options);
      await settled();
      expect([start, await messagesTold(await again(ada))]).toEqual([start, ['The todo “Tax” is due.']]);
      await server.close();
    }
    await database.drop();
  });

  it('is told of each day of a series while the server was down, of a week at most, and goes on', async () => {
    const database = await createTestDatabase({ shared: true });
    const options = { database, env: { DEMO_DATA: 'false' } };
    server = await startTestServer(options);
    const ada = await server.register();
    const repeat = { rule: 'FREQ=DAILY', zone: 'UTC', exceptions: [] };
    await newEvent(ada, { title: 'Walk', start: within(-DAY / 2), repeat });
    await server.close();
    passTime(30 * DAY);
    server = await startTestServer(options);
    const user = await again(ada);
    await settled();
    expect(await toldTo(user)).toHaveLength(8);
    await passAndSettle(DAY);
    expect(await toldTo(await again(ada))).toHaveLength(9);
    await server.close();
    await database.drop();
  });

  it('keeps nobody waiting where rules take long to look at, and is told all the same', async () => {
    server = await startTestServer({ env: { DEMO_DATA: 'false' } });
    const ada = await server.register();
    const titles = Array.from({ length: 6 }, (_, index) => `Walk ${String(index)}`);
    const events = titles.map((title, index) => ({
      ...{ id: randomUUID(), title, start: within(MINUTE + index) },
      repeat: { rule: 'FREQ=DAILY', zone: 'UTC', exceptions: [] },
    }));
    const looks: number[] = [];
    let isSlow = true;
    const has = jest.spyOn(RepeatDays.prototype, 'has').mockImplementation(function (this: RepeatDays, day) {
      looks.push(day);
      // Each look takes longer than all may take together.
      if (isSlow) jest.setSystemTime(Date.now() + SECOND);
      return hasDay.call(this, day);
    });
    const began = Date.now();
    await ada.call('/api/calendar-app/add-events', { events });
    isSlow = false;
    // Timers have heard nothing of that.
    jest.setSystemTime(began);
    expect(looks.length).toBeLessThan(titles.length);
    has.mockRestore();
    await passAndSettle(2 * MINUTE);
    expect((await messagesTold(ada)).sort()).toEqual(titles.map((title) => `The event “${title}” has begun.`));
    await server.close();
  });

  it('is told to each in turn, a little at a time, where rules take long to look at as it is told', async () => {
    server = await startTestServer({ env: { DEMO_DATA: 'false' } });
    const users = await server.twoUsers();
    const owners = users.map(({ user }) => user.uuid).sort();
    const repeat = { rule: 'FREQ=DAILY', zone: 'UTC', exceptions: [] };
    for (const user of users) {
      const events = Array.from({ length: 6 }, (_, index) => ({
        ...{ id: randomUUID(), title: `Walk ${String(index)}`, start: within(MINUTE + index), repeat },
      }));
      await user.call('/api/calendar-app/add-events', { events });
    }
    const told: string[][] = [];
    const notifications = server.app.get(NotificationsService, { strict: false });
    const notifyAll = jest.spyOn(notifications, 'notifyAll').mockImplementation((_, addressed) => {
      told.push(addressed.map(({ ownerId }) => ownerId));
      return Promise.resolve();
    });
    const has = jest.spyOn(RepeatDays.prototype, 'has').mockImplementation(function (this: RepeatDays, day) {
      // Each look takes longer than all may take together.
      jest.setSystemTime(Date.now() + SECOND);
      return hasDay.call(this, day);
    });
    await passAndSettle(2 * MINUTE);
    has.mockRestore();
    notifyAll.mockRestore();
    const turns = told.filter(({ length }) => length > 0);
    expect(turns).toHaveLength(12);
    for (let turn = 0; turn < turns.length; turn += 2) {
      expect(turns.slice(turn, turn + 2).sort()).toEqual(owners.map((owner) => [owner]));
    }
    await server.close();
  });

  it('is told of twenty more times at most that one record has missed', async () => {
    const database = await createTestDatabase({ shared: true });
    const options = { database, env: { DEMO_DATA: 'false' } };
    server = await startTestServer(options);
    const ada = await server.register();
    const start = Date.now() + MINUTE;
    const moment = (milliseconds: number) => new Date(start + milliseconds).toISOString();
    const exceptions = Array.from({ length: 30 }, (_, index) => ({
      at: moment((100 + index) * DAY),
      instead: {
        ...{ title: 'Walk', allDay: false, desc: '' },
        ...{ start: moment((index + 1) * 60 * MINUTE), end: moment((index + 2) * 60 * MINUTE) },
      },
    }));
    await newEvent(ada, { title: 'Walk', start: moment(0), repeat: { rule: 'FREQ=DAILY', zone: 'UTC', exceptions } });
    await server.close();
    passTime(4 * DAY + DAY / 2);
    server = await startTestServer(options);
    const user = await again(ada);
    await settled();
    expect(await toldTo(user)).toHaveLength(21);
    await passAndSettle(DAY);
    expect(await toldTo(await again(ada))).toHaveLength(22);
    await server.close();
    await database.drop();
  });

  it('is told of a time that has just come, though the times of all records are kept anew before it can be told', async () => {
    server = await startTestServer({ env: { DEMO_DATA: 'false' } });
    const ada = await server.register();
    const events = ['Walk', 'Swim'].map((title) => ({
      ...{ id: randomUUID(), title, start: within(MINUTE) },
      repeat: { rule: 'FREQ=DAILY', zone: 'UTC', exceptions: [] },
    }));
    await ada.call('/api/calendar-app/add-events', { events });
    jest.setSystemTime(Date.now() + MINUTE);
    const marker = built((rows) => rows.deleteFrom('seed_marker').where('name', 'like', 'projected:due-series:%'));
    await server.app.get(Database).write([marker]);
    const backfill = server.app.get(ProjectionBackfill, { strict: false });
    await backfill.onModuleInit();
    backfill.onApplicationBootstrap();
    await backfill.finished();
    expect(await toldTo(ada)).toEqual([]);
    await passAndSettle(MINUTE);
    expect((await messagesTold(ada)).sort()).toEqual(
      ['Swim', 'Walk'].map((title) => `The event “${title}” has begun.`),
    );
    await server.close();
  });

  it('is not told to new users, of the past that their content comes with', async () => {
    server = await startTestServer();
    const ada = await server.register();
    await passAndSettle(SECOND);
    expect(await toldTo(ada)).toEqual([]);
    await passAndSettle(7 * DAY);
    expect(new Set(await kindsTold(await again(ada)))).toEqual(new Set(['event-start', 'note-reminder', 'todo-due']));
    await server.close();
  });

  const onPostgres = process.env['TEST_DATABASE_URL'] === undefined ? it.skip : it;
  onPostgres('is told once by two servers on one database', async () => {
    const database = await createTestDatabase();
    const options = { database, env: { DEMO_DATA: 'false' } };
    server = await startTestServer(options);
    const other = await startTestServer(options);
    const [ada, bob] = await server.twoUsers();
    const dueDate = within(10 * SECOND);
    const titles = Array.from({ length: 500 }, (_, index) => `Todo ${String(index)}`);
    for (const title of titles) {
      await newTodo(ada, { title, dueDate });
      await newTodo(bob, { title, dueDate });
    }
    passTime(MINUTE);
    await Promise.all([settled(), settled(other)]);
    for (const user of [ada, bob]) {
      expect((await messagesTold(user)).sort()).toEqual(titles.map((title) => `The todo “${title}” is due.`).sort());
    }
    await Promise.all([server.close(), other.close()]);
    await database.drop();
  });
});
