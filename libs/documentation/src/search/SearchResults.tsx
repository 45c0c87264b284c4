import { useLanguage } from '@ezone/i18n';
import { Marked } from '@ezone/shell/page/marked';
import { RouteLink } from '@ezone/shell/routing';
import { EmptyState } from '@ezone/ui/empty-state';
import { searchWords } from '@ezone/text';
import { FileQuestion } from 'lucide-react';
import { use, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { docsMessages, docsSentences } from '../messages';
import { pages } from '../sections/sections';
import { excerptOf, findTexts } from './findTexts';
import type { Place } from './findTexts';
import { loadTexts } from './loadTexts';

/** The places of the documentation that have the words of a query, each with some of its text. */
export const SearchResults = ({ query }: { query: string }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const texts = use(loadTexts());
  const places = useMemo(
    () =>
      texts.flatMap((page): Place[] => {
        const entry = pages.find(({ path }) => path === page.path);
        if (!entry) return [];
        const title = formatMessage(entry.title);
        return page.texts.map((text) => ({
          ...text,
          ...{ path: page.path, title },
          shownHeading:
            text.message === undefined
              ? text.heading
              : formatMessage({ ...{ id: text.message, defaultMessage: text.heading } }),
        }));
      }),
    [texts, formatMessage],
  );
  const found = useMemo(() => findTexts(places, query), [places, query]);
  const words = searchWords(query);
  if (found.length === 0)
    return (
      <EmptyState icon={<FileQuestion />}>
        <FormattedMessage {...docsMessages.nothingFound} />
      </EmptyState>
    );
  return (
    <>
      <Count role="status">{formatMessage(docsSentences.found, { count: found.length })}</Count>
      <Results role="list">
        {found.map(({ path, id, title, shownHeading, text }) => (
          <li key={`${path}#${id}`}>
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
          </li>
        ))}
      </Results>
    </>
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

  &:dir(rtl) {
    text-align: end;
  }
`;
