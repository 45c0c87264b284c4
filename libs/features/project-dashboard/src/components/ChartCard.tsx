import { Figures } from './Figures';
import { WidgetCard } from './WidgetCard';
import type { WidgetProps } from './WidgetCard';

/** A chart with the numbers that go with it. */
export const ChartCard = (props: WidgetProps) => (
  <WidgetCard {...props}>
    <Figures widget={props.widget} range={props.rangeOf(props.widget)} />
  </WidgetCard>
);
