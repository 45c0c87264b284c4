import { mirroredInRtl } from '@ezone/ui/theme';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { dashboardSentences, figureMessages } from '../messages';
import { changeOf, within } from '../model/widget';
import type { Range, Widget } from '../model/widget';
import { useWords } from '../useWords';

/** The numbers beside a chart; those of a week are compared with the week before. */
export const Figures = ({ widget: { data }, range }: { widget: Widget; range: Range | null }) => {
  const { formatMessage } = useIntl();
  const { numberIn, percent, wordsOf } = useWords();
  const shown = within(data, range);
  if (shown.length === 0) return null;
  return (
    <List>
      {shown.map((figure) => {
        const change = changeOf(figure, data);
        const points = change === undefined ? 0 : Math.round(change * 100);
        return (
          <div key={figure.id}>
            <dt dir="auto">{wordsOf(figureMessages, figure.id, figure.label)}</dt>
            <dd>
              <b>{numberIn(figure.unit, figure.count)}</b>
              {change !== undefined && (
                <Change>
                  {points < 0 && <TrendingDown aria-hidden />}
                  {points > 0 && <TrendingUp aria-hidden />}
                  {formatMessage(dashboardSentences.change, { change: percent(points / 100, 'exceptZero') })}
                </Change>
              )}
            </dd>
          </div>
        );
      })}
    </List>
  );
};

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  margin-block: auto 0;
  padding-block-start: ${({ theme }) => theme.space(4)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  & dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  & dd {
    margin: 0;
  }

  & b {
    ${({ theme }) => theme.type.section}
    ${({ theme }) => theme.figures}
  }
`;

const Change = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};

  & > svg {
    flex: none;
    inline-size: 1.4rem;
    block-size: 1.4rem;
    ${mirroredInRtl}
  }
`;
