import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ColumnId, FigureId, Range, SeriesId, Sky, TabId, WidgetId, WindDirection } from './model/widget';

/** What the page says around the widgets. */
export const dashboardMessages = defineMessages({
  intro: { id: 'projects.page.intro', defaultMessage: 'How your projects are getting on' },
  project: { id: 'projects.page.project', defaultMessage: 'Project' },
  chooseProject: { id: 'projects.page.choose', defaultMessage: 'Choose a project' },
  projectsFailed: { id: 'projects.page.projectsFailed', defaultMessage: 'Your projects could not be loaded.' },
  views: { id: 'projects.page.views', defaultMessage: 'Views of the project' },
  side: { id: 'projects.page.side', defaultMessage: 'Schedule and weather' },
  loading: { id: 'projects.page.loading', defaultMessage: 'The dashboard is loading' },
  failed: { id: 'projects.page.failed', defaultMessage: 'The dashboard could not be loaded.' },
  empty: { id: 'projects.page.empty', defaultMessage: 'There are no projects yet.' },
  day: { id: 'projects.chart.day', defaultMessage: 'Day' },
  category: { id: 'projects.chart.category', defaultMessage: 'Category' },
  noFigures: { id: 'projects.widget.noFigures', defaultMessage: 'There are no figures for this period.' },
  nothingPlanned: { id: 'projects.schedule.empty', defaultMessage: 'Nothing is planned for this day.' },
  noTeam: { id: 'projects.team.empty', defaultMessage: 'Nobody is on the team yet.' },
  noBudget: { id: 'projects.budget.empty', defaultMessage: 'The budget has not been planned yet.' },
  save: { id: 'projects.widget.save', defaultMessage: 'Save as CSV' },
  location: { id: 'projects.weather.location', defaultMessage: 'Location' },
  noWeather: { id: 'projects.weather.empty', defaultMessage: 'There is no forecast now.' },
  wind: { id: 'projects.weather.wind', defaultMessage: 'Wind' },
  rain: { id: 'projects.weather.rain', defaultMessage: 'Chance of rain' },
  nextDays: { id: 'projects.weather.nextDays', defaultMessage: 'The next days' },
  temperatureUnit: { id: 'projects.weather.temperatureUnit', defaultMessage: 'Temperature in' },
  speedUnit: { id: 'projects.weather.speedUnit', defaultMessage: 'Wind in' },
});

/** Sentences with something to fill in. */
export const dashboardSentences = defineMessages<{
  period: { title: string };
  extra: { label: string; count: string };
  windFrom: { speed: string; direction: string };
  change: { change: string };
  saveTitle: { title: string };
}>({
  period: { id: 'projects.widget.period', defaultMessage: '{title}: period' },
  extra: { id: 'projects.widget.extra', defaultMessage: '{label}: {count}' },
  windFrom: { id: 'projects.weather.windFrom', defaultMessage: '{speed}, from the {direction}' },
  change: { id: 'projects.widget.change', defaultMessage: '{change} on the week before' },
  saveTitle: { id: 'projects.widget.saveTitle', defaultMessage: '{title}: save as CSV' },
});

/** The views of the page. */
export const tabMessages: Record<TabId, MessageDescriptor> = defineMessages({
  home: { id: 'projects.tab.home', defaultMessage: 'Home' },
  budget: { id: 'projects.tab.budget', defaultMessage: 'Budget summary' },
  team: { id: 'projects.tab.team', defaultMessage: 'Team members' },
});

/** The days and weeks that a widget can be turned to. */
export const rangeMessages: Record<Range, MessageDescriptor> = defineMessages({
  DY: { id: 'projects.range.yesterday', defaultMessage: 'Yesterday' },
  DT: { id: 'projects.range.today', defaultMessage: 'Today' },
  DTM: { id: 'projects.range.tomorrow', defaultMessage: 'Tomorrow' },
  TW: { id: 'projects.range.thisWeek', defaultMessage: 'This week' },
  LW: { id: 'projects.range.lastWeek', defaultMessage: 'Last week' },
  '2W': { id: 'projects.range.twoWeeksAgo', defaultMessage: '2 weeks ago' },
  T: { id: 'projects.range.scheduleToday', defaultMessage: 'Today' },
  TM: { id: 'projects.range.scheduleTomorrow', defaultMessage: 'Tomorrow' },
});

/** What the widgets are called. */
export const titleMessages: Record<WidgetId, MessageDescriptor> = defineMessages({
  widget1: { id: 'projects.title.summary', defaultMessage: 'Summary' },
  widget2: { id: 'projects.title.overdue', defaultMessage: 'Overdue' },
  widget3: { id: 'projects.title.issues', defaultMessage: 'Issues' },
  widget4: { id: 'projects.title.features', defaultMessage: 'Features' },
  widget5: { id: 'projects.title.repository', defaultMessage: 'Issues of the repository' },
  widget6: { id: 'projects.title.distribution', defaultMessage: 'Task distribution' },
  widget7: { id: 'projects.title.schedule', defaultMessage: 'Schedule' },
  widget8: { id: 'projects.title.budget', defaultMessage: 'Budget distribution' },
  widget9: { id: 'projects.title.spent', defaultMessage: 'Spent' },
  widget10: { id: 'projects.title.budgetDetails', defaultMessage: 'Budget details' },
  widget11: { id: 'projects.title.team', defaultMessage: 'Team members' },
  weather: { id: 'projects.title.weather', defaultMessage: 'Weather' },
});

/** What a number counts. */
export const figureMessages: Record<FigureId, MessageDescriptor> = defineMessages({
  dueTasks: { id: 'projects.figure.dueTasks', defaultMessage: 'Due tasks' },
  overdue: { id: 'projects.figure.overdue', defaultMessage: 'Tasks' },
  openIssues: { id: 'projects.figure.openIssues', defaultMessage: 'Open' },
  proposals: { id: 'projects.figure.proposals', defaultMessage: 'Proposals' },
  created: { id: 'projects.figure.created', defaultMessage: 'Created' },
  closed: { id: 'projects.figure.closed', defaultMessage: 'Closed' },
  reopened: { id: 'projects.figure.reopened', defaultMessage: 'Reopened' },
  needsTest: { id: 'projects.figure.needsTest', defaultMessage: 'Needs test' },
  tasksAdded: { id: 'projects.figure.tasksAdded', defaultMessage: 'Tasks added' },
  tasksCompleted: { id: 'projects.figure.tasksCompleted', defaultMessage: 'Tasks completed' },
  spentInWeek: { id: 'projects.figure.spentInWeek', defaultMessage: 'Spent in the week' },
  spentInTotal: { id: 'projects.figure.spentInTotal', defaultMessage: 'Spent in total' },
  remaining: { id: 'projects.figure.remaining', defaultMessage: 'Remaining' },
  budget: { id: 'projects.figure.budget', defaultMessage: 'Budget' },
});

/** What the second number of a figure counts. */
export const extraMessages: Partial<Record<FigureId, MessageDescriptor>> = defineMessages({
  dueTasks: { id: 'projects.extra.completed', defaultMessage: 'Completed' },
  overdue: { id: 'projects.extra.overdueYesterday', defaultMessage: 'Yesterday' },
  openIssues: { id: 'projects.extra.closedToday', defaultMessage: 'Closed today' },
  proposals: { id: 'projects.extra.implemented', defaultMessage: 'Implemented' },
});

/** What is drawn in a chart. */
export const seriesMessages: Record<SeriesId, MessageDescriptor> = defineMessages({
  newIssues: { id: 'projects.series.newIssues', defaultMessage: 'New issues' },
  closedIssues: { id: 'projects.series.closedIssues', defaultMessage: 'Closed issues' },
  tasks: { id: 'projects.series.tasks', defaultMessage: 'Tasks' },
  planned: { id: 'projects.series.planned', defaultMessage: 'Planned' },
  spent: { id: 'projects.series.spent', defaultMessage: 'Spent' },
});

/** The columns of the tables. */
export const columnMessages: Record<ColumnId, MessageDescriptor> = defineMessages({
  purpose: { id: 'projects.column.purpose', defaultMessage: 'Purpose' },
  planned: { id: 'projects.column.planned', defaultMessage: 'Planned' },
  spent: { id: 'projects.column.spent', defaultMessage: 'Spent' },
  share: { id: 'projects.column.share', defaultMessage: 'Share spent' },
  remaining: { id: 'projects.column.remaining', defaultMessage: 'Remaining' },
  name: { id: 'projects.column.name', defaultMessage: 'Name' },
  position: { id: 'projects.column.position', defaultMessage: 'Position' },
  office: { id: 'projects.column.office', defaultMessage: 'Office' },
  email: { id: 'projects.column.email', defaultMessage: 'E-mail' },
  phone: { id: 'projects.column.phone', defaultMessage: 'Phone' },
});

/** What the sky looks like. */
export const skyMessages: Record<Sky, MessageDescriptor> = defineMessages({
  sunny: { id: 'projects.sky.sunny', defaultMessage: 'Sunny' },
  'partly-cloudy': { id: 'projects.sky.partlyCloudy', defaultMessage: 'Partly cloudy' },
  cloudy: { id: 'projects.sky.cloudy', defaultMessage: 'Cloudy' },
  rain: { id: 'projects.sky.rain', defaultMessage: 'Rain' },
  storm: { id: 'projects.sky.storm', defaultMessage: 'Storm' },
  snow: { id: 'projects.sky.snow', defaultMessage: 'Snow' },
});

/** Where the wind comes from, within a sentence. */
export const windMessages: Record<WindDirection, MessageDescriptor> = defineMessages({
  N: { id: 'projects.wind.north', defaultMessage: 'north' },
  NE: { id: 'projects.wind.northEast', defaultMessage: 'north-east' },
  E: { id: 'projects.wind.east', defaultMessage: 'east' },
  SE: { id: 'projects.wind.southEast', defaultMessage: 'south-east' },
  S: { id: 'projects.wind.south', defaultMessage: 'south' },
  SW: { id: 'projects.wind.southWest', defaultMessage: 'south-west' },
  W: { id: 'projects.wind.west', defaultMessage: 'west' },
  NW: { id: 'projects.wind.northWest', defaultMessage: 'north-west' },
});

/** The units of the weather. */
export const unitMessages = defineMessages({
  C: { id: 'projects.unit.celsius', defaultMessage: '°C' },
  F: { id: 'projects.unit.fahrenheit', defaultMessage: '°F' },
  KMH: { id: 'projects.unit.kmh', defaultMessage: 'km/h' },
  MPH: { id: 'projects.unit.mph', defaultMessage: 'mph' },
});
