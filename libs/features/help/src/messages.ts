import { defineMessages } from 'react-intl';

/** What the pages of help say. */
export const helpMessages = defineMessages({
  faqIntro: { id: 'help.faq.intro', defaultMessage: 'What is asked most often, with answers' },
  faqSearch: { id: 'help.faq.search', defaultMessage: 'Search questions and answers' },
  faqLoading: { id: 'help.faq.loading', defaultMessage: 'The questions are loading' },
  faqFailed: { id: 'help.faq.failed', defaultMessage: 'The questions could not be loaded.' },
  faqEmpty: { id: 'help.faq.empty', defaultMessage: 'Nothing has been asked yet.' },
  linkToQuestion: { id: 'help.faq.link', defaultMessage: 'Link to this question' },
  openAll: { id: 'help.faq.openAll', defaultMessage: 'Open all' },
  closeAll: { id: 'help.faq.closeAll', defaultMessage: 'Close all' },
  articlesIntro: { id: 'help.articles.intro', defaultMessage: 'How to do things in Ezone, step by step' },
  articlesSearch: { id: 'help.articles.search', defaultMessage: 'Search the articles' },
  articlesLoading: { id: 'help.articles.loading', defaultMessage: 'The articles are loading' },
  articlesFailed: { id: 'help.articles.failed', defaultMessage: 'The articles could not be loaded.' },
  articlesEmpty: { id: 'help.articles.empty', defaultMessage: 'There are no articles yet.' },
  noSuchArticle: { id: 'help.articles.gone', defaultMessage: 'This article is not there any more.' },
  allCategories: { id: 'help.articles.allCategories', defaultMessage: 'All categories' },
  path: { id: 'help.articles.path', defaultMessage: 'Where you are' },
  others: { id: 'help.articles.others', defaultMessage: 'More in this category' },
  print: { id: 'help.articles.print', defaultMessage: 'Print' },
});

/** Sentences with a number. */
export const helpSentences = defineMessages<Record<'articles' | 'questions' | 'seeAll', { count: number }>>({
  articles: { id: 'help.articles.count', defaultMessage: '{count, plural, one {# article} other {# articles}}' },
  questions: { id: 'help.faq.count', defaultMessage: '{count, plural, one {# question} other {# questions}}' },
  seeAll: {
    id: 'help.articles.seeAll',
    defaultMessage: '{count, plural, one {See the one article} other {See all # articles}}',
  },
});
