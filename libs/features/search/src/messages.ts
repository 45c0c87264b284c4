import { defineMessages } from 'react-intl';

/** What the pages of search say. */
export const searchMessages = defineMessages({
  label: { id: 'search.page.label', defaultMessage: 'Search everything' },
  intro: {
    id: 'search.page.intro',
    defaultMessage: 'Mails, notes, todos, contacts, products, orders and all else that you may see',
  },
  start: { id: 'search.page.start', defaultMessage: 'Type what you are looking for.' },
  loading: { id: 'search.page.loading', defaultMessage: 'Looking …' },
  failed: { id: 'search.page.failed', defaultMessage: 'The search did not work.' },
  nothing: { id: 'search.page.nothing', defaultMessage: 'Nothing fits. Fewer or shorter words find more.' },
  kinds: { id: 'search.page.kinds', defaultMessage: 'Kinds' },
  all: { id: 'search.page.all', defaultMessage: 'All' },
  results: { id: 'search.page.results', defaultMessage: 'Results' },
  next: { id: 'search.key.next', defaultMessage: 'Next result' },
  previous: { id: 'search.key.previous', defaultMessage: 'Previous result' },
  toField: { id: 'search.key.search', defaultMessage: 'Search' },
  byKind: { id: 'search.page.byKind', defaultMessage: 'By kind' },
  asList: { id: 'search.page.asList', defaultMessage: 'As one list' },
});

/** Sentences with something to fill in. */
export const searchSentences = defineMessages<{
  count: { count: number };
  best: { count: number };
  kindCount: { kind: string; count: number };
  more: { count: number };
}>({
  count: { id: 'search.page.count', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  best: { id: 'search.page.best', defaultMessage: 'The best {count, number} results' },
  kindCount: { id: 'search.page.kindCount', defaultMessage: '{kind} {count, number}' },
  more: { id: 'search.page.more', defaultMessage: 'Show all {count, number}' },
});

/** The kinds of what is found. */
export const kindMessages = defineMessages({
  mail: { id: 'search.kind.mail', defaultMessage: 'Mails' },
  note: { id: 'search.kind.note', defaultMessage: 'Notes' },
  todo: { id: 'search.kind.todo', defaultMessage: 'Todos' },
  contact: { id: 'search.kind.contact', defaultMessage: 'Contacts' },
  product: { id: 'search.kind.product', defaultMessage: 'Products' },
  order: { id: 'search.kind.order', defaultMessage: 'Orders' },
  course: { id: 'search.kind.course', defaultMessage: 'Courses' },
  board: { id: 'search.kind.board', defaultMessage: 'Boards' },
  file: { id: 'search.kind.file', defaultMessage: 'Files' },
  faq: { id: 'search.kind.faq', defaultMessage: 'Questions' },
  article: { id: 'search.kind.article', defaultMessage: 'Articles' },
  page: { id: 'search.kind.page', defaultMessage: 'Pages' },
});
