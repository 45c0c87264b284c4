import { Card } from '@ezone/ui/card';
import { Skeleton } from '@ezone/ui/skeleton';
import { Columns } from './Columns';

/** What stands where the parts of the profile will. */
export const LoadingCards = () => (
  <Columns>
    {['26rem', '18rem'].map((height) => (
      <Card key={height}>
        <Skeleton height={height} />
      </Card>
    ))}
  </Columns>
);
