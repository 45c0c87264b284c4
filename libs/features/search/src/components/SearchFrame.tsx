import { QueryView } from '@ezone/shell/data/query-view';
import { useCount } from '@ezone/shell/notices/limit';
import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { useKeys, useShownKey } from '@ezone/shell/panels/keyboard';
import { EmptyState } from '@ezone/ui/empty-state';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Skeleton } from '@ezone/ui/skeleton';
import { ChevronDown, ChevronUp, Search, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Result } from '../kinds';
import { searchMessages, searchSentences } from '../messages';
import { MOST_LETTERS, MOST_RESULTS } from '../useFound';
import type { Found } from '../useFound';

type SearchFrameProps = {
  title: string;
  found: Found;
  /** What stands at the end of the head: the way to the other page. */
  actions: ReactNode;
  children: (results: readonly Result[]) => ReactNode;
};

/**
 * A page of search: its field, which has the focus where nothing is asked yet, and what was found, or why nothing was. `/` leads to the field, `j` and `k` from
 * result to result.
 */
export const SearchFrame = ({ title, found: { query, found, search }, actions, children }: SearchFrameProps) => {
  const { formatMessage } = useIntl();
  const field = useRef<SearchFieldHandle>(null);
  const results = useRef<HTMLDivElement>(null);
  // Who comes with words comes for what is found.
  const [isBlank] = useState(query === '');
  useEffect(() => {
    if (isBlank) field.current?.focus();
  }, [isBlank]);
  const step = (by: number) => {
    const links = [...(results.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = links[at === -1 ? 0 : Math.max(0, Math.min(at + by, links.length - 1))];
    next?.focus();
    return next !== undefined;
  };
  const page = { group: 'page' } as const;
  useKeys([
    {
      ...{ ...page, keys: '/', icon: <Search />, label: commonMessages.search },
      run: () => {
        field.current?.focus();
        return undefined;
      },
    },
    {
      ...{ ...page, keys: 'j', icon: <ChevronDown />, label: searchMessages.next, isRepeated: true },
      run: () => step(1),
    },
    {
      ...{ ...page, keys: 'k', icon: <ChevronUp />, label: searchMessages.previous, isRepeated: true },
      run: () => step(-1),
    },
  ]);
  const shortcut = useShownKey('/');
  const { error: tooLong } = useCount(query, MOST_LETTERS, {});
  const isAsked = query.trim() !== '' && tooLong === undefined;
  const count = found.data?.length ?? 0;
  return (
    <PageSimple
      header={
        <PageHeader
          title={title}
          description={
            <span role="status">
              {isAsked && found.data
                ? formatMessage(count < MOST_RESULTS ? searchSentences.count : searchSentences.best, { count })
                : formatMessage(searchMessages.intro)}
            </span>
          }
          search={
            <SearchField
              ref={field}
              label={formatMessage(searchMessages.label)}
              clearLabel={formatMessage(commonMessages.clearSearch)}
              shortcut={shortcut}
              query={query}
              onSearch={search}
            />
          }
          actions={actions}
        />
      }
    >
      {isAsked ? (
        <QueryView
          query={found}
          loading={formatMessage(searchMessages.loading)}
          failed={formatMessage(searchMessages.failed)}
          skeleton={<Skeleton shape="card" height="32rem" />}
          empty={<EmptyState icon={<SearchX />}>{formatMessage(searchMessages.nothing)}</EmptyState>}
        >
          {(all) => <Results ref={results}>{children(all)}</Results>}
        </QueryView>
      ) : (
        <EmptyState icon={<Search />}>{tooLong ?? formatMessage(searchMessages.start)}</EmptyState>
      )}
    </PageSimple>
  );
};

const Results = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;
