import { commonMessages } from '@ezone/shell/notices/words';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { useIntl } from 'react-intl';
import { Columns } from './Columns';

/** A board that is on its way. */
export const BoardSkeleton = () => (
  <SkeletonGroup label={useIntl().formatMessage(commonMessages.loading)}>
    <Columns>
      {['40rem', '24rem', '32rem'].map((height) => (
        <Skeleton key={height} width="28.8rem" height={height} />
      ))}
    </Columns>
  </SkeletonGroup>
);
