import { defineMessages } from 'react-intl';

/** The titles of the pages, in the menu and in the browser's tab. */
export const helpTitles = defineMessages({
  faq: { id: 'menu.pages.faq', defaultMessage: 'FAQ' },
  knowledgeBase: { id: 'menu.pages.knowledgeBase', defaultMessage: 'Knowledge base' },
});
