import { SeriesDto } from '../../platform/charts/series.dto';
import { Amount, Day, Id, Instant, ListOf, OneOf, Text, WebUrl } from '../../platform/dto/fields';

/** What Ezone counts by itself. */
export const MEASURES = ['orders', 'revenue', 'mails', 'todos', 'signIns'] as const;
export type Measure = (typeof MEASURES)[number];

/** How many days are counted: thirty, and the thirty before them to compare with. */
export const ACTIVITY_DAYS = 60;
/** Of how many records of a day one is told. */
export const MAX_ACTIVITY_ROWS = 100;

const MeasureField = (enumName?: string) =>
  OneOf(MEASURES, {
    enumName,
    example: 'orders',
    description:
      'Orders that were placed, and what they come to in US dollars without those that were canceled, refunded or not paid; both of the shop, ' +
      'which all users share. Of the caller alone: mails that came in, todos that are due, and sign-ins.',
  });

export class ActivityMeasureDto {
  @MeasureField('ActivityMeasure') measure!: Measure;
  @ListOf(() => SeriesDto, { max: 1, description: 'A value for each of the last 60 UTC days, today the last.' })
  series!: SeriesDto[];
}

/** What was counted day by day. */
export class AnalyticsActivityDto {
  @ListOf(() => ActivityMeasureDto, { max: MEASURES.length }) measures!: ActivityMeasureDto[];
}

export class ActivityRowsQueryDto {
  @MeasureField() measure!: Measure;
  @Day({ description: 'The UTC day.' }) day!: string;
}

/** A record that was counted. */
export class ActivityRowDto {
  @Id() id!: string;
  @Text({ min: 0, max: 500, example: 'EZ-2060', description: 'What it is called; empty for a sign-in.' })
  title!: string;
  @Instant({ example: '2026-03-01T09:30:00.000Z' }) at!: string;
  @Amount({ max: 21_000_000, nullable: true, example: 120.5, description: 'What an order comes to, in US dollars.' })
  amount!: number | null;
  @WebUrl({ nullable: true, example: '/apps/e-commerce/orders/1', description: 'Where it is seen in the web app.' })
  url!: string | null;
}
