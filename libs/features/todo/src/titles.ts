import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const todoTitles = defineMessages({
  todo: { id: 'menu.todo.title', defaultMessage: 'Todo' },
  create: { id: 'menu.todo.create', defaultMessage: 'New todo' },
});

/** What the count beside the title means. */
export const todoCounts = defineMessages<{ due: { count: number } }>({
  due: { id: 'menu.todo.due', defaultMessage: '{count, plural, one {# todo due} other {# todos due}}' },
});
