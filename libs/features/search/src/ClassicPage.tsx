import { RouteLink } from '@ezone/shell/routing';
import { LinkButton } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { Chip } from '@ezone/ui/chip';
import { LayoutGrid } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ResultLink } from './components/ResultLink';
import { SearchFrame } from './components/SearchFrame';
import { byKind } from './kinds';
import { kindMessages, searchMessages, searchSentences } from './messages';
import { searchTitles } from './titles';
import { useFound } from './useFound';

/** What was found in all apps as one list: that of the app one comes from first, then the best. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const found = useFound();
  const { kind, choose, addressOn } = found;
  const named = (name: string, count: number) => formatMessage(searchSentences.kindCount, { kind: name, count });
  return (
    <SearchFrame
      title={formatMessage(searchTitles.classic)}
      found={found}
      actions={
        <LinkButton as={RouteLink} to={addressOn('modern')} $variant="secondary" $size="default">
          <LayoutGrid aria-hidden />
          {formatMessage(searchMessages.byKind)}
        </LinkButton>
      }
    >
      {(results) => {
        const groups = byKind(results);
        const chosen = groups.some(([one]) => one === kind) ? kind : null;
        return (
          <>
            <Kinds role="group" aria-label={formatMessage(searchMessages.kinds)}>
              <Chip
                pressed={chosen === null}
                tone={chosen === null ? 'primary' : 'neutral'}
                onPress={() => {
                  choose(null);
                }}
              >
                {named(formatMessage(searchMessages.all), results.length)}
              </Chip>
              {groups.map(([one, some]) => (
                <Chip
                  key={one}
                  pressed={one === chosen}
                  tone={one === chosen ? 'primary' : 'neutral'}
                  onPress={() => {
                    choose(one === chosen ? null : one);
                  }}
                >
                  {named(formatMessage(kindMessages[one]), some.length)}
                </Chip>
              ))}
            </Kinds>
            <List as="ul" role="list" $padding="dense" aria-label={formatMessage(searchMessages.results)}>
              {results
                .filter(({ type }) => chosen === null || type === chosen)
                .map((result) => (
                  <li key={`${result.type} ${result.id}`}>
                    <ResultLink result={result} hasKind={chosen === null} />
                  </li>
                ))}
            </List>
          </>
        );
      }}
    </SearchFrame>
  );
};

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const List = styled(Card)`
  max-inline-size: 96rem;
`;
