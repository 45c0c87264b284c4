import { holdTime, passDays } from '../../testing/passing-time';
import type { SeriesDto } from '../../platform/charts/series.dto';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { AnalyticsWidgetsDto } from './analytics-dashboard.dto';

const PATH = '/api/analytics-dashboard-app/widgets';
const DAY = 24 * 60 * 60 * 1000;
const today = () => Math.floor(Date.now() / DAY) * DAY;

let server: TestServer;
let alice: TestUser;
let widgets: AnalyticsWidgetsDto;
beforeAll(async () => {
  server = await startTestServer();
  // At noon, so that no midnight comes between an answer and what is expected of it.
  holdTime();
  jest.setSystemTime(today() + DAY / 2);
  alice = await server.register();
  widgets = await read();
});
afterAll(async () => {
  jest.useRealTimers();
  await server.close();
});

const read = async (user = alice) => (await user.get(PATH)).json<AnalyticsWidgetsDto>();
const daysOf = ({ data }: SeriesDto) => data.map(([day]) => day);
const sumOf = (series?: SeriesDto) => series?.data.reduce((sum, [, value]) => sum + value, 0);

/** The days of `count` values, `step` days apart, of which the last is `last` days after today. */
const days = (count: number, last = 0, step = 1) =>
  Array.from({ length: count }, (_, place) => today() + (last - (count - 1 - place) * step) * DAY);

it('has the widgets 1 to 9 by their keys', () => {
  expect(Object.keys(widgets)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `widget${String(number)}`));
});

it('shows the visitors of three years, week by week, up to today', () => {
  const { periods, currentRange } = widgets.widget1;
  expect(currentRange).toBe('thisYear');
  expect(periods.map(({ range }) => range)).toEqual(['thisYear', 'lastYear', 'yearBefore']);
  periods.forEach(({ series: [visitors], start, end }, back) => {
    const weeks = days(52, -364 * back, 7);
    expect(visitors && daysOf(visitors)).toEqual(weeks);
    expect([Date.parse(start), Date.parse(end)]).toEqual([weeks[0], weeks[51]]);
  });
});

it('counts conversions, impressions and visits of sixty days, and says how the last seven stand to their target', () => {
  for (const { value, ofTarget, series } of [widgets.widget2, widgets.widget3, widgets.widget4]) {
    expect(series.map(daysOf)).toEqual([days(60)]);
    const lastSeven = series.map((one) => ({ ...one, data: one.data.slice(-7) }));
    expect([value, typeof ofTarget]).toEqual([sumOf(lastSeven[0]), 'number']);
  }
});

it('shows visitors beside page views of 60 days, and the same visits as the widget of visits', () => {
  const [visitors, views] = widgets.widget5.series;
  expect(widgets.widget5.series.map(({ name }) => name)).toEqual(['Visitors', 'Page views']);
  expect([visitors, views].map((series) => series && daysOf(series))).toEqual([days(60), days(60)]);
  expect(visitors?.data).toEqual(widgets.widget4.series[0]?.data);
});

it('marks places on the map, and lists campaigns, most clicks first', () => {
  for (const marker of widgets.widget6.markers) {
    expect(marker).toEqual({ lat: expect.any(Number), lng: expect.any(Number), label: expect.any(String) });
  }
  const clicks = widgets.widget9.rows.map((row) => row.clicks);
  expect(widgets.widget9.rows[0]).toEqual({ title: 'Spring prints', clicks: 3621, conversion: 2.4 });
  expect(clicks).toEqual([...clicks].sort((one, other) => other - one));
});

it('splits visits by device, in shares of 100 percent, and says how they changed since the week before', () => {
  const { periods, currentRange } = widgets.widget7;
  expect([currentRange, ...periods.map(({ range }) => range)]).toEqual(['TW', 'TW', 'LW', '2W']);
  for (const { devices } of periods) {
    expect(devices.map(({ name }) => name)).toEqual(['Desktop', 'Mobile', 'Tablet']);
    expect(devices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
  }
  const [now, before] = periods.map(({ devices }) => devices[0]);
  expect(now?.change).toBeCloseTo(((now?.share ?? 0) / (before?.share ?? 1) - 1) * 100, 1);
});

it('sums up the sales and earnings of three weeks that follow each other', () => {
  const { periods } = widgets.widget8;
  expect(periods.map(({ range }) => range)).toEqual(['TW', 'LW', '2W']);
  periods.forEach(({ series, summary }, back) => {
    expect(series.map(({ name }) => name)).toEqual(['Sales', 'Earnings']);
    expect(series.map(daysOf)).toEqual([days(7, -7 * back), days(7, -7 * back)]);
    expect([summary.sales, summary.earnings]).toEqual(series.map(sumOf));
  });
  const [now, before] = periods.map(({ summary }) => summary);
  expect(now?.salesChange).toBeCloseTo(((now?.sales ?? 0) / (before?.sales ?? 1) - 1) * 100, 1);
});

it('is the same for all who are signed in, and nobody else', async () => {
  expect(await read(await server.register())).toEqual(widgets);
  expect((await server.get(PATH)).statusCode).toBe(401);
});

it('has each widget without demo data, with nothing in it', async () => {
  const empty = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const answer = await read(await empty.register());
  expect(Object.keys(answer)).toEqual(Object.keys(widgets));
  expect(answer).toMatchObject({ widget1: { periods: [] }, widget2: { value: 0, series: [] }, widget9: { rows: [] } });
  await empty.close();
});

it('has the same values a day later, of days that are a day later', async () => {
  const before = widgets.widget5.series[0]?.data ?? [];
  passDays(1);
  const after = (await read()).widget5.series[0]?.data;
  expect(after).toEqual(before.map(([day, value]) => [day + DAY, value]));
});
