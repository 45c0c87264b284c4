import type { Undated } from '../../platform/charts/dated';
import { sampleValues } from '../../platform/charts/sample-values';
import {
  ANALYTICS_WEEKS,
  ANALYTICS_YEARS,
  type AnalyticsWidgetsDto,
  type Device,
  type TargetWidgetDto,
} from './analytics-dashboard.dto';

const WEEKS_OF_YEAR = 52;
/** The days of 52 weeks. */
const YEAR = WEEKS_OF_YEAR * 7;

/** Thirty days, and as many before them to compare with. */
const DAYS = 60;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
/** By how many percent a number is above another, with one decimal. */
const change = (now: number, before: number) => Math.round((now / before - 1) * 1000) / 10;

/** The widgets of the demo. Sums and changes are worked out of the series, so that they agree. */
export function demoWidgets(): Undated<AnalyticsWidgetsDto> {
  const daily = { visitors: sampleValues(DAYS, 410, 520, 3), views: sampleValues(DAYS, 1280, 1710, 8) };
  return {
    widget1: { title: 'Visitors', currentRange: 'thisYear', periods: years() },
    widget2: target('Conversions', sampleValues(DAYS, 64, 78, 1), 13),
    widget3: target('Impressions', sampleValues(DAYS, 11_800, 13_100, 5), -4),
    widget4: target('Visits', daily.visitors, 6),
    widget5: {
      title: 'Visitors and page views',
      series: [
        { name: 'Visitors', values: daily.visitors },
        { name: 'Page views', values: daily.views },
      ],
    },
    widget6: { title: 'Where visitors are', markers: MARKERS },
    widget7: { title: 'Visits by device', currentRange: 'TW', periods: devices() },
    widget8: { title: 'Sales', currentRange: 'TW', periods: sales() },
    widget9: { title: 'Campaigns', rows: CAMPAIGNS },
  };
}

const years = (): Undated<AnalyticsWidgetsDto>['widget1']['periods'] => {
  const weekly = sampleValues(ANALYTICS_YEARS.length * WEEKS_OF_YEAR, 1900, 3300, 2);
  return ANALYTICS_YEARS.map((range, back) => {
    const first = weekly.length - (back + 1) * WEEKS_OF_YEAR;
    const values = weekly.slice(first, first + WEEKS_OF_YEAR);
    const last = -back * YEAR;
    return {
      range,
      start: { inDays: last - YEAR + 7, atMinute: 0 },
      end: { inDays: last, atMinute: 0 },
      series: [{ name: 'Visitors', values, last, step: 7 }],
    };
  });
};

const target = (title: string, values: number[], ofTarget: number): Undated<TargetWidgetDto> => ({
  title,
  value: sum(values.slice(-7)),
  ofTarget,
  series: [{ name: title, values }],
});

const devices = (): AnalyticsWidgetsDto['widget7']['periods'] => {
  const names: Device[] = ['Desktop', 'Mobile', 'Tablet'];
  /** Shares of each week, newest first; of one week more than is shown, to compare with. */
  const shares = [
    [58.2, 34.6, 7.2],
    [59.1, 33.4, 7.5],
    [61.3, 30.9, 7.8],
    [60.7, 31.2, 8.1],
  ];
  return ANALYTICS_WEEKS.map((range, week) => ({
    range,
    devices: names.map((name, place) => {
      const [share = 0, before = 1] = [shares[week]?.[place], shares[week + 1]?.[place]];
      return { name, share, change: change(share, before) };
    }),
  }));
};

const sales = (): Undated<AnalyticsWidgetsDto>['widget8']['periods'] => {
  const daily = sampleValues((ANALYTICS_WEEKS.length + 1) * 7, 24, 33, 4);
  const earned = daily.map((count, day) => count * (34 + (day % 5)));
  const weekOf = (values: number[], back: number) => values.slice(values.length - (back + 1) * 7).slice(0, 7);
  return ANALYTICS_WEEKS.map((range, back) => {
    const [counts, earnings] = [weekOf(daily, back), weekOf(earned, back)];
    return {
      range,
      summary: {
        sales: sum(counts),
        salesChange: change(sum(counts), sum(weekOf(daily, back + 1))),
        earnings: sum(earnings),
        earningsChange: change(sum(earnings), sum(weekOf(earned, back + 1))),
      },
      series: [
        { name: 'Sales', values: counts, last: -7 * back },
        { name: 'Earnings', values: earnings, last: -7 * back },
      ],
    };
  });
};

const MARKERS = [
  { lat: 55.6761, lng: 12.5683, label: 'Copenhagen: 312 visitors' },
  { lat: 41.0082, lng: 28.9784, label: 'Istanbul: 287 visitors' },
  { lat: 51.4545, lng: -2.5879, label: 'Bristol: 241 visitors' },
  { lat: 30.0444, lng: 31.2357, label: 'Cairo: 198 visitors' },
  { lat: 40.7128, lng: -74.006, label: 'New York: 176 visitors' },
  { lat: 38.7223, lng: -9.1393, label: 'Lisbon: 143 visitors' },
  { lat: 35.6762, lng: 139.6503, label: 'Tokyo: 121 visitors' },
  { lat: 14.7167, lng: -17.4677, label: 'Dakar: 64 visitors' },
  { lat: -33.4489, lng: -70.6693, label: 'Santiago: 58 visitors' },
  { lat: -36.8485, lng: 174.7633, label: 'Auckland: 37 visitors' },
];

const CAMPAIGNS = [
  { title: 'Spring prints', clicks: 3621, conversion: 2.4 },
  { title: 'Free delivery week', clicks: 2894, conversion: 4.1 },
  { title: 'Newsletter for returning customers', clicks: 1760, conversion: 5.3 },
  { title: 'Large formats', clicks: 1325, conversion: 1.8 },
  { title: 'Gift cards', clicks: 987, conversion: 3.6 },
  { title: 'Frames and mounts', clicks: 642, conversion: 2.9 },
];
