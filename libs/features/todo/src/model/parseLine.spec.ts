import { parseLine } from './parseLine';
import type { TodoLabel } from './todo';

const labels: TodoLabel[] = [
  { id: 1, handle: 'frontend', title: 'Frontend', color: '#2e7d32' },
  { id: 3, handle: 'api', title: 'API', color: '#b45309' },
  { id: 4, handle: 'issue', title: 'Issue', color: '#c62828' },
];

/** A Tuesday afternoon. */
const now = new Date(2026, 2, 10, 14, 30).getTime();
const at = (month: number, day: number, hour = 0, minute = 0, year = 2026) =>
  new Date(year, month - 1, day, hour, minute).toISOString();
const parse = (line: string, locale = 'en', plain?: Set<string>) =>
  parseLine(line, { locale, now, labels, ...(plain && { plain }) });

it('reads a whole line and leaves the title', () => {
  const { title, content, tokens } = parse('Pay rent every month !1 #api tomorrow');
  expect(title).toBe('Pay rent');
  expect(content).toEqual({
    ...{ dueDate: at(3, 11), dueAllDay: true },
    repeat: { every: 'month', day: 11 },
    important: true,
    labels: [3],
  });
  expect(tokens.map(({ text }) => text)).toEqual(['every month', '!1', '#api', 'tomorrow']);
});

it('takes all of it as the title where nothing else is written', () => {
  expect(parse('tomorrow !1')).toMatchObject({
    title: 'tomorrow !1',
    content: { dueDate: at(3, 11), important: true },
  });
});

it.each([
  ['en', 'Call today', at(3, 10)],
  ['en', 'Call Friday', at(3, 13)],
  ['en', 'Call on tuesday', at(3, 17)],
  ['en', 'Call this tuesday', at(3, 10)],
  ['en', 'Call this friday', at(3, 13)],
  ['tr', 'Call bu salı', at(3, 10)],
  ['ar', 'Call هذا الثلاثاء', at(3, 10)],
  ['en', 'Call day after tomorrow', at(3, 12)],
  ['en', 'Call by the day after tomorrow', at(3, 12)],
  ['tr', 'Call öbür gün', at(3, 12)],
  ['ar', 'Call بعد غد', at(3, 12)],
  ['en', 'Call next Monday', at(3, 16)],
  ['en', 'Call in 3 days', at(3, 13)],
  ['en', 'Call in 2 weeks', at(3, 24)],
  ['en', 'Call 12 Dec', at(12, 12)],
  ['en', 'Call December 12 2027', at(12, 12, 0, 0, 2027)],
  ['en', 'Call 1 March', at(3, 1, 0, 0, 2027)],
  ['en', 'Call 2026-12-01', at(12, 1)],
  ['en', 'Call 24.12.', at(12, 24)],
  ['en', 'Call tomorrow 17:30', at(3, 11, 17, 30)],
  ['en', 'Call at 5pm', at(3, 10, 17)],
  ['en', 'Call 9:00', at(3, 11, 9)],
  ['tr', 'Call yarın saat 9:15', at(3, 11, 9, 15)],
  ['tr', 'Call önümüzdeki Cuma', at(3, 13)],
  ['tr', 'Call 3 gün sonra', at(3, 13)],
  ['tr', 'Call 12 Aralık', at(12, 12)],
  ['ar', 'Call غدًا', at(3, 11)],
  ['ar', 'Call يوم الجمعة القادم', at(3, 13)],
  ['ar', 'Call بعد ٣ أيام', at(3, 13)],
  ['ar', 'Call ١٢ ديسمبر', at(12, 12)],
  ['ar', 'Call tomorrow', at(3, 11)],
  ['en', 'Call by tomorrow', at(3, 11)],
  ['en', 'Call on 12 Dec', at(12, 12)],
  ['en', 'Call by 5pm', at(3, 10, 17)],
  ['en', 'Call until Friday', at(3, 13)],
  ['tr', 'Call yarına kadar', at(3, 11)],
  ['tr', 'Call cumaya kadar', at(3, 13)],
  ['tr', "Call Çarşamba'ya kadar", at(3, 11)],
  ['ar', 'Call في يوم الجمعة', at(3, 13)],
  ['ar', 'Call بحلول الغد', at(3, 11)],
  ['en', 'Call tomorrow,', at(3, 11)],
  ['en', 'Call, tomorrow!', at(3, 11)],
  ['en', 'Call friday.', at(3, 13)],
  ['en', 'Call tomorrow, 17:30.', at(3, 11, 17, 30)],
  ['en', 'Call 24.12.,', at(12, 24)],
  ['ar', 'Call غدًا،', at(3, 11)],
  ['en', 'Call tomorrow at 9', at(3, 11, 9)],
  ['en', 'Call at 9 on friday', at(3, 13, 9)],
  ['en', 'Call tomorrow at 9 in the evening', at(3, 11, 21)],
  ['en', 'Call tomorrow at 5 p.m.', at(3, 11, 17)],
  ['en', 'Call 5 pm', at(3, 10, 17)],
  ['en', 'Call at noon', at(3, 11, 12)],
  ['en', 'Call friday noon', at(3, 13, 12)],
  ['en', 'Call tomorrow 12.30pm', at(3, 11, 12, 30)],
  ['en', 'Call tonight', at(3, 10)],
  ['en', 'Call tonight at 9', at(3, 10, 21)],
  ['en', 'Call tonight 20:15', at(3, 10, 20, 15)],
  ['tr', 'Call yarın saat 9', at(3, 11, 9)],
  ['tr', 'Call yarın öğlen', at(3, 11, 12)],
  ['tr', 'Call bu akşam 8:30', at(3, 10, 20, 30)],
  ['ar', 'Call غدًا الساعة ٩', at(3, 11, 9)],
  ['ar', 'Call غدًا الساعة 9 مساءً', at(3, 11, 21)],
  ['ar', 'Call يوم الجمعة ظهرًا', at(3, 13, 12)],
  ['ar', 'Call الليلة', at(3, 10)],
])('in %s knows when: %s', (locale, line, dueDate) => {
  expect(parse(line, locale)).toMatchObject({ title: 'Call', content: { dueDate } });
});

it.each([
  ['en', 'Water every day', 'day', at(3, 10)],
  ['en', 'Water each weekday', 'weekday', at(3, 10)],
  ['en', 'Water every friday', 'week', at(3, 13)],
  ['en', 'Water every year 1 may', 'year', at(5, 1)],
  ['tr', 'Water her hafta içi', 'weekday', at(3, 10)],
  ['tr', 'Water her hafta', 'week', at(3, 10)],
  ['tr', 'Water her pazartesi', 'week', at(3, 16)],
  ['en', 'Water every friday at 9', 'week', at(3, 13, 9)],
  ['tr', 'Water her pazartesi saat 9', 'week', at(3, 16, 9)],
  ['ar', 'Water كل يوم الساعة 9', 'day', at(3, 11, 9)],
  ['ar', 'Water كل شهر', 'month', at(3, 10)],
  ['ar', 'Water كل يوم الجمعة', 'week', at(3, 13)],
  ['ar', 'Water كل يوم عمل', 'weekday', at(3, 10)],
])('in %s knows how often: %s', (locale, line, every, dueDate) => {
  const { title, content } = parse(line, locale);
  expect([title, content.repeat?.every, content.dueDate]).toEqual(['Water', every, dueDate]);
});

it.each([
  ['en', 'Rent every month on the 1st', 1, at(4, 1)],
  ['en', 'Rent on the 15th of every month', 15, at(3, 15)],
  ['en', 'Rent every month on the 31st, 9:00', 31, at(3, 31, 9)],
  ['tr', "Rent her ayın 1'inde", 1, at(4, 1)],
  ['tr', "Rent her ayın 15'i", 15, at(3, 15)],
  ['tr', 'Rent her ayın ilk günü', 1, at(4, 1)],
  ['ar', 'Rent أول كل شهر', 1, at(4, 1)],
  ['ar', 'Rent في اليوم الأول من كل شهر', 1, at(4, 1)],
  ['ar', 'Rent يوم ١٥ من كل شهر', 15, at(3, 15)],
  ['ar', 'Rent كل شهر يوم ٣١', 31, at(3, 31)],
])('in %s knows the day of every month: %s', (locale, line, day, dueDate) => {
  const { title, content } = parse(line, locale);
  expect([title, content]).toMatchObject(['Rent', { dueDate, repeat: { every: 'month', day } }]);
});

it('takes the last day of a month that is too short for the day that is meant', () => {
  const options = { locale: 'en', now: Date.parse(at(2, 5)), labels: [] };
  expect(parseLine('Rent every month on the 31st', options).content).toEqual({
    ...{ dueDate: at(2, 28), dueAllDay: true },
    repeat: { every: 'month', day: 31 },
  });
});

it.each([
  ['en', 'water plants every 2 weeks on monday'],
  ['en', 'water plants every 3 days, at 9:00'],
  ['en', 'water plants every other friday'],
  ['en', 'water plants every monday and thursday'],
  ['en', 'water plants every Monday, Thursday & Friday at 9:00'],
  ['tr', 'çiçekleri sula her pazartesi ve perşembe'],
  ['ar', 'سقي النباتات كل يوم الاثنين والخميس'],
  ['tr', 'çiçekleri sula her 2 haftada bir pazartesi'],
  ['tr', 'çiçekleri sula iki ayda bir cuma günü saat 9:00'],
  ['ar', 'سقي النباتات كل أسبوعين يوم الاثنين'],
  ['ar', 'سقي النباتات كل ٣ أيام'],
])('in %s leaves whole in the title what a todo cannot repeat by: %s', (locale, line) => {
  expect(parse(line, locale)).toEqual({ title: line, tokens: [], unknown: [], content: {} });
  expect(parse(`${line} !1`, locale)).toMatchObject({ title: line, content: { important: true } });
});

it('says which labels there are not, and leaves them in the title', () => {
  expect(parse('Pay rent #home #api tomorrow')).toMatchObject({
    ...{ title: 'Pay rent #home', unknown: ['#home'], content: { labels: [3], dueAllDay: true } },
  });
  expect(parse('Close #12 # and C#').unknown).toEqual([]);
});

it('takes an hour for a time only beside a day or a repeat', () => {
  for (const line of ['Look at 9 houses', 'Arrive at 9', 'Paint the noon'])
    expect(parse(line)).toEqual({ title: line, tokens: [], unknown: [], content: {} });
  expect(parse('Meet at 12 December').content).toEqual({ dueDate: at(12, 12), dueAllDay: true });
  expect(parse('Meet at 9 tomorrow', 'en', new Set(['tomorrow'])).title).toBe('Meet at 9 tomorrow');
});

it('leaves words that lead nowhere, and the points of a sentence, in the title', () => {
  for (const line of ['Stand by me', 'Work on the 3rd floor', 'Wait, what?', 'Ask Sam, Max.'])
    expect(parse(line)).toEqual({ title: line, tokens: [], unknown: [], content: {} });
  expect(parse('Buy milk, tomorrow, and bread').title).toBe('Buy milk, and bread');
  expect(parse('Call tomorrow,').tokens).toEqual([{ kind: 'due', text: 'tomorrow' }]);
});

it('finds a label by its beginning where only one begins so', () => {
  expect(parse('Mend #iss').content).toEqual({ labels: [4] });
  expect(parse('Mend #iss #issue').content).toEqual({ labels: [4] });
  expect(parse('Mend #')).toMatchObject({ title: 'Mend #', content: {} });
  expect(parse('Mend #nothing')).toMatchObject({ title: 'Mend #nothing', content: {} });
});

it('takes the first of several dates, and leaves the others in the title', () => {
  expect(parse('Move monday to friday')).toMatchObject({ title: 'Move to friday', content: { dueDate: at(3, 16) } });
});

it('leaves what it does not know, and what was taken away', () => {
  for (const line of [
    'Sun cream',
    'Ask 5 people',
    'Release 3.2',
    'Read 1984',
    '31 february',
    'Meet 25:00',
    'May I',
    '',
  ])
    expect(parse(line)).toEqual({ title: line, tokens: [], unknown: [], content: {} });
  expect(parse('Plan tomorrow', 'en', new Set(['tomorrow']))).toEqual({
    ...{ title: 'Plan tomorrow', tokens: [], unknown: [], content: {} },
  });
});

it.each([
  ['Pay in 1 month', at(1, 31, 12), at(2, 28)],
  ['Renew in 1 year', at(2, 29, 12, 0, 2028), at(2, 28, 0, 0, 2029)],
  ['Celebrate 29 February', at(3, 13, 14), at(2, 29, 0, 0, 2028)],
  ['Meet every weekday', at(3, 14, 12), at(3, 16)],
  ['Meet every weekday 9:00', at(3, 13, 14), at(3, 16, 9)],
  ['Meet every weekday 9:00', at(3, 13, 8), at(3, 13, 9)],
  ['Meet every weekday saturday', at(3, 13, 8), at(3, 14)],
])('knows the day of “%s”, written at %s', (line, written, dueDate) => {
  const { content } = parseLine(line, { locale: 'en', now: Date.parse(written), labels: [] });
  expect(content.dueDate).toBe(dueDate);
});

it('understands the same words twice as one', () => {
  expect(parse('Mend #api #api')).toMatchObject({
    title: 'Mend',
    tokens: [{ text: '#api' }],
    content: { labels: [3] },
  });
  expect(parse('Mend #api #api').tokens).toHaveLength(1);
});
