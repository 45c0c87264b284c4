import { RouteLink } from '@ezone/shell/routing';
import { LinkButton } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { Link } from '@ezone/ui/link';
import { List } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ResultLink } from './components/ResultLink';
import { SearchFrame } from './components/SearchFrame';
import { byKind } from './kinds';
import { kindMessages, searchMessages, searchSentences } from './messages';
import { searchTitles } from './titles';
import { useFound } from './useFound';

/** How many results of a kind are shown. */
const SHOWN = 5;

/** What was found in all apps, the best of each kind beside those of the others. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const found = useFound();
  const { addressOn } = found;
  return (
    <SearchFrame
      title={formatMessage(searchTitles.modern)}
      found={found}
      actions={
        <LinkButton as={RouteLink} to={addressOn('classic')} $variant="secondary" $size="default">
          <List aria-hidden />
          {formatMessage(searchMessages.asList)}
        </LinkButton>
      }
    >
      {(results) => (
        <Grid>
          {byKind(results).map(([kind, some]) => {
            // With its count: the region of messages may have the name of a kind.
            const counted = formatMessage(searchSentences.kindCount, {
              kind: formatMessage(kindMessages[kind]),
              count: some.length,
            });
            return (
              <Card as="section" key={kind} $padding="dense" aria-label={counted}>
                <Title>{counted}</Title>
                <ul role="list">
                  {some.slice(0, SHOWN).map((result) => (
                    <li key={result.id}>
                      <ResultLink result={result} />
                    </li>
                  ))}
                </ul>
                {some.length > SHOWN && (
                  <More>
                    <Link as={RouteLink} to={addressOn('classic', kind)}>
                      {formatMessage(searchSentences.more, { count: some.length })}
                    </Link>
                  </More>
                )}
              </Card>
            );
          })}
        </Grid>
      )}
    </SearchFrame>
  );
};

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 36rem), 1fr));
  gap: ${({ theme }) => theme.space(4)};
  align-items: start;
`;

const Title = styled.h2`
  padding: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.cardTitle}
`;

const More = styled.p`
  padding: ${({ theme }) => theme.space(3)};
`;
