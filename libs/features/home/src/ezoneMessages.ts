import { defineMessages } from 'react-intl';

/** What the page of the product's own figures says. */
export const ezoneMessages = defineMessages({
  description: { id: 'home.ezone.description', defaultMessage: 'What Ezone holds for you.' },
  own: { id: 'home.ezone.own', defaultMessage: 'Yours' },
  shared: { id: 'home.ezone.shared', defaultMessage: 'Shared by all' },
  loading: { id: 'home.ezone.loading', defaultMessage: 'The figures are being loaded' },
  failed: { id: 'home.ezone.failed', defaultMessage: 'The figures could not be loaded.' },
});

/** What is counted. */
export const figureMessages = defineMessages({
  mails: { id: 'home.figures.mails', defaultMessage: 'Mails' },
  notes: { id: 'home.figures.notes', defaultMessage: 'Notes' },
  todos: { id: 'home.figures.todos', defaultMessage: 'Todos' },
  contacts: { id: 'home.figures.contacts', defaultMessage: 'Contacts' },
  events: { id: 'home.figures.events', defaultMessage: 'Events' },
  accounts: { id: 'home.figures.accounts', defaultMessage: 'Accounts' },
  transactions: { id: 'home.figures.transactions', defaultMessage: 'Transactions' },
  boards: { id: 'home.figures.boards', defaultMessage: 'Boards' },
  products: { id: 'home.figures.products', defaultMessage: 'Products' },
  orders: { id: 'home.figures.orders', defaultMessage: 'Orders' },
  courses: { id: 'home.figures.courses', defaultMessage: 'Courses' },
  files: { id: 'home.figures.files', defaultMessage: 'Files' },
});
