import { Skeleton } from '@ezone/ui/skeleton';
import type { TabId } from '../model/widget';
import { ChartRow, NumberRow, Stack } from './Grid';

const charts = ['first', 'second'];
const numbers = [...charts, 'third', 'fourth'];

/** What stands where the cards of a view will, as high as they are. */
export const LoadingCards = ({ tab }: { tab: TabId }) => (
  <Stack>
    {tab === 'home' && (
      <NumberRow>
        {numbers.map((key) => (
          <Skeleton key={key} shape="card" height="15.2rem" />
        ))}
      </NumberRow>
    )}
    {tab !== 'team' && (
      <ChartRow $isEven={tab === 'budget'}>
        {charts.map((key) => (
          <Skeleton key={key} shape="card" height="46rem" />
        ))}
      </ChartRow>
    )}
    {tab !== 'home' && <Skeleton shape="card" height="34rem" />}
  </Stack>
);
