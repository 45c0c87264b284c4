import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { useIntl } from 'react-intl';
import { listMessages } from './messages';

/** What stands in the place of an open record until it is there. */
export const DetailSkeleton = () => {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage(listMessages.detailLoading)}>
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton width="80%" />
    </SkeletonGroup>
  );
};
