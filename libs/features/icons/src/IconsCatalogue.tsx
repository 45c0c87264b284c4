import { useApi } from '@ezone/shell/query';
import { PageSimple } from '@ezone/shell/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { CategoryRail } from './components/CategoryRail';
import { FilterBar } from './components/FilterBar';
import { IconList } from './components/IconList';
import { ICONS_RELEASE } from './glyphs/__generated__/release';
import { iconMessages, iconSentences } from './messages';
import { filterIcons } from './model/filterIcons';
import type { Icon } from './model/icon';
import { searchIcons } from './model/searchIcons';
import { iconTitles } from './titles';
import { ALL, useCategories, useCategoryNames } from './useCategories';
import { useFilter } from './useFilter';
import type { Wanted } from './useFilter';

const noIcons: readonly Icon[] = [];

/** All icons of the set, to search, to filter and to copy the name of. */
export const IconsCatalogue = () => {
  const { formatMessage } = useIntl();
  const api = useApi();
  // They change only with a release.
  const query = useQuery({
    queryKey: ['icons'],
    queryFn: ({ signal }) => api.listIcons({ signal }),
    staleTime: Infinity,
  });
  const { want, ...asked } = useFilter();
  // Typing never waits for the icons.
  const searched = useDeferredValue(asked.query);
  const { category, family } = asked;
  const icons = query.data ?? noIcons;
  const names = useCategoryNames(icons);
  const found = useMemo(() => searchIcons(icons, searched, names), [icons, searched, names]);
  const ofFamily = useMemo(() => filterIcons(found, { category: null, family }), [found, family]);
  const shown = useMemo(() => filterIcons(ofFamily, { category, family: null }), [ofFamily, category]);
  const categories = useCategories(names, ofFamily, category);
  const undrawn = useMemo(
    () => (family === null ? 0 : filterIcons(found, { category, family: null }).length - shown.length),
    [found, category, family, shown],
  );

  const searchBox = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useScrollToTop(top, `${searched} ${String(category)} ${String(family)}`);

  const sentences = [
    formatMessage(iconSentences.count, { count: shown.length }),
    ...(family !== null && undrawn > 0
      ? [formatMessage(iconSentences.notDrawn, { count: undrawn, style: formatMessage(iconMessages[family]) })]
      : []),
  ];
  const choose = (id: string) => {
    want({ category: id === ALL ? null : id });
  };

  return (
    <PageSimple header={<Head />}>
      <Columns ref={top}>
        <CategoryRail categories={query.data && categories} chosen={category ?? ALL} onChoose={choose} />
        <Main>
          <FilterBar
            searchRef={searchBox}
            wanted={asked}
            onWant={want}
            categories={categories}
            result={query.data ? sentences.join(' · ') : ''}
          />
          <IconList
            icons={query.data && shown}
            wanted={{ ...asked, query: searched }}
            onClear={() => {
              want(nothing);
              // The button that was pressed is gone now.
              searchBox.current?.focus();
            }}
            failed={query.isError}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </Main>
      </Columns>
    </PageSimple>
  );
};

const nothing: Wanted = { query: '', category: null, family: null };

/** Brings the view back to the first icon when something else is looked for. */
function useScrollToTop(top: RefObject<HTMLElement | null>, wanted: string): void {
  const before = useRef(wanted);
  useEffect(() => {
    if (before.current === wanted) return;
    before.current = wanted;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ behavior: 'instant' });
  }, [top, wanted]);
}

function Head() {
  return (
    <Title>
      <h1>
        <FormattedMessage {...iconTitles.icons} />
      </h1>
      <p>
        <FormattedMessage {...iconMessages.intro} />{' '}
        <a href="https://fontawesome.com/license/free" rel="noreferrer">
          <FormattedMessage {...iconSentences.credit} values={{ release: ICONS_RELEASE }} />
        </a>
      </p>
    </Title>
  );
}

const Title = styled.div`
  padding-block: ${({ theme }) => theme.space(4)};

  & > h1 {
    ${({ theme }) => theme.type.pageTitle}
  }

  & > p {
    max-inline-size: ${({ theme }) => theme.width.prose};
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Columns = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(6)};
  margin-block: ${({ theme }) => theme.space(-6)} 0;
  scroll-margin-block-start: ${({ theme }) => theme.width.toolbar};
`;

const Main = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
