import { SeriesDto } from '../../platform/charts/series.dto';
import { stableId } from '../../platform/database/stable-id';
import { Id, Instant, Int, ListOf, Nested, OneOf, SomeOf, Text, Texts } from '../../platform/dto/fields';
import { ListQueryDto } from '../../platform/dto/list-query.dto';

/** The days and weeks that a widget can be turned to. */
export const WIDGET_RANGES = ['DY', 'DT', 'DTM', 'TW', 'LW', '2W', 'T', 'TM'] as const;
export type WidgetRange = (typeof WIDGET_RANGES)[number];

/** What a widget looks like. */
export const WIDGET_KINDS = ['figure', 'chart', 'schedule', 'table', 'weather'] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

export const CHART_TYPES = ['column', 'area', 'pie', 'polar'] as const;
export type ChartType = (typeof CHART_TYPES)[number];

export const FIGURE_UNITS = ['count', 'money'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

export const COLUMN_TYPES = ['text', 'money', 'percent', 'email', 'phone'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

export const WIND_DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type WindDirection = (typeof WIND_DIRECTIONS)[number];

export const SKIES = ['sunny', 'partly-cloudy', 'cloudy', 'rain', 'storm', 'snow'] as const;
export type Sky = (typeof SKIES)[number];

const RANGES_EXPLAINED =
  'Yesterday (`DY`), today (`DT`) and tomorrow (`DTM`); of the schedule today (`T`) and tomorrow (`TM`); ' +
  'weeks of seven days: this week (`TW`) ends today, last week (`LW`) and two weeks ago (`2W`) end before it.';

const Range = () =>
  OneOf(WIDGET_RANGES, {
    enumName: 'ProjectWidgetRange',
    nullable: true,
    example: 'DT',
    description: 'Which of the widget’s ranges it is of; null if it is of all.',
  });

/** A number, what it counts, and a second one that puts it in proportion. */
export class ProjectFigureDto {
  @Id({ example: 'dueTasks', description: 'What it counts, the same in every range.' }) id!: string;
  @Range() range!: WidgetRange | null;
  @Text({ max: 60, example: 'Due tasks' }) label!: string;
  @Int({ min: 0, max: 2 ** 31 - 1, example: 25 }) count!: number;
  @OneOf(FIGURE_UNITS, { enumName: 'ProjectFigureUnit', example: 'count', description: 'Money is in US dollars.' })
  unit!: FigureUnit;
  @Text({ max: 60, nullable: true, example: 'Completed', description: 'What the second number counts.' })
  extraLabel!: string | null;
  @Int({ min: 0, max: 2 ** 31 - 1, nullable: true, example: 7 }) extraCount!: number | null;
}

export class ProjectSeriesDto extends SeriesDto {
  @Id({ example: 'newIssues', description: 'What it is of, the same in every range.' }) id!: string;
}

export class ProjectChartDto {
  @Range() range!: WidgetRange | null;
  @OneOf(CHART_TYPES, { enumName: 'ProjectChartType', example: 'column' }) type!: ChartType;
  @OneOf(FIGURE_UNITS, { enumName: 'ProjectFigureUnit', example: 'count', description: 'Of its values.' })
  unit!: FigureUnit;
  @Texts({ max: 50, length: 60, example: [], description: 'Of the x axis; none where that is of days.' })
  categories!: string[];
  @ListOf(() => ProjectSeriesDto, { max: 20 }) series!: ProjectSeriesDto[];
}

export class ScheduleEntryDto {
  @Id() id!: string;
  @Range() range!: WidgetRange | null;
  @Text({ max: 200, example: 'Group meeting' }) title!: string;
  @Instant() start!: string;
  @Text({ min: 0, max: 200, example: 'Room 1B' }) location!: string;
}

export class ProjectTableColumnDto {
  @Id({ example: 'spent' }) id!: string;
  @Text({ max: 60, example: 'Spent' }) title!: string;
  @OneOf(COLUMN_TYPES, {
    enumName: 'ProjectColumnType',
    example: 'money',
    description: 'How its cells are to be written.',
  })
  type!: ColumnType;
}

export class ProjectTableRowDto {
  @Id() id!: string;
  @Texts({ max: 20, length: 200, example: ['Design', '14880'], description: 'A cell for each column.' })
  cells!: string[];
}

export class ProjectTableDto {
  @ListOf(() => ProjectTableColumnDto, { max: 20 }) columns!: ProjectTableColumnDto[];
  @ListOf(() => ProjectTableRowDto, { max: 500 }) rows!: ProjectTableRowDto[];
}

export const TEMPERATURE_UNITS = ['C', 'F'] as const;
export type TemperatureUnit = (typeof TEMPERATURE_UNITS)[number];
export const SPEED_UNITS = ['KMH', 'MPH'] as const;
export type SpeedUnit = (typeof SPEED_UNITS)[number];

export class TemperatureDto {
  @Int({ min: -100, max: 100, example: 20, description: 'In degrees Celsius.' }) C!: number;
  @Int({ min: -150, max: 200, example: 68, description: 'In degrees Fahrenheit.' }) F!: number;
}

export class SpeedDto {
  @Int({ min: 0, max: 500, example: 19, description: 'In kilometres an hour.' }) KMH!: number;
  @Int({ min: 0, max: 500, example: 12, description: 'In miles an hour.' }) MPH!: number;
}

export class ForecastDayDto {
  @Instant({ example: '2026-03-02T00:00:00.000Z', description: 'The day, at midnight UTC.' }) day!: string;
  @OneOf(SKIES, { enumName: 'Sky', example: 'sunny' }) icon!: Sky;
  @Nested(() => TemperatureDto) temperature!: TemperatureDto;
}

export class WeatherLocationDto {
  @Id({ example: 'copenhagen' }) id!: string;
  @Text({ max: 100, example: 'Copenhagen' }) name!: string;
  @OneOf(SKIES, { enumName: 'Sky', example: 'partly-cloudy' }) icon!: Sky;
  @Nested(() => TemperatureDto) temperature!: TemperatureDto;
  @Nested(() => SpeedDto) windSpeed!: SpeedDto;
  @OneOf(WIND_DIRECTIONS, { enumName: 'WindDirection', example: 'NW', description: 'Where it comes from.' })
  windDirection!: WindDirection;
  @Int({ min: 0, max: 100, example: 20, description: 'How likely it is to rain, in percent.' }) rain!: number;
  @ListOf(() => ForecastDayDto, { max: 7, description: 'The next three days.' }) nextDays!: ForecastDayDto[];
}

export class WeatherDto {
  @Id({ example: 'copenhagen', description: 'The location that is shown first.' }) currentLocation!: string;
  @OneOf(TEMPERATURE_UNITS, { enumName: 'TemperatureUnit', example: 'C', description: 'The unit that is shown first.' })
  temperatureUnit!: TemperatureUnit;
  @OneOf(SPEED_UNITS, { enumName: 'SpeedUnit', example: 'KMH', description: 'The unit that is shown first.' })
  speedUnit!: SpeedUnit;
  @ListOf(() => WeatherLocationDto, { max: 50 }) locations!: WeatherLocationDto[];
}

/** A widget of the project dashboard: its kind says which of its parts is the main one. */
export class ProjectWidgetDto {
  @Id({ example: 'widget1' }) id!: string;
  @OneOf(WIDGET_KINDS, { enumName: 'ProjectWidgetKind', example: 'figure' }) kind!: WidgetKind;
  @Text({ max: 100, example: 'Summary' }) title!: string;
  @SomeOf(WIDGET_RANGES, {
    enumName: 'ProjectWidgetRange',
    example: ['DY', 'DT', 'DTM'],
    description: RANGES_EXPLAINED,
  })
  ranges!: WidgetRange[];
  @OneOf(WIDGET_RANGES, {
    enumName: 'ProjectWidgetRange',
    nullable: true,
    example: 'DT',
    description: 'The one that is shown first; null of a widget without ranges.',
  })
  currentRange!: WidgetRange | null;
  @ListOf(() => ProjectFigureDto, { max: 100 }) data!: ProjectFigureDto[];
  @ListOf(() => ProjectChartDto, { max: 20 }) charts!: ProjectChartDto[];
  @ListOf(() => ScheduleEntryDto, { max: 100 }) schedule!: ScheduleEntryDto[];
  @ListOf(() => ProjectTableDto, { max: 5 }) tables!: ProjectTableDto[];
  @Nested(() => WeatherDto, { nullable: true }) weather!: WeatherDto | null;
}

const demoProject = { example: stableId('project', 'Web shop') };

export class ProjectDto {
  @Id(demoProject) id!: string;
  @Text({ max: 100, example: 'Web shop' }) name!: string;
}

/** Whose widgets are wanted, and how many of them. */
export class ProjectWidgetsQueryDto extends ListQueryDto {
  @Id({ ...demoProject, optional: true, description: 'The project; without it the first one.' })
  projectId?: string;
}
