import { randomUUID } from 'node:crypto';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import type { TrashEntryDto } from '../../platform/records/trash.dto';
import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { CalendarEventDraftDto, CalendarEventDto } from './calendar.dto';
import { CALENDAR_EVENTS } from './calendar.service';

let server: TestServer;
let sockets: TestSockets;
let alice: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  sockets = await TestSockets.listen(server);
});
beforeEach(async () => {
  [alice, bob] = await server.twoUsers();
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

/** A moment of March 2026: `'05 09:30'`, or the beginning of a day of it: `'05'`. */
const at = (moment: string) => `2026-03-${moment.slice(0, 2)}T${moment.slice(3) || '00:00'}:00.000Z`;
const draft = (start: string, end: string, more: Partial<CalendarEventDraftDto> = {}): CalendarEventDraftDto => ({
  ...{ start: at(start), end: at(end) },
  ...more,
});
const NINE = draft('05 09:00', '05 10:00', { title: 'Review' });

const post = (user: TestUser, newEvent: object) => user.post('/api/calendar-app/add-event', { newEvent });
const add = (user: TestUser, newEvent: CalendarEventDraftDto) =>
  user.call<CalendarEventDto>('/api/calendar-app/add-event', { newEvent });
const update = (user: TestUser, event: object, base?: object) =>
  user.post('/api/calendar-app/update-event', { event, base });
const remove = (user: TestUser, { id }: CalendarEventDto) =>
  user.post('/api/calendar-app/remove-event', { eventId: id });
const restore = (user: TestUser, { id }: CalendarEventDto) =>
  user.call<string[]>('/api/trash/restore', { list: CALENDAR_EVENTS, ids: [id] });
const eventsOf = (user: TestUser) => user.list<CalendarEventDto>(CALENDAR_EVENTS);

describe('an event', () => {
  it('is added with every field, and still there when read again', async () => {
    const newEvent = {
      title: ' Review ',
      allDay: false,
      start: '2026-03-05T11:00:00+02:00',
      end: '2026-03-05T10:00:00.000Z',
      extendedProps: { desc: 'Figures' },
    };
    const event = await add(alice, newEvent);
    const id = expect.any(String) as string;
    expect(event).toEqual({ ...newEvent, id, title: 'Review', start: at('05 09:00'), repeat: null });
    expect(await eventsOf(alice)).toEqual([event]);
  });

  it.each([
    [false, '05 09:00', '05 10:00'],
    [true, '05', '06'],
  ])('needs nothing but its beginning (all day: %s)', async (allDay, start, end) => {
    const event = await add(alice, { start: at('05 09:00'), ...(allDay && { allDay }) });
    const [id, extendedProps] = [expect.any(String) as string, { desc: '' }];
    expect(event).toEqual({ id, title: '', allDay, start: at(start), end: at(end), extendedProps, repeat: null });
  });

  it('is added once, however often the same request is sent', async () => {
    const send = () =>
      alice.post('/api/calendar-app/add-event', { newEvent: NINE }, { 'idempotency-key': 'key-number-1' });
    const [first, again] = [await send(), await send()];
    expect(again.json()).toEqual(first.json());
    expect(await eventsOf(alice)).toEqual([first.json()]);
  });

  it('is replaced whole by an update', async () => {
    const event = await add(alice, { ...NINE, extendedProps: { desc: 'Figures' } });
    const changed = {
      ...event,
      title: 'After',
      start: at('07 09:00'),
      end: at('08 10:00'),
      extendedProps: { desc: '' },
    };
    expect((await update(alice, changed)).json()).toEqual(changed);
    expect(await eventsOf(alice)).toEqual([changed]);
  });

  it('takes what two windows have changed in different fields, and the same field from one of them alone', async () => {
    const base = await add(alice, NINE);
    await update(alice, { ...base, end: at('05 12:00'), extendedProps: { desc: 'Longer' } }, base);
    const both = { ...base, start: at('05 08:00'), end: at('05 12:00'), extendedProps: { desc: 'Longer' } };
    expect((await update(alice, { ...base, start: at('05 08:00') }, base)).json()).toEqual(both);

    const late = await update(alice, { ...base, end: at('05 11:00'), extendedProps: { desc: 'Late' } }, base);
    expect([late.statusCode, fieldsOf(late)]).toEqual([409, new Set(['event.end', 'event.extendedProps'])]);
    expect(await eventsOf(alice)).toEqual([both]);
  });

  it('is not turned round by two windows of which each moves one end', async () => {
    const base = await add(alice, NINE);
    const first = { ...base, start: at('05 09:45') };
    await update(alice, first, base);
    const late = await update(alice, { ...base, end: at('05 09:15') }, base);
    expect([late.statusCode, fieldsOf(late)]).toEqual([409, new Set(['event.start', 'event.end'])]);
    expect(await eventsOf(alice)).toEqual([first]);
  });

  it('is not of half days by two windows of which one makes it whole', async () => {
    const base = await add(alice, draft('05', '06'));
    const first = { ...base, end: at('05 12:00') };
    await update(alice, first, base);
    const late = await update(alice, { ...base, allDay: true }, base);
    expect([late.statusCode, fieldsOf(late)]).toEqual([409, new Set(['event.allDay', 'event.start', 'event.end'])]);
    expect(await eventsOf(alice)).toEqual([first]);
  });

  it('goes into the trash when it is removed, and comes back', async () => {
    const event = await add(alice, NINE);
    expect((await remove(alice, event)).json()).toBe(event.id);
    expect(await eventsOf(alice)).toEqual([]);
    expect((await remove(alice, event)).statusCode).toBe(404);
    expect((await update(alice, event)).statusCode).toBe(404);
    expect(await alice.list<TrashEntryDto>('trash')).toEqual([
      { list: CALENDAR_EVENTS, id: event.id, title: 'Review', removed: expect.any(String) as string },
    ]);
    expect(await restore(alice, event)).toEqual([event.id]);
    expect(await eventsOf(alice)).toEqual([event]);
  });

  it('is invisible and untouchable to everybody else', async () => {
    const event = await add(alice, NINE);
    expect(await eventsOf(bob)).toEqual([]);
    expect((await bob.get(`/api/${CALENDAR_EVENTS}`, { start: at('05'), end: at('06') })).json()).toEqual([]);
    expect((await update(bob, { ...event, title: 'Stolen' })).statusCode).toBe(404);
    expect((await update(bob, { ...event, title: 'Stolen' }, event)).statusCode).toBe(404);
    expect((await remove(bob, event)).statusCode).toBe(404);
    await remove(alice, event);
    expect(await restore(bob, event)).toEqual([]);
    expect(await restore(alice, event)).toEqual([event.id]);
    expect(await eventsOf(alice)).toEqual([event]);
  });

  it('is told of to the owner’s other windows', async () => {
    const [acting, other] = [await sockets.connect(alice), await sockets.connect(alice)];
    const headers = { 'x-socket-id': acting.socket.id ?? '' };
    const event = (
      await alice.post('/api/calendar-app/add-event', { newEvent: NINE }, headers)
    ).json<CalendarEventDto>();
    const expected = { list: CALENDAR_EVENTS, ids: [event.id], by: alice.user.uuid };
    expect(await other.next<RecordsChangedDto>('records:changed')).toEqual(expected);
    await alice.post('/api/calendar-app/remove-event', { eventId: event.id }, headers);
    expect(await other.next<RecordsChangedDto>('records:changed')).toEqual(expected);
    await acting.ask('nothing');
    expect(acting.told('records:changed')).toEqual([]);
  });
});

describe('an event that is refused', () => {
  it('is named with every bad field, and not stored', async () => {
    const answer = await post(alice, {
      id: 'mine',
      title: 'x'.repeat(201),
      allDay: 'yes',
      start: '2026-02-30T09:00:00.000Z',
      end: null,
      extendedProps: { desc: 5, color: 'red' },
    });
    expect(answer.statusCode).toBe(400);
    const fields = ['id', 'title', 'allDay', 'start', 'end', 'extendedProps.desc', 'extendedProps.color'];
    expect(fieldsOf(answer)).toEqual(new Set(fields.map((field) => `newEvent.${field}`)));
    expect(await eventsOf(alice)).toEqual([]);
  });

  it('has no beginning, no properties, or no body', async () => {
    expect(fieldsOf(await post(alice, { title: 'Whenever' }))).toEqual(new Set(['newEvent.start']));
    expect(fieldsOf(await post(alice, { ...NINE, extendedProps: null }))).toEqual(new Set(['newEvent.extendedProps']));
    expect(fieldsOf(await alice.post('/api/calendar-app/add-event'))).toEqual(new Set(['newEvent']));
    expect(fieldsOf(await alice.post('/api/calendar-app/remove-event'))).toEqual(new Set(['eventId']));
  });

  it.each([true, false])('ends before it begins (all day: %s)', async (allDay) => {
    const answer = await post(alice, draft('05 09:00', '05 08:59', { allDay }));
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['newEvent.end'])]);
    const event = await add(alice, { ...NINE, allDay });
    for (const base of [undefined, event]) {
      const changed = await update(alice, { ...event, end: at('04 09:00') }, base);
      expect([changed.statusCode, fieldsOf(changed)]).toEqual([400, new Set(['event.end'])]);
    }
    expect(await eventsOf(alice)).toEqual([event]);
  });

  it('is an update without all its fields', async () => {
    const { end: _end, ...event } = await add(alice, NINE);
    const answer = await update(alice, { ...event, color: 'red' });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['event.end', 'event.color'])]);
  });
});

describe('an event of whole days', () => {
  it.each([
    ['05', '06', '05', '06'],
    ['05', '05', '05', '06'],
    ['05', '08', '05', '08'],
    ['05 09:30', '05 10:00', '05', '06'],
    ['05 09:30', '07 00:01', '05', '08'],
    ['05 23:59', '06', '05', '06'],
  ])('from %s to %s lasts from the beginning of %s to that of %s', async (start, end, from, to) => {
    const event = await add(alice, draft(start, end, { allDay: true }));
    expect([event.start, event.end]).toEqual([at(from), at(to)]);
    expect(await eventsOf(alice)).toEqual([event]);
    const timed = await add(alice, draft(start, end));
    expect((await update(alice, { ...timed, allDay: true })).json()).toEqual({ ...event, id: timed.id });
  });

  it('may be the last day that there is', async () => {
    const last = '9999-12-31T23:59:59.999Z';
    for (const allDay of [true, false]) {
      const event = await add(alice, { start: last, allDay });
      expect(event.end).toBe(last);
      expect((await update(alice, event, event)).json()).toEqual(event);
    }
  });
});

describe('an event that comes back', () => {
  const WEEKLY = { rule: 'FREQ=WEEKLY;BYDAY=TH', zone: 'Europe/Istanbul', exceptions: [] };

  it('is kept with its rule and what is not as it says, and an update that leaves them out changes nothing of them', async () => {
    const instead = { title: 'The long one', allDay: false, start: at('12 13:00'), end: at('12 15:00'), desc: '' };
    const repeat = {
      ...WEEKLY,
      exceptions: [
        { at: at('12 09:00'), instead },
        { at: at('19 09:00'), instead: null },
      ],
    };
    const event = await add(alice, { ...NINE, repeat });
    expect(event.repeat).toEqual(repeat);
    const { repeat: _repeat, ...documented } = event;
    const renamed = { ...documented, title: 'Renamed' };
    expect((await update(alice, renamed)).json()).toEqual({ ...event, title: 'Renamed' });
    expect((await update(alice, documented, renamed)).json()).toEqual(event);
    expect((await update(alice, { ...event, repeat: null }, event)).json()).toEqual({ ...event, repeat: null });
    expect(await eventsOf(alice)).toEqual([{ ...event, repeat: null }]);
  });

  it('takes a rule, and that there is none, beside a base that does not speak of it', async () => {
    const event = await add(alice, { ...NINE, repeat: WEEKLY });
    const { repeat: _repeat, ...base } = event;
    const daily = { ...event, repeat: { ...WEEKLY, rule: 'FREQ=DAILY' } };
    expect((await update(alice, daily, base)).json()).toEqual(daily);
    const renamed = { ...base, title: 'Renamed' };
    expect((await update(alice, renamed, base)).json()).toEqual({ ...daily, title: 'Renamed' });
    expect((await update(alice, { ...renamed, repeat: null }, renamed)).json()).toEqual({ ...renamed, repeat: null });
    expect(await eventsOf(alice)).toEqual([{ ...renamed, repeat: null }]);
  });

  it('does not come back where nothing is said of it', async () => {
    expect((await add(alice, NINE)).repeat).toBeNull();
  });

  it('is in every range that ends after it first begins', async () => {
    const event = await add(alice, { ...NINE, repeat: WEEKLY });
    const inRange = (start: string, end: string) =>
      alice.get(`/api/${CALENDAR_EVENTS}`, { start, end }).then((answer) => answer.json<unknown>());
    expect(await inRange(at('20'), at('21'))).toEqual([event]);
    expect(await inRange(at('01'), at('02'))).toEqual([]);
  });

  it.each([
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE,FR',
    'FREQ=MONTHLY;BYDAY=-1FR;COUNT=12',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1;UNTIL=20300101',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL=20300101T120000Z',
  ])('may follow %s', async (rule) => {
    expect((await add(alice, { ...NINE, repeat: { ...WEEKLY, rule } })).repeat).toEqual({ ...WEEKLY, rule });
  });

  it.each([
    '',
    'every day',
    'FREQ=HOURLY',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=3;UNTIL=20300101',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=DAILY;constructor=1',
    'BYDAY=MO',
    'FREQ=DAILY;INTERVAL=1=1',
    'FREQ=WEEKLY;BYMONTHDAY=3',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;UNTIL=20260231',
  ])('is refused by the rule “%s”', async (rule) => {
    const answer = await post(alice, { ...NINE, repeat: { ...WEEKLY, rule } });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set(['newEvent.repeat.rule'])]);
  });

  describe('with one that is another one', () => {
    const other = (start: string, end: string, more: object = {}) => ({
      at: at('12 09:00'),
      instead: { title: 'Other', allDay: false, start: at(start), end: at(end), desc: '', ...more },
    });
    const sent = (...exceptions: object[]) => ({ ...NINE, repeat: { ...WEEKLY, exceptions } });

    it.each([
      ['ends before it begins', '0.instead.end', [other('12 09:00', '12 08:59')]],
      ['is told of twice', '1.at', [other('12 09:00', '12 10:00'), { at: at('12 09:00'), instead: null }]],
      [
        'is told of twice, by another clock',
        '1.at',
        [other('12', '13'), { at: '2026-03-12T12:00:00+03:00', instead: null }],
      ],
    ])('is refused where that %s', async (_, name, exceptions) => {
      const field = `repeat.exceptions.${name}`;
      const refused = (answer: Awaited<ReturnType<typeof post>>) => [answer.statusCode, fieldsOf(answer)];
      const event = await add(alice, NINE);
      const wrong = sent(...exceptions);
      expect(refused(await post(alice, wrong))).toEqual([400, new Set([`newEvent.${field}`])]);
      for (const base of [undefined, event]) {
        expect(refused(await update(alice, { ...event, ...wrong }, base))).toEqual([400, new Set([`event.${field}`])]);
      }
      const many = { events: [{ ...wrong, id: randomUUID() }] };
      expect(refused(await alice.post('/api/calendar-app/add-events', many))).toEqual([
        400,
        new Set([`events.0.${field}`]),
      ]);
      expect(await eventsOf(alice)).toEqual([event]);
    });

    it('has the bounds of days where that one is of whole days', async () => {
      const wanted = sent(other('12 13:00', '12 14:00', { allDay: true }));
      const settled = sent(other('12', '13', { allDay: true })).repeat;
      const event = await add(alice, wanted as CalendarEventDraftDto);
      expect(event.repeat).toEqual(settled);
      const single = await add(alice, NINE);
      for (const base of [undefined, single]) {
        expect((await update(alice, { ...single, ...wanted }, base)).json()).toMatchObject({ repeat: settled });
      }
    });
  });

  it('is refused with every other bad field', async () => {
    const exceptions = [{ at: 'then', instead: { title: 'x', allDay: 0, start: at('05'), end: at('06'), desc: '' } }];
    const answer = await post(alice, { ...NINE, repeat: { ...WEEKLY, zone: 'Mars/Phobos', exceptions } });
    const fields = ['zone', 'exceptions.0.at', 'exceptions.0.instead.allDay'];
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([
      400,
      new Set(fields.map((field) => `newEvent.repeat.${field}`)),
    ]);
  });
});

describe('the list of events', () => {
  const titlesIn = async (query: Record<string, string>) => {
    const events = (await alice.get(`/api/${CALENDAR_EVENTS}`, query)).json<CalendarEventDto[]>();
    return events.map(({ title }) => title).sort();
  };

  it('is narrowed to those that overlap a range', async () => {
    const events: [title: string, start: string, end: string, allDay?: boolean][] = [
      ['before', '05 07:00', '05 08:00'],
      ['until it begins', '05 08:00', '05 09:00'],
      ['into it', '05 08:00', '05 09:01'],
      ['a moment as it begins', '05 09:00', '05 09:00'],
      ['within', '05 09:30', '05 10:00'],
      ['around', '04 09:00', '06 09:00'],
      ['out of it', '05 11:59', '05 13:00'],
      ['as it ends', '05 12:00', '05 13:00'],
      ['a moment as it ends', '05 12:00', '05 12:00'],
      ['its day', '05', '05', true],
      ['the day before', '04', '05', true],
      ['the day after', '06', '06', true],
    ];
    for (const [title, start, end, allDay = false] of events) await add(alice, draft(start, end, { title, allDay }));
    const [start, end] = [at('05 09:00'), at('05 12:00')];
    const within = ['a moment as it begins', 'around', 'into it', 'its day', 'out of it', 'within'];
    const after = ['a moment as it ends', 'as it ends', 'the day after'];
    expect(await titlesIn({ start, end })).toEqual(within);
    expect(await titlesIn({ start })).toEqual([...within, ...after].sort());
    expect(await titlesIn({ end })).toEqual([...within, 'before', 'the day before', 'until it begins'].sort());
    expect(await titlesIn({})).toHaveLength(events.length);
    expect(await titlesIn({ start: '2026-03-05T14:00:00+05:00', end: '2026-03-05T14:30:00+05:00' })).toEqual(
      ['a moment as it begins', 'around', 'into it', 'its day'].sort(),
    );
  });

  it('has no event of the trash, whatever the range', async () => {
    await remove(alice, await add(alice, NINE));
    expect(await titlesIn({ start: at('05'), end: at('06') })).toEqual([]);
  });

  it('comes in pages that together are the whole, also of a range', async () => {
    for (const title of ['1', '2', '3', '4', '5']) await add(alice, { ...NINE, title });
    await add(alice, draft('09', '10'));
    const range = `${CALENDAR_EVENTS}?start=${at('05')}&end=${at('06')}`;
    const pages = await pagesOf<CalendarEventDto>(alice, range, 2);
    expect(pages.map((events) => events.map(({ title }) => title))).toEqual([['5', '4'], ['3', '2'], ['1']]);
    expect((await pagesOf(alice, CALENDAR_EVENTS, 4)).flat()).toEqual(await eventsOf(alice));
  });

  it.each([
    ['start', { start: 'today' }],
    ['end', { end: '2026-03-05T25:00' }],
    ['end', { start: at('06'), end: at('05') }],
    ['limit', { limit: '501' }],
  ])('refuses a wrong %s: %j', async (field, query) => {
    const answer = await alice.get(`/api/${CALENDAR_EVENTS}`, query as Record<string, string>);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, new Set([field])]);
  });

  it('answers 304 to its own ETag until its owner has written', async () => {
    const address = `/api/${CALENDAR_EVENTS}`;
    const { headers } = await alice.get(address);
    const again = async () => (await alice.get(address, {}, { 'if-none-match': String(headers.etag) })).statusCode;
    await add(bob, NINE);
    expect(await again()).toBe(304);
    await add(alice, NINE);
    expect(await again()).toBe(200);
  });

  it('is for the signed-in', async () => {
    expect((await server.get(`/api/${CALENDAR_EVENTS}`)).statusCode).toBe(401);
  });
});

describe('many events at once', () => {
  const addMany = (user: TestUser, events: object[]) => user.post('/api/calendar-app/add-events', { events });

  it('are added once, whatever is left out, in one event to other windows, and removed together', async () => {
    const socket = await sockets.connect(alice);
    const events = [
      { id: randomUUID(), title: 'One', start: at('05 09:00') },
      { id: randomUUID(), title: 'Day', start: at('05 09:00'), allDay: true },
    ];
    const eventIds = events.map(({ id }) => id);
    expect((await addMany(alice, events)).json()).toEqual(eventIds);
    expect(await socket.next<RecordsChangedDto>('records:changed')).toMatchObject({ ids: eventIds });
    expect((await addMany(alice, events)).json()).toEqual([]);
    expect(await eventsOf(alice)).toMatchObject([
      { ...events[0], end: at('05 10:00'), repeat: null },
      { ...events[1], start: at('05'), end: at('06') },
    ]);
    const removeMany = (user: TestUser) => user.post('/api/calendar-app/remove-events', { eventIds });
    expect((await removeMany(bob)).json()).toEqual([]);
    expect((await removeMany(alice)).json()).toEqual(eventIds);
    expect(await eventsOf(alice)).toEqual([]);
    expect(await alice.call('/api/trash/restore', { list: CALENDAR_EVENTS, ids: eventIds })).toEqual(eventIds);
  });

  it('are refused together where one of them is none', async () => {
    const good = { id: randomUUID(), start: at('05') };
    const refused = async (event: object) => fieldsOf(await addMany(alice, [good, event]));
    expect(await refused({ ...good, id: 'mine' })).toEqual(new Set(['events.1.id']));
    expect(await refused({ id: randomUUID(), start: at('05'), end: at('04') })).toEqual(new Set(['events.1.end']));
    expect(await eventsOf(alice)).toEqual([]);
  });
});

it('gives a new user events of their own around the day where there is demo data', async () => {
  const withDemo = await startTestServer();
  const [one, two] = await withDemo.twoUsers();
  const [ones, twos] = [await eventsOf(one), await eventsOf(two)];
  expect(ones.map(({ title }) => title)).toEqual(twos.map(({ title }) => title));
  expect(new Set([...ones, ...twos].map(({ id }) => id)).size).toBe(2 * ones.length);
  const day = 24 * 3_600_000;
  const inDays = async (from: number, to: number) => {
    const [start = '', end = ''] = [from, to].map((days) => new Date(Date.now() + days * day).toISOString());
    return (await one.get(`/api/${CALENDAR_EVENTS}`, { start, end })).json<CalendarEventDto[]>().length;
  };
  expect(await inDays(-31, 31)).toBe(ones.length);
  for (const from of [-30, -15, 0, 15]) expect(await inDays(from, from + 15)).toBeGreaterThan(3);
  // What is stored as it is made keeps the rules of what is sent.
  for (const event of ones) expect((await update(one, event)).json()).toEqual(event);
  await withDemo.close();
});
