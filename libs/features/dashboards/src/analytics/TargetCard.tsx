import type { ChartData } from '@ezone/ui/charts';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { analyticsSentences } from './messages';
import { changeOf, dataOf, sumOf, within } from './model/range';
import { partOf } from './model/widgets';
import type { Widgets } from './model/widgets';
import type { SampleCardProps } from './SampleCards';
import { SeriesCard } from './SeriesCard';
import { useAnalyticsText } from './useAnalyticsText';

type Target = Widgets['widget2'];

export type TargetCardProps = SampleCardProps & {
  title: string;
  select: (widgets: Widgets) => Target;
};

/** What a day should bring: the server says how the last seven stand to their target. */
const targetOfDay = ({ value, ofTarget }: Target) => value / (1 + ofTarget / 100) / 7;

/** A number of some days, and how it stands to its target. */
export const TargetCard = ({ query, address: { range, isCompared }, title, select, onPick }: TargetCardProps) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const daysOf = ({ series }: Target) => within(dataOf(series), range);
  const chartOf = (widget: Target): ChartData => ({
    kind: 'area',
    labels: daysOf(widget).now.map(([day]) => text.day(day)),
    series: text.seriesOf({ id: 'value', name: title }, daysOf(widget), isCompared),
  });
  const above = (widget: Target) => {
    const { now, before } = daysOf(widget);
    const sum = sumOf(now);
    const ofTarget = changeOf(sum, targetOfDay(widget) * now.length) ?? 0;
    return (
      <>
        <Value>{text.number(sum)}</Value>
        <Note>
          {formatMessage(ofTarget < 0 ? analyticsSentences.belowTarget : analyticsSentences.aboveTarget, {
            share: text.percent(Math.abs(ofTarget)),
          })}
        </Note>
        <Note>{isCompared && before && text.change(changeOf(sum, sumOf(before)))}</Note>
      </>
    );
  };
  return (
    <SeriesCard
      query={partOf(query, select)}
      title={title}
      unit="day"
      days={(widget) => daysOf(widget).now}
      lacksBefore={(widget) => isCompared && daysOf(widget).before === null}
      above={above}
      chart={chartOf}
      onPick={onPick}
    />
  );
};

const Value = styled.p`
  ${({ theme }) => theme.type.pageTitle}
  ${({ theme }) => theme.figures}
`;

/* It has its line also where there is nothing to compare with, so that nothing moves. */
const Note = styled.p`
  min-block-size: 1.6rem;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;
