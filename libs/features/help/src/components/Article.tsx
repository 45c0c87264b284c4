import type { AnswerOf } from '@ezone/api-client';
import { RouteLink } from '@ezone/shell/routing';
import { Button } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { Link } from '@ezone/ui/link';
import { Printer } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { addressOf } from '../addresses';
import { helpMessages } from '../messages';
import { Trail } from './Trail';

type ArticleRecord = AnswerOf<'listKnowledgeBaseArticles'>[number];

type ArticleProps = {
  article: ArticleRecord;
  category: AnswerOf<'listKnowledgeBaseCategories'>[number];
  /** The other articles of its category. */
  others: readonly ArticleRecord[];
};

/** An article to be read, and what else there is of its kind. */
export const Article = ({ article: { title, content }, category, others }: ArticleProps) => {
  const { formatMessage } = useIntl();
  return (
    <Columns>
      <div>
        <Trail category={category} isLink />
        <article aria-label={title}>
          <Title dir="auto">{title}</Title>
          {/* The articles are the server's own, and nothing in them runs. */}
          <Content dir="auto" dangerouslySetInnerHTML={{ __html: content }} />
        </article>
        <Button
          icon={<Printer />}
          onPress={() => {
            window.print();
          }}
        >
          {formatMessage(helpMessages.print)}
        </Button>
      </div>
      {others.length > 0 && (
        <Card as="section" aria-label={formatMessage(helpMessages.others)}>
          <Name>{formatMessage(helpMessages.others)}</Name>
          <List role="list">
            {others.map((other) => (
              <li key={other.id}>
                <Link as={RouteLink} to={addressOf.article(other.id)} dir="auto">
                  {other.title}
                </Link>
              </li>
            ))}
          </List>
        </Card>
      )}
    </Columns>
  );
};

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};
  align-items: start;

  ${({ theme }) => theme.up.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(28rem, 1fr);
  }

  & > div {
    display: grid;
    justify-items: start;
    gap: ${({ theme }) => theme.space(4)};
    min-inline-size: 0;
  }

  @media print {
    & > section,
    nav,
    button {
      display: none;
    }
  }
`;

const Title = styled.h2`
  margin-block-end: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.type.pageTitle}
`;

const Content = styled.div`
  max-inline-size: ${({ theme }) => theme.width.prose};
  ${({ theme }) => theme.type.body}
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: ${({ theme }) => theme.space(4)};
  }

  ol,
  ul {
    display: grid;
    gap: ${({ theme }) => theme.space(2)};
    padding-inline-start: ${({ theme }) => theme.space(6)};
  }

  ol {
    list-style: decimal;
  }

  ul {
    list-style: disc;
  }
`;

const Name = styled.h3`
  margin-block-end: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.cardTitle}
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};

  a {
    color: inherit;
    font-weight: 400;
  }
`;
