import { defineMessages } from 'react-intl';

/** What the list of keys says besides. It is fetched with the list. */
export const keySheetMessages = defineMessages({
  everywhere: { id: 'settings.keys.everywhere', defaultMessage: 'Everywhere' },
  goTo: { id: 'settings.keys.goTo', defaultMessage: 'Go to' },
  page: { id: 'settings.keys.page', defaultMessage: 'On this page' },
  writing: { id: 'settings.keys.writing', defaultMessage: 'Where you write' },
  sorting: { id: 'settings.keys.sorting', defaultMessage: 'In lists that can be put in order' },
  singles: { id: 'settings.keys.singles', defaultMessage: 'Keys without Ctrl or ⌘' },
  singlesHelp: {
    id: 'settings.keys.singlesHelp',
    defaultMessage:
      'Switch them off where you dictate, or press keys by accident. They are never heard where you write.',
  },
  closeTop: { id: 'settings.keys.closeTop', defaultMessage: 'Close what lies on top' },
  done: { id: 'settings.keys.done', defaultMessage: 'Send or save what you write' },
  move: { id: 'settings.keys.move', defaultMessage: 'Put an item elsewhere in its list' },
  then: { id: 'settings.keys.then', defaultMessage: 'then' },
});
