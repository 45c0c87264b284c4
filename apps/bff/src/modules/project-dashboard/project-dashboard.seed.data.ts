import type { Undated } from '../../platform/charts/dated';
import { sampleValues } from '../../platform/charts/sample-values';
import type { SeriesDto } from '../../platform/charts/series.dto';
import { stableId } from '../../platform/database/stable-id';
import type {
  ColumnType,
  ProjectFigureDto,
  ProjectWidgetDto,
  ScheduleEntryDto,
  Sky,
  ProjectTableDto,
  WeatherLocationDto,
  WidgetKind,
} from './project-dashboard.dto';

type Widget = Undated<ProjectWidgetDto>;
type Parts = Partial<Pick<Widget, 'ranges' | 'currentRange' | 'data' | 'charts' | 'schedule' | 'tables' | 'weather'>>;

/** The projects of the demo. */
export const demoProjects = ['Web shop', 'Mobile app', 'Customer portal', 'Print works'];

const WEEKS = ['TW', 'LW', '2W'] as const;

const widget = (id: string, kind: WidgetKind, title: string, parts: Parts): Widget => ({
  ...{ id, kind, title, ranges: [], currentRange: null },
  ...{ data: [], charts: [], schedule: [], tables: [], weather: null },
  ...parts,
});

const figure = (
  label: string,
  count: number,
  more: Partial<Pick<ProjectFigureDto, 'range' | 'unit' | 'extraLabel' | 'extraCount'>> = {},
): ProjectFigureDto => ({ range: null, label, count, unit: 'count', extraLabel: null, extraCount: null, ...more });

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The widgets of the demo. What can be counted in a chart or table beside a number is, so that they agree. */
export const demoWidgets = (): Widget[] => [
  widget('widget1', 'figure', 'Summary', {
    ranges: ['DY', 'DT', 'DTM'],
    currentRange: 'DT',
    data: [
      figure('Due tasks', 21, { range: 'DY', extraLabel: 'Completed', extraCount: 17 }),
      figure('Due tasks', 25, { range: 'DT', extraLabel: 'Completed', extraCount: 7 }),
      figure('Due tasks', 19, { range: 'DTM', extraLabel: 'Completed', extraCount: 0 }),
    ],
  }),
  widget('widget2', 'figure', 'Overdue', {
    data: [figure('Tasks', 4, { extraLabel: 'Yesterday’s overdue', extraCount: 2 })],
  }),
  widget('widget3', 'figure', 'Issues', {
    data: [figure('Open', 32, { extraLabel: 'Closed today', extraCount: 5 })],
  }),
  widget('widget4', 'figure', 'Features', {
    data: [figure('Proposals', 42, { extraLabel: 'Implemented', extraCount: 8 })],
  }),
  issues(),
  distribution(),
  widget('widget7', 'schedule', 'Schedule', {
    ranges: ['T', 'TM'],
    currentRange: 'T',
    schedule: [
      entry('T', '09:00', 'Stand-up', 'Room 1B'),
      entry('T', '10:30', 'Review of the checkout', 'Online'),
      entry('T', '13:00', 'Lunch with the print works', 'Harbour canteen'),
      entry('T', '15:30', 'Interview on accessibility', 'Room 2A'),
      entry('T', '17:00', 'Release of the mobile app', ''),
      entry('TM', '09:00', 'Stand-up', 'Room 1B'),
      entry('TM', '11:00', 'Planning of the next two weeks', 'Room 1A'),
      entry('TM', '14:00', 'Call with Northlight Prints', 'Online'),
    ],
  }),
  widget('widget8', 'chart', 'Budget distribution', { charts: [budgetChart()] }),
  spending(),
  widget('widget10', 'table', 'Budget details', { tables: [budgetTable()] }),
  widget('widget11', 'table', 'Team members', { tables: [teamTable()] }),
  widget('weather', 'weather', 'Weather', {
    weather: { currentLocation: 'copenhagen', temperatureUnit: 'C', speedUnit: 'KMH', locations: locations() },
  }),
];

/** Issues that came and went in three weeks. */
function issues(): Widget {
  const weeks = WEEKS.map((range, back) => ({
    range,
    created: sampleValues(7, 38, 44, 11 + back),
    closed: sampleValues(7, 30, 41, 21 + back),
    last: -7 * back,
  }));
  return widget('widget5', 'chart', 'Issues of the repository', {
    ranges: [...WEEKS],
    currentRange: 'TW',
    charts: weeks.map(({ range, created, closed, last }) => ({
      ...{ range, type: 'column' as const, categories: [] },
      series: [
        { name: 'New issues', values: created, last },
        { name: 'Closed issues', values: closed, last },
      ],
    })),
    data: weeks.flatMap(({ range, created, closed }, back) => [
      figure('Created', sum(created), { range }),
      figure('Closed', sum(closed), { range }),
      figure('Reopened', 19 - 4 * back, { range }),
      figure('Needs test', 25 + 3 * back, { range }),
    ]),
  });
}

/** Who works on how many tasks, in three weeks. */
function distribution(): Widget {
  const areas = ['Frontend', 'Backend', 'Interfaces', 'Bugs'];
  const tasks: Record<(typeof WEEKS)[number], number[]> = {
    TW: [34, 27, 18, 21],
    LW: [29, 31, 14, 26],
    '2W': [31, 22, 20, 17],
  };
  return widget('widget6', 'chart', 'Task distribution', {
    ranges: [...WEEKS],
    currentRange: 'TW',
    charts: WEEKS.map((range) => ({
      range,
      type: 'pie',
      categories: areas,
      series: [overCategories('Tasks', tasks[range])],
    })),
    data: WEEKS.flatMap((range, back) => [
      figure('Tasks added', sum(tasks[range]), { range }),
      figure('Tasks completed', sum(tasks[range]) - 23 + 6 * back, { range }),
    ]),
  });
}

/** A series over categories. */
const overCategories = (name: string, values: number[]): SeriesDto => ({
  name,
  data: values.map((value, place) => [place, value]),
});

/** An entry of today's or tomorrow's schedule. @param time of the day, in UTC */
function entry(range: 'T' | 'TM', time: string, title: string, location: string): Undated<ScheduleEntryDto> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const start = { inDays: range === 'T' ? 0 : 1, atMinute: hours * 60 + minutes };
  return { id: stableId('schedule', range, title), range, title, start, location };
}

/** The budget by what it is for, in US dollars. */
const BUDGET = [
  { name: 'Research', planned: 12_000, spent: 11_240 },
  { name: 'Design', planned: 18_600, spent: 14_880 },
  { name: 'Development', planned: 42_000, spent: 27_300 },
  { name: 'Quality', planned: 9_800, spent: 4_410 },
  { name: 'Operation', planned: 6_400, spent: 3_520 },
  { name: 'Marketing', planned: 11_200, spent: 2_240 },
];
const PLANNED = sum(BUDGET.map(({ planned }) => planned));
const SPENT = sum(BUDGET.map(({ spent }) => spent));

const budgetChart = (): Widget['charts'][number] => ({
  range: null,
  type: 'polar',
  categories: BUDGET.map(({ name }) => name),
  series: (['planned', 'spent'] as const).map((part) =>
    overCategories(
      part === 'planned' ? 'Planned' : 'Spent',
      BUDGET.map((line) => line[part]),
    ),
  ),
});

/** What was spent in three weeks, and what is left. */
function spending(): Widget {
  const weeks = WEEKS.map((range, back) => ({ range, values: sampleValues(7, 380, 460, 31 + back), last: -7 * back }));
  return widget('widget9', 'chart', 'Spent', {
    ranges: [...WEEKS],
    currentRange: 'TW',
    charts: weeks.map(({ range, values, last }) => ({
      ...{ range, type: 'area' as const, categories: [] },
      series: [{ name: 'Spent', values, last }],
    })),
    data: [
      ...weeks.map(({ range, values }) => figure('Spent in the week', sum(values), { range, unit: 'money' })),
      figure('Spent in total', SPENT, { unit: 'money' }),
      figure('Remaining', PLANNED - SPENT, { unit: 'money' }),
      figure('Budget', PLANNED, { unit: 'money' }),
    ],
  });
}

const table = (
  name: string,
  columns: [id: string, title: string, type: ColumnType][],
  rows: string[][],
): ProjectTableDto => ({
  columns: columns.map(([id, title, type]) => ({ id, title, type })),
  rows: rows.map((cells) => ({ id: stableId('table', name, cells[0] ?? ''), cells })),
});

const budgetTable = (): ProjectTableDto =>
  table(
    'budget',
    [
      ['purpose', 'Purpose', 'text'],
      ['planned', 'Planned', 'money'],
      ['spent', 'Spent', 'money'],
      ['share', 'Spent of it', 'percent'],
      ['remaining', 'Remaining', 'money'],
    ],
    BUDGET.map(({ name, planned, spent }) => [
      name,
      ...[planned, spent, Math.round((spent / planned) * 100), planned - spent].map(String),
    ]),
  );

const teamTable = (): ProjectTableDto =>
  table(
    'team',
    [
      ['name', 'Name', 'text'],
      ['position', 'Position', 'text'],
      ['office', 'Office', 'text'],
      ['email', 'E-mail', 'email'],
      ['phone', 'Phone', 'phone'],
    ],
    [
      ['Mira Lindqvist', 'Design lead', 'Copenhagen', 'mira@studio.example', '+45 55 50 14 07'],
      ['Emre Aydın', 'Developer', 'Istanbul', 'emre@studio.example', '+90 212 555 01 43'],
      ['Layla Haddad', 'Finance', 'Cairo', 'layla@studio.example', '+20 2 5550 1172'],
      ['Jonas Weber', 'Operations', 'Copenhagen', 'jonas@studio.example', '+45 55 50 14 12'],
      ['Sofia Marques', 'Writer', 'Lisbon', 'sofia@studio.example', '+351 21 555 0148'],
      ['Kenji Mori', 'Quality', 'Tokyo', 'kenji@studio.example', '+81 3 5550 1166'],
    ],
  );

const temperature = (celsius: number) => ({ C: celsius, F: Math.round(celsius * 1.8 + 32) });

type Forecast = [icon: Sky, celsius: number];

const location = (
  name: string,
  [[icon, celsius], ...next]: [today: Forecast, ...next: Forecast[]],
  wind: { kmh: number; from: string },
  rain: number,
): Undated<WeatherLocationDto> => ({
  ...{ id: name.toLowerCase(), name, icon, temperature: temperature(celsius), rain },
  windSpeed: { KMH: wind.kmh, MPH: Math.round(wind.kmh / 1.609) },
  windDirection: wind.from,
  nextDays: next.map(([sky, degrees], place) => ({
    day: { inDays: place + 1, atMinute: 0 },
    icon: sky,
    temperature: temperature(degrees),
  })),
});

const locations = (): Undated<WeatherLocationDto>[] => [
  location(
    'Copenhagen',
    [
      ['partly-cloudy', 14],
      ['rain', 12],
      ['cloudy', 13],
      ['sunny', 16],
    ],
    { kmh: 24, from: 'W' },
    35,
  ),
  location(
    'Istanbul',
    [
      ['sunny', 22],
      ['sunny', 23],
      ['partly-cloudy', 21],
      ['storm', 18],
    ],
    { kmh: 13, from: 'NE' },
    5,
  ),
  location(
    'Cairo',
    [
      ['sunny', 29],
      ['sunny', 30],
      ['sunny', 31],
      ['partly-cloudy', 28],
    ],
    { kmh: 17, from: 'N' },
    0,
  ),
];
