import type { AnswerOf } from '@ezone/api-client';
import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { searchRecords } from '@ezone/shell/page/list-detail';
import { SearchHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { EmptyState } from '@ezone/ui/empty-state';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Article } from './components/Article';
import { ArticleList } from './components/ArticleList';
import { Categories } from './components/Categories';
import { helpMessages, helpSentences } from './messages';
import { helpTitles } from './titles';
import { useHelpSearch } from './useHelpSearch';

type ArticleRecord = AnswerOf<'listKnowledgeBaseArticles'>[number];

const textOf = ({ title, content }: ArticleRecord) => `${title} ${content.replace(/<[^>]*>/g, ' ')}`;

/** Categories of articles, one category, one article, or what was found: each at an address of its own. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { query, words, search, parameters } = useHelpSearch();
  const searchRef = useRef<SearchFieldHandle>(null);
  const api = useApi();
  const meta = { suppressToast: true };
  const articles = useQuery({
    queryKey: ['knowledge-base', 'articles'],
    queryFn: ({ signal }) => api.listKnowledgeBaseArticles({ signal }),
    meta,
  });
  const categories = useQuery({
    queryKey: ['knowledge-base', 'categories'],
    queryFn: ({ signal }) => api.listKnowledgeBaseCategories({ signal }),
    meta,
  });
  const articleId = parameters.get('article');
  const article = articles.data?.find(({ id }) => id === articleId);
  const category = categories.data?.find(({ id }) => id === (article?.categoryId ?? parameters.get('category')));
  const title = article?.title ?? category?.title ?? formatMessage(helpTitles.knowledgeBase);
  useDocumentTitle(title);
  const both = articles.data && categories.data && { articles: articles.data, categories: categories.data };
  const found = query === '' ? undefined : articles.data && searchRecords(articles.data, query, textOf);
  const failed = articles.error ? articles : categories;
  const placeRef = useRef<HTMLDivElement>(null);
  const shown = `${articleId ?? ''} ${parameters.get('category') ?? ''}`;
  const lastRef = useRef(shown);
  useEffect(() => {
    // The link that led on is gone, and the focus with it.
    if (lastRef.current !== shown && document.activeElement === document.body) placeRef.current?.focus();
    lastRef.current = shown;
  }, [shown]);
  const clear = () => {
    search('');
    searchRef.current?.focus();
  };
  const contentOf = (known: NonNullable<typeof both>) => {
    if (found) return <ArticleList articles={found} categories={known.categories} words={words} />;
    if (article && category)
      return (
        <Article
          article={article}
          category={category}
          others={known.articles.filter(({ id, categoryId }) => categoryId === category.id && id !== article.id)}
        />
      );
    if (articleId !== null)
      return <EmptyState icon={<FileQuestion />}>{formatMessage(helpMessages.noSuchArticle)}</EmptyState>;
    if (category)
      return (
        <ArticleList
          articles={known.articles.filter(({ categoryId }) => categoryId === category.id)}
          categories={known.categories}
          category={category}
          words={words}
        />
      );
    return <Categories categories={known.categories} />;
  };

  return (
    <PageSimple
      header={
        <SearchHeader
          title={formatMessage(helpTitles.knowledgeBase)}
          description={
            articles.data
              ? formatMessage(helpSentences.articles, { count: (found ?? articles.data).length })
              : formatMessage(helpMessages.articlesIntro)
          }
          searchLabel={formatMessage(helpMessages.articlesSearch)}
          {...{ searchRef, query }}
          onSearch={search}
        />
      }
    >
      <QueryView
        query={{ ...failed, data: both }}
        loading={formatMessage(helpMessages.articlesLoading)}
        failed={formatMessage(helpMessages.articlesFailed)}
        skeleton={<Skeleton shape="card" height="32rem" />}
        empty={<EmptyState icon={<FileQuestion />}>{formatMessage(helpMessages.articlesEmpty)}</EmptyState>}
        isEmpty={(known) => (found ?? known.articles).length === 0}
        {...(query !== '' && { filter: { onClear: clear } })}
      >
        {(known) => (
          <Place ref={placeRef} role="group" aria-label={title} tabIndex={-1}>
            {contentOf(known)}
          </Place>
        )}
      </QueryView>
    </PageSimple>
  );
};

const Place = styled.div`
  outline: none;
`;
