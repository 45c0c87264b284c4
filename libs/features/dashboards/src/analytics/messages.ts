import { defineMessages } from 'react-intl';

/** What the numbers of the dashboard say. */
export const analyticsMessages = defineMessages({
  numbers: { id: 'dashboards.analytics.numbers', defaultMessage: 'Numbers' },
  range: { id: 'dashboards.analytics.range', defaultMessage: 'Time' },
  TW: { id: 'dashboards.analytics.thisWeek', defaultMessage: 'Last 7 days' },
  LW: { id: 'dashboards.analytics.lastWeek', defaultMessage: 'The 7 days before' },
  '2W': { id: 'dashboards.analytics.twoWeeksAgo', defaultMessage: 'Two weeks ago' },
  '30D': { id: 'dashboards.analytics.thirtyDays', defaultMessage: 'Last 30 days' },
  year: { id: 'dashboards.analytics.year', defaultMessage: 'Year' },
  thisYear: { id: 'dashboards.analytics.thisYear', defaultMessage: 'Last 52 weeks' },
  lastYear: { id: 'dashboards.analytics.lastYear', defaultMessage: 'A year before' },
  yearBefore: { id: 'dashboards.analytics.yearBefore', defaultMessage: 'Two years before' },
  compare: { id: 'dashboards.analytics.compare', defaultMessage: 'Compare with the time before' },
  before: { id: 'dashboards.analytics.before', defaultMessage: 'Before' },
  dayBefore: { id: 'dashboards.analytics.dayBefore', defaultMessage: 'The day before' },
  weekBefore: { id: 'dashboards.analytics.weekBefore', defaultMessage: 'The week before' },
  noBefore: { id: 'dashboards.analytics.noBefore', defaultMessage: 'There are no numbers of the time before' },
  sample: { id: 'dashboards.analytics.sample', defaultMessage: 'Sample data' },
  own: { id: 'dashboards.analytics.own', defaultMessage: 'From Ezone' },
  day: { id: 'dashboards.analytics.day', defaultMessage: 'Day' },
  week: { id: 'dashboards.analytics.week', defaultMessage: 'Week' },
  what: { id: 'dashboards.analytics.what', defaultMessage: 'What' },
  value: { id: 'dashboards.analytics.value', defaultMessage: 'Value' },
  change: { id: 'dashboards.analytics.change', defaultMessage: 'Change' },
  orders: { id: 'dashboards.analytics.orders', defaultMessage: 'Orders' },
  revenue: { id: 'dashboards.analytics.revenue', defaultMessage: 'Revenue' },
  mails: { id: 'dashboards.analytics.mails', defaultMessage: 'Mails received' },
  todos: { id: 'dashboards.analytics.todos', defaultMessage: 'Todos due' },
  signIns: { id: 'dashboards.analytics.signIns', defaultMessage: 'Sign-ins' },
  signIn: { id: 'dashboards.analytics.signIn', defaultMessage: 'Signed in' },
  untitled: { id: 'dashboards.analytics.untitled', defaultMessage: 'Without a title' },
  noRows: { id: 'dashboards.analytics.noRows', defaultMessage: 'Nothing was counted on this day.' },
  visitors: { id: 'dashboards.analytics.visitors', defaultMessage: 'Visitors' },
  views: { id: 'dashboards.analytics.views', defaultMessage: 'Page views' },
  visitorsAndViews: { id: 'dashboards.analytics.visitorsAndViews', defaultMessage: 'Visitors and page views' },
  visitorsByWeek: { id: 'dashboards.analytics.visitorsByWeek', defaultMessage: 'Visitors by week' },
  conversions: { id: 'dashboards.analytics.conversions', defaultMessage: 'Conversions' },
  impressions: { id: 'dashboards.analytics.impressions', defaultMessage: 'Impressions' },
  visits: { id: 'dashboards.analytics.visits', defaultMessage: 'Visits' },
  devices: { id: 'dashboards.analytics.devices', defaultMessage: 'Visits by device' },
  device: { id: 'dashboards.analytics.device', defaultMessage: 'Device' },
  share: { id: 'dashboards.analytics.share', defaultMessage: 'Share' },
  Desktop: { id: 'dashboards.analytics.desktop', defaultMessage: 'Desktop' },
  Mobile: { id: 'dashboards.analytics.mobile', defaultMessage: 'Mobile' },
  Tablet: { id: 'dashboards.analytics.tablet', defaultMessage: 'Tablet' },
  salesAndEarnings: { id: 'dashboards.analytics.salesAndEarnings', defaultMessage: 'Sales and earnings' },
  sales: { id: 'dashboards.analytics.sales', defaultMessage: 'Sales' },
  earnings: { id: 'dashboards.analytics.earnings', defaultMessage: 'Earnings' },
  places: { id: 'dashboards.analytics.places', defaultMessage: 'Where visitors are' },
  place: { id: 'dashboards.analytics.place', defaultMessage: 'Place' },
  latitude: { id: 'dashboards.analytics.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'dashboards.analytics.longitude', defaultMessage: 'Longitude' },
  campaigns: { id: 'dashboards.analytics.campaigns', defaultMessage: 'Campaigns' },
  campaign: { id: 'dashboards.analytics.campaign', defaultMessage: 'Campaign' },
  clicks: { id: 'dashboards.analytics.clicks', defaultMessage: 'Clicks' },
  conversion: { id: 'dashboards.analytics.conversion', defaultMessage: 'Conversion' },
});

/** The same, with a value in it. */
export const analyticsSentences = defineMessages<{
  span: { from: string; to: string };
  sourceAndSpan: { source: string; span: string };
  rows: { title: string; when: string };
  nameBefore: { name: string };
  aboveTarget: { share: string };
  belowTarget: { share: string };
  more: { share: string };
  less: { share: string };
  byDay: { title: string };
  newest: { count: number };
}>({
  span: { id: 'dashboards.analytics.span', defaultMessage: '{from} – {to}' },
  sourceAndSpan: { id: 'dashboards.analytics.sourceAndSpan', defaultMessage: '{source} · {span}' },
  rows: { id: 'dashboards.analytics.rows', defaultMessage: '{title}, {when}' },
  nameBefore: { id: 'dashboards.analytics.nameBefore', defaultMessage: '{name}, before' },
  aboveTarget: { id: 'dashboards.analytics.aboveTarget', defaultMessage: '{share} above target' },
  belowTarget: { id: 'dashboards.analytics.belowTarget', defaultMessage: '{share} below target' },
  more: { id: 'dashboards.analytics.more', defaultMessage: '{share} more than before' },
  less: { id: 'dashboards.analytics.less', defaultMessage: '{share} less than before' },
  byDay: { id: 'dashboards.analytics.byDay', defaultMessage: '{title} by day' },
  newest: { id: 'dashboards.analytics.newest', defaultMessage: 'These are the newest {count, number}.' },
});
