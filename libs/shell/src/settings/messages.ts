import { defineMessages } from 'react-intl';

/** What is said of changed settings. They are changed within the shell only, so its sentences are there by then. */
export const settingsMessages = defineMessages({
  saved: { id: 'shell.settings.saved', defaultMessage: 'User data saved with api' },
  notSaved: {
    id: 'shell.settings.notSaved',
    defaultMessage: 'Your settings were not saved. They stay as you see them until the page is loaded again.',
  },
  shortcutsNotSaved: {
    id: 'shell.settings.shortcutsNotSaved',
    defaultMessage: 'Your shortcuts were not saved. They stay as you see them until the page is loaded again.',
  },
  refused: {
    id: 'shell.settings.refused',
    defaultMessage: 'The server refused this change. It was undone; the rest stays as it is.',
  },
});
