import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { dashboardMessages, dashboardSentences, extraMessages, figureMessages } from '../messages';
import { within } from '../model/widget';
import { useWords } from '../useWords';
import { WidgetCard } from './WidgetCard';
import type { WidgetProps } from './WidgetCard';

/** A number, what it counts, and one that puts it in proportion. */
export const NumberCard = (props: WidgetProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const { numberIn, wordsOf } = useWords();
  const { widget, rangeOf } = props;
  const [figure] = within(widget.data, rangeOf(widget));
  return (
    <WidgetCard {...props}>
      {figure ? (
        <Figure>
          <Value>{numberIn(figure.unit, figure.count)}</Value>
          <span dir="auto">{wordsOf(figureMessages, figure.id, figure.label)}</span>
          {figure.extraLabel !== null && figure.extraCount !== null && (
            <Muted>
              {formatMessage(dashboardSentences.extra, {
                label: wordsOf(extraMessages, figure.id, figure.extraLabel),
                count: formatNumber(figure.extraCount),
              })}
            </Muted>
          )}
        </Figure>
      ) : (
        <Muted>{formatMessage(dashboardMessages.noFigures)}</Muted>
      )}
    </WidgetCard>
  );
};

/* At the foot, so that the numbers of a row stand on one line. */
const Figure = styled.p`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  margin-block-start: auto;
`;

const Value = styled.b`
  ${({ theme }) => theme.type.pageTitle}
  ${({ theme }) => theme.figures}
  font-weight: 700;
`;

const Muted = styled.span`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;
