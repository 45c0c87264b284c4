import type { AnswerOf } from '@ezone/api-client';
import { RouteLink } from '@ezone/shell/routing';
import { Card } from '@ezone/ui/card';
import { Link } from '@ezone/ui/link';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { addressOf } from '../addresses';
import { helpSentences } from '../messages';

/** The categories, each with its first articles. */
export const Categories = ({ categories }: { categories: AnswerOf<'listKnowledgeBaseCategories'> }) => {
  const { formatMessage } = useIntl();
  return (
    <Grid>
      {categories.map(({ id, title, articlesCount, featuredArticles }) => (
        <Card as="section" key={id} aria-label={title}>
          <Title dir="auto">{title}</Title>
          <List role="list">
            {featuredArticles.map((article) => (
              <li key={article.id}>
                <Link as={RouteLink} to={addressOf.article(article.id)} dir="auto">
                  {article.title}
                </Link>
              </li>
            ))}
          </List>
          <Link
            as={RouteLink}
            to={addressOf.category(id)}
            aria-label={`${title}: ${formatMessage(helpSentences.seeAll, { count: articlesCount })}`}
          >
            {formatMessage(helpSentences.seeAll, { count: articlesCount })}
          </Link>
        </Card>
      ))}
    </Grid>
  );
};

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 32rem), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

const Title = styled.h2`
  margin-block-end: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.cardTitle}
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  margin-block-end: ${({ theme }) => theme.space(4)};

  a {
    color: inherit;
    font-weight: 400;
  }
`;
