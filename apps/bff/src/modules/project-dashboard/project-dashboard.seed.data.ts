import type { Undated } from '../../platform/charts/dated';
import { sampleValues } from '../../platform/charts/sample-values';
import { stableId } from '../../platform/database/stable-id';
import type {
  ColumnType,
  ProjectFigureDto,
  ProjectSeriesDto,
  ProjectWidgetDto,
  ScheduleEntryDto,
  Sky,
  ProjectTableDto,
  WeatherLocationDto,
  WidgetKind,
  WidgetRange,
  WindDirection,
} from './project-dashboard.dto';

type Widget = Undated<ProjectWidgetDto>;
type Parts = Partial<Pick<Widget, 'ranges' | 'currentRange' | 'data' | 'charts' | 'schedule' | 'tables' | 'weather'>>;

/** A project of the demo. Its numbers follow from these few, so that no two projects look alike. */
type DemoProject = {
  name: string;
  /** How large it is beside the first one. */
  size: number;
  /** Makes the unevenness of its curves another one. */
  seed: number;
  /** How far it has come: what is spent beside what the first one has spent of its budget. */
  progress: number;
  /** Who of the demo's people works on it, by their places. */
  team: readonly number[];
  /** What is talked about in its meetings. */
  topic: string;
  release: string;
};

/** The projects of the demo. */
export const demoProjects: readonly DemoProject[] = [
  {
    ...{ name: 'Web shop', size: 1, seed: 0, progress: 1, team: [0, 1, 2, 3, 4, 5] },
    ...{ topic: 'the checkout', release: 'the new checkout' },
  },
  {
    ...{ name: 'Mobile app', size: 0.7, seed: 3, progress: 0.6, team: [1, 0, 5, 4] },
    ...{ topic: 'reading offline', release: 'the mobile app' },
  },
  {
    ...{ name: 'Customer portal', size: 1.4, seed: 5, progress: 1.05, team: [3, 1, 5, 2, 0] },
    ...{ topic: 'signing in', release: 'the help centre' },
  },
  {
    ...{ name: 'Print works', size: 0.4, seed: 8, progress: 0.3, team: [3, 2, 4] },
    ...{ topic: 'the colour proofs', release: 'the order desk' },
  },
];

const WEEKS = ['TW', 'LW', '2W'] as const;

const widget = (id: string, kind: WidgetKind, title: string, parts: Parts): Widget => ({
  ...{ id, kind, title, ranges: [], currentRange: null },
  ...{ data: [], charts: [], schedule: [], tables: [], weather: null },
  ...parts,
});

const figure = (
  id: string,
  label: string,
  count: number,
  more: Partial<Pick<ProjectFigureDto, 'range' | 'unit' | 'extraLabel' | 'extraCount'>> = {},
): ProjectFigureDto => ({ id, range: null, label, count, unit: 'count', extraLabel: null, extraCount: null, ...more });

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The widgets of a demo project. What can be counted in a chart or table beside a number is, so that they agree. */
export const demoWidgetsOf = (project: DemoProject): Widget[] => {
  const scaled = (value: number) => Math.round(value * project.size);
  const tasks = (range: WidgetRange, due: number, completed: number) =>
    figure('dueTasks', 'Due tasks', scaled(due), { range, extraLabel: 'Completed', extraCount: scaled(completed) });
  return [
    widget('widget1', 'figure', 'Summary', {
      ranges: ['DY', 'DT', 'DTM'],
      currentRange: 'DT',
      data: [tasks('DY', 21, 17), tasks('DT', 25, 7), tasks('DTM', 19, 0)],
    }),
    widget('widget2', 'figure', 'Overdue', {
      data: [figure('overdue', 'Tasks', scaled(4), { extraLabel: 'Yesterday’s overdue', extraCount: scaled(2) })],
    }),
    widget('widget3', 'figure', 'Issues', {
      data: [figure('openIssues', 'Open', scaled(32), { extraLabel: 'Closed today', extraCount: scaled(5) })],
    }),
    widget('widget4', 'figure', 'Features', {
      data: [figure('proposals', 'Proposals', scaled(42), { extraLabel: 'Implemented', extraCount: scaled(8) })],
    }),
    issues(project),
    distribution(project),
    schedule(project),
    widget('widget8', 'chart', 'Budget distribution', { charts: [budgetChart(budgetOf(project))] }),
    spending(project),
    widget('widget10', 'table', 'Budget details', { tables: [budgetTable(budgetOf(project))] }),
    widget('widget11', 'table', 'Team members', { tables: [teamTable(project)] }),
    widget('weather', 'weather', 'Weather', {
      weather: { currentLocation: 'copenhagen', temperatureUnit: 'C', speedUnit: 'KMH', locations: locations() },
    }),
  ];
};

/** Issues that came and went in three weeks. */
function issues({ size, seed }: DemoProject): Widget {
  const weeks = WEEKS.map((range, back) => ({
    range,
    created: sampleValues(7, 38 * size, 44 * size, 11 + back + seed),
    closed: sampleValues(7, 30 * size, 41 * size, 21 + back + seed),
    last: -7 * back,
  }));
  return widget('widget5', 'chart', 'Issues of the repository', {
    ranges: [...WEEKS],
    currentRange: 'TW',
    charts: weeks.map(({ range, created, closed, last }) => ({
      ...{ range, type: 'column' as const, unit: 'count' as const, categories: [] },
      series: [
        { id: 'newIssues', name: 'New issues', values: created, last },
        { id: 'closedIssues', name: 'Closed issues', values: closed, last },
      ],
    })),
    data: weeks.flatMap(({ range, created, closed }, back) => [
      figure('created', 'Created', sum(created), { range }),
      figure('closed', 'Closed', sum(closed), { range }),
      figure('reopened', 'Reopened', Math.round((19 - 4 * back) * size), { range }),
      figure('needsTest', 'Needs test', Math.round((25 + 3 * back) * size), { range }),
    ]),
  });
}

/** Who works on how many tasks, in three weeks. */
function distribution({ size, seed }: DemoProject): Widget {
  const areas = ['Frontend', 'Backend', 'Interfaces', 'Bugs'];
  const usual: Record<(typeof WEEKS)[number], number[]> = {
    TW: [34, 27, 18, 21],
    LW: [29, 31, 14, 26],
    '2W': [31, 22, 20, 17],
  };
  // Each project has its work elsewhere.
  const tasksIn = (range: (typeof WEEKS)[number]) =>
    areas.map((_, place) => Math.round((usual[range][(place + seed) % areas.length] ?? 0) * size));
  return widget('widget6', 'chart', 'Task distribution', {
    ranges: [...WEEKS],
    currentRange: 'TW',
    charts: WEEKS.map((range) => ({
      range,
      type: 'pie',
      unit: 'count',
      categories: areas,
      series: [overCategories('tasks', 'Tasks', tasksIn(range))],
    })),
    data: WEEKS.flatMap((range, back) => {
      const added = sum(tasksIn(range));
      const left = Math.round((23 - 6 * back) * size);
      return [
        figure('tasksAdded', 'Tasks added', added, { range }),
        figure('tasksCompleted', 'Tasks completed', added - left, { range }),
      ];
    }),
  });
}

/** A series over categories. */
const overCategories = (id: string, name: string, values: number[]): ProjectSeriesDto => ({
  id,
  name,
  data: values.map((value, place) => [place, value]),
});

const schedule = ({ name, topic, release }: DemoProject): Widget =>
  widget('widget7', 'schedule', 'Schedule', {
    ranges: ['T', 'TM'],
    currentRange: 'T',
    schedule: [
      entry(name, 'T', '09:00', 'Stand-up', 'Room 1B'),
      entry(name, 'T', '10:30', `Review of ${topic}`, 'Online'),
      entry(name, 'T', '13:00', 'Lunch with the print works', 'Harbour canteen'),
      entry(name, 'T', '15:30', 'Interview on accessibility', 'Room 2A'),
      entry(name, 'T', '17:00', `Release of ${release}`, ''),
      entry(name, 'TM', '09:00', 'Stand-up', 'Room 1B'),
      entry(name, 'TM', '11:00', 'Planning of the next two weeks', 'Room 1A'),
      entry(name, 'TM', '14:00', 'Call with Northlight Prints', 'Online'),
    ],
  });

/** An entry of today's or tomorrow's schedule. @param time of the day, in UTC */
function entry(
  project: string,
  range: 'T' | 'TM',
  time: string,
  title: string,
  location: string,
): Undated<ScheduleEntryDto> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const start = { inDays: range === 'T' ? 0 : 1, atMinute: hours * 60 + minutes };
  return { id: stableId('schedule', project, range, title), range, title, start, location };
}

/** The budget of the first project by what it is for, in US dollars. */
const BUDGET = [
  { name: 'Research', planned: 12_000, spent: 11_240 },
  { name: 'Design', planned: 18_600, spent: 14_880 },
  { name: 'Development', planned: 42_000, spent: 27_300 },
  { name: 'Quality', planned: 9_800, spent: 4_410 },
  { name: 'Operation', planned: 6_400, spent: 3_520 },
  { name: 'Marketing', planned: 11_200, spent: 2_240 },
];
type BudgetLine = (typeof BUDGET)[number];

const budgetOf = ({ size, progress }: DemoProject): BudgetLine[] =>
  BUDGET.map(({ name, planned, spent }) => ({
    name,
    planned: Math.round(planned * size),
    // Never more than there is.
    spent: Math.round(Math.min(spent * progress, planned) * size),
  }));

const budgetChart = (budget: BudgetLine[]): Widget['charts'][number] => ({
  range: null,
  type: 'polar',
  unit: 'money',
  categories: budget.map(({ name }) => name),
  series: (['planned', 'spent'] as const).map((part) =>
    overCategories(
      part,
      part === 'planned' ? 'Planned' : 'Spent',
      budget.map((line) => line[part]),
    ),
  ),
});

/** What was spent in three weeks, and what is left. */
function spending(project: DemoProject): Widget {
  const { size, seed } = project;
  const weeks = WEEKS.map((range, back) => ({
    ...{ range, last: -7 * back },
    values: sampleValues(7, 380 * size, 460 * size, 31 + back + seed),
  }));
  const budget = budgetOf(project);
  const planned = sum(budget.map((line) => line.planned));
  const spent = sum(budget.map((line) => line.spent));
  return widget('widget9', 'chart', 'Spent', {
    ranges: [...WEEKS],
    currentRange: 'TW',
    charts: weeks.map(({ range, values, last }) => ({
      ...{ range, type: 'area' as const, unit: 'money' as const, categories: [] },
      series: [{ id: 'spent', name: 'Spent', values, last }],
    })),
    data: [
      ...weeks.map(({ range, values }) =>
        figure('spentInWeek', 'Spent in the week', sum(values), { range, unit: 'money' }),
      ),
      figure('spentInTotal', 'Spent in total', spent, { unit: 'money' }),
      figure('remaining', 'Remaining', planned - spent, { unit: 'money' }),
      figure('budget', 'Budget', planned, { unit: 'money' }),
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

const budgetTable = (budget: BudgetLine[]): ProjectTableDto =>
  table(
    'budget',
    [
      ['purpose', 'Purpose', 'text'],
      ['planned', 'Planned', 'money'],
      ['spent', 'Spent', 'money'],
      ['share', 'Spent of it', 'percent'],
      ['remaining', 'Remaining', 'money'],
    ],
    budget.map(({ name, planned, spent }) => [
      name,
      ...[planned, spent, Math.round((spent / planned) * 100), planned - spent].map(String),
    ]),
  );

/** The people of the demo: name, position, office, e-mail, phone. */
const PEOPLE = [
  ['Mira Lindqvist', 'Design lead', 'Copenhagen', 'mira@studio.example', '+45 55 50 14 07'],
  ['Emre Aydın', 'Developer', 'Istanbul', 'emre@studio.example', '+90 212 555 01 43'],
  ['Layla Haddad', 'Finance', 'Cairo', 'layla@studio.example', '+20 2 5550 1172'],
  ['Jonas Weber', 'Operations', 'Copenhagen', 'jonas@studio.example', '+45 55 50 14 12'],
  ['Sofia Marques', 'Writer', 'Lisbon', 'sofia@studio.example', '+351 21 555 0148'],
  ['Kenji Mori', 'Quality', 'Tokyo', 'kenji@studio.example', '+81 3 5550 1166'],
];

const teamTable = ({ team }: DemoProject): ProjectTableDto =>
  table(
    'team',
    [
      ['name', 'Name', 'text'],
      ['position', 'Position', 'text'],
      ['office', 'Office', 'text'],
      ['email', 'E-mail', 'email'],
      ['phone', 'Phone', 'phone'],
    ],
    team.flatMap((place) => {
      const person = PEOPLE[place];
      return person ? [person] : [];
    }),
  );

const temperature = (celsius: number) => ({ C: celsius, F: Math.round(celsius * 1.8 + 32) });

type Forecast = [icon: Sky, celsius: number];

const location = (
  name: string,
  [[icon, celsius], ...next]: [today: Forecast, ...next: Forecast[]],
  wind: { kmh: number; from: WindDirection },
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
