import { Chart } from '@ezone/ui/charts';
import type { ChartProps } from '@ezone/ui/charts';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../notices/words';

export type DrawnChartProps = Omit<ChartProps, 'words' | 'format'> & Partial<Pick<ChartProps, 'format'>>;

/** A chart that says its numbers, and that it could not be fetched, in the user's language. */
export const DrawnChart = (props: DrawnChartProps) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Chart
      format={(value) => formatNumber(value)}
      formatTick={(value) => formatNumber(value, { notation: 'compact' })}
      {...props}
      words={{ failed: formatMessage(commonMessages.notLoaded), retry: formatMessage(commonMessages.retry) }}
    />
  );
};
