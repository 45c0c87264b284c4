import type { AnswerOf } from '@ezone/api-client';

/** A part of the dashboard, as the server answers it. */
export type Widget = AnswerOf<'listProjectWidgets'>[number];
export type Range = Widget['ranges'][number];
export type Figure = Widget['data'][number];
export type Chart = Widget['charts'][number];
export type Table = Widget['tables'][number];
export type Weather = NonNullable<Widget['weather']>;
export type WeatherLocation = Weather['locations'][number];
export type Sky = WeatherLocation['icon'];
export type WindDirection = WeatherLocation['windDirection'];

/** The views of the page; the first is shown where the address names none. */
export const tabs = ['home', 'budget', 'team'] as const;
export type TabId = (typeof tabs)[number];

/** The widgets that the page has a place and words for. */
export type WidgetId = `widget${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}` | 'weather';
export type FigureId =
  | ('dueTasks' | 'overdue' | 'openIssues' | 'proposals' | 'tasksAdded' | 'tasksCompleted')
  | ('created' | 'closed' | 'reopened' | 'needsTest')
  | ('spentInWeek' | 'spentInTotal' | 'remaining' | 'budget');
export type SeriesId = 'newIssues' | 'closedIssues' | 'tasks' | 'planned' | 'spent';
export type ColumnId =
  ('purpose' | 'planned' | 'spent' | 'share' | 'remaining') | ('name' | 'position' | 'office' | 'email' | 'phone');

/** What is of a range; null where a widget has none. What is of no range is of all. */
export const within = <Part extends { range: Range | null }>(parts: readonly Part[], range: Range | null): Part[] =>
  parts.filter((part) => part.range === null || part.range === range);

const weekBefore: Partial<Record<Range, Range>> = { TW: 'LW', LW: '2W' };

/** How much a figure of a week is above that of the week before, as a share of it; undefined where there is nothing to compare. */
export const changeOf = (figure: Figure, all: readonly Figure[]): number | undefined => {
  const before = figure.range === null ? undefined : weekBefore[figure.range];
  const earlier = all.find(({ id, range }) => id === figure.id && range === before);
  return earlier === undefined || earlier.count === 0 ? undefined : (figure.count - earlier.count) / earlier.count;
};
