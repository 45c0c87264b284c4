import { SeriesDto } from '../../platform/charts/series.dto';
import { Decimal, Instant, Int, ListOf, Nested, OneOf, Text } from '../../platform/dto/fields';

/** Years that end today, the first today itself, and the others a year and two years before. */
export const ANALYTICS_YEARS = ['thisYear', 'lastYear', 'yearBefore'] as const;
export type AnalyticsYear = (typeof ANALYTICS_YEARS)[number];

/** Weeks of seven days: the last that ends today, the one before it, and that before. */
export const ANALYTICS_WEEKS = ['TW', 'LW', '2W'] as const;
export type AnalyticsWeek = (typeof ANALYTICS_WEEKS)[number];

export const DEVICES = ['Desktop', 'Mobile', 'Tablet'] as const;
export type Device = (typeof DEVICES)[number];

const Title = (example: string) => Text({ max: 100, example });
const Year = () =>
  OneOf(ANALYTICS_YEARS, {
    enumName: 'AnalyticsYear',
    example: 'thisYear',
    description: 'A year of 52 weeks; this year ends today, the others one and two years before.',
  });
const Week = () =>
  OneOf(ANALYTICS_WEEKS, {
    enumName: 'AnalyticsWeek',
    example: 'TW',
    description: 'Seven days: this week (`TW`) ends today, last week (`LW`) and two weeks ago (`2W`) end before it.',
  });
const Change = (example: number) =>
  Decimal({ min: -100, max: 10_000, example, description: 'In percent of the time before.' });

export class VisitorsYearDto {
  @Year() range!: AnalyticsYear;
  @Instant({ example: '2025-03-08T00:00:00.000Z', description: 'Its first day.' }) start!: string;
  @Instant({ example: '2026-03-01T00:00:00.000Z', description: 'Its last day.' }) end!: string;
  @ListOf(() => SeriesDto, { max: 10, description: 'A value a week.' }) series!: SeriesDto[];
}

export class VisitorsWidgetDto {
  @Title('Visitors') title!: string;
  @Year() currentRange!: AnalyticsYear;
  @ListOf(() => VisitorsYearDto, { max: 3, description: 'Newest first.' }) periods!: VisitorsYearDto[];
}

/** A number and how it stands to its target. */
export class TargetWidgetDto {
  @Title('Conversions') title!: string;
  @Int({ min: 0, max: 2 ** 31 - 1, example: 492, description: 'Of the last seven days.' }) value!: number;

  @Decimal({
    min: -100,
    max: 10_000,
    example: 13,
    description: 'By how many percent those seven days are above their target; negative if below.',
  })
  ofTarget!: number;

  @ListOf(() => SeriesDto, { max: 10, description: 'A value a day, of the last 60 days.' }) series!: SeriesDto[];
}

export class VisitsAndViewsWidgetDto {
  @Title('Visitors and page views') title!: string;
  @ListOf(() => SeriesDto, { max: 10, description: 'Visitors and page views, a value a day, of the last 60 days.' })
  series!: SeriesDto[];
}

export class MapMarkerDto {
  @Decimal({ min: -90, max: 90, example: 55.6761, description: 'Degrees north.' }) lat!: number;
  @Decimal({ min: -180, max: 180, example: 12.5683, description: 'Degrees east.' }) lng!: number;
  @Text({ max: 100, example: 'Copenhagen: 312 visitors' }) label!: string;
}

export class MapWidgetDto {
  @Title('Where visitors are') title!: string;
  @ListOf(() => MapMarkerDto, { max: 500 }) markers!: MapMarkerDto[];
}

export class DeviceShareDto {
  @OneOf(DEVICES, { enumName: 'AnalyticsDevice', example: 'Desktop' }) name!: Device;
  @Decimal({ min: 0, max: 100, example: 62.4, description: 'In percent of all visits.' }) share!: number;
  @Change(-0.6) change!: number;
}

export class DevicesWeekDto {
  @Week() range!: AnalyticsWeek;
  @ListOf(() => DeviceShareDto, { max: 3, description: 'They come to 100 percent.' }) devices!: DeviceShareDto[];
}

export class DevicesWidgetDto {
  @Title('Visits by device') title!: string;
  @Week() currentRange!: AnalyticsWeek;
  @ListOf(() => DevicesWeekDto, { max: 3, description: 'Newest first.' }) periods!: DevicesWeekDto[];
}

/** What a week came to. */
export class SalesSummaryDto {
  @Int({ min: 0, max: 2 ** 31 - 1, example: 213 }) sales!: number;
  @Change(6.5) salesChange!: number;
  @Int({ min: 0, max: 2 ** 31 - 1, example: 7455, description: 'In US dollars.' }) earnings!: number;
  @Change(4.1) earningsChange!: number;
}

export class SalesWeekDto {
  @Week() range!: AnalyticsWeek;
  @Nested(() => SalesSummaryDto) summary!: SalesSummaryDto;
  @ListOf(() => SeriesDto, { max: 10, description: 'Sales, and earnings in US dollars, a value a day.' })
  series!: SeriesDto[];
}

export class SalesWidgetDto {
  @Title('Sales') title!: string;
  @Week() currentRange!: AnalyticsWeek;
  @ListOf(() => SalesWeekDto, { max: 3, description: 'Newest first.' }) periods!: SalesWeekDto[];
}

export class CampaignDto {
  @Title('Spring prints') title!: string;
  @Int({ min: 0, max: 2 ** 31 - 1, example: 3621 }) clicks!: number;
  @Decimal({ min: 0, max: 100, example: 2.4, description: 'How many percent of the clicks became a sale.' })
  conversion!: number;
}

export class CampaignsWidgetDto {
  @Title('Campaigns') title!: string;
  @ListOf(() => CampaignDto, { max: 500, description: 'Most clicks first.' }) rows!: CampaignDto[];
}

/** The widgets of the dashboard. Without demo data each of them is there and has no entries. */
export class AnalyticsWidgetsDto {
  @Nested(() => VisitorsWidgetDto, { description: 'Visitors over three years.' }) widget1!: VisitorsWidgetDto;
  @Nested(() => TargetWidgetDto, { description: 'Conversions.' }) widget2!: TargetWidgetDto;
  @Nested(() => TargetWidgetDto, { description: 'Impressions.' }) widget3!: TargetWidgetDto;
  @Nested(() => TargetWidgetDto, { description: 'Visits.' }) widget4!: TargetWidgetDto;
  @Nested(() => VisitsAndViewsWidgetDto, { description: 'Visitors beside page views.' })
  widget5!: VisitsAndViewsWidgetDto;
  @Nested(() => MapWidgetDto, { description: 'A map of visitors.' }) widget6!: MapWidgetDto;
  @Nested(() => DevicesWidgetDto, { description: 'Visits by device.' }) widget7!: DevicesWidgetDto;
  @Nested(() => SalesWidgetDto, { description: 'Sales and earnings.' }) widget8!: SalesWidgetDto;
  @Nested(() => CampaignsWidgetDto, { description: 'Clicks and conversions by campaign.' })
  widget9!: CampaignsWidgetDto;
}
