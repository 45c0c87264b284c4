import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { betweenBars } from '@ezone/ui/below-bars';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { useDeferredValue, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { CategoryRail } from './components/CategoryRail';
import { FilterBar } from './components/FilterBar';
import { IconList } from './components/IconList';
import { ICONS_RELEASE } from './glyphs/__generated__/release';
import { iconMessages, iconSentences } from './messages';
import { iconTitles } from './titles';
import { ALL } from './useCategories';
import { useFilter } from './useFilter';
import type { Wanted } from './useFilter';
import { useIcons } from './useIcons';
import { useIsWide } from '@ezone/ui/is-wide';

/** All icons of the set, to search, to filter and to copy the name of. */
export const IconsCatalogue = () => {
  const { formatMessage } = useIntl();
  const isWide = useIsWide();
  const { want, ...asked } = useFilter();
  // Typing never waits for the icons.
  const wanted = { ...asked, query: useDeferredValue(asked.query) };
  const { category, family } = wanted;
  const { icons, undrawn, categories } = useIcons(wanted);

  const searchBox = useRef<SearchFieldHandle>(null);
  const top = useRef<HTMLDivElement>(null);
  useScrollToTop(top, JSON.stringify(wanted));

  const sentences = [
    formatMessage(iconSentences.count, { count: icons.data?.length ?? 0 }),
    ...(family !== null && undrawn > 0
      ? [formatMessage(iconSentences.notDrawn, { count: undrawn, style: formatMessage(iconMessages[family]) })]
      : []),
  ];
  const choose = (id: string) => {
    want({ category: id === ALL ? null : id });
  };

  return (
    <Frame>
      {isWide && <CategoryRail categories={categories} chosen={category ?? ALL} onChoose={choose} />}
      <PageSimple header={<Head />}>
        <Main ref={top} data-between-bars>
          <FilterBar
            searchRef={searchBox}
            wanted={asked}
            onWant={want}
            categories={isWide ? null : (categories ?? [])}
            result={icons.data ? sentences.join(' · ') : ''}
          />
          <IconList
            query={icons}
            wanted={wanted}
            onClear={() => {
              want(nothing);
              // The button that was pressed is gone now.
              searchBox.current?.focus();
            }}
          />
        </Main>
      </PageSimple>
    </Frame>
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
    <PageHeader
      title={<FormattedMessage {...iconTitles.icons} />}
      description={
        <>
          <FormattedMessage {...iconMessages.intro} />{' '}
          <a href="https://fontawesome.com/license/free" rel="noreferrer">
            <FormattedMessage {...iconSentences.credit} values={{ release: ICONS_RELEASE }} />
          </a>
        </>
      }
    />
  );
}

const Frame = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;
`;

const Main = styled.div`
  margin-block: ${({ theme }) => theme.space(-6)} 0;
  scroll-margin-block-start: ${betweenBars.start};
`;
