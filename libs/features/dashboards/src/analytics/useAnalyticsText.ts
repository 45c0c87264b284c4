import { isolated } from '@ezone/text';
import type { ChartData, ChartRows, ChartSeries } from '@ezone/ui/charts';
import { useIntl } from 'react-intl';
import { analyticsMessages, analyticsSentences } from './messages';
import { valuesOf } from './model/range';
import type { DayValue, within } from './model/range';

/** The days are those of UTC, as the server counts them. */
const dayLook = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** A day as it is told to programs. */
export const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** How days, amounts and shares are said. */
export function useAnalyticsText() {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const day = (moment: number) => formatDate(moment, dayLook);
  const number = (value: number) => formatNumber(value);
  const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
  /** Arabic ends it in "US$", whose last letter stands on the wrong side where nothing says that it is read from left to right. */
  const inDollars = (amount: number, digits: number) =>
    formatNumber(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: digits }).replace(
      /\$$/,
      '$\u200e',
    );
  const money = (amount: number) => inDollars(amount, 2);
  /** Without cents, as in a sum. */
  const roundMoney = (amount: number) => inDollars(amount, 0);
  /** From which day to which. */
  const span = (data: readonly DayValue[]) => {
    const [first, last] = [data[0], data.at(-1)];
    return first && last ? formatMessage(analyticsSentences.span, { from: day(first[0]), to: day(last[0]) }) : '';
  };
  /**
   * Where numbers come from, and of which days they are.
   * @param lacksBefore they are to be compared with the time before, of which there are none
   */
  const note = (source: 'sample' | 'own', data: readonly DayValue[] = [], lacksBefore = false) => {
    const from = formatMessage(analyticsMessages[source]);
    const parts = [
      ...(data.length > 0 ? [span(data)] : []),
      ...(lacksBefore ? [formatMessage(analyticsMessages.noBefore)] : []),
    ];
    return parts.reduce(
      (said, part) => formatMessage(analyticsSentences.sourceAndSpan, { source: isolated(said), span: isolated(part) }),
      from,
    );
  };
  /** By how much something changed, as a share of one; nothing where that cannot be said. */
  const change = (share: number | null) =>
    share === null
      ? ''
      : formatMessage(share < 0 ? analyticsSentences.less : analyticsSentences.more, {
          share: percent(Math.abs(share)),
        });
  const nameBefore = (name: string) => formatMessage(analyticsSentences.nameBefore, { name });
  /** The values of some days, and where they are compared, quietly beside them those of the time before. */
  const seriesOf = (
    one: Omit<ChartSeries, 'values'>,
    { now, before }: ReturnType<typeof within>,
    isCompared: boolean,
  ): ChartSeries[] => [
    { ...one, values: valuesOf(now) },
    ...(isCompared && before
      ? [{ ...one, id: `${one.id} before`, name: nameBefore(one.name), values: valuesOf(before), isQuiet: true }]
      : []),
  ];
  /** The values of a chart over some days, row by row. @param first what the rows are named by */
  const rowsOf = (
    { labels, series }: ChartData,
    days: readonly DayValue[],
    first: string,
    format: (value: number, series: ChartSeries) => string = number,
  ): ChartRows => ({
    head: [first, ...series.map(({ name }) => name)],
    rows: days.map(([moment], place) => [dateOf(moment), ...series.map(({ values }) => values[place] ?? null)]),
    format: (cell, column, row) => {
      const one = series[column - 1];
      if (typeof cell === 'number') return one ? format(cell, one) : number(cell);
      return (column === 0 ? labels[row] : cell) ?? '';
    },
  });
  return { day, number, percent, money, roundMoney, note, change, seriesOf, rowsOf };
}
