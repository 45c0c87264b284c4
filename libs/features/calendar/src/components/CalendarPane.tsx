import { QueryFailed, useRetry } from '@ezone/shell/data/query-view';
import type { ShownQuery } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { ErrorState } from '@ezone/ui/error-state';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Occurrence } from '../model/occurrences';
import type { CalendarGridProps } from './CalendarGrid';

const loadGrid = lazyContent(async () => (await import('./CalendarGrid')).CalendarGrid);

export type CalendarPaneProps = Omit<CalendarGridProps, 'occurrences'> & {
  query: ShownQuery<unknown>;
  /** Undefined until it is known which there are. */
  occurrences: readonly Occurrence[] | undefined;
};

/** The calendar, or what stands in its place while it is fetched or could not be. */
export const CalendarPane = ({ query, occurrences, ...grid }: CalendarPaneProps) => {
  const { formatMessage } = useIntl();
  const [fetched, { retry }] = useLazyContent(loadGrid);
  const failed = useRetry(query);
  if (failed.error !== null && !occurrences) {
    return (
      <QueryFailed
        title={formatMessage(commonMessages.notLoaded)}
        error={failed.error}
        retry={failed.retry}
        isRetrying={query.isFetching}
      />
    );
  }
  if (fetched.is === 'failed') {
    return (
      <ErrorState
        title={formatMessage(commonMessages.notLoaded)}
        retry={{ label: formatMessage(commonMessages.retry), onPress: retry }}
      >
        {formatMessage(commonMessages.fetchAdvice)}
      </ErrorState>
    );
  }
  if (fetched.is === 'loading' || !occurrences) {
    return (
      <Weeks>
        <SkeletonGroup label={formatMessage(commonMessages.loading)}>
          {Array.from({ length: 5 }, (_, week) => (
            <Skeleton key={week} height="10rem" />
          ))}
        </SkeletonGroup>
      </Weeks>
    );
  }
  return <fetched.part {...grid} occurrences={occurrences} />;
};

const Weeks = styled.div`
  flex: 1;
  padding: ${({ theme }) => theme.space(4)};

  & > * {
    display: grid;
    gap: ${({ theme }) => theme.space(3)};
  }
`;
