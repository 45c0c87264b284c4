import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { SkeletonGroup } from '@ezone/ui/skeleton';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '../../notices/words';
import { queryMessages } from '../query/messages';
import { QueryFailed, useAdvice } from './QueryFailed';
import { useRetry } from './useRetry';
import type { ShownQuery } from './useRetry';

export type QueryViewProps<Data> = {
  /** Give it `meta: { suppressToast: true }`: a failed refresh is said here. */
  query: ShownQuery<Data>;
  /** What is being loaded, for a screen reader: "Notes are being loaded". */
  loading: string;
  /** What happened where it could not be loaded: "Your notes could not be loaded." */
  failed: string;
  /** Skeletons, laid out like the result. */
  skeleton: ReactNode;
  /** Stands there where there is nothing yet: an EmptyState that says what this place is for, with the button that starts something. */
  empty?: ReactNode;
  /** Whether there is nothing in it. @default an empty list is empty, anything else is not */
  isEmpty?: (data: Data) => boolean;
  /** Given while something is searched or filtered: nothing is then no match, and can be cleared. */
  filter?: {
    /** Which filter finds nothing. @default "No results.." */
    nothing?: string;
    /** Also moves the focus, for the button goes away. */
    onClear: () => void;
  };
  /** Announces nothing: several views show the same query, and one `QueryNews` speaks for them. @default false */
  isQuiet?: boolean;
  children: (data: Data) => ReactNode;
};

/**
 * What one query knows, or what stands there instead: skeletons, that there is nothing yet, that nothing fits, or why it could
 * not be loaded. What has been loaded stays on screen, whatever becomes of a later refresh; a line says that it may be old.
 */
export const QueryView = <Data,>(props: QueryViewProps<Data>) => {
  const { query, loading, failed, skeleton, isQuiet = false, children, ...nothing } = props;
  const { formatMessage } = useIntl();
  const { error, retry } = useRetry(query);
  const advice = useAdvice(error);

  if (query.data !== undefined)
    return (
      <>
        <RefreshNote aria-live={isQuiet ? undefined : 'polite'} data-failed>
          {error !== null && (
            <>
              <span>
                {formatMessage(queryMessages.refreshFailed)} {advice}
              </span>
              <Button size="dense" onPress={retry} isPending={query.isFetching}>
                {formatMessage(commonMessages.retry)}
              </Button>
            </>
          )}
        </RefreshNote>
        <Loaded data={query.data} {...nothing}>
          {children}
        </Loaded>
      </>
    );
  if (error !== null)
    return <QueryFailed title={failed} error={error} retry={retry} isRetrying={query.isFetching} isQuiet={isQuiet} />;
  return (
    <SkeletonGroup label={loading} isQuiet={isQuiet}>
      {skeleton}
    </SkeletonGroup>
  );
};

type LoadedProps<Data> = Pick<QueryViewProps<Data>, 'empty' | 'isEmpty' | 'filter' | 'children'> & { data: Data };

function Loaded<Data>({ data, empty, isEmpty = isEmptyList, filter, children }: LoadedProps<Data>) {
  const { formatMessage } = useIntl();
  if (!isEmpty(data)) return children(data);
  if (!filter) return empty ?? children(data);
  return (
    <EmptyState
      icon={<SearchX />}
      action={<Button onPress={filter.onClear}>{formatMessage(commonMessages.clearFilters)}</Button>}
    >
      {filter.nothing ?? formatMessage(commonMessages.noResults)}
    </EmptyState>
  );
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

// It is there from the start, for a screen reader says only what changes in a place that it knows; empty it takes no room.
const RefreshNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.dense}

  &:empty {
    position: absolute;
    padding: 0;
  }
`;
