import { useLanguage } from '@ezone/i18n';
import { Marked } from '@ezone/shell/page/marked';
import { commonMessages } from '@ezone/shell/notices/words';
import { RouteLink, useAddressQuery } from '@ezone/shell/routing';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { searchWords } from '@ezone/text';
import type { PageText } from '#documentation/pageTexts';
import { FileQuestion } from 'lucide-react';
import { use, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { docsMessages, docsSentences } from '../messages';
import { pages } from '../sections/sections';
import { excerptOf, findTexts } from './findTexts';
import type { Place } from './findTexts';
import { texts } from './texts';
import { spellingsOf } from './spellings';

/** How many places are shown at first, and by each press that asks for more. */
const PORTION = 40;

/** The places of the documentation that have the words of a query, each with some of its text. */
export const SearchResults = ({ query }: { query: string }) => {
  const { formatMessage } = useIntl();
  const { want } = useAddressQuery();
  const places = usePlaces();
  const found = useMemo(() => findTexts(places, query), [places, query]);
  const words = useMemo(() => searchWords(query).flatMap(spellingsOf), [query]);
  const outcome =
    found.length === 0
      ? formatMessage(docsSentences.nothingFound, { query })
      : formatMessage(docsSentences.found, { count: found.length });
  // It is there before it says something: only then a screen reader hears the first outcome, too.
  const said = useDeferredValue(outcome, '');
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          icon={<FileQuestion />}
          action={
            <Button
              onPress={() => {
                want({ q: null }, { keepsPart: false });
              }}
            >
              <FormattedMessage {...commonMessages.clearSearch} />
            </Button>
          }
        >
          {outcome}
        </EmptyState>
      ) : (
        <>
          <Count>{outcome}</Count>
          <FoundPlaces places={found} words={words} />
        </>
      )}
    </>
  );
};

type FoundPlacesProps = { places: readonly Place[]; words: readonly string[] };

/** What was found, a portion at a time. The address says how many, so that they are all there for whoever comes back. */
const FoundPlaces = ({ places, words }: FoundPlacesProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { parameters, want } = useAddressQuery();
  const most = Math.max(PORTION, Number(parameters.get('shown')) || 0);
  const before = useRef(most);
  useEffect(() => {
    // Whoever reads by ear or by keyboard goes on with the first of the new ones.
    if (most > before.current) list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = most;
  }, [most]);
  return (
    <>
      <Results ref={list} role="list">
        {places.slice(0, most).map((place) => (
          <li key={`${place.path}#${place.isCode ? '{}' : place.id}`}>
            <FoundPlace place={place} words={words} />
          </li>
        ))}
      </Results>
      {places.length > most && (
        <Button
          onPress={() => {
            want({ shown: String(most + PORTION) });
          }}
        >
          <FormattedMessage {...docsMessages.showMore} />
        </Button>
      )}
    </>
  );
};

/** All texts of the documentation, with their titles in the reader's language. */
const usePlaces = (): Place[] => {
  const { formatMessage } = useIntl();
  const known = use(texts.load());
  return useMemo(() => {
    const headingOf = ({ heading, message, isCode }: PageText) => {
      if (isCode) return formatMessage(docsMessages.code);
      return message === undefined ? heading : formatMessage({ ...{ id: message, defaultMessage: heading } });
    };
    return known.flatMap(({ path, title: englishTitle, texts: ofPage }): Place[] => {
      const entry = pages.find((page) => page.path === path);
      if (!entry) return [];
      const titles = { title: formatMessage(entry.title), englishTitle };
      return ofPage.map((text) => ({ ...text, ...titles, path, shownHeading: headingOf(text) }));
    });
  }, [known, formatMessage]);
};

const FoundPlace = ({ place, words }: { place: Place; words: readonly string[] }) => {
  const { language } = useLanguage();
  const { path, id, title, shownHeading, text } = place;
  return (
    <Result to={id === '' ? path : `${path}#${id}`}>
      <Name lang={language}>
        <Marked words={words}>{title}</Marked>
        {shownHeading !== '' && (
          <>
            {' › '}
            <Marked words={words}>{shownHeading}</Marked>
          </>
        )}
      </Name>
      <Excerpt lang="en" dir="ltr">
        <Marked words={words}>{excerptOf(text, words)}</Marked>
      </Excerpt>
    </Result>
  );
};

const Count = styled.p`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Results = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  max-inline-size: 88rem;
  margin-block-start: ${({ theme }) => theme.space(3)};
`;

const Result = styled(RouteLink)`
  display: block;
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.card};
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

const Name = styled.p`
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.tone.primary.text};
`;

const Excerpt = styled.p`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
`;
