import type { AnswerOf } from '@ezone/api-client';
import { Marked } from '@ezone/shell/page/marked';
import { RouteLink } from '@ezone/shell/routing';
import { Card } from '@ezone/ui/card';
import { Link } from '@ezone/ui/link';
import styled from 'styled-components';
import { addressOf } from '../addresses';
import { Trail } from './Trail';

type ArticleListProps = {
  articles: readonly AnswerOf<'listKnowledgeBaseArticles'>[number][];
  categories: AnswerOf<'listKnowledgeBaseCategories'>;
  /** The one whose articles these are; without it each says which is its own. */
  category?: AnswerOf<'listKnowledgeBaseCategories'>[number];
  /** What was searched for. */
  words: readonly string[];
};

/** Articles by their titles: of a category, or those that were found. */
export const ArticleList = ({ articles, categories, category, words }: ArticleListProps) => (
  <Stack>
    {category && <Trail category={category} />}
    <Rows as="ul" role="list" $padding="dense">
      {articles.map(({ id, title, categoryId }) => (
        <li key={id}>
          <Link as={RouteLink} to={addressOf.article(id)} dir="auto">
            <Marked words={words}>{title}</Marked>
          </Link>
          {!category && <Muted dir="auto">{categories.find((one) => one.id === categoryId)?.title}</Muted>}
        </li>
      ))}
    </Rows>
  </Stack>
);

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  max-inline-size: 88rem;
`;

const Rows = styled(Card)`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(4)};
    min-block-size: ${({ theme }) => theme.control.large};
    padding: ${({ theme }) => theme.space(2)};
  }

  & > li + li {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
`;
