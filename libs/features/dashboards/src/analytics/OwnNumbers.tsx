import type { AnswerOf } from '@ezone/api-client';
import { ChartCard, DrawnChart } from '@ezone/shell/page/charts';
import type { ShownQuery } from '@ezone/shell/data/query-view';
import type { ChartData } from '@ezone/ui/charts';
import { Skeleton } from '@ezone/ui/skeleton';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { analyticsMessages, analyticsSentences } from './messages';
import { changeOf, dataOf, measures, sumOf, within } from './model/range';
import type { Measure } from './model/range';
import type { Picked } from './Picked';
import type { AnalyticsAddress } from './useAnalyticsAddress';
import { useAnalyticsText } from './useAnalyticsText';

export type OwnNumbersProps = {
  query: ShownQuery<AnswerOf<'getAnalyticsActivity'>>;
  address: AnalyticsAddress;
  onPick: (picked: Picked) => void;
};

/** What Ezone itself has counted: a tile for each measure, and the chosen one by day. */
export const OwnNumbers = ({ query, address, onPick }: OwnNumbersProps) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const id = useId();
  const { range, measure: shown, isCompared } = address;
  const title = formatMessage(analyticsMessages[shown]);
  const format = (measure: Measure) => (measure === 'revenue' ? text.money : text.number);
  const valuesOf = (data: AnswerOf<'getAnalyticsActivity'>, measure: Measure) =>
    within(dataOf(data.measures.find((one) => one.measure === measure)?.series), range);

  const known = query.data && valuesOf(query.data, shown);

  const chartOf = (data: AnswerOf<'getAnalyticsActivity'>): ChartData => {
    const values = valuesOf(data, shown);
    return {
      kind: 'column',
      labels: values.now.map(([day]) => text.day(day)),
      series: text.seriesOf({ id: shown, name: title }, values, isCompared),
    };
  };
  const pick = (place: number, data: AnswerOf<'getAnalyticsActivity'>) => {
    const day = valuesOf(data, shown).now[place]?.[0];
    if (day === undefined) return;
    const when = text.day(day);
    onPick({ title: formatMessage(analyticsSentences.rows, { title, when }), measure: shown, day });
  };

  return (
    <>
      <div>
        <Source id={id}>{formatMessage(analyticsMessages.own)}</Source>
        <Tiles role="group" aria-labelledby={id}>
          {measures.map((measure) => {
            const values = query.data && valuesOf(query.data, measure);
            const sum = values && sumOf(values.now);
            return (
              <Tile
                key={measure}
                type="button"
                aria-pressed={measure === shown}
                onClick={() => {
                  address.setMeasure(measure);
                }}
              >
                <span>{formatMessage(analyticsMessages[measure])}</span>
                {sum === undefined && query.error === null && <Skeleton width="50%" />}
                {/* Why it is not known is said below, in place of the chart. */}
                {sum === undefined && query.error !== null && <Value>–</Value>}
                {sum !== undefined && <Value>{measure === 'revenue' ? text.roundMoney(sum) : text.number(sum)}</Value>}
                <Change>{values?.before && text.change(changeOf(sumOf(values.now), sumOf(values.before)))}</Change>
              </Tile>
            );
          })}
        </Tiles>
      </div>
      <ChartCard
        title={formatMessage(analyticsSentences.byDay, { title })}
        note={text.note('own', known?.now, isCompared && known?.before === null)}
        query={query}
        table={(data) =>
          text.rowsOf(chartOf(data), valuesOf(data, shown).now, formatMessage(analyticsMessages.day), format(shown))
        }
        onPick={pick}
      >
        {(data) => (
          <DrawnChart
            data={chartOf(data)}
            label={formatMessage(analyticsSentences.byDay, { title })}
            format={(value) => format(shown)(value)}
            onPick={(place) => pick(place, data)}
          />
        )}
      </ChartCard>
    </>
  );
};

const Source = styled.p`
  margin-block-end: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: ${({ theme }) => theme.space(3)};
`;

const Tile = styled.button`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(1)};
  min-block-size: 10.4rem;
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.control}
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: ${({ theme }) => theme.color.borderStrong};
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.tone.primary.solid};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.tone.primary.solid};

    @media (forced-colors: active) {
      border: 2px solid Highlight;
    }
  }
`;

const Value = styled.span`
  ${({ theme }) => theme.type.pageTitle}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.color.text};
`;

const Change = styled.span`
  min-block-size: 1.6rem;
  ${({ theme }) => theme.type.caption}
`;
