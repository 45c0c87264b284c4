import { defineMessages } from 'react-intl';

/** What the keys of the shell do. */
export const keyMessages = defineMessages({
  sheet: { id: 'shell.keys.sheet', defaultMessage: 'Keyboard shortcuts' },
  notLoaded: { id: 'shell.keys.notLoaded', defaultMessage: 'The keyboard shortcuts could not be loaded.' },
  fold: { id: 'shell.keys.fold', defaultMessage: 'Fold or unfold the menu' },
  quickPanel: { id: 'shell.keys.quickPanel', defaultMessage: 'Quick panel' },
  settings: { id: 'shell.keys.settings', defaultMessage: 'Settings' },
});
