import { ChartCard, DrawnChart } from '@ezone/shell/page/charts';
import type { ChartData } from '@ezone/ui/charts';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { dashboardMessages, seriesMessages } from '../messages';
import { chartDataOf, nameOfRow } from '../model/chartData';
import { within } from '../model/widget';
import { useWords } from '../useWords';
import { Figures } from './Figures';
import { RangeSelect } from './WidgetCard';
import type { WidgetProps } from './WidgetCard';

/** Of the drawing, and of it together with the numbers below it. */
const HEIGHT = { drawing: '26rem', card: '42rem' };

const nothing: ChartData = { kind: 'column', labels: [], series: [] };

/** The page asks for all widgets at once, and says where that fails: a card has no call of its own. */
const refetch = () => undefined;

/** A chart with the numbers that go with it. */
export const ChartWidget = (props: WidgetProps) => {
  const { widget, rangeOf } = props;
  const { formatDate, formatMessage } = useIntl();
  const { numberIn, titleOf, wordsOf } = useWords();
  const range = rangeOf(widget);
  const [chart] = within(widget.charts, range);
  // Drawn anew only where it is another one.
  const data = useMemo(
    (): ChartData =>
      chart
        ? chartDataOf(chart, {
            dayOf: (day) => formatDate(day, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
            nameOf: ({ id, name }) => wordsOf(seriesMessages, id, name),
          })
        : nothing,
    [chart, formatDate, wordsOf],
  );
  const title = titleOf(widget);
  const format = (value: number) => numberIn(chart?.unit ?? 'count', value);
  const first = formatMessage(chart?.categories.length ? dashboardMessages.category : dashboardMessages.day);
  return (
    <ChartCard
      title={title}
      controls={<RangeSelect {...props} />}
      height={HEIGHT.card}
      query={{ data, error: null, isFetching: false, refetch }}
      table={({ labels, series }) => ({
        head: [first, ...series.map(({ name }) => name)],
        rows: labels.map((label, place) => [
          chart ? nameOfRow(chart, place) : label,
          ...series.map(({ values }) => values[place] ?? null),
        ]),
        format: (cell, column, row) =>
          typeof cell === 'number' ? format(cell) : ((column === 0 ? labels[row] : cell) ?? ''),
      })}
    >
      {(drawn) => (
        <Parts>
          <DrawnChart
            label={title}
            data={drawn}
            format={format}
            height={widget.data.length > 0 ? HEIGHT.drawing : HEIGHT.card}
          />
          <Figures widget={widget} range={range} />
        </Parts>
      )}
    </ChartCard>
  );
};

const Parts = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${({ theme }) => theme.space(4)};
  min-block-size: ${HEIGHT.card};
`;
