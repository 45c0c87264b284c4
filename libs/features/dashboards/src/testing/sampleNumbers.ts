import type { AnswerOf } from '@ezone/api-client';

const DAY = 86_400_000;
/** The first moment of today, by UTC. */
export const today = () => Math.floor(Date.now() / DAY) * DAY;

/** Values that go up by one from a number, each so many days after the one before, the last so many days before today. */
const series = (name: string, first: number, count: number, { back = 0, step = 1 } = {}) => ({
  name,
  data: Array.from({ length: count }, (_, place) => [
    today() - (back + (count - 1 - place) * step) * DAY,
    first + place,
  ]),
});

/** What Ezone has counted: as many on each day as it is days after the first. */
export const sampleActivity = (): AnswerOf<'getAnalyticsActivity'> => ({
  measures: (['orders', 'revenue', 'mails', 'todos', 'signIns'] as const).map((measure, place) => ({
    measure,
    series: [series(measure, place * 10, 60)],
  })),
});

/** The records behind a day. */
export const sampleRows = (): AnswerOf<'getAnalyticsActivityRows'> => [
  { id: 'o1', title: 'EZ-2060', at: new Date(today()).toISOString(), amount: 120.5, url: '/apps/e-commerce/orders/o1' },
];

/** The last seven of sixty days come to the value. */
const target = (title: string, first: number, ofTarget: number) => ({
  ...{ title, value: 7 * (first + 56), ofTarget },
  series: [series(title, first, 60)],
});

/** The nine widgets, with something in each. */
export const sampleWidgets = (): AnswerOf<'getAnalyticsWidgets'> => ({
  widget1: {
    ...{ title: 'Visitors', currentRange: 'thisYear' },
    periods: (['thisYear', 'lastYear', 'yearBefore'] as const).map((range, back) => ({
      range,
      start: new Date(today() - (back + 1) * 364 * DAY + 7 * DAY).toISOString(),
      end: new Date(today() - back * 364 * DAY).toISOString(),
      series: [series('Visitors', 2000 - back * 300, 52, { back: back * 364, step: 7 })],
    })),
  },
  widget2: target('Conversions', 14, 13),
  widget3: target('Impressions', 12_000, -4),
  widget4: target('Visits', 370, 6),
  widget5: {
    title: 'Visitors and page views',
    series: [series('Visitors', 370, 60), series('Page views', 1270, 60)],
  },
  widget6: {
    title: 'Where visitors are',
    markers: [
      { lat: 55.6761, lng: 12.5683, label: 'Copenhagen: 312 visitors' },
      { lat: -36.8485, lng: 174.7633, label: 'Auckland: 37 visitors' },
    ],
  },
  widget7: {
    ...{ title: 'Visits by device', currentRange: 'TW' },
    periods: (['TW', 'LW', '2W'] as const).map((range, back) => ({
      range,
      devices: [
        { name: 'Desktop', share: 58.2 + back, change: -1.5 },
        { name: 'Mobile', share: 34.6 - back, change: 3.6 },
        { name: 'Tablet', share: 7.2, change: -4 },
      ],
    })),
  },
  widget8: {
    ...{ title: 'Sales', currentRange: 'TW' },
    periods: (['TW', 'LW', '2W'] as const).map((range, week) => ({
      range,
      summary: { sales: 213, salesChange: 6.5, earnings: 7455, earningsChange: 4.1 },
      series: [
        series('Sales', 30 - week, 7, { back: week * 7 }),
        series('Earnings', 900 - week * 20, 7, { back: week * 7 }),
      ],
    })),
  },
  widget9: {
    title: 'Campaigns',
    rows: [
      { title: 'Spring prints', clicks: 3621, conversion: 2.4 },
      { title: 'Gift cards', clicks: 987, conversion: 3.6 },
    ],
  },
});
