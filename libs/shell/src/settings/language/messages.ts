import { defineMessages } from 'react-intl';

/** What the language menu says. The languages name themselves. */
export const languageMessages = defineMessages({
  label: { id: 'shell.toolbar.language', defaultMessage: 'Language' },
  notChanged: {
    id: 'shell.language.notChanged',
    defaultMessage: 'The language could not be changed. Please try again.',
  },
});
