import type { AnswerOf } from '@ezone/api-client';
import { commonMessages } from '@ezone/shell/notices/words';
import { ChartCard, DrawnChart } from '@ezone/shell/page/charts';
import type { ShownQuery } from '@ezone/shell/data/query-view';
import type { ChartData, ChartRows, ChartSeries } from '@ezone/ui/charts';
import { useIsNear } from '@ezone/ui/charts';
import { ErrorState } from '@ezone/ui/error-state';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { NativeSelect } from '@ezone/ui/native-select';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { analyticsMessages, analyticsSentences } from './messages';
import { changeOf, dataOf, shareBefore, within, years } from './model/range';
import type { DayValue } from './model/range';
import type { Picked } from './Picked';
import type { AnalyticsAddress } from './useAnalyticsAddress';
import { useAnalyticsText } from './useAnalyticsText';

type Widgets = AnswerOf<'getAnalyticsWidgets'>;

export type SampleCardProps = {
  query: ShownQuery<Widgets>;
  address: AnalyticsAddress;
  onPick: (picked: Picked) => void;
};

/** What a card needs of the answer that all of them share. */
const partOf = <Part,>(query: ShownQuery<Widgets>, select: (widgets: Widgets) => Part): ShownQuery<Part> => ({
  ...query,
  data: query.data && select(query.data),
});

const valuesOf = (data: readonly DayValue[]) => data.map(([, value]) => value);

/** The values of a place, each beside the one before it: what there is behind a point of the sample data. */
function useRowsBehind() {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  return (
    { series }: ChartData,
    place: number,
    before: MessageDescriptor,
    format: (value: number, one: ChartSeries) => string,
  ): ChartRows => ({
    head: [
      formatMessage(analyticsMessages.what),
      formatMessage(analyticsMessages.value),
      formatMessage(before),
      formatMessage(analyticsMessages.change),
    ],
    rows: series.map((one) => {
      const [value = null, before = null] = [one.values[place], one.values[place - 1]];
      const share = value === null || before === null ? null : changeOf(value, before);
      return [
        one.name,
        value === null ? '' : format(value, one),
        before === null ? '' : format(before, one),
        share === null ? '' : text.percent(share),
      ];
    }),
  });
}

type SeriesCardProps<Data> = Pick<SampleCardProps, 'onPick'> & {
  query: ShownQuery<Data>;
  title: string;
  /** What a point is of. */
  unit: 'day' | 'week';
  days: (data: Data) => readonly DayValue[];
  /** It is to be compared with the time before, of which there is nothing. */
  lacksBefore: (data: Data) => boolean;
  chart: (data: Data) => ChartData;
  controls?: ReactNode;
  format?: (value: number, one: ChartSeries) => string;
};

const befores = { day: analyticsMessages.dayBefore, week: analyticsMessages.weekBefore };

/** A card of series by day or week, where each point leads to its values. */
function SeriesCard<Data>(props: SeriesCardProps<Data>) {
  const { query, title, unit, days, lacksBefore, chart, controls, format, onPick } = props;
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const rowsBehind = useRowsBehind();
  const say = format ?? text.number;
  const pick = (place: number, data: Data) => {
    const shown = chart(data);
    const when = shown.labels[place] ?? '';
    onPick({
      title: formatMessage(analyticsSentences.rows, { title, when }),
      rows: rowsBehind(shown, place, befores[unit], say),
    });
  };
  return (
    <ChartCard
      isQuiet
      title={title}
      note={text.note('sample', query.data && days(query.data), query.data !== undefined && lacksBefore(query.data))}
      controls={controls}
      query={query}
      table={(data) => text.rowsOf(chart(data), days(data), formatMessage(analyticsMessages[unit]), say)}
      onPick={pick}
    >
      {(data) => <DrawnChart data={chart(data)} label={title} format={say} onPick={(place) => pick(place, data)} />}
    </ChartCard>
  );
}

/** Visitors week by week, of one of three years. */
export const VisitorsCard = ({ query, address, onPick }: SampleCardProps) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const { year, isCompared } = address;
  const name = formatMessage(analyticsMessages.visitors);
  const ofYear = ({ periods }: Widgets['widget1'], back = 0) => dataOf(periods[years.indexOf(year) + back]?.series);
  return (
    <SeriesCard
      query={partOf(query, ({ widget1 }) => widget1)}
      title={formatMessage(analyticsMessages.visitorsByWeek)}
      unit="week"
      days={ofYear}
      lacksBefore={(widget) => isCompared && ofYear(widget, 1).length === 0}
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
      chart={(widget) => {
        const before = ofYear(widget, 1);
        return {
          kind: 'area',
          labels: ofYear(widget).map(([day]) => text.day(day)),
          series: [
            { id: 'visitors', name, values: valuesOf(ofYear(widget)) },
            ...(isCompared && before.length > 0
              ? [{ id: 'before', name: text.nameBefore(name), values: valuesOf(before), isQuiet: true }]
              : []),
          ],
        };
      }}
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
        series: names.flatMap((name, place): ChartSeries[] => {
          const { now, before } = within(dataOf(series, place), range);
          const ofNow = { id: String(place), name, color: place, values: valuesOf(now) };
          if (!isCompared || !before) return [ofNow];
          return [
            ofNow,
            {
              ...ofNow,
              id: `before ${String(place)}`,
              name: text.nameBefore(name),
              values: valuesOf(before),
              isQuiet: true,
            },
          ];
        }),
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
        const ofEarnings = { kind: 'line', color: 1, hasOwnScale: true } as const;
        return {
          kind: 'column',
          labels: sales.now.map(([day]) => text.day(day)),
          series: [
            { id: 'sales', name: names.sales, values: valuesOf(sales.now) },
            ...(isCompared && sales.before
              ? [{ id: 'before', name: text.nameBefore(names.sales), values: valuesOf(sales.before), isQuiet: true }]
              : []),
            { ...ofEarnings, id: 'earnings', name: names.earnings, values: valuesOf(earnings.now) },
            ...(isCompared && earnings.before
              ? [
                  {
                    ...{ ...ofEarnings, id: 'earnings before', name: text.nameBefore(names.earnings), isQuiet: true },
                    values: valuesOf(earnings.before),
                  },
                ]
              : []),
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

export type TargetCardProps = Pick<SampleCardProps, 'query'> & {
  title: string;
  select: (widgets: Widgets) => Widgets['widget2'];
};

/** A number of the last seven days, and how it stands to its target. */
export const TargetCard = ({ query, title, select }: TargetCardProps) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const own = partOf(query, select);
  const chartOf = ({ series }: Widgets['widget2']): ChartData => ({
    kind: 'area',
    labels: dataOf(series).map(([day]) => text.day(day)),
    series: [{ id: 'value', name: title, values: valuesOf(dataOf(series)) }],
  });
  return (
    <ChartCard
      isQuiet
      title={title}
      note={text.note('sample', own.data && dataOf(own.data.series))}
      query={own}
      height="12rem"
      table={(widget) => text.rowsOf(chartOf(widget), dataOf(widget.series), formatMessage(analyticsMessages.day))}
    >
      {(widget) => (
        <>
          <Value>{text.number(widget.value)}</Value>
          <Target>
            {formatMessage(widget.ofTarget < 0 ? analyticsSentences.belowTarget : analyticsSentences.aboveTarget, {
              share: text.percent(Math.abs(widget.ofTarget) / 100),
            })}
          </Target>
          <DrawnChart isBare height="6rem" data={chartOf(widget)} label={title} />
        </>
      )}
    </ChartCard>
  );
};

/** The map comes with a file of its own, as does what it is drawn with. */
const loadMap = lazyContent(async () => (await import('./WorldMap')).WorldMap);
const MAP_HEIGHT = '28rem';

/** A map, once it is near the view. */
function NearMap({ markers, label }: { markers: Widgets['widget6']['markers']; label: string }) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const [fetched, { retry }] = useLazyContent(loadMap, isNear);
  return (
    <div ref={box} style={{ minBlockSize: MAP_HEIGHT }}>
      {fetched.is === 'there' && <fetched.part markers={markers} label={label} height={MAP_HEIGHT} />}
      {fetched.is === 'failed' && (
        <ErrorState
          title={formatMessage(commonMessages.notLoaded)}
          retry={{ label: formatMessage(commonMessages.retry), onPress: retry }}
        />
      )}
    </div>
  );
}

/** Where visitors are, on a map. */
export const PlacesCard = ({ query }: Pick<SampleCardProps, 'query'>) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const title = formatMessage(analyticsMessages.places);
  return (
    <ChartCard
      isQuiet
      title={title}
      note={text.note('sample')}
      query={partOf(query, ({ widget6 }) => widget6.markers)}
      height={MAP_HEIGHT}
      table={(markers) => ({
        head: [
          formatMessage(analyticsMessages.place),
          formatMessage(analyticsMessages.latitude),
          formatMessage(analyticsMessages.longitude),
        ],
        rows: markers.map(({ label, lat, lng }) => [label, lat, lng]),
        format: (cell) => (typeof cell === 'number' ? text.number(cell) : (cell ?? '')),
      })}
    >
      {(markers) => <NearMap markers={markers} label={title} />}
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

const Value = styled.p`
  ${({ theme }) => theme.type.pageTitle}
  ${({ theme }) => theme.figures}
`;

const Target = styled.p`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;
