import type { AnswerOf } from '@ezone/api-client';
import type { Figure, Widget, WidgetId } from '../model/widget';

const DAY = 86_400_000;
/** A Sunday, at midnight UTC. */
const today = Date.parse('2026-03-01T00:00:00Z');

const widget = (id: WidgetId, kind: Widget['kind'], parts: Partial<Widget> = {}): Widget => ({
  ...{ id, kind, title: `Title of ${id}`, ranges: [], currentRange: null },
  ...{ data: [], charts: [], schedule: [], tables: [], weather: null },
  ...parts,
});

const figure = (id: string, count: number, more: Partial<Figure> = {}): Figure => ({
  id,
  range: null,
  label: `Label of ${id}`,
  count,
  unit: 'count',
  extraLabel: null,
  extraCount: null,
  ...more,
});

const weeks = [
  { range: 'TW', last: 0, created: [3, 5, 4, 6, 2, 1, 4], closed: [2, 4, 4, 5, 1, 0, 3], spent: 420 },
  { range: 'LW', last: -7, created: [4, 4, 3, 3, 2, 2, 2], closed: [1, 2, 3, 4, 3, 2, 1], spent: 400 },
  { range: '2W', last: -14, created: [5, 3, 4, 4, 1, 1, 2], closed: [3, 3, 3, 3, 2, 1, 1], spent: 460 },
] as const;
const ranges: Widget['ranges'] = weeks.map(({ range }) => range);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const daily = (values: readonly number[], last: number) =>
  values.map((value, place) => [today + (last - 6 + place) * DAY, value]);

const at = (inDays: number, time: string) =>
  new Date(Date.parse(`2026-03-01T${time}:00Z`) + inDays * DAY).toISOString();

const budget = [
  { name: 'Research', planned: 12_000, spent: 11_240 },
  { name: 'Design', planned: 18_600, spent: 14_880 },
  { name: 'Development', planned: 42_000, spent: 27_300 },
];

const temperature = (celsius: number) => ({ C: celsius, F: Math.round(celsius * 1.8 + 32) });

/** Projects and their widgets, as the server answers them. @param size how large the project's numbers are */
export const sampleWidgets = (size = 1): AnswerOf<'listProjectWidgets'> => [
  widget('widget1', 'figure', {
    ranges: ['DY', 'DT', 'DTM'],
    currentRange: 'DT',
    data: [
      figure('dueTasks', 21 * size, { range: 'DY', extraLabel: 'Completed', extraCount: 17 }),
      figure('dueTasks', 25 * size, { range: 'DT', extraLabel: 'Completed', extraCount: 7 }),
      figure('dueTasks', 19 * size, { range: 'DTM', extraLabel: 'Completed', extraCount: 0 }),
    ],
  }),
  widget('widget2', 'figure', {
    data: [figure('overdue', 4 * size, { extraLabel: 'Yesterday’s overdue', extraCount: 2 })],
  }),
  widget('widget3', 'figure', {
    data: [figure('openIssues', 32 * size, { extraLabel: 'Closed today', extraCount: 5 })],
  }),
  widget('widget4', 'figure', {
    data: [figure('proposals', 42 * size, { extraLabel: 'Implemented', extraCount: 8 })],
  }),
  widget('widget5', 'chart', {
    ranges,
    currentRange: 'TW',
    charts: weeks.map(({ range, last, created, closed }) => ({
      range,
      type: 'column',
      unit: 'count',
      categories: [],
      series: [
        { id: 'newIssues', name: 'New issues', data: daily(created, last) },
        { id: 'closedIssues', name: 'Closed issues', data: daily(closed, last) },
      ],
    })),
    data: weeks.flatMap(({ range, created, closed }) => [
      figure('created', sum(created), { range }),
      figure('closed', sum(closed), { range }),
    ]),
  }),
  widget('widget6', 'chart', {
    ranges,
    currentRange: 'TW',
    charts: weeks.map(({ range }) => ({
      range,
      type: 'pie',
      unit: 'count',
      categories: ['Frontend', 'Backend'],
      series: [
        {
          id: 'tasks',
          name: 'Tasks',
          data: [
            [0, 34],
            [1, 27],
          ],
        },
      ],
    })),
    data: weeks.map(({ range }) => figure('tasksAdded', 61, { range })),
  }),
  widget('widget7', 'schedule', {
    ranges: ['T', 'TM'],
    currentRange: 'T',
    schedule: [
      { id: 's1', range: 'T', title: 'Stand-up', start: at(0, '09:00'), location: 'Room 1B' },
      { id: 's2', range: 'T', title: 'Release of the new checkout', start: at(0, '17:00'), location: '' },
      { id: 's3', range: 'TM', title: 'Call with Northlight Prints', start: at(1, '14:00'), location: 'Online' },
    ],
  }),
  widget('widget8', 'chart', {
    charts: [
      {
        range: null,
        type: 'polar',
        unit: 'money',
        categories: budget.map(({ name }) => name),
        series: (['planned', 'spent'] as const).map((id) => ({
          ...{ id, name: id },
          data: budget.map((line, place) => [place, line[id] * size]),
        })),
      },
    ],
  }),
  widget('widget9', 'chart', {
    ranges,
    currentRange: 'TW',
    charts: weeks.map(({ range, last, spent }) => ({
      range,
      type: 'area',
      unit: 'money',
      categories: [],
      series: [{ id: 'spent', name: 'Spent', data: daily([spent, spent, spent, spent, spent, spent, spent], last) }],
    })),
    data: [
      ...weeks.map(({ range, spent }) => figure('spentInWeek', 7 * spent, { range, unit: 'money' })),
      figure('remaining', 19_180, { unit: 'money' }),
    ],
  }),
  widget('widget10', 'table', {
    tables: [
      {
        columns: [
          { id: 'purpose', title: 'Purpose', type: 'text' },
          { id: 'planned', title: 'Planned', type: 'money' },
          { id: 'share', title: 'Spent of it', type: 'percent' },
        ],
        rows: budget.map(({ name, planned, spent }) => ({
          id: name,
          cells: [name, String(planned * size), String(Math.round((spent / planned) * 100))],
        })),
      },
    ],
  }),
  widget('widget11', 'table', {
    tables: [
      {
        columns: [
          { id: 'name', title: 'Name', type: 'text' },
          { id: 'office', title: 'Office', type: 'text' },
          { id: 'email', title: 'E-mail', type: 'email' },
          { id: 'phone', title: 'Phone', type: 'phone' },
        ],
        rows: [
          { id: 't1', cells: ['Mira Lindqvist', 'Copenhagen', 'mira@studio.example', '+45 55 50 14 07'] },
          { id: 't2', cells: ['Layla Haddad', 'Cairo', 'layla@studio.example', '+20 2 5550 1172'] },
        ],
      },
    ],
  }),
  widget('weather', 'weather', {
    weather: {
      currentLocation: 'copenhagen',
      temperatureUnit: 'C',
      speedUnit: 'KMH',
      locations: [
        {
          id: 'copenhagen',
          name: 'Copenhagen',
          icon: 'partly-cloudy',
          temperature: temperature(14),
          rain: 35,
          windSpeed: { KMH: 24, MPH: 15 },
          windDirection: 'W',
          nextDays: [1, 2, 3].map((days) => ({ day: at(days, '00:00'), icon: 'rain', temperature: temperature(12) })),
        },
        {
          id: 'cairo',
          name: 'Cairo',
          icon: 'sunny',
          temperature: temperature(29),
          rain: 0,
          windSpeed: { KMH: 17, MPH: 11 },
          windDirection: 'N',
          nextDays: [],
        },
      ],
    },
  }),
];

export const sampleProjects: AnswerOf<'listProjects'> = [
  { id: 'p1', name: 'Web shop' },
  { id: 'p2', name: 'Mobile app' },
];
