import { Card } from '@ezone/ui/card';
import { Select } from '@ezone/ui/select';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { dashboardSentences, rangeMessages } from '../messages';
import type { Widget } from '../model/widget';
import type { Ranges } from '../useDashboard';
import { useWords } from '../useWords';

export type WidgetProps = { widget: Widget } & Ranges;

type WidgetCardProps = WidgetProps & {
  /** Stands at the end of the title's line, after the choice of a range. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A widget in a card: its title, and what it can be turned to. */
export const WidgetCard = ({ actions, children, ...props }: WidgetCardProps) => {
  const id = useId();
  const { titleOf } = useWords();
  return (
    <Frame as="section" $padding="none" aria-labelledby={id}>
      <Head>
        <h2 id={id} dir="auto">
          {titleOf(props.widget)}
        </h2>
        <RangeSelect {...props} />
        {actions}
      </Head>
      <Body>{children}</Body>
    </Frame>
  );
};

/** Turns a widget to another day or week; nothing where it has none. */
export const RangeSelect = ({ widget, rangeOf, chooseRange }: WidgetProps) => {
  const { formatMessage } = useIntl();
  const { titleOf } = useWords();
  if (widget.ranges.length === 0) return null;
  const label = formatMessage(dashboardSentences.period, { title: titleOf(widget) });
  return (
    <Select
      labelHidden
      size="dense"
      label={label}
      placeholder={label}
      options={widget.ranges.map((range) => ({ id: range, label: formatMessage(rangeMessages[range]) }))}
      value={rangeOf(widget)}
      onChange={(range) => {
        chooseRange(widget, range);
      }}
    />
  );
};

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  padding-block: ${({ theme }) => theme.space(3)};
  padding-inline: ${({ theme }) => theme.space(4)};

  /* Its first line stands as high as a control beside it, also where that has found no room and stands below: so the titles of a row stand
     on one line. */
  & > h2 {
    flex: 1;
    ${({ theme }) => theme.type.cardTitle}
    padding-block: calc((${({ theme }) => theme.control.dense} - 1lh) / 2);
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  min-inline-size: 0;
  padding-block-end: ${({ theme }) => theme.space(4)};
  padding-inline: ${({ theme }) => theme.space(4)};
`;
