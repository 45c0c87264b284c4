import { defineMessages } from 'react-intl';

/**
 * What is said in many places: said once, so that it reads alike everywhere and is translated once. `check-messages` refuses
 * another message with one of these texts. They come with the shell's sentences; what is said before those has its own.
 */
export const commonMessages = defineMessages({
  add: { id: 'shell.words.add', defaultMessage: 'Add' },
  back: { id: 'shell.words.back', defaultMessage: 'Back' },
  cancel: { id: 'shell.words.cancel', defaultMessage: 'Cancel' },
  checkConnection: { id: 'shell.words.checkConnection', defaultMessage: 'Check your connection and try again.' },
  clear: { id: 'shell.words.clear', defaultMessage: 'Clear' },
  clearFilters: { id: 'shell.words.clearFilters', defaultMessage: 'Clear filters' },
  clearSearch: { id: 'shell.words.clearSearch', defaultMessage: 'Clear search' },
  close: { id: 'shell.words.close', defaultMessage: 'Close' },
  /** For good: it is not in the trash afterwards. */
  delete: { id: 'shell.words.delete', defaultMessage: 'Delete' },
  done: { id: 'shell.words.done', defaultMessage: 'Done' },
  /** Where a part of the app could not be fetched: an older page asks for files that are no longer there. */
  fetchAdvice: {
    id: 'shell.words.fetchAdvice',
    defaultMessage:
      'Check your connection and try again. If a newer version of Ezone has been installed, reload the page.',
  },
  loading: { id: 'shell.words.loading', defaultMessage: 'Loading …' },
  noResults: { id: 'shell.words.noResults', defaultMessage: 'No results..' },
  notLoaded: { id: 'shell.words.notLoaded', defaultMessage: 'This could not be loaded.' },
  /** From where it stands, as a person from a list; it may come back. */
  remove: { id: 'shell.words.remove', defaultMessage: 'Remove' },
  retry: { id: 'shell.words.retry', defaultMessage: 'Try again' },
  save: { id: 'shell.words.save', defaultMessage: 'Save' },
  /** The action; a field's name says what is searched. */
  search: { id: 'shell.words.search', defaultMessage: 'Search' },
  undo: { id: 'shell.words.undo', defaultMessage: 'Undo' },
});
