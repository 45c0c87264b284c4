import { ChartCard, DrawnChart } from '@ezone/shell/page/charts';
import type { ShownQuery } from '@ezone/shell/data/query-view';
import type { ChartData, ChartRows, ChartSeries } from '@ezone/ui/charts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { analyticsMessages, analyticsSentences } from './messages';
import { changeOf } from './model/range';
import type { DayValue } from './model/range';
import type { Picked } from './Picked';
import { useAnalyticsText } from './useAnalyticsText';

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

export type SeriesCardProps<Data> = {
  query: ShownQuery<Data>;
  title: string;
  /** What a point is of. */
  unit: 'day' | 'week';
  days: (data: Data) => readonly DayValue[];
  /** It is to be compared with the time before, of which there is nothing. */
  lacksBefore: (data: Data) => boolean;
  chart: (data: Data) => ChartData;
  controls?: ReactNode;
  /** What is said above a small drawing that has no words of its own. */
  above?: (data: Data) => ReactNode;
  onPick: (picked: Picked) => void;
  format?: (value: number, one: ChartSeries) => string;
};

/** Heights where a number is what counts. */
const SMALL = { card: '13.6rem', drawing: '6rem' };

const befores = { day: analyticsMessages.dayBefore, week: analyticsMessages.weekBefore };

/** A card of series by day or week, where each point leads to its values. */
export function SeriesCard<Data>(props: SeriesCardProps<Data>) {
  const { query, title, unit, days, lacksBefore, chart, controls, above, format, onPick } = props;
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
      {...(above && { height: SMALL.card })}
    >
      {(data) => (
        <>
          {above?.(data)}
          <DrawnChart
            data={chart(data)}
            label={title}
            format={say}
            onPick={(place) => pick(place, data)}
            {...(above && { isBare: true, height: SMALL.drawing })}
          />
        </>
      )}
    </ChartCard>
  );
}
