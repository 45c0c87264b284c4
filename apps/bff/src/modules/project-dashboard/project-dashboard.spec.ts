import { pagesOf } from '../../testing/pages-of';
import { holdTime, passDays } from '../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { ProjectDto, ProjectWidgetDto } from './project-dashboard.dto';

const WIDGETS = 'project-dashboard-app/widgets';
const PROJECTS = 'project-dashboard-app/projects';
const DAY = 24 * 60 * 60 * 1000;
const today = () => Math.floor(Date.now() / DAY) * DAY;

let server: TestServer;
let alice: TestUser;
let widgets: ProjectWidgetDto[];
beforeAll(async () => {
  server = await startTestServer();
  // At noon, so that no midnight comes between an answer and what is expected of it.
  holdTime();
  jest.setSystemTime(today() + DAY / 2);
  alice = await server.register();
  widgets = await alice.list(WIDGETS);
});
afterAll(async () => {
  jest.useRealTimers();
  await server.close();
});

const widget = (id: string) => {
  const found = widgets.find((one) => one.id === id);
  if (!found) throw new Error(`There is no widget ${id}`);
  return found;
};
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

it('has widgets of every kind, each with all its fields', () => {
  expect(widgets.map(({ kind }) => kind)).toEqual([
    ...['figure', 'figure', 'figure', 'figure', 'chart', 'chart', 'schedule', 'chart', 'chart', 'table', 'table'],
    'weather',
  ]);
  for (const one of widgets) {
    expect(Object.keys(one).sort()).toEqual(
      [...['id', 'kind', 'title', 'ranges', 'currentRange', 'data', 'charts', 'schedule', 'tables', 'weather']].sort(),
    );
  }
});

it('has something for each range of a widget, and shows one of them first', () => {
  const ranged = widgets.filter(({ ranges }) => ranges.length > 0);
  expect(ranged.map(({ id, ranges }) => [id, ranges])).toEqual([
    ['widget1', ['DY', 'DT', 'DTM']],
    ['widget5', ['TW', 'LW', '2W']],
    ['widget6', ['TW', 'LW', '2W']],
    ['widget7', ['T', 'TM']],
    ['widget9', ['TW', 'LW', '2W']],
  ]);
  for (const { ranges, currentRange, data, charts, schedule } of ranged) {
    expect(ranges).toContain(currentRange);
    const used = [...data, ...charts, ...schedule].flatMap(({ range }) => range ?? []);
    expect(new Set(used)).toEqual(new Set(ranges));
  }
});

it.each([
  ['TW', 0],
  ['LW', -7],
  ['2W', -14],
])('charts the seven days of %s, and counts what is in the chart', (range, last) => {
  const week = [6, 5, 4, 3, 2, 1, 0].map((back) => today() + (last - back) * DAY);
  const { charts, data } = widget('widget5');
  const { series = [], categories } = charts.find((chart) => chart.range === range) ?? {};
  expect(series.map(({ id, name }) => [id, name])).toEqual([
    ['newIssues', 'New issues'],
    ['closedIssues', 'Closed issues'],
  ]);
  expect(series.map((one) => one.data.map(([day]) => day))).toEqual([week, week]);
  expect(categories).toEqual([]);
  const counts = data.filter((one) => one.range === range).map(({ count }) => count);
  expect(counts.slice(0, 2)).toEqual(series.map((one) => sum(one.data.map(([, value]) => value))));
});

it('has a point for each category of a chart that has categories', () => {
  const charts = [...widget('widget6').charts, ...widget('widget8').charts];
  expect(charts).toHaveLength(4);
  for (const { categories, series } of charts) {
    for (const { data } of series) expect(data.map(([place]) => place)).toEqual(categories.map((_, place) => place));
  }
});

it('plans today and tomorrow, in the order of time', () => {
  const { schedule } = widget('widget7');
  for (const { range, start } of schedule) {
    expect([range, Math.floor(Date.parse(start) / DAY) * DAY - today()]).toEqual([range, range === 'T' ? 0 : DAY]);
  }
  const starts = schedule.map(({ start }) => start);
  expect(starts).toEqual([...starts].sort());
});

it('has other numbers for each project; none spends more than its budget, and figures and table say the same', async () => {
  const projects = await alice.list<ProjectDto>(PROJECTS);
  const budgets = await Promise.all(
    projects.map(async ({ id: projectId }) => {
      const all = await alice.list<ProjectWidgetDto>(`${WIDGETS}?projectId=${projectId}`);
      expect(all.map(({ id }) => id)).toEqual(widgets.map(({ id }) => id));
      const of = (id: string) => all.find((one) => one.id === id);
      const [{ columns, rows } = { columns: [], rows: [] }] = of('widget10')?.tables ?? [];
      const column = (id: string) => rows.map(({ cells }) => Number(cells[columns.findIndex((one) => one.id === id)]));
      const count = (id: string) => of('widget9')?.data.find((one) => one.id === id)?.count;
      expect(count('budget')).toBe(sum(column('planned')));
      expect(count('spentInTotal')).toBe(sum(column('spent')));
      expect(count('remaining')).toBe(sum(column('remaining')));
      expect(Math.min(...column('remaining'))).toBeGreaterThanOrEqual(0);
      return count('budget');
    }),
  );
  expect(new Set(budgets).size).toBe(4);
});

it('begins with the first project, and knows no other than those of the list', async () => {
  const [first] = await alice.list<ProjectDto>(PROJECTS);
  expect(await alice.list(`${WIDGETS}?projectId=${first?.id ?? ''}`)).toEqual(widgets);
  const { statusCode } = await alice.get(`/api/${WIDGETS}`, { projectId: 'none' });
  expect(statusCode).toBe(404);
});

it('has a cell for each column of a table', () => {
  for (const { columns, rows } of widgets.flatMap(({ tables }) => tables)) {
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  }
});

it('tells the weather of each location in both units, and of the next three days', () => {
  const { weather } = widget('weather');
  expect(weather).toMatchObject({ currentLocation: 'copenhagen', temperatureUnit: 'C', speedUnit: 'KMH' });
  expect(weather?.locations.map(({ id }) => id)).toEqual(['copenhagen', 'istanbul', 'cairo']);
  for (const { temperature, windSpeed, nextDays } of weather?.locations ?? []) {
    expect(temperature.F).toBe(Math.round(temperature.C * 1.8 + 32));
    expect(windSpeed.MPH).toBe(Math.round(windSpeed.KMH / 1.609));
    expect(nextDays.map(({ day }) => Date.parse(day))).toEqual([1, 2, 3].map((days) => today() + days * DAY));
  }
});

it('lists the projects', async () => {
  const projects = await alice.list<ProjectDto>(PROJECTS);
  expect(projects).toEqual(
    ['Web shop', 'Mobile app', 'Customer portal', 'Print works'].map((name) => ({ id: expect.any(String), name })),
  );
});

it.each([
  [WIDGETS, 5, [5, 5, 2]],
  [PROJECTS, 3, [3, 1]],
])('reads %s page by page, and answers 304 to whoever has it', async (list, limit, lengths) => {
  const pages = await pagesOf(alice, list, limit);
  expect(pages.map(({ length }) => length)).toEqual(lengths);
  expect(pages.flat()).toEqual(await alice.list(list));

  const { headers } = await alice.get(`/api/${list}`);
  const again = await alice.get(`/api/${list}`, {}, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await alice.get(`/api/${list}`, { limit: '0' })).statusCode).toBe(400);
  expect((await alice.get(`/api/${list}`, { cursor: 'nonsense' })).statusCode).toBe(400);
});

it.each([WIDGETS, PROJECTS])('shows all who are signed in the same %s', async (list) => {
  expect(await (await server.register()).list(list)).toEqual(await alice.list(list));
  expect((await server.get(`/api/${list}`)).statusCode).toBe(401);
});

it('is empty without demo data', async () => {
  const empty = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const user = await empty.register();
  expect([await user.list(WIDGETS), await user.list(PROJECTS)]).toEqual([[], []]);
  await empty.close();
});

it('is another list a day later, whose days are a day later', async () => {
  const { headers } = await alice.get(`/api/${WIDGETS}`);
  passDays(1);
  const answer = await alice.get(`/api/${WIDGETS}`, {}, { 'if-none-match': String(headers.etag) });
  expect(answer.statusCode).toBe(200);
  const [before] = widget('widget9').charts[0]?.series[0]?.data[0] ?? [];
  const [after] =
    answer.json<ProjectWidgetDto[]>().find(({ id }) => id === 'widget9')?.charts[0]?.series[0]?.data[0] ?? [];
  expect(after).toBe((before ?? 0) + DAY);
});
