import { ChartCard, DrawnChart } from '@ezone/shell/page/charts';
import type { ShownQuery } from '@ezone/shell/data/query-view';
import type { ChartData, ChartRows } from '@ezone/ui/charts';
import { NativeSelect } from '@ezone/ui/native-select';
import { useIntl } from 'react-intl';
import { analyticsMessages, analyticsSentences } from './messages';
import { dataOf, shareBefore, within, years } from './model/range';
import { partOf } from './model/widgets';
import type { Widgets } from './model/widgets';
import type { Picked } from './Picked';
import { SeriesCard } from './SeriesCard';
import type { AnalyticsAddress } from './useAnalyticsAddress';
import { useAnalyticsText } from './useAnalyticsText';

export type SampleCardProps = {
  query: ShownQuery<Widgets>;
  address: AnalyticsAddress;
  onPick: (picked: Picked) => void;
};

/** Visitors week by week, of one of three years. */
export const VisitorsCard = ({ query, address, onPick }: SampleCardProps) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const { year, isCompared } = address;
  const name = formatMessage(analyticsMessages.visitors);
  const ofYear = ({ periods }: Widgets['widget1'], back = 0) => dataOf(periods[years.indexOf(year) + back]?.series);
  const lacksBefore = (widget: Widgets['widget1']) => ofYear(widget, 1).length === 0;
  return (
    <SeriesCard
      query={partOf(query, ({ widget1 }) => widget1)}
      title={formatMessage(analyticsMessages.visitorsByWeek)}
      unit="week"
      days={ofYear}
      lacksBefore={(widget) => isCompared && lacksBefore(widget)}
      controls={
        <NativeSelect
          label={formatMessage(analyticsMessages.year)}
          labelHidden
          size="dense"
          options={years.map((id) => ({ id, label: formatMessage(analyticsMessages[id]) }))}
          value={year}
          onChange={address.setYear}
        />
      }
      chart={(widget) => ({
        kind: 'area',
        labels: ofYear(widget).map(([day]) => text.day(day)),
        series: text.seriesOf(
          { id: 'visitors', name },
          { now: ofYear(widget), before: lacksBefore(widget) ? null : ofYear(widget, 1) },
          isCompared,
        ),
      })}
      onPick={onPick}
    />
  );
};

/** Visitors beside page views, by day. */
export const ViewsCard = ({ query, address: { range, isCompared }, onPick }: SampleCardProps) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const names = [formatMessage(analyticsMessages.visitors), formatMessage(analyticsMessages.views)];
  return (
    <SeriesCard
      query={partOf(query, ({ widget5 }) => widget5)}
      title={formatMessage(analyticsMessages.visitorsAndViews)}
      unit="day"
      days={({ series }) => within(dataOf(series), range).now}
      lacksBefore={({ series }) => isCompared && within(dataOf(series), range).before === null}
      chart={({ series }) => ({
        kind: 'line',
        labels: within(dataOf(series), range).now.map(([day]) => text.day(day)),
        series: names.flatMap((name, place) =>
          text.seriesOf({ id: String(place), name, color: place }, within(dataOf(series, place), range), isCompared),
        ),
      })}
      onPick={onPick}
    />
  );
};

/** Sales and what they earned, by day. */
export const SalesCard = ({ query, address: { range, isCompared }, onPick }: SampleCardProps) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const names = { sales: formatMessage(analyticsMessages.sales), earnings: formatMessage(analyticsMessages.earnings) };
  /** The weeks follow each other: what they have together is cut as everything else. */
  const all = ({ periods }: Widgets['widget8'], place: number) =>
    periods.toReversed().flatMap(({ series }) => dataOf(series, place));
  return (
    <SeriesCard
      query={partOf(query, ({ widget8 }) => widget8)}
      title={formatMessage(analyticsMessages.salesAndEarnings)}
      unit="day"
      days={(widget) => within(all(widget, 0), range).now}
      lacksBefore={(widget) => isCompared && within(all(widget, 0), range).before === null}
      format={(value, { hasOwnScale }) => (hasOwnScale ? text.money(value) : text.number(value))}
      chart={(widget) => {
        const [sales, earnings] = [within(all(widget, 0), range), within(all(widget, 1), range)];
        return {
          kind: 'column',
          labels: sales.now.map(([day]) => text.day(day)),
          series: [
            ...text.seriesOf({ id: 'sales', name: names.sales }, sales, isCompared),
            ...text.seriesOf(
              { id: 'earnings', name: names.earnings, kind: 'line', color: 1, hasOwnScale: true },
              earnings,
              isCompared,
            ),
          ],
        };
      }}
      onPick={onPick}
    />
  );
};

/** Which devices visits came from. */
export const DevicesCard = ({ query, address: { range, isCompared }, onPick }: SampleCardProps) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const week = range === '30D' ? 'TW' : range;
  const title = formatMessage(analyticsMessages.devices);
  const share = formatMessage(analyticsMessages.share);
  const percent = (value: number) => text.percent(value / 100);
  const devicesOf = ({ periods }: Widgets['widget7']) => periods.find((one) => one.range === week)?.devices ?? [];
  const chartOf = (widget: Widgets['widget7']): ChartData => {
    const devices = devicesOf(widget);
    return {
      kind: isCompared ? 'column' : 'pie',
      labels: devices.map(({ name }) => formatMessage(analyticsMessages[name])),
      series: [
        { id: 'share', name: share, values: devices.map((one) => one.share) },
        ...(isCompared
          ? [
              {
                ...{ id: 'before', name: formatMessage(analyticsMessages.before), isQuiet: true },
                values: devices.map((one) => shareBefore(one.share, one.change)),
              },
            ]
          : []),
      ],
    };
  };
  const tableOf = (widget: Widgets['widget7']): ChartRows => ({
    head: [
      formatMessage(analyticsMessages.device),
      share,
      formatMessage(analyticsMessages.before),
      formatMessage(analyticsMessages.change),
    ],
    rows: devicesOf(widget).map((one) => [
      formatMessage(analyticsMessages[one.name]),
      one.share,
      shareBefore(one.share, one.change),
      one.change,
    ]),
    format: (cell) => (typeof cell === 'number' ? percent(cell) : (cell ?? '')),
  });
  const pick = (place: number, widget: Widgets['widget7']) => {
    const table = tableOf(widget);
    const row = table.rows[place];
    const when = chartOf(widget).labels[place] ?? '';
    if (row)
      onPick({ title: formatMessage(analyticsSentences.rows, { title, when }), rows: { ...table, rows: [row] } });
  };
  return (
    <ChartCard
      isQuiet
      title={title}
      note={`${text.note('sample')} · ${formatMessage(analyticsMessages[week])}`}
      query={partOf(query, ({ widget7 }) => widget7)}
      table={tableOf}
      onPick={pick}
    >
      {(widget) => (
        <DrawnChart
          data={chartOf(widget)}
          label={title}
          format={percent}
          formatTick={percent}
          onPick={(place) => pick(place, widget)}
        />
      )}
    </ChartCard>
  );
};

/** What campaigns brought: nothing but a table. */
export const CampaignsCard = ({ query }: Pick<SampleCardProps, 'query'>) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  return (
    <ChartCard
      isQuiet
      title={formatMessage(analyticsMessages.campaigns)}
      note={text.note('sample')}
      query={partOf(query, ({ widget9 }) => widget9.rows)}
      table={(rows) => ({
        head: [
          formatMessage(analyticsMessages.campaign),
          formatMessage(analyticsMessages.clicks),
          formatMessage(analyticsMessages.conversion),
        ],
        rows: rows.map((row) => [row.title, row.clicks, row.conversion]),
        format: (cell, column) => {
          if (typeof cell !== 'number') return cell ?? '';
          return column === 1 ? text.number(cell) : text.percent(cell / 100);
        },
      })}
    />
  );
};
