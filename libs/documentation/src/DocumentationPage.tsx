import { SearchHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { PageErrorBoundary, useAddressQuery } from '@ezone/shell/routing';
import { useDocumentTitle, useInnerPageFocus } from '@ezone/shell/routing/document';
import { useIsFrom } from '@ezone/ui/is-wide';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Skeleton } from '@ezone/ui/skeleton';
import { createElement, Suspense, use, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Heading } from '#documentation/pageHeadings';
import { ExampleArgs } from './blocks/ExampleArgs';
import { ContentsMenu } from './components/ContentsMenu';
import { Neighbours } from './components/Neighbours';
import { OnThisPage } from './components/OnThisPage';
import { fetchedPart } from './fetchedPart';
import { loadContent } from './loadContent';
import { HeadingsContext } from './markdown/HeadingsContext';
import { markdownComponents } from './markdown/markdownComponents';
import { Prose } from './markdown/Prose';
import { docsMessages } from './messages';
import type { DocumentationEntry } from './sections/Section';
import { firstPage, pageAt } from './sections/sections';

/** A page of documentation at its address; `/documentation` itself leads to the first. */
export const Page = () => {
  const { pathname, search, hash } = useLocation();
  const entry = pageAt(pathname);
  if (entry && !pathname.startsWith(entry.path)) return <Navigate to={entry.path + search + hash} replace />;
  if (entry) return <Documentation entry={entry} />;
  const isStart = /^\/documentation\/?$/i.test(pathname);
  return <Navigate to={isStart ? firstPage : '/pages/errors/error-404'} replace />;
};

const none: readonly Heading[] = [];

/** The id of what stands beside the contents: the text, or what was found. */
const CONTENT = 'beside-contents';

/** From how many pixels on the text keeps 60 rem of its own between the contents and the headings of the page. */
const ROOM_FOR_THREE = 1600;

function Documentation({ entry }: { entry: DocumentationEntry }) {
  const { formatMessage } = useIntl();
  const { parameters, want } = useAddressQuery();
  const query = parameters.get('q') ?? '';
  // The page before, and what was found before, stay until the next is there.
  const shown = useDeferredValue(entry);
  const sought = useDeferredValue(query);
  const hasRoom = useIsFrom(ROOM_FOR_THREE);
  const searchRef = useRef<SearchFieldHandle>(null);
  const [headings, setHeadings] = useState<readonly Heading[]>(none);
  const isSearching = sought !== '';
  const searchTitle = formatMessage(docsMessages.search);
  useDocumentTitle(isSearching ? searchTitle : formatMessage(entry.title));
  useInnerPageFocus(isSearching ? 'search' : shown.path);
  return (
    <PageSimple
      header={
        <SearchHeader
          title={isSearching ? searchTitle : formatMessage(shown.title)}
          searchLabel={searchTitle}
          {...{ searchRef, query }}
          onSearch={(text) => {
            // Back leads from what was found to the page that one has read, over all that was typed. What was found has no parts.
            want({ q: text, shown: null }, { replace: query !== '', keepsPart: false });
          }}
        />
      }
      start={{
        name: formatMessage(docsMessages.contents),
        content: <ContentsMenu isSearching={isSearching} content={CONTENT} />,
        isWide: true,
      }}
      end={{
        name: formatMessage(docsMessages.onThisPage),
        // The chart of a machine wants the room.
        isTemporary: !hasRoom || shown.path.startsWith('/documentation/machines/'),
        content: <OnThisPage headings={headings} />,
      }}
    >
      <div id={CONTENT} tabIndex={-1}>
        <PageErrorBoundary place={`${shown.path} ${sought}`} onRetry={() => undefined}>
          {/* As high as the window: nothing that is seen moves when the text comes. */}
          <Suspense fallback={<Skeleton shape="card" height="100vh" />}>
            {isSearching ? <Results query={sought} /> : <Text key={shown.path} entry={shown} onShown={setHeadings} />}
          </Suspense>
        </PageErrorBoundary>
      </div>
    </PageSimple>
  );
}

/** What finds and shows places comes with the first word that is typed. */
const results = fetchedPart(async () => (await import('./search/SearchResults')).SearchResults);

const Results = ({ query }: { query: string }) => createElement(use(results.load()), { query });

type TextProps = {
  entry: DocumentationEntry;
  /** Called with the headings that can be seen now, none when the text has gone. */
  onShown: (headings: readonly Heading[]) => void;
};

function Text({ entry, onShown }: TextProps) {
  const { default: Content, headings } = use(loadContent(entry));
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    onShown(headings);
    return () => onShown(none);
  }, [headings, onShown]);
  useEffect(() => {
    // The browser looked for the place before the text had come.
    const named = headings.find(({ id }) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`);
    const place = named && document.getElementById(named.id);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash, headings]);
  /** Links in the text lead on without loading the app anew. */
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const isOurs = /^\/(?!api\/|storybook\/)/.test(href);
    if (!isOurs || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <Column>
      <HeadingsContext value={headings}>
        {/* The long text is English, whatever language stands around it. */}
        <Prose lang="en" dir="ltr" onClick={follow}>
          <ExampleArgs>
            <Content components={markdownComponents} />
          </ExampleArgs>
        </Prose>
      </HeadingsContext>
      <Neighbours entry={entry} />
    </Column>
  );
}

const Column = styled.div`
  max-inline-size: 96rem;
`;
