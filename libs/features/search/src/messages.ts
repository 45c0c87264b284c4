import { defineMessages } from 'react-intl';

/** What the pages of search say. */
export const searchMessages = defineMessages({
  label: { id: 'results.page.label', defaultMessage: 'Search everything' },
  intro: {
    id: 'results.page.intro',
    defaultMessage: 'Mails, notes, todos, contacts, products, orders and all else that you may see',
  },
  start: { id: 'results.page.start', defaultMessage: 'Type what you are looking for.' },
  loading: { id: 'results.page.loading', defaultMessage: 'Looking …' },
  failed: { id: 'results.page.failed', defaultMessage: 'The search did not work.' },
  nothing: { id: 'results.page.nothing', defaultMessage: 'Nothing fits. Fewer or shorter words find more.' },
  kinds: { id: 'results.page.kinds', defaultMessage: 'Kinds' },
  all: { id: 'results.page.all', defaultMessage: 'All' },
  results: { id: 'results.page.results', defaultMessage: 'Results' },
  next: { id: 'results.key.next', defaultMessage: 'Next result' },
  previous: { id: 'results.key.previous', defaultMessage: 'Previous result' },
  byKind: { id: 'results.page.byKind', defaultMessage: 'By kind' },
  asList: { id: 'results.page.asList', defaultMessage: 'As one list' },
});

/** Sentences with something to fill in. */
export const searchSentences = defineMessages<{
  count: { count: number };
  best: { count: number };
  kindCount: { kind: string; count: number };
  more: { count: number };
}>({
  count: { id: 'results.page.count', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  best: { id: 'results.page.best', defaultMessage: 'The best {count, number} results' },
  kindCount: { id: 'results.page.kindCount', defaultMessage: '{kind} {count, number}' },
  more: { id: 'results.page.more', defaultMessage: 'Show all {count, number}' },
});

/** The kinds of what is found. */
export const kindMessages = defineMessages({
  mail: { id: 'results.kind.mail', defaultMessage: 'Mails' },
  note: { id: 'results.kind.note', defaultMessage: 'Notes' },
  todo: { id: 'results.kind.todo', defaultMessage: 'Todos' },
  contact: { id: 'results.kind.contact', defaultMessage: 'Contacts' },
  product: { id: 'results.kind.product', defaultMessage: 'Products' },
  order: { id: 'results.kind.order', defaultMessage: 'Orders' },
  course: { id: 'results.kind.course', defaultMessage: 'Courses' },
  board: { id: 'results.kind.board', defaultMessage: 'Boards' },
  file: { id: 'results.kind.file', defaultMessage: 'Files' },
  faq: { id: 'results.kind.faq', defaultMessage: 'Questions' },
  article: { id: 'results.kind.article', defaultMessage: 'Articles' },
  account: { id: 'results.kind.account', defaultMessage: 'Accounts' },
  transaction: { id: 'results.kind.transaction', defaultMessage: 'Transactions' },
  page: { id: 'results.kind.page', defaultMessage: 'Pages' },
});
